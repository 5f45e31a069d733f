import Dispatch
package import Foundation

/// How a process ended and what it wrote.
package struct ProcessResult {
  /// The exit status, or 128 and the signal's number.
  package let status: Int32
  /// All of standard output; malformed UTF-8 is replaced.
  package let output: String
  /// All of standard error.
  package let errors: String

  /// The lines of standard error.
  package var errorLines: [String] {
    errors.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }
}

/// A process that a test waited for in vain.
package struct ProcessTimeout: Error {
  package let command: [String]
}

/// Runs programs with files as their streams, so that no pipe can fill and nothing can hang.
package enum ProcessRunner {
  /// Runs a program to its end; it is killed, and the test fails, after `timeout` seconds.
  ///
  /// The environment holds PATH and what is given; standard input is empty unless given.
  package static func run(
    _ program: String, _ arguments: [String], in folder: URL, input: String = "",
    environment: [String: String] = [:], timeout: Double = 300
  ) throws -> ProcessResult {
    let streams = try TemporaryFolder(["in": input, "out": "", "err": ""])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    process.environment = environment.merging(["PATH": path]) { given, _ in given }
    let source = try FileHandle(forReadingFrom: streams.url.appending("in"))
    let output = try FileHandle(forWritingTo: streams.url.appending("out"))
    let errors = try FileHandle(forWritingTo: streams.url.appending("err"))
    // A process keeps its handles, and something keeps the process.
    defer { for handle in [source, output, errors] { try? handle.close() } }
    process.standardInput = source
    process.standardOutput = output
    process.standardError = errors
    try wait(for: process, timeout)
    let bySignal = process.terminationReason == .uncaughtSignal
    return ProcessResult(
      status: process.terminationStatus + (bySignal ? 128 : 0),
      output: streams.text("out") ?? "", errors: streams.text("err") ?? "")
  }

  /// Runs a program that is killed after some seconds, its streams thrown away; answers whether
  /// it was still at work then.
  package static func runKilled(
    _ program: String, _ arguments: [String], in folder: URL, after seconds: Double
  ) throws -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    try process.run()
    if end.wait(timeout: .now() + seconds) == .success { return false }
    kill(process.processIdentifier, SIGKILL)
    end.wait()
    return process.terminationReason == .uncaughtSignal
  }

  private static func wait(for process: Process, _ timeout: Double) throws {
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    try process.run()
    guard end.wait(timeout: .now() + timeout) == .timedOut else { return }
    kill(process.processIdentifier, SIGKILL)
    throw ProcessTimeout(command: [process.executableURL?.path ?? ""] + (process.arguments ?? []))
  }

  /// A program that was built together with the tests that run.
  ///
  /// It stands in the folder of the test bundle, or above it, whatever runs the bundle.
  package static func builtProgram(_ name: String) throws -> String {
    let starts = CommandLine.arguments + [Bundle.main.executablePath ?? "", Bundle.main.bundlePath]
    for start in starts where start.contains("/") {
      var folder = URL(fileURLWithPath: start).standardizedFileURL
      for _ in 0..<5 {
        folder.deleteLastPathComponent()
        let candidate = folder.appendingPathComponent(name).path
        if isProgram(candidate) { return candidate }
      }
    }
    throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: name])
  }

  private static func isProgram(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: path)
  }
}

extension URL {
  fileprivate func appending(_ name: String) -> URL { appendingPathComponent(name) }
}
