import SceneSource

extension OutputBuffer {
  /// A SARIF message object of plain text.
  ///
  /// Text of a scene can look like a placeholder, `{0}`, or like a link, `[text](url)`: both are
  /// escaped as SARIF says (3.11.5, 3.11.6). Other braces and brackets are left as they are,
  /// since viewers show a message without arguments as it stands.
  mutating func write(sarifMessage text: String) {
    write("{\"text\":")
    write(json: text.escapedForSARIF)
    write("}")
  }
}

extension String {
  fileprivate var escapedForSARIF: String {
    guard utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") }) else {
      return self
    }
    let hasLink = contains(text: "](")
    var result: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.first {
      if let length = rest.placeholderLength {
        result.append(UInt8(ascii: "{"))
        result += rest.prefix(length)
        result.append(UInt8(ascii: "}"))
        rest = rest.dropFirst(length)
        continue
      }
      if hasLink, byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]") {
        result.append(UInt8(ascii: "\\"))
      }
      result.append(byte)
      rest = rest.dropFirst()
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension Substring.UTF8View {
  /// The length of a placeholder, `{0}`, that the text begins with.
  fileprivate var placeholderLength: Int? {
    guard first == UInt8(ascii: "{") else { return nil }
    let digits = dropFirst().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard !digits.isEmpty, dropFirst(1 + digits.count).first == UInt8(ascii: "}") else {
      return nil
    }
    return digits.count + 2
  }
}
