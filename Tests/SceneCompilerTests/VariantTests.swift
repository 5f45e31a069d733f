import SceneCompiler
import SceneLayout
import SceneSource
import TestSupport
import Testing

/// Variants: what they show, and what is wrong with them.
struct VariantTests {
  private static let base = """
    version: 1
    canvas: [300, 500]
    containers:
      - id: menu
        layout: honeycomb
        hexSize: 40
        count: 4
        template: {id: dot, size: 20, shape: circle}
      - {id: bar, layout: hStack, spacing: 4, children: [{id: a, size: 10}, {id: b, size: 30}]}

    """

  /// What a variant sets, and the scene that says the same.
  static let changes: [(set: String, replaced: String, by: String)] = [
    ("{menu: {hexSize: 70}}", "hexSize: 40", "hexSize: 70"),
    ("{menu: {gap: 3}}", "hexSize: 40", "hexSize: 40\n    gap: 3"),
    ("{menu: {count: 9}}", "count: 4", "count: 9"),
    // The attributes of the old layout go with it.
    (
      "{menu: {layout: radial, radius: 60}}", "honeycomb\n    hexSize: 40", "radial\n    radius: 60"
    ),
    ("{bar: {layout: flow}}", "hStack", "flow"),
    ("{bar/b: {size: [8, 9]}}", "{id: b, size: 30}", "{id: b, size: [8, 9]}"),
    ("{menu/dot: {size: 33}}", "size: 20,", "size: 33,"),
    (
      "{a: {size: 11}, bar: {spacing: 0}}", "4, children: [{id: a, size: 10}",
      "0, children: [{id: a, size: 11}"
    ),
    ("{bar: {padding: 12}}", "spacing: 4", "spacing: 4, padding: 12"),
    ("{bar: {position: {x: 60, y: 50}}}", "spacing: 4", "spacing: 4, position: {x: 60, y: 50}"),
    ("{bar: {ignoresSafeArea: true}}", "spacing: 4", "spacing: 4, ignoresSafeArea: true"),
    // The path is more special than the id, wherever it stands.
    ("{bar/a: {size: 5}, a: {size: 7}}", "{id: a, size: 10}", "{id: a, size: 5}"),
    ("{bar: {<<: {spacing: 9}}}", "spacing: 4", "spacing: 9"),
  ]

