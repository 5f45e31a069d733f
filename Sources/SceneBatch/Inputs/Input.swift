package import SceneSource

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// One scene to compile: a file, or standard input.
package struct Input: Sendable, Equatable {
  /// The path as the user would write it, or what stands for standard input in messages.
  package let name: String
  /// The folders between the PATH that led here and the file: empty, or `sub/deeper/`.
  package let subfolder: String
  /// Whether the bytes come from standard input.
  package let isStandardInput: Bool
  /// The number of the configuration that applies; nil: the defaults.
  package private(set) var configuration: Int?

  /// A file of any name.
  package static func file(_ path: String, subfolder: String = "") -> Input {
    Input(name: path, subfolder: subfolder, isStandardInput: false)
  }

  /// Standard input, under the name that the user gave it.
  package static func standardInput(name: String?) -> Input {
    Input(name: name ?? "<stdin>", subfolder: "", isStandardInput: true)
  }
}

extension Input {
  /// The input under a configuration.
  func configured(by number: Int?) -> Input {
    var input = self
    input.configuration = number
    return input
  }

  /// A byte more than the compiler accepts, so that it sees that there is too much.
  private static let readLimit = (32 << 20) + 1

  /// Reads the whole scene, a pipe to its end; never more than 32 MiB and one byte.
  package func read() throws(BatchError) -> SourceFile {
    do throws(SystemFailure) {
      guard !isStandardInput else { return try read(STDIN_FILENO) }
      let descriptor = try uninterrupted { open(name, O_RDONLY | O_CLOEXEC) }
      defer { close(descriptor) }
      return try read(descriptor)
    } catch {
      throw .unreadable(name, reason: error.reason)
    }
  }

  /// Reads the whole of a report; one of more than 1 GiB is refused.
  package func readReport() throws(BatchError) -> [UInt8] {
    let limit = 1 << 30
    let bytes: [UInt8]
    do throws(SystemFailure) {
      let descriptor = try uninterrupted { open(name, O_RDONLY | O_CLOEXEC) }
      defer { close(descriptor) }
      let status = try FileStatus(descriptor: descriptor)
      bytes = try readAll(descriptor, status, limit: limit + 1)
    } catch {
      throw .unreadable(name, reason: error.reason)
    }
    guard bytes.count <= limit else {
      throw .unreadable(name, reason: "it has more than 1 GiB")
    }
    return bytes
  }

  private func read(_ descriptor: Int32) throws(SystemFailure) -> SourceFile {
    let status = try FileStatus(descriptor: descriptor)
    let bytes = try readAll(descriptor, status, limit: Self.readLimit)
    return SourceFile(name: name, bytes: bytes)
  }

  /// The file that the bytes come from, whatever path leads to it; nil when there is none.
  var identity: FileIdentity? {
    do throws(SystemFailure) {
      let status =
        isStandardInput
        ? try FileStatus(descriptor: STDIN_FILENO) : try FileStatus(path: name)
      return status.identity
    } catch {
      return nil
    }
  }

  /// The inputs without those that lead to the file of an earlier one.
  package static func distinct(_ inputs: [Input]) -> [Input] {
    var known: Set<FileIdentity> = []
    return inputs.filter { $0.identity.map { known.insert($0).inserted } ?? true }
  }
}
