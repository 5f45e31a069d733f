/// One JSON text (RFC 8259), read strictly.
struct JSONReader {
  private let bytes: ArraySlice<UInt8>
  private var index: Int
  private static let depthLimit = 64

  /// The value of a text; nil when it is not JSON, or nested deeper than any report.
  static func read(_ bytes: ArraySlice<UInt8>) -> JSONValue? {
    var reader = JSONReader(bytes: bytes, index: bytes.startIndex)
    guard let value = reader.value(0) else { return nil }
    reader.skipBlanks()
    return reader.index == bytes.endIndex ? value : nil
  }

  private mutating func value(_ depth: Int) -> JSONValue? {
    guard depth < Self.depthLimit else { return nil }
    skipBlanks()
    switch peek {
    case UInt8(ascii: "{"): return object(depth)
    case UInt8(ascii: "["): return array(depth)
    case UInt8(ascii: "\""): return string().map { .string($0) }
    case UInt8(ascii: "t"): return take("true") ? .bool(true) : nil
    case UInt8(ascii: "f"): return take("false") ? .bool(false) : nil
    case UInt8(ascii: "n"): return take("null") ? .null : nil
    default: return number()
    }
  }

  private mutating func object(_ depth: Int) -> JSONValue? {
    var members: [(String, JSONValue)] = []
    let isWhole = list(UInt8(ascii: "}")) { reader in
      reader.skipBlanks()
      guard let key = reader.string() else { return false }
      reader.skipBlanks()
      guard reader.take(":"), let value = reader.value(depth + 1) else { return false }
      members.append((key, value))
      return true
    }
    return isWhole ? .object(members) : nil
  }

  private mutating func array(_ depth: Int) -> JSONValue? {
    var items: [JSONValue] = []
    let isWhole = list(UInt8(ascii: "]")) { reader in
      guard let item = reader.value(depth + 1) else { return false }
      items.append(item)
      return true
    }
    return isWhole ? .array(items) : nil
  }

  /// What stands between brackets, the first of which is next.
  private mutating func list(
    _ close: UInt8, _ item: (inout JSONReader) -> Bool
  ) -> Bool {
    index += 1
    skipBlanks()
    if peek == close {
      index += 1
      return true
    }
    while item(&self) {
      skipBlanks()
      let byte = peek
      index += byte == nil ? 0 : 1
      if byte == close { return true }
      guard byte == UInt8(ascii: ",") else { return false }
    }
    return false
  }

  private mutating func string() -> String? {
    guard take("\"") else { return nil }
    var text: [UInt8] = []
    while let byte = peek {
      index += 1
      switch byte {
      case UInt8(ascii: "\""):
        let result = String(decoding: text, as: UTF8.self)
        return result.utf8.elementsEqual(text) ? result : nil
      case UInt8(ascii: "\\"):
        guard let scalar = escape() else { return nil }
        text += Array(String(Character(scalar)).utf8)
      case 0..<0x20: return nil
      default: text.append(byte)
      }
    }
    return nil
  }

  private mutating func escape() -> Unicode.Scalar? {
    guard let byte = peek else { return nil }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      guard let high = hexadecimal() else { return nil }
      guard 0xD800...0xDBFF ~= high else { return Unicode.Scalar(high) }
      guard take("\\u"), let low = hexadecimal(), 0xDC00...0xDFFF ~= low else { return nil }
      return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    default: return nil
    }
  }

  private mutating func hexadecimal() -> UInt32? {
    guard bytes.endIndex - index >= 4 else { return nil }
    var value: UInt32 = 0
    for byte in bytes[index..<index + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      value = value << 4 + UInt32(digit)
    }
    index += 4
    return value
  }

  private mutating func number() -> JSONValue? {
    let start = index
    while let byte = peek, "+-.0123456789eE".utf8.contains(byte) { index += 1 }
    return Double(String(decoding: bytes[start..<index], as: UTF8.self)).map { .number($0) }
  }

  private mutating func skipBlanks() {
    while let byte = peek, byte == 0x20 || 0x09...0x0A ~= byte || byte == 0x0D { index += 1 }
  }

  private mutating func take(_ text: StaticString) -> Bool {
    let expected = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    guard bytes[index...].starts(with: expected) else { return false }
    index += expected.count
    return true
  }

  private var peek: UInt8? { index < bytes.endIndex ? bytes[index] : nil }
}

extension JSONValue {
  /// The member of an object; nil for other values and other names.
  subscript(_ name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.0 == name }?.1
  }

  var text: String? { if case .string(let text) = self { text } else { nil } }

  /// A whole number that is not negative.
  var count: Int? {
    if case .number(let number) = self {
      Int(exactly: number).flatMap { $0 < 0 ? nil : $0 }
    } else {
      nil
    }
  }

  var items: [JSONValue]? { if case .array(let items) = self { items } else { nil } }
}
