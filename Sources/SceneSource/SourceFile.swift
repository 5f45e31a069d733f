/// The name and the bytes of one scene file, as they stand on disk.
public struct SourceFile: Sendable {
  /// The name as the user gave it, for messages.
  public let name: String
  /// All bytes of the file, a byte order mark included.
  public let bytes: [UInt8]

  /// Makes a source file from its name and its bytes, whatever they are.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// Makes a source file from text.
  public init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// The bytes of a range as text; malformed UTF-8 is replaced.
  public func text(_ range: SourceRange) -> String {
    String(decoding: bytes[range.offsets.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// The last component of the name.
  public var baseName: String {
    guard let slash = name.utf8.lastIndex(of: UInt8(ascii: "/")) else { return name }
    return String(name[name.utf8.index(after: slash)...])
  }
}
