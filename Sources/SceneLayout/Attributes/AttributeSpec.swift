/// One attribute of a layout: what decoding, suggestions, the JSON Schema, `scenec explain`
/// and the reference read.
public struct AttributeSpec: Sendable {
  /// The key in a scene.
  public let name: String
  /// What values it takes.
  public let type: AttributeType
  /// The value when the key is absent; nil when there is none, and `null` may be written.
  public let defaultValue: AttributeValue?
  /// Whether the key must be there.
  public let isRequired: Bool
  /// One line for hovering and for the reference.
  public let summary: String

  /// Makes a specification.
  public init(
    _ name: String, _ type: AttributeType, default defaultValue: AttributeValue? = nil,
    isRequired: Bool = false, _ summary: String
  ) {
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.isRequired = isRequired
    self.summary = summary
  }
}

/// The kinds of value that an attribute takes.
public indirect enum AttributeType: Sendable {
  /// A finite number.
  case number(NumberRange)
  /// A whole number.
  case integer(minimum: Int)
  /// An angle in degrees: a number, or a text such as `90deg`, `1.57rad`, `0.25turn`.
  case angle
  /// `true` or `false`.
  case bool
  /// One of a few words.
  case keyword([Keyword])
  /// One mapping; a number stands for the attribute named.
  case record([AttributeSpec], shorthand: String?)
  /// A list of at least one mapping; all but the last must have the attribute named.
  case records([AttributeSpec], requiredExceptInLast: String?)
  /// A list of at least one mapping; each must have exactly one of the attributes named.
  case choices([AttributeSpec], oneOf: [String])

  /// The attributes of the mappings that the value consists of.
  public var inner: [AttributeSpec] {
    switch self {
    case .records(let specs, _), .record(let specs, _), .choices(let specs, _): specs
    case .number, .integer, .angle, .bool, .keyword: []
    }
  }

  /// One of the words of a keyword attribute.
  public struct Keyword: Sendable {
    /// The word in a scene.
    public let name: String
    /// One line for hovering and for the reference.
    public let summary: String

    /// Makes a word.
    public init(_ name: String, _ summary: String) {
      self.name = name
      self.summary = summary
    }
  }
}

/// The finite numbers that an attribute takes.
public struct NumberRange: Sendable, Hashable {
  /// What the number measures; it decides how a number that is out of range is called.
  public enum Quantity: Sendable {
    /// A radius in points.
    case radius
    /// A length in points.
    case length
    /// Something else.
    case other
  }

  /// What the number measures.
  public let quantity: Quantity
  /// The lower end; nil when there is none.
  public let minimum: Double?
  /// Whether the lower end itself is not allowed.
  public let excludesMinimum: Bool
  /// The upper end; nil when there is none.
  public let maximum: Double?
  /// Whether the upper end itself is not allowed.
  public let excludesMaximum: Bool
  /// Whether infinity may be written too.
  public let includesInfinity: Bool

  /// Makes a range.
  public init(
    _ quantity: Quantity = .other, minimum: Double? = nil, excludesMinimum: Bool = false,
    maximum: Double? = nil, excludesMaximum: Bool = false, includesInfinity: Bool = false
  ) {
    self.quantity = quantity
    self.minimum = minimum
    self.excludesMinimum = excludesMinimum
    self.maximum = maximum
    self.excludesMaximum = excludesMaximum
    self.includesInfinity = includesInfinity
  }

  /// A radius of 0 or more.
  public static let radius = NumberRange(.radius, minimum: 0)
  /// A length of 0 or more.
  public static let length = NumberRange(.length, minimum: 0)
  /// A length above 0.
  public static let positiveLength = NumberRange(.length, minimum: 0, excludesMinimum: true)
  /// A length that may be negative.
  public static let anyLength = NumberRange(.length)
  /// A length of 0 or more, or infinity.
  public static let lengthOrInfinity = NumberRange(.length, minimum: 0, includesInfinity: true)
  /// A number above 0.
  public static let positive = NumberRange(minimum: 0, excludesMinimum: true)
  /// Any finite number.
  public static let any = NumberRange()

  /// The greatest magnitude of any number in a scene: beyond it sums could overflow, and a
  /// placement would not be finite.
  public static let largestMagnitude = 1e100

  /// Whether a number is finite, or infinity where that is allowed, and within the range.
  public func contains(_ value: Double) -> Bool {
    guard value.isFinite || includesInfinity && value == .infinity else { return false }
    if let minimum, value < minimum || excludesMinimum && value == minimum { return false }
    if let maximum, value > maximum || excludesMaximum && value == maximum { return false }
    return true
  }
}

extension NumberRange {
  /// What a number should be, in words: "0 or more", "above 0", "0 to below 1".
  public var expectation: String {
    switch (minimum, maximum) {
    case (let low?, nil):
      (excludesMinimum ? "above \(short(low))" : "\(short(low)) or more")
        + (includesInfinity ? ", or .inf" : "")
    case (nil, let high?): excludesMaximum ? "below \(short(high))" : "at most \(short(high))"
    case (let low?, let high?):
      (excludesMinimum ? "above " : "") + "\(short(low)) to "
        + (excludesMaximum ? "below " : "") + short(high)
    case (nil, nil): "a finite number"
    }
  }

  private func short(_ value: Double) -> String {
    value.shortText
  }
}

/// A rule about two attributes of one layout.
public enum AttributeConstraint: Sendable {
  /// The attribute has no meaning without the other.
  case requires(String, other: String)
  /// The attribute has no meaning when the other one, a keyword, has the value.
  case excludes(String, other: String, value: String)
  /// The attribute, a keyword, takes only some of its words when the other one has the value.
  case words(String, [String], other: String, value: String)
}

extension AttributeSpec {
  /// SwiftUI's two-way alignment; absent: the middle.
  static func alignment(_ summary: String) -> AttributeSpec {
    AttributeSpec(
      "alignment", .keyword(alignmentWords), default: .keyword("center"), summary)
  }

  /// Made once: several tables have them, and wording them is a part of the time to start.
  private static let alignmentWords: [AttributeType.Keyword] =
    Alignment.named.map { .init($0.name, $0.alignment.summary) }
}

extension Alignment {
  /// One line for the reference.
  fileprivate var summary: String {
    if self == .center { return "The middle." }
    let place = "\(vertical.words), \(horizontal.words)."
    return place.prefix(1).uppercased() + String(place.dropFirst())
  }
}

extension HorizontalAlignment {
  fileprivate var words: String {
    self == .center ? "in the middle" : "at the \(rawValue) edge"
  }
}

extension VerticalAlignment {
  fileprivate var words: String {
    switch self {
    case .top, .bottom: "\(rawValue)"
    case .center: "middle"
    case .firstTextBaseline: "on the first baseline"
    case .lastTextBaseline: "on the last baseline"
    }
  }
}

extension Double {
  /// The number as people write it: no point when it is whole.
  public var shortText: String {
    let text = self == 0 ? "0" : description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
