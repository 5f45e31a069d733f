/// A decoded value of an attribute.
public enum AttributeValue: Sendable, Equatable {
  /// A number, or an angle in degrees.
  case number(Double)
  /// A whole number.
  case integer(Int)
  /// A yes or no.
  case bool(Bool)
  /// One of the words of the attribute.
  case keyword(String)
  /// A mapping.
  case record(AttributeValues)
  /// A list of mappings.
  case records([AttributeValues])
}

/// The decoded attributes of one element; absent ones have their defaults.
///
/// A layout's initialiser reads it. Each accessor traps when the table has no attribute of
/// that name, which is a mistake in the layout, never in a scene.
public struct AttributeValues: Sendable, Equatable {
  /// The table; its names say where a value stands.
  private let specs: [AttributeSpec]
  private var values: [AttributeValue?]
  /// Whether no attribute was written.
  public private(set) var isEmpty = true

  /// Makes the defaults of a table.
  public init(defaultsOf specs: [AttributeSpec]) {
    self.specs = specs
    values = specs.map(\.defaultValue)
  }

  /// The value of an attribute; nil when it is absent and has no default.
  public subscript(name: String) -> AttributeValue? {
    get { values[index(of: name)] }
    set {
      values[index(of: name)] = newValue
      isEmpty = false
    }
  }

  /// A number or an angle; nil when it is absent and has no default.
  public func number(_ name: String) -> Double? {
    guard case .number(let value) = self[name] else { return nil }
    return value
  }

  /// A whole number; nil when it is absent and has no default.
  public func integer(_ name: String) -> Int? {
    guard case .integer(let value) = self[name] else { return nil }
    return value
  }

  /// A yes or no; nil when it is absent and has no default.
  public func bool(_ name: String) -> Bool? {
    guard case .bool(let value) = self[name] else { return nil }
    return value
  }

  /// A two-way alignment; the middle when it is absent.
  public func alignment(_ name: String) -> Alignment {
    guard case .keyword(let word) = self[name] else { return .center }
    return Alignment(named: word) ?? .center
  }

  /// A mapping; nil when it is absent and has no default.
  public func record(_ name: String) -> AttributeValues? {
    guard case .record(let values) = self[name] else { return nil }
    return values
  }

  /// A word as a value of an enumeration whose raw values are the words.
  public func keyword<Value: RawRepresentable>(
    _ name: String, as type: Value.Type = Value.self
  ) -> Value? where Value.RawValue == String {
    guard case .keyword(let word) = self[name] else { return nil }
    return Value(rawValue: word)
  }

  /// A list of mappings; empty when it is absent and has no default.
  public func records(_ name: String) -> [AttributeValues] {
    guard case .records(let records) = self[name] else { return [] }
    return records
  }

  /// The value of an attribute; nil when it is absent or the table has none of that name.
  func value(ifKnown name: String) -> AttributeValue? {
    specs.firstIndex { $0.name == name }.flatMap { values[$0] }
  }

  /// The attributes that have a value, in the order of the table.
  public var present: [(name: String, value: AttributeValue)] {
    zip(specs, values).compactMap { spec, value in value.map { (spec.name, $0) } }
  }

  /// Whether the same attributes have the same values.
  public static func == (left: AttributeValues, right: AttributeValues) -> Bool {
    left.isEmpty == right.isEmpty && left.values == right.values
      && left.specs.elementsEqual(right.specs) { $0.name == $1.name }
  }

  private func index(of name: String) -> Int {
    guard let index = specs.firstIndex(where: { $0.name == name }) else {
      preconditionFailure("the attribute table has no '\(name)'")
    }
    return index
  }
}
