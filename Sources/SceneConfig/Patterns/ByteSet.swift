/// The bytes that a bracket expression matches.
struct ByteSet: Sendable, Hashable {
  private var words: [UInt64] = [0, 0, 0, 0]

  /// Reads an expression whose `[` is read, with its `]`; nil when it is not closed or names a
  /// class that does not exist.
  init?(_ rest: inout ArraySlice<UInt8>) {
    let isNegated = rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "^")
    if isNegated { rest.removeFirst() }
    var previous: UInt8?
    var isFirst = true
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "]"), !isFirst {
        if isNegated { for index in words.indices { words[index] = ~words[index] } }
        return
      }
      isFirst = false
      if byte == UInt8(ascii: "-"), let start = previous, let next = rest.first,
        next != UInt8(ascii: "]")
      {
        rest.removeFirst()
        guard let end = Self.unescaped(next, &rest) else { return nil }
        if start <= end { for value in start...end { insert(value) } }
        previous = nil
      } else if byte == UInt8(ascii: "["), rest.first == UInt8(ascii: ":") {
        guard let isClass = insertClass(&rest) else { return nil }
        previous = isClass ? nil : byte
      } else {
        guard let value = Self.unescaped(byte, &rest) else { return nil }
        insert(value)
        previous = value
      }
    }
    return nil
  }

  func contains(_ byte: UInt8) -> Bool { words[Int(byte >> 6)] >> UInt64(byte & 63) & 1 == 1 }

  private mutating func insert(_ byte: UInt8) { words[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }

  private static func unescaped(_ byte: UInt8, _ rest: inout ArraySlice<UInt8>) -> UInt8? {
    byte == UInt8(ascii: "\\") ? rest.popFirst() : byte
  }

  /// A class such as `[:alpha:]` whose `[` is read; a `[` that begins none is a byte.
  ///
  /// Answers whether it was a class; nil for one that does not end or exist.
  private mutating func insertClass(_ rest: inout ArraySlice<UInt8>) -> Bool? {
    guard let end = rest.dropFirst().firstIndex(of: UInt8(ascii: "]")) else { return nil }
    guard end > rest.startIndex + 1, rest[end - 1] == UInt8(ascii: ":") else {
      insert(UInt8(ascii: "["))
      return false
    }
    let name = String(decoding: rest[(rest.startIndex + 1)..<(end - 1)], as: UTF8.self)
    guard let isMember = Self.classes[name] else { return nil }
    for byte in UInt8(0)...127 where isMember(byte) { insert(byte) }
    rest = rest[(end + 1)...]
    return true
  }

  /// The POSIX classes of ASCII.
  private static let classes: [String: @Sendable (UInt8) -> Bool] = [
    "alnum": { isLetter($0) || isDigit($0) },
    "alpha": { isLetter($0) },
    "blank": { $0 == 0x20 || $0 == 0x09 },
    "cntrl": { $0 < 0x20 || $0 == 0x7F },
    "digit": { isDigit($0) },
    "graph": { $0 > 0x20 && $0 < 0x7F },
    "lower": { $0 >= 0x61 && $0 <= 0x7A },
    "print": { $0 >= 0x20 && $0 < 0x7F },
    "punct": { $0 > 0x20 && $0 < 0x7F && !isLetter($0) && !isDigit($0) },
    "space": { $0 == 0x20 || $0 >= 0x09 && $0 <= 0x0D },
    "upper": { $0 >= 0x41 && $0 <= 0x5A },
    "xdigit": { isDigit($0) || $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x66 },
  ]

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}
