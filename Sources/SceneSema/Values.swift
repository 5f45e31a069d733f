import SceneLayout
import SceneSource
package import SceneSyntax

/// A whole number of a scene.
package enum WholeNumber: Equatable {
  case value(Int)
  /// Beyond 64 bits.
  case tooLarge(isNegative: Bool)
}

/// Decoding of single values. Each takes a node that is no alias, reports what does not fit,
/// and answers nil then.
extension Lowering {
  /// What stands at a node, for a message.
  package func found(_ node: SyntaxIndex) -> String {
    switch tree[node].kind {
    case .mapping: "a mapping"
    case .sequence: "a list"
    case .alias: "an alias"
    case .scalar:
      if tree.isNull(node) {
        "nothing"
      } else {
        (tree[node].flags.contains(.quoted) ? "the text " : "") + quoted(brief(node))
      }
    }
  }

  /// The start of a scalar's text, more than a message shows and than any known word has.
  package func brief(_ node: SyntaxIndex) -> String {
    String(decoding: tree.bytes(of: node).prefix(200), as: UTF8.self)
  }

  /// A number as it is written, cut short when it is very long.
  package func written(_ node: SyntaxIndex) -> String {
    tree.bytes(of: node).count > 40 ? "\(brief(node).prefix(40))…" : brief(node)
  }

  /// A finite number within a range.
  mutating func number(_ node: SyntaxIndex, _ name: String, in range: NumberRange) -> Double? {
    guard let value = anyNumber(node, name, expected: "a number", in: range) else { return nil }
    return check(value, node, name, range)
  }

  /// A number of a length or a place, in any range.
  mutating func anyNumber(
    _ node: SyntaxIndex, _ name: String, expected: String, in range: NumberRange
  ) -> Double? {
    guard let value = finiteNumber(node, name, expected: expected, in: range) else { return nil }
    if value.magnitude <= NumberRange.largestMagnitude || value == .infinity { return value }
    walk.report(
      .valueOutOfRange(
        name, written(node), expected: "at most 1e100 either way", at: tree.range(node)))
    return nil
  }

  private mutating func finiteNumber(
    _ node: SyntaxIndex, _ name: String, expected: String, in range: NumberRange
  ) -> Double? {
    guard tree[node].kind == .scalar, !tree.isText(node), !tree[node].tag.isNonNumber,
      let value = tree.number(node),
      tree[node].tag != .int || value.isInteger
    else {
      walk.report(wrongScalar(node, name, expected: expected) { range.contains($0.double) })
      return nil
    }
    guard value.double.isFinite || range.includesInfinity && value.double == .infinity else {
      walk.report(.notFinite(name, found: brief(node), at: tree.range(node)))
      return nil
    }
    return value.double
  }

  private mutating func check(
    _ value: Double, _ node: SyntaxIndex, _ name: String, _ range: NumberRange
  ) -> Double? {
    if range.contains(value) { return value }
    let (text, place) = (written(node), tree.range(node))
    switch range.quantity {
    case .radius where value < 0:
      walk.report(
        .negativeRadius(name, text, expected: range.expectation, at: place)
          .mended(by: withoutMinus(node, in: range)))
    case .length where value < 0:
      walk.report(
        .negativeLength(name, text, expected: range.expectation, at: place)
          .mended(by: withoutMinus(node, in: range)))
    default:
      walk.report(
        .valueOutOfRange(name, text, expected: range.expectation, at: place)
          .mended(by: clamped(node, value, to: range)))
    }
    return nil
  }

  /// A whole number; not one with a point or an exponent.
  package mutating func integer(
    _ node: SyntaxIndex, _ name: String, in limits: ClosedRange<Int>
  ) -> WholeNumber? {
    if tree[node].kind == .scalar, !tree.isText(node), !tree[node].tag.isNonNumber {
      switch tree.number(node) {
      case .integer(let value): return .value(value)
      case .hugeInteger(let value): return .tooLarge(isNegative: value < 0)
      default: break
      }
    }
    walk.report(
      wrongScalar(node, name, expected: "a whole number") { number in
        if case .integer(let value) = number { limits.contains(value) } else { false }
      })
    return nil
  }

