import Testing

/// Missing keys, keys that exclude each other, ids and rings.
struct ContentFindingsTests {
  @Test func `a container without content`() {
    let words = "missing-key: missing 'children', or 'count' and 'template'"
    expectContainerFindings("{⟦layout⟧: circle}", words)
    expectContainerFindings("{⟦id⟧: a, layout: circle, count: 2}", words)
    expectContainerFindings(
      "{⟦layout⟧: circle, template: {size: 8}}", "missing-key: missing 'count' beside 'template'")
  }

  @Test func `an element that is nothing`() {
    let words = "missing-key: missing 'size', 'shape' or 'layout'"
    expectContainerFindings("⟦{}⟧", words)
    expectContainerFindings("{⟦id⟧: a}", words)
    expectContainerFindings("{layout: circle, children: [{⟦data⟧: 5}]}", words)
  }

  @Test func `the children of a container without a layout are checked`() {
    expectContainerFindings(
      "{⟦children⟧: [{size: ⟦-8⟧}], count: 1}",
      """
      missing-key: missing 'layout'
      negative-length: size is -8, expected 0 or more
      """)
  }

  @Test func `half of a pair`() {
    expectContainerFindings("{size: {⟦width⟧: 3}}", "missing-key: missing 'height'")
    expectContainerFindings(
      "{size: {⟦height⟧: 3, ⟦wdith⟧: ⟦-3⟧}}".replacing("⟦height⟧", with: "height"),
      """
      unknown-key: unknown key 'wdith'; did you mean 'width'?
      negative-length: width is -3, expected 0 or more
      """, fixed: "{size: {height: 3, width: 3}}")
  }

  @Test func `the later of two keys that exclude each other`() {
    expectContainerFindings(
      "{⟨layout⟩: radial, ⟦size⟧: 5, children: [{size: 8}]}",
      """
      conflicting-keys: 'size' cannot stand beside 'layout'
      - 'layout' is here
      """)
    expectContainerFindings(
      "{⟨shape⟩: circle, ⟦layout⟧: radial, children: [{size: 8}]}",
      """
      conflicting-keys: 'layout' cannot stand beside 'shape'
      - 'shape' is here
      """)
    expectContainerFindings(
      "{layout: circle, ⟨template⟩: {size: 8}, count: 2, ⟦children⟧: [{size: 8}]}",
      """
      conflicting-keys: 'children' cannot stand beside 'template'
      - 'template' is here
      """)
  }

  @Test func `an attribute that another's value excludes`() {
    expectContainerFindings(
      "{layout: radial, ⟨radius⟩: 5, ⟦childProposal⟧: share, children: [{size: 8}]}",
      """
      conflicting-keys: 'childProposal' cannot stand beside 'radius' (childProposal: share)
      - 'radius' is here
      """)
    expectContainerFindings(
      "{layout: honeycomb, ⟨lattice⟩: hexagonal, ⟦edgePull⟧: 0.2, children: [{size: 8}]}",
      """
      conflicting-keys: 'edgePull' cannot stand beside 'lattice' (lattice: hexagonal)
      - 'lattice' is here
      """)
    expectContainerFindings(
      "{layout: radial, ⟦encloses⟧: ring, children: [{size: 8}]}",
      "conflicting-keys: 'encloses' has no meaning without 'radius'")
  }

  @Test func `an id that stands again among many others`() {
    let others = (0..<14).map { "{id: dot-\($0), size: 8}" }.joined(separator: ", ")
    for id in ["dot-1", "dot-9", "dot-13"] {
      let list = others.replacing("{id: \(id),", with: "{id: ⟨\(id)⟩,")
      expectContainerFindings(
        "{layout: circle, children: [\(list), {id: ⟦\(id)⟧, size: 8}]}",
        """
        duplicate-id: id '\(id)' stands here a second time among its siblings
        - first '\(id)' is here
        """,
        fixed: "{layout: circle, children: [\(others), {id: dot-14, size: 8}]}")
    }
  }

  @Test func `an id that stands again, with the first`() {
    expectContainerFindings(
      "{layout: circle, children: [{id: ⟨a⟩, size: 8}, {id: ⟦'a'⟧, size: 8}, {id: ⟦a⟧, size: 8}]}",
      """
      duplicate-id: id 'a' stands here a second time among its siblings
      - first 'a' is here
      duplicate-id: id 'a' stands here a second time among its siblings
      - first 'a' is here
      """,
      fixed:
        "{layout: circle, children: [{id: a, size: 8}, {id: a-2, size: 8}, {id: a-3, size: 8}]}"
    )
    expectContainerFindings(
      "{id: a, layout: vStack, children: [{id: a, layout: vStack, children: [{id: a, size: 8}]}]}",
      "")
  }

  @Test func `rings that are full, where the count says so`() {
    let rings = "layout: concentric, rings: [{radius: 9, capacity: 2}]"
    let words = "ring-capacity-exceeded: 3 children are shown, but the rings take 2 in all"
    expectContainerFindings("{\(rings), count: ⟦3⟧, template: {size: 1}}", words)
    expectContainerFindings("{\(rings), count: 2, template: {size: 1}}", "")
    expectContainerFindings(
      "{\(rings), count: 1, countRange: [1, ⟦3⟧], template: {size: 1}}", words)
    expectContainerFindings("{\(rings), children: [{size: 1}, {size: 1}, ⟦{size: 2}⟧]}", words)
  }

  @Test func `rings that are wrong say nothing of their room`() {
    expectContainerFindings(
      "{layout: concentric, rings: [{radius: 9, capacity: ⟦0⟧}], count: 3, template: {size: 1}}",
      "value-out-of-range: capacity is 0, expected 1 or more")
    expectContainerFindings(
      "{layout: concentric, rings: [{⟦radius⟧: 9}, {radius: 9}], count: 3, template: {size: 1}}",
      "missing-key: missing 'capacity'")
  }

  @Test func `data that JSON cannot say, at each place`() {
    expectContainerFindings(
      "{size: 8, data: {a: [⟦.inf⟧, -0.0, 1e400], ⟦[b]⟧: 1, 5: ~, c: !!int ⟦x⟧}}"
        .replacing("1e400", with: "⟦1e400⟧"),
      """
      unrepresentable-data: JSON cannot say '.inf'
      unrepresentable-data: JSON cannot say '1e400'
      unrepresentable-data: JSON cannot say a key that is a list
      unrepresentable-data: JSON cannot say 'x' with a tag of another kind
      """)
  }
}
