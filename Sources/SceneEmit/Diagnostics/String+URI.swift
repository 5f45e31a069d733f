extension String {
  /// A path as a URI (https://datatracker.ietf.org/doc/html/rfc3986).
  ///
  /// A relative reference, or, of an absolute path, one with `file://`. All but unreserved
  /// characters and slashes are percent-encoded, so it needs no escapes in JSON.
  var asURI: String {
    var output = OutputBuffer()
    if utf8.first == UInt8(ascii: "/") { output.write("file://") }
    for byte in utf8 {
      if byte.isUnreservedInURI || byte == UInt8(ascii: "/") {
        output.write(byte: byte)
      } else {
        output.write(byte: UInt8(ascii: "%"))
        output.write(hexDigit: byte >> 4)
        output.write(hexDigit: byte & 0x0F)
      }
    }
    return String(decoding: output.bytes, as: UTF8.self)
  }
}

extension OutputBuffer {
  fileprivate mutating func write(hexDigit digit: UInt8) {
    write(byte: digit < 10 ? 0x30 + digit : 0x37 + digit)
  }
}

extension UInt8 {
  fileprivate var isUnreservedInURI: Bool {
    switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
