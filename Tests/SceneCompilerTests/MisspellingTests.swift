import Testing

/// One slip of the pen gives one finding, and the fix that mends it.
struct MisspellingTests {
  @Test(arguments: ["layot", "laoyut", "Layout", "LAYOUT", "\"layuot\""])
  func `a misspelt layout key`(key: String) {
    let name = key.filter { $0 != "\"" }
    expectContainerFindings(
      "{⟦\(key)⟧: radial, radius: 10, startAngle: 5, children: [{size: 8}], count: 1}",
      "unknown-key: unknown key '\(name)'; did you mean 'layout'?",
      fixed: "{layout: radial, radius: 10, startAngle: 5, children: [{size: 8}], count: 1}")
  }

  @Test func `misspelt required keys are not missing`() {
    expectFindings(
      """
      ⟦vresion⟧: 1
      ⟦container⟧:
        - {layout: circle, ⟦childern⟧: [{⟦sise⟧: 8}]}
      """,
      """
      unknown-key: unknown key 'vresion'; did you mean 'version'?
      unknown-key: unknown key 'container'; did you mean 'containers'?
      unknown-key: unknown key 'childern'; did you mean 'children'?
      unknown-key: unknown key 'sise'; did you mean 'size'?
      """,
      fixed: """
        version: 1
        containers:
          - {layout: circle, children: [{size: 8}]}
        """)
  }

  @Test func `what stands behind a misspelt key is checked as what was meant`() {
    expectContainerFindings(
      "{layout: radial, ⟦radus⟧: ⟦-5⟧, children: [{⟦siez⟧: ⟦nope⟧}]}",
      """
      unknown-key: unknown key 'radus'; did you mean 'radius'?
      negative-radius: radius is -5, expected 0 or more
      unknown-key: unknown key 'siez'; did you mean 'size'?
      wrong-type: size is 'nope', expected a number, [width, height] or {width, height}
      """,
      fixed: "{layout: radial, radius: 5, children: [{size: nope}]}")
  }

  @Test func `the fix of a key never makes it stand twice`() {
    expectContainerFindings(
      "{layout: radial, radius: 5, ⟦radus⟧: 6, children: [{size: 8}]}",
      "unknown-key: unknown key 'radus'; 'radius' is there already")
  }

  @Test(arguments: ["radil", "Radial", "\"raidal\""])
  func `a misspelt layout`(layout: String) {
    let name = layout.filter { $0 != "\"" }
    expectContainerFindings(
      "{layout: ⟦\(layout)⟧, radius: 10, children: [{size: 8}]}",
      "unknown-layout: unknown layout '\(name)'; did you mean 'radial'?",
      fixed: "{layout: radial, radius: 10, children: [{size: 8}]}")
  }

  @Test func `a misspelt layout hides no other mistake`() {
    expectContainerFindings(
      "{layout: ⟦radil⟧, radius: ⟦-1⟧, count: ⟦20⟧, children: [{size: ⟦nope⟧}]}",
      """
      unknown-layout: unknown layout 'radil'; did you mean 'radial'?
      negative-radius: radius is -1, expected 0 or more
      count-out-of-range: count is 20, expected 1...19
      wrong-type: size is 'nope', expected a number, [width, height] or {width, height}
      """,
      fixed: "{layout: radial, radius: 1, count: 1, children: [{size: nope}]}")
  }

  @Test func `an unknown layout may have the attributes of any`() {
    expectContainerFindings(
      "{layout: ⟦spiral⟧, radius: 10, gap: 5, rings: [], children: [{size: ⟦-8⟧}]}",
      """
      unknown-layout: unknown layout 'spiral'; expected one of circle, radial, honeycomb, flow, \
      concentric, hStack, vStack, zStack, grid, lazyVGrid, lazyHGrid, viewThatFits
      negative-length: size is -8, expected 0 or more
      """)
  }

  @Test func `a word of another spelling`() {
    expectContainerFindings(
      "{layout: flow, alignment: ⟦centre⟧, lineAlignment: ⟦Top⟧, children: [{shape: ⟦circel⟧}]}",
      """
      unknown-value: alignment is 'centre'; did you mean 'center'?
      unknown-value: lineAlignment is 'Top'; did you mean 'top'?
      unknown-value: shape is 'circel'; did you mean 'circle'?
      """,
      fixed: "{layout: flow, alignment: center, lineAlignment: top, children: [{shape: circle}]}")
  }

  @Test func `the attribute of another layout is not suggested`() {
    expectContainerFindings(
      "{layout: circle, ⟦radius⟧: 5, children: [{size: 8}]}",
      """
      unknown-key: unknown key 'radius'; expected one of id, data, layout, children, template, \
      count, countRange, animation, startAngle, ignoresSafeArea, or a modifier
      """)
  }

  @Test func `keys of one's own are free`() {
    expectFindings(
      """
      version: 1
      x-note: [1, {2: 3}]
      containers:
        - {layout: circle, x-a: ~, children: [{size: 8, x-b: {c: .inf}}], animation: {x-c: 1}}
      """, "")
    expectContainerFindings(
      "{layout: circle, ⟦X-a⟧: 1, children: [{size: 8}]}",
      """
      unknown-key: unknown key 'X-a'; expected one of id, data, layout, children, template, \
      count, countRange, animation, startAngle, ignoresSafeArea, or a modifier
      """)
  }

  @Test func `a key that is no name`() {
    expectContainerFindings(
      "{layout: circle, ⟦[a]⟧: 1, ⟦{b: c}⟧: 2, children: [{size: 8}]}",
      """
      wrong-type: a key is a list, expected a name
      wrong-type: a key is a mapping, expected a name
      """)
  }
}
