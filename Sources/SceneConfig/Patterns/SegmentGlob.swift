/// A pattern for one component of a path, as git's wildmatch reads it, byte by byte.
///
/// `*` any bytes, `?` one byte, `[a-z]` `[!a-z]` `[[:alpha:]]` one byte of a set, `\` takes the
/// next byte as it is. Matching costs at most the product of the two lengths.
struct SegmentGlob: Sendable, Hashable {
  private enum Token: Sendable, Hashable {
    case byte(UInt8)
    case anyByte
    case anyBytes
    case oneOf(ByteSet)
  }

  private let tokens: [Token]
  /// Why nothing can match; nil when something can.
  let problem: String?

  init(_ text: ArraySlice<UInt8>) {
    var tokens: [Token] = []
    var problem: String?
    var rest = text
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "*"): if tokens.last != .anyBytes { tokens.append(.anyBytes) }
      case UInt8(ascii: "?"): tokens.append(.anyByte)
      case UInt8(ascii: "["):
        if let set = ByteSet(&rest) {
          tokens.append(.oneOf(set))
        } else {
          problem = "a ']' for each '['"
        }
      case UInt8(ascii: "\\"):
        if let next = rest.popFirst() {
          tokens.append(.byte(next))
        } else {
          problem = "something behind the '\\'"
        }
      default: tokens.append(.byte(byte))
      }
      if problem != nil { break }
    }
    self.tokens = tokens
    self.problem = problem
  }

  /// The bytes that alone match; nil when there is a wildcard.
  var literal: [UInt8]? { Self.bytes(tokens[...]) }

  /// What names end in that match, when the pattern is `*` and literal bytes.
  var literalSuffix: [UInt8]? {
    tokens.first == .anyBytes ? Self.bytes(tokens.dropFirst()) : nil
  }

  private static func bytes(_ tokens: ArraySlice<Token>) -> [UInt8]? {
    var bytes: [UInt8] = []
    for token in tokens {
      guard case .byte(let byte) = token else { return nil }
      bytes.append(byte)
    }
    return bytes
  }

  /// Whether the pattern matches all of a name.
  func matches(_ name: ArraySlice<UInt8>) -> Bool {
    guard problem == nil else { return false }
    var (token, place) = (0, name.startIndex)
    // Where to go on when what follows the last star does not fit.
    var retry: (token: Int, place: Int)?
    while place < name.endIndex {
      if token < tokens.count, tokens[token] == .anyBytes {
        token += 1
        retry = (token, place)
      } else if token < tokens.count, Self.matches(tokens[token], name[place]) {
        token += 1
        place += 1
      } else if let last = retry {
        (token, place) = (last.token, last.place + 1)
        retry = (token, place)
      } else {
        return false
      }
    }
    return tokens[token...].allSatisfy { $0 == .anyBytes }
  }

  private static func matches(_ token: Token, _ byte: UInt8) -> Bool {
    switch token {
    case .byte(let other): byte == other
    case .anyByte, .anyBytes: true
    case .oneOf(let set): set.contains(byte)
    }
  }
}
