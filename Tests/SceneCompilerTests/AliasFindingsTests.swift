import Testing

/// What stands behind an alias is told once, at its own place, with the first alias.
struct AliasFindingsTests {
  @Test func `a bad value behind many aliases is one finding`() {
    expectFindings(
      """
      version: 1
      x-size: &size ⟦-3⟧
      containers:
        - {layout: circle, children: [{size: ⟨*size⟩}, {size: *size}, {size: *size}]}
        - {layout: circle, children: [{size: *size}]}
      """,
      """
      negative-length: size is -3, expected 0 or more
      - used through this alias
      """)
  }

  @Test func `a bad value in a list of aliases is one finding`() {
    expectFindings(
      """
      version: 1
      x-side: &side ⟦nope⟧
      containers:
        - {layout: circle, children: [{size: [⟨*side⟩, *side]}]}
      """,
      """
      wrong-type: width is 'nope', expected a number
      - used through this alias
      """)
  }

  @Test func `a bad value where its anchor stands needs no alias`() {
    expectFindings(
      """
      version: 1
      containers:
        - {layout: circle, children: [{size: &size ⟦-3⟧}, {size: *size}]}
      """, "negative-length: size is -3, expected 0 or more")
  }

  @Test func `of aliases of aliases the outermost is named`() {
    expectFindings(
      """
      version: 1
      x-inner: &inner {size: ⟦nope⟧}
      x-outer: &outer [*inner, *inner]
      containers:
        - {layout: circle, children: ⟨*outer⟩}
      """,
      """
      wrong-type: size is 'nope', expected a number, [width, height] or {width, height}
      - used through this alias
      """)
  }

  @Test func `a merge key names the alias behind it`() {
    expectFindings(
      """
      version: 1
      x-ring: &ring {layout: radial, radius: ⟦-1⟧}
      containers:
        - {<<: ⟨*ring⟩, children: [{size: 8}]}
        - {<<: *ring, children: [{size: 8}]}
      """,
      """
      negative-radius: radius is -1, expected 0 or more
      - used through this alias
      """)
  }

  @Test func `a merged value that an own key overrides is not judged`() {
    expectFindings(
      """
      version: 1
      x-ring: &ring {layout: radial, radius: -1}
      containers:
        - {<<: *ring, radius: 10, children: [{size: 8}]}
      """, "")
  }

  @Test func `a misspelt key behind aliases is mended once`() {
    expectFindings(
      """
      version: 1
      x-dot: &dot {⟦siez⟧: 8}
      containers:
        - {layout: circle, children: [⟨*dot⟩, *dot]}
        - {layout: circle, children: [*dot]}
      """,
      """
      unknown-key: unknown key 'siez'; did you mean 'size'?
      - used through this alias
      """,
      fixed: """
        version: 1
        x-dot: &dot {size: 8}
        containers:
          - {layout: circle, children: [*dot, *dot]}
          - {layout: circle, children: [*dot]}
        """)
  }

  @Test func `a broken alias is told by itself alone`() {
    expectContainerFindings(
      "{layout: circle, children: ⟦*nobody⟧}",
      "undefined-alias: no anchor 'nobody' is defined before this alias")
    expectContainerFindings(
      "{layout: ⟦*nobody⟧, radius: 5, gap: 5, children: [{size: 5}]}",
      "undefined-alias: no anchor 'nobody' is defined before this alias")
    expectContainerFindings(
      "{<<: ⟦*nobody⟧}", "undefined-alias: no anchor 'nobody' is defined before this alias")
    expectContainerFindings(
      "{layout: circle, children: [{size: 5}, ⟦*nobody⟧], count: 2}",
      "undefined-alias: no anchor 'nobody' is defined before this alias")
  }

  @Test func `a container in itself is told by itself alone`() {
    expectContainerFindings(
      "⟨&c⟩ {layout: circle, children: [⟦*c⟧]}",
      """
      recursive-alias: alias 'c' stands inside the node that it names
      - the anchor is here
      """)
  }

  @Test func `what a walk through aliases finds wrong is told at the alias`() {
    let links = (1...300).map { "x-\($0): &a\($0) [*a\($0 - 1)]\n" }.joined()
    expectFindings(
      "version: 1\nx-0: &a0 5\n" + links.replacing("[*a44]", with: "[⟦*a44⟧]")
        + "containers:\n  - {size: 5, data: ⟨*a300⟩}\n",
      """
      nesting-limit: more than 256 aliases are nested here
      - used through this alias
      """)
  }
}
