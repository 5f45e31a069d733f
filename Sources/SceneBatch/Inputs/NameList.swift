#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The names of scenes in a file or on standard input, each as it stands there.
///
/// Blanks, quotes and leading dashes are part of a name; empty names are none.
package struct NameList: Sendable, Equatable {
  /// What stands behind each name.
  package enum Terminator: UInt8, Sendable {
    case lineFeed = 0x0A
    case nul = 0
  }

  /// The names, in their order.
  package private(set) var names: [String] = []
  /// The file that they stand in; nil for standard input.
  let path: String?
  /// Names that are no text; the others are there all the same.
  package private(set) var failures: [BatchError] = []

  /// A list of four million names is smaller.
  private static let limit = 256 << 20

  /// Reads a file, or `-` for standard input, to its end.
  package init(_ path: String, _ terminator: Terminator) throws(BatchError) {
    let name = path == "-" ? "<stdin>" : path
    self.path = path == "-" ? nil : path
    let bytes: [UInt8]
    do throws(SystemFailure) {
      bytes = try Self.read(path)
    } catch {
      throw .unreadable(name, reason: error.reason)
    }
    guard bytes.count <= Self.limit else {
      throw .usage(
        "\(quotedPath(name)) is no list of names: it has more than \(Self.limit >> 20) MiB")
    }
    if terminator == .lineFeed, bytes.contains(0) {
      throw .usage(
        "\(quotedPath(name)) holds a NUL, so its names do not end with their lines; "
          + "add '--null'")
    }
    for bytes in bytes.split(separator: terminator.rawValue) { add(bytes) }
  }

  private mutating func add(_ bytes: ArraySlice<UInt8>) {
    let name = String(decoding: bytes, as: UTF8.self)
    if name.utf8.elementsEqual(bytes) { return names.append(name) }
    failures.append(.unreadable(name, reason: "its name is not UTF-8; rename it"))
  }

  private static func read(_ path: String) throws(SystemFailure) -> [UInt8] {
    let isStandardInput = path == "-"
    let descriptor =
      isStandardInput ? STDIN_FILENO : try uninterrupted { open(path, O_RDONLY | O_CLOEXEC) }
    defer { if !isStandardInput { close(descriptor) } }
    return try readAll(descriptor, FileStatus(descriptor: descriptor), limit: limit + 1)
  }
}
