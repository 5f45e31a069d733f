import Foundation
import TestSupport

/// The real program, run in a folder of its own.
struct Scenec {
  let folder: TemporaryFolder

  /// Makes the folder with its files: path, text.
  init(_ files: KeyValuePairs<String, String> = [:]) throws {
    folder = try TemporaryFolder(files)
  }

  /// Runs `scenec` with the folder as the current one.
  func callAsFunction(
    _ arguments: String..., input: String = "", environment: [String: String] = [:]
  ) throws -> ProcessResult {
    try run(arguments, input: input, environment: environment)
  }

  /// Runs `scenec` with the folder as the current one.
  func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) throws -> ProcessResult {
    try ProcessRunner.run(
      Self.program(), arguments, in: folder.url, input: input, environment: environment)
  }

  /// Runs a shell script in which `$scenec` is the program.
  func shell(_ script: String) throws -> ProcessResult {
    try ProcessRunner.run(
      "/bin/sh", ["-c", script], in: folder.url, environment: ["scenec": Self.program()])
  }

  /// Runs `scenec` and kills it after some seconds; answers whether it was still at work.
  func runKilled(_ arguments: [String], after seconds: Double) throws -> Bool {
    try ProcessRunner.runKilled(Self.program(), arguments, in: folder.url, after: seconds)
  }

  private static func program() throws -> String {
    try ProcessRunner.builtProgram("scenec")
  }
}

/// Scenes that several tests use.
enum Sample {
  /// No mistakes; one circle of three.
  static let good = """
    version: 1
    containers:
      - {id: ring, layout: circle, count: 3, template: {size: 20}}

    """

  /// Another good scene, with other placements.
  static let flow = """
    version: 1
    containers:
      - {id: tags, layout: flow, count: 4, template: {size: [30, 10]}}

    """

  /// Three mistakes, each at its own place.
  static let threeMistakes = """
    version: 1
    containers:
      - id: orbit
        layout: radial
        radius: -1
        startAngel: 3
        children:
          - {id: music, size: nope}

    """

  /// One warning: an anchor that nothing uses.
  static let warning = """
    version: 1
    x-unused: &style {size: 20}
    containers:
      - {id: ring, layout: circle, count: 3, template: {size: 20}}

    """
}