  @Test(arguments: changes)
  func `a variant is the scene with other words`(set: String, replaced: String, by: String) throws {
    let variant = Compilation(file(Self.base + "variants: [{name: v, set: \(set)}]\n"))
    let edited = Self.base.replacingFirst(replaced, by)
    #expect(edited != Self.base)
    let expected = try #require(Compilation(file(edited)).placements())
    #expect(variant.diagnostics.map(\.message) == [])
    let output = try #require(try variant.output(OutputSelection(variants: .named("v"))))
    #expect(
      try frames(placementsJSON(output.variants[0].placements)) == frames(placementsJSON(expected)))
    let plain = try #require(Compilation(file(Self.base)).placements())
    #expect(placementsJSON(output.placements) == placementsJSON(plain))
  }

  @Test(arguments: [
    ("canvas: {device: iPhone SE}", "canvas: {width: 375, height: 667, safeArea: {top: 20}}"),
    ("device: iPhone SE", "canvas: {width: 375, height: 667, safeArea: {top: 20}}"),
    ("device: iPhone SE, orientation: landscape", "canvas: [667, 375]"),
    ("layoutDirection: rightToLeft", "canvas: [300, 500]\nlayoutDirection: rightToLeft"),
  ])
  func `circumstances are those of a scene that has them`(said: String, same: String) throws {
    let variant = Compilation(file(Self.base + "variants: [{name: v, \(said)}]\n"))
    let expected = try #require(
      Compilation(file(Self.base.replacingFirst("canvas: [300, 500]", same))).placements())
    let output = try #require(try variant.output(OutputSelection(variants: .all)))
    let found = output.variants[0].placements
    #expect(found.canvas == expected.canvas)
    #expect(try frames(placementsJSON(found)) == frames(placementsJSON(expected)))
  }

  @Test func `a project's variants come after the scene's, which win`() throws {
    var options = CompilationOptions()
    options.variants = ["v", "w"].map {
      SceneVariant(
        name: $0, scenario: Scenario(canvas: Canvas(size: Size(width: 50, height: 60))))
    }
    let scene = Compilation(file(Self.base + "variants: [{name: w, canvas: [1, 2]}]\n"), options)
    #expect(scene.variants.map(\.name) == ["w", "v"])
    #expect(scene.variants.map { $0.scenario.canvas?.size.width } == [1, 50])
  }

  // MARK: Mistakes

  @Test(arguments: [
    (
      "[{set: {}, ⟦nmae⟧: v}]",
      "unknown-key: unknown key 'nmae'; did you mean 'name'?"
    ),
    ("[{⟦set⟧: {}}]", "missing-key: missing 'name' or 'device'"),
    (
      "[{name: v, ⟨device⟩: iPhone SE, ⟦canvas⟧: [1, 2]}]",
      "conflicting-keys: 'canvas' cannot stand beside 'device'\n- 'device' is here"
    ),
    (
      "[{name: v, ⟦orientation⟧: landscape}]",
      "conflicting-keys: 'orientation' has no meaning without 'device'"
    ),
    (
      "[{device: ⟦iPhone 71⟧}]",
      "unknown-value: device is 'iPhone 71'; did you mean 'iPhone 17'?"
    ),
    (
      "[{device: visionOS window, orientation: ⟦landscape⟧}]",
      "unknown-value: orientation is 'landscape', but 'visionOS window' has only one"
    ),
    (
      "[{name: ⟨v⟩}, {name: ⟦v⟧}]",
      "duplicate-id: variant 'v' stands here a second time\n- first 'v' is here"
    ),
    (
      "[{name: ⟨caf\u{E9}⟩}, {name: ⟦cafe\u{301}⟧}]",
      "duplicate-id: variant 'cafe\u{301}' stands here a second time\n- first 'cafe\u{301}' is here"
    ),
    ("[⟦5⟧]", "wrong-type: a variant is '5', expected a mapping such as {device: iPhone SE}"),
    ("⟦5⟧", "wrong-type: variants is '5', expected a list of variants"),
    (
      "[{name: v, set: ⟦5⟧}]",
      "wrong-type: set is '5', expected a mapping such as {orbit: {radius: 90}}"
    ),
    (
      "[{name: v, set: {⟦meun⟧: {count: 3}}}]",
      "unknown-key: no element has the id 'meun'; did you mean 'menu'?"
    ),
    (
      "[{name: v, set: {⟦menu/a⟧: {size: 3}}}]",
      "unknown-key: no element has the id 'menu/a'; a path names the ids from the top, as in "
        + "'orbit/music'"
    ),
    (
      "[{name: v, set: {menu: ⟦3⟧}}]",
      "wrong-type: a change is '3', expected a mapping such as {radius: 90}"
    ),
    (
      "[{name: v, set: {menu: {⟦id⟧: m}}}]",
      "unknown-key: 'id' cannot be set; it names the element"
    ),
    (
      "[{name: v, set: {menu: {hexSize: ⟦-1⟧}}}]",
      "negative-length: hexSize is -1, expected above 0"
    ),
    (
      "[{name: v, set: {menu: {layout: ⟦radail⟧}}}]",
      "unknown-layout: unknown layout 'radail'; did you mean 'radial'?"
    ),
    (
      "[{name: v, set: {menu: {count: ⟦20⟧}}}]",
      "count-out-of-range: count is 20, expected 1...19"
    ),
  ])
  func `a mistake in a variant stands at its place`(variants: String, words: String) {
    let fixed = words.firstMatch(of: /did you mean '(.*)'/).map { suggestion in
      variants.replacing(/⟦.*⟧/, with: suggestion.1).filter { !"⟨⟩".contains($0) }
    }
    expectFindings(
      Self.base + "variants: \(variants)\n", words,
      fixed: fixed.map { Self.base + "variants: \($0)\n" })
  }

  @Test func `what a variant makes wrong elsewhere is said at its name`() {
    let many = (1...20).map { _ in "{size: 1}" }
    expectFindings(
      """
      version: 1
      containers:
        - {id: tags, layout: flow, children: [\(many.dropLast().joined(separator: ", ")), ⟨\(many[19])⟩]}
      variants: [{name: ⟦round⟧, set: {tags: {layout: circle}}}]
      """,
      """
      count-out-of-range: in variant 'round': the list has 20 children, expected 1...19
      - it is about this
      """)
  }

  @Test func `a mistake of the scene is said once, however many variants there are`() {
    expectFindings(
      """
      version: 1
      containers: [{id: a, layout: circle, startAngel: 3, ⟦raduis⟧: 3, children: [{size: ⟦x⟧}]}]
      variants: [{name: v, set: {a: {startAngle: 4}}}, {name: w, set: {a: {startAngle: 5}}}]
      """.replacingFirst("startAngel: 3, ", ""),
      """
      unknown-key: unknown key 'raduis'; expected one of id, data, layout, children, template, \
      count, countRange, animation, startAngle, ignoresSafeArea, or a modifier
      wrong-type: size is 'x', expected a number, [width, height] or {width, height}
      """)
  }

  @Test func `more variants than are allowed`() {
    let names = (1...65).map { "{name: v\($0)}" }
    expectFindings(
      """
      version: 1
      containers: [{layout: circle, children: [{size: 3}]}]
      variants: [\(names.dropLast().joined(separator: ", ")), ⟦\(names[64])⟧]
      """,
      "value-out-of-range: variants is a list of 65, expected at most 64")
  }

  @Test func `a large scene is not made anew without end`() {
    let children = String(repeating: "{size: 1}, ", count: 150_000)
    let variants = (1...9).map { "{name: v\($0), set: {t: {spacing: \($0)}}}" }
    let result = Compilation(
      file(
        """
        version: 1
        containers: [{id: t, layout: flow, children: [\(children)]}]
        variants: [\(variants.joined(separator: ", "))]
        """))
    #expect(result.diagnostics.map(\.rule.id) == ["input-limit"])
  }

  private func file(_ text: String) -> SourceFile { SourceFile(name: "v.scene.yaml", text: text) }
}

extension String {
  fileprivate func replacingFirst(_ text: String, _ other: String) -> String {
    guard let range = firstRange(of: text) else { return self }
    return replacingCharacters(in: range, by: other)
  }

  private func replacingCharacters(in range: Range<Index>, by text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
