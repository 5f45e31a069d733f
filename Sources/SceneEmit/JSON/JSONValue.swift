/// A JSON document whose objects keep their order.
indirect enum JSONValue {
  case object([(String, JSONValue)])
  case array([JSONValue])
  case string(String)
  case number(Double)
  case bool(Bool)
  case null

  /// An object without the members that are nil.
  static func members(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { key, value in value.map { (key, $0) } })
  }
}

extension JSONValue: ExpressibleByStringLiteral {
  init(stringLiteral value: String) { self = .string(value) }
}

extension JSONValue: ExpressibleByBooleanLiteral {
  init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSONValue: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int) { self = .number(Double(value)) }
}

extension JSONValue: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, JSONValue)...) { self = .object(elements) }
}

extension OutputBuffer {
  /// A document with two blanks of indentation for each level.
  mutating func write(pretty value: JSONValue, indent: Int = 0) {
    switch value {
    case .object(let members):
      writeBlock("{", "}", members, indent) { buffer, member in
        buffer.write(json: member.0)
        buffer.write(": ")
        buffer.write(pretty: member.1, indent: indent + 2)
      }
    case .array(let items):
      writeBlock("[", "]", items, indent) { $0.write(pretty: $1, indent: indent + 2) }
    case .string(let text): write(json: text)
    case .number(let number): write(shortest: number)
    case .bool(let flag): write(flag ? "true" : "false")
    case .null: write("null")
    }
  }

  private mutating func writeBlock<Item>(
    _ open: StaticString, _ close: StaticString, _ items: [Item], _ indent: Int,
    _ body: (inout OutputBuffer, Item) -> Void
  ) {
    write(open)
    for (index, item) in items.enumerated() {
      write(index == 0 ? "\n" : ",\n")
      write(String(repeating: " ", count: indent + 2))
      body(&self, item)
    }
    if !items.isEmpty { write("\n" + String(repeating: " ", count: indent)) }
    write(close)
  }
}