  /// An angle in degrees.
  mutating func angle(_ node: SyntaxIndex, _ name: String) -> Double? {
    if tree[node].kind == .scalar, let (number, unit) = AngleUnit.split(tree.bytes(of: node)) {
      if let value = ScalarValue.number(number)?.double {
        let degrees = value * unit.degrees
        if degrees.isFinite { return degrees }
        walk.report(.notFinite(name, found: brief(node), at: tree.range(node)))
        return nil
      }
    }
    let expected = "an angle such as 90, 90deg, 1.57rad or 0.25turn"
    if let fix = meantAngle(node) {
      walk.report(
        .wrongType(name, found: found(node), expected, at: tree.range(node)).mended(by: fix))
      return nil
    }
    return finiteNumber(node, name, expected: expected, in: .any)
  }

  /// A text; a plain number, bool or null must be quoted to be one.
  package mutating func text(
    _ node: SyntaxIndex, _ name: String, isValid: (String) -> Bool = { _ in true }
  ) -> String? {
    if tree[node].kind == .scalar, tree.isText(node) || !tree.looksTyped(node) {
      return tree.text(of: node)
    }
    var diagnostic = Diagnostic.wrongType(name, found: found(node), "a text", at: tree.range(node))
    if tree[node].kind == .scalar, tree[node].tag == .none, !tree.isNull(node),
      tree.bytes(of: node).count <= 200, isValid(brief(node))
    {
      diagnostic.fixIts = [.replace(tree.range(node), with: "\"\(brief(node))\"")]
    }
    walk.report(diagnostic)
    return nil
  }

  /// One of a few words.
  package mutating func keyword(_ node: SyntaxIndex, _ name: String, _ words: [String]) -> String? {
    guard tree[node].kind == .scalar, !tree.isNull(node) else {
      walk.report(
        .wrongType(name, found: found(node), oneOf(words), at: tree.range(node)))
      return nil
    }
    let text = brief(node)
    if words.contains(text) { return text }
    walk.report(.unknownValue(name, text, words, at: tree.range(node)))
    return nil
  }

  /// The items of a list.
  package mutating func listItems(
    _ node: SyntaxIndex, _ name: String, of content: String
  ) -> [SyntaxIndex]? {
    guard tree[node].kind == .sequence else {
      walk.report(
        .wrongType(name, found: found(node), "a list of \(content)", at: tree.range(node)))
      return nil
    }
    return tree.children(of: node)
  }

  /// A misfit; what plainly means a number that fits is mended.
  func wrongScalar(
    _ node: SyntaxIndex, _ name: String, expected: String,
    fits: (ScalarValue.Number) -> Bool
  ) -> Diagnostic {
    .wrongType(name, found: found(node), expected, at: tree.range(node))
      .mended(by: meantNumber(node, fits: fits))
  }
}

extension SyntaxTag {
  /// Whether the tag says that the scalar is no number.
  fileprivate var isNonNumber: Bool { self != .none && self != .int && self != .float }
}

/// The units that an angle may be written in.
enum AngleUnit: String, CaseIterable {
  case deg
  case rad
  case turn

  /// One of the unit in degrees.
  var degrees: Double {
    switch self {
    case .deg: 1
    case .rad: 180 / .pi
    case .turn: 360
    }
  }

  /// The number before the unit; nil when there is no unit.
  static func split(_ text: ArraySlice<UInt8>) -> (ArraySlice<UInt8>, AngleUnit)? {
    for unit in allCases where text.count > unit.rawValue.utf8.count {
      if text.suffix(unit.rawValue.utf8.count).elementsEqual(unit.rawValue.utf8) {
        return (text.dropLast(unit.rawValue.utf8.count), unit)
      }
    }
    return nil
  }
}

/// Words as a message lists them: "one of a, b, c".
package func oneOf(_ words: [String]) -> String { "one of " + words.joined(separator: ", ") }
