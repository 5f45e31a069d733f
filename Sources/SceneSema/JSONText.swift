/// The spelling of JSON values.
enum JSONText {
  /// A string with its quotes; the bytes are UTF-8.
  static func writeString(_ bytes: UnsafeBufferPointer<UInt8>, to data: inout ByteBuffer) {
    let room = data.reserve(bytes.count + 2)
    room[0] = UInt8(ascii: "\"")
    var length = 1
    for byte in bytes {
      if byte < 0x20 || byte == 0x22 || byte == 0x5C { return writeEscaped(bytes, to: &data) }
      room[length] = byte
      length += 1
    }
    room[length] = UInt8(ascii: "\"")
    data.extend(by: length + 1)
  }

  private static func writeEscaped(
    _ bytes: UnsafeBufferPointer<UInt8>, to data: inout ByteBuffer
  ) {
    data.append(UInt8(ascii: "\""))
    defer { data.append(UInt8(ascii: "\"")) }
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        data.append(UInt8(ascii: "\\"))
        data.append(byte)
      case 0x0A: data.append("\\n" as StaticString)
      case 0x0D: data.append("\\r" as StaticString)
      case 0x09: data.append("\\t" as StaticString)
      case 0..<0x20:
        data.append((byte < 16 ? "\\u000" : "\\u00") as StaticString)
        data.append(String(byte, radix: 16))
      default: data.append(byte)
      }
    }
  }

  /// A finite number in the shortest form that reads back equal.
  static func writeNumber(_ value: Double, to data: inout ByteBuffer) {
    let text = value == 0 ? "0" : value.description
    data.append(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }

  /// The digits of a decimal integer of any length, as JSON wants them; nil for other numbers.
  static func integerDigits(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    var digits = bytes[...]
    var sign: [UInt8] = []
    if digits.first == 0x2B {
      digits.removeFirst()
    } else if digits.first == 0x2D {
      sign = [0x2D]
      digits.removeFirst()
    }
    guard !digits.isEmpty, digits.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
    let significant = digits.drop { $0 == 0x30 }
    return significant.isEmpty ? [0x30] : sign + significant
  }
}
