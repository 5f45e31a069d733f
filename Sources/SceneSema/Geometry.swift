import SceneLayout
import SceneSource
package import SceneSyntax

/// Decoding of sizes, points and animations.
extension Lowering {
  /// `N`, `[w, h]` or `{width, height}`.
  ///
  /// Or one of these as `{scaled, relativeTo}`, which grows with the text.
  mutating func size(_ node: SyntaxIndex, relativeTo style: inout TextStyle?) -> Size? {
    if tree[node].kind == .mapping, isScaled(node) { return scaledSize(node, &style) }
    return size(node)
  }

  private mutating func size(_ node: SyntaxIndex) -> Size? {
    guard tree[node].kind == .scalar else {
      return pair(node, "size", .width, .height, in: .length, allowsList: true)
        .map { Size(width: $0, height: $1) }
    }
    guard
      let side = anyNumber(
        node, "size", expected: "a number, [width, height] or {width, height}", in: .length)
    else { return nil }
    if side >= 0 { return Size(square: side) }
    walk.report(
      .negativeLength(
        "size", written(node), expected: NumberRange.length.expectation,
        at: tree.range(node)
      ).mended(by: withoutMinus(node, in: .length)))
    return nil
  }

  private mutating func isScaled(_ node: SyntaxIndex) -> Bool {
    let keys = beginKeys(of: node)
    defer { keys.end(&walk) }
    return keys.contains(.scaled) || keys.contains(.relativeTo)
  }

  private mutating func scaledSize(_ node: SyntaxIndex, _ style: inout TextStyle?) -> Size? {
    let keys = readKeys(of: node, [.scaled, .relativeTo], ["scaled", "relativeTo"])
    defer { keys.end(&walk) }
    keys.require(.scaled, &self)
    style =
      keys.withValue(.relativeTo, &self) { $0.word($1, "relativeTo", as: TextStyle.self) } ?? .body
    return keys.withValue(.scaled, &self) { $0.size($1) }
  }

  /// One of the raw values of an enumeration.
  package mutating func word<Value: RawRepresentable & CaseIterable>(
    _ node: SyntaxIndex, _ name: String, as type: Value.Type
  ) -> Value? where Value.RawValue == String {
    if tree.isNull(node) { return nil }
    return keyword(node, name, Value.allCases.map(\.rawValue)).flatMap(Value.init)
  }

  /// Two numbers with their keys, or as a list.
  mutating func pair(
    _ node: SyntaxIndex, _ name: String, _ first: KnownKey, _ second: KnownKey,
    in range: NumberRange, allowsList: Bool
  ) -> (Double, Double)? {
    switch tree[node].kind {
    case .mapping:
      let keys = readKeys(of: node, [first, second], [first.text, second.text])
      defer { keys.end(&walk) }
      if !keys.hasUnknownKey(self) {
        keys.require(first, &self)
        keys.require(second, &self)
      }
      let a = keys.withValue(first, &self) { $0.number($1, first.text, in: range) }
      let b = keys.withValue(second, &self) { $0.number($1, second.text, in: range) }
      return a.flatMap { a in b.map { (a, $0) } }
    case .sequence where allowsList && tree.children(of: node).count == 2:
      let items = tree.children(of: node)
      let a = item(items[0]) { $0.number($1, first.text, in: range) }
      let b = item(items[1]) { $0.number($1, second.text, in: range) }
      return a.flatMap { a in b.map { (a, $0) } }
    default:
      let size = tree[node].kind == .sequence ? " of \(tree.children(of: node).count)" : ""
      let keyed = "{\(first.text), \(second.text)}"
      let expected = allowsList ? "\(keyed) or [\(first.text), \(second.text)]" : keyed
      walk.report(.wrongType(name, found: found(node) + size, expected, at: tree.range(node)))
      return nil
    }
  }

  /// Reads an item of a list, through its alias if it is one.
  package mutating func item<Result>(
    _ node: SyntaxIndex, _ body: (inout Lowering, SyntaxIndex) -> Result?
  ) -> Result? {
    guard let target = walk.enter(node) else { return nil }
    defer { walk.leave(node) }
    return body(&self, target)
  }

  /// `none`, or a spring `{duration, bounce}`.
  mutating func animation(_ node: SyntaxIndex) -> Animation? {
    if tree.isNull(node) { return nil }
    guard tree[node].kind == .mapping else {
      return animationWord(node)
    }
    let keys = readKeys(of: node, [.duration, .bounce], ["duration", "bounce"])
    defer { keys.end(&walk) }
    let duration = keys.withValue(.duration, &self) {
      $0.number($1, "duration", in: NumberRange(minimum: 0, excludesMinimum: true))
    }
    let bounce = keys.withValue(.bounce, &self) {
      $0.number($1, "bounce", in: NumberRange(minimum: -1, maximum: 1))
    }
    return .spring(
      duration: duration ?? Animation.defaultDuration, bounce: bounce ?? Animation.defaultBounce)
  }

  private mutating func animationWord(_ node: SyntaxIndex) -> Animation? {
    let expected = "'none' or {duration, bounce}"
    guard tree[node].kind == .scalar, tree.isText(node) || !tree.looksTyped(node) else {
      walk.report(.wrongType("animation", found: found(node), expected, at: tree.range(node)))
      return nil
    }
    let text = brief(node)
    if text == "none" { return Animation.none }
    walk.report(
      .unknownValue(
        "animation", text, ["none"], or: "{duration, bounce}",
        at: tree.range(node)))
    return nil
  }
}
