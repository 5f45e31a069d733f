import Testing

/// "Counts" of the format in every form.
struct CountFindingsTests {
  private func template(
    _ counts: String, _ words: String, fixed: String? = nil,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    expectContainerFindings(
      "{layout: circle, \(counts), template: {size: 8}}", words,
      fixed: fixed.map { "{layout: circle, \($0), template: {size: 8}}" },
      sourceLocation: sourceLocation)
  }

  private func children(
    _ counts: String, _ words: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    expectContainerFindings(
      "{layout: circle, \(counts), children: ⟨[{size: 8}, {size: 8}]⟩}", words,
      sourceLocation: sourceLocation)
  }

  @Test(arguments: ["0", "20", "-1", "99999999999999999999", "-99999999999999999999", "0x14"])
  func `a count is 1 to 19`(count: String) {
    template("count: ⟦\(count)⟧", "count-out-of-range: count is \(count), expected 1...19")
  }

  @Test(arguments: ["0", "-1", "-99999999999999999999"])
  func `a range begins at 1`(low: String) {
    template(
      "count: 2, countRange: [⟦\(low)⟧, 5]",
      "count-out-of-range: the lower end of countRange is \(low), expected 1...19")
  }

  @Test(arguments: ["20", "9223372036854775807", "99999999999999999999"])
  func `a range ends at 19`(high: String) {
    template(
      "count: 2, countRange: [1, ⟦\(high)⟧]",
      "count-out-of-range: the upper end of countRange is \(high), expected 1...19")
  }

  @Test(arguments: ["1", "19", "+2", "0x13", "0o2", "007"])
  func `a count in each spelling of a whole number`(count: String) {
    template("count: \(count)", "")
  }

  @Test func `a count is a whole number`() {
    template(
      "count: ⟦2.0⟧", "wrong-type: count is '2.0', expected a whole number", fixed: "count: 2")
    template(
      "count: ⟦2e0⟧", "wrong-type: count is '2e0', expected a whole number", fixed: "count: 2")
    template("count: ⟦20.0⟧", "wrong-type: count is '20.0', expected a whole number")
    template("count: ⟦two⟧", "wrong-type: count is 'two', expected a whole number")
    template("count: ⟦[2]⟧", "wrong-type: count is a list, expected a whole number")
    template("count: ⟦~⟧", "wrong-type: count is nothing, expected a whole number")
  }

  @Test func `a count goes as far as the list`() {
    expectContainerFindings("{layout: circle, count: 2, children: [{size: 8}, {size: 8}]}", "")
    expectContainerFindings("{layout: circle, count: ~, children: [{size: 8}]}", "")
    children(
      "count: ⟦3⟧",
      """
      count-exceeds-children: count is 3, but the list has 2 children
      - the list is here
      """)
    expectContainerFindings(
      "{layout: circle, count: ⟦2⟧, children: ⟨[{size: 8}]⟩}",
      """
      count-exceeds-children: count is 2, but the list has 1 child
      - the list is here
      """)
  }

  @Test func `a range goes as far as the list`() {
    children(
      "countRange: [⟦3⟧, ⟦4⟧]",
      """
      count-exceeds-children: the lower end of countRange is 3, but the list has 2 children
      - the list is here
      count-exceeds-children: the upper end of countRange is 4, but the list has 2 children
      - the list is here
      """)
  }

  @Test func `an empty list is one finding`() {
    let words = "value-out-of-range: children is empty, expected at least one child"
    expectContainerFindings("{layout: circle, children: ⟦[]⟧}", words)
    expectContainerFindings("{layout: circle, count: 2, children: ⟦[]⟧}", words)
    expectContainerFindings("{layout: circle, countRange: [1, 2], children: ⟦[]⟧}", words)
  }

  @Test(arguments: ["circle", "radial", "honeycomb", "concentric"])
  func `a list that is too long is told at its 20th child`(layout: String) {
    let children = Array(repeating: "{size: 8}", count: 19).joined(separator: ", ")
    expectContainerFindings("{layout: \(layout), children: [\(children)]}", "")
    expectContainerFindings(
      "{layout: \(layout), count: 3, children: [\(children), ⟦{size: 8}⟧, {size: 8}]}",
      "count-out-of-range: the list has 21 children, expected 1...19")
  }

  @Test func `a flow takes any number of children, but shows 19 by count`() {
    let children = Array(repeating: "{size: 8}", count: 40).joined(separator: ", ")
    expectContainerFindings("{layout: flow, children: [\(children)]}", "")
    expectContainerFindings(
      "{layout: flow, count: ⟦20⟧, children: [\(children)]}",
      "count-out-of-range: count is 20, expected 1...19")
  }

  @Test func `a reversed range is one finding and says nothing of count`() {
    for count in ["4", "99", "0"] {
      template(
        "count: \(count), countRange: ⟦[5, 3]⟧",
        "value-out-of-range: countRange is [5, 3], expected the lower end first",
        fixed: count == "4" ? "count: 4, countRange: [3, 5]" : nil)
    }
    expectContainerFindings(
      "{layout: circle, countRange: ⟦[9, 8]⟧, children: [{size: 8}]}",
      "value-out-of-range: countRange is [9, 8], expected the lower end first")
  }

  @Test func `a count outside of its range names the range`() {
    template(
      "count: ⟦5⟧, countRange: ⟨[2, 3]⟩",
      """
      count-out-of-range: count is 5, expected 2...3 as countRange says
      - countRange is here
      """)
    template("count: 2, countRange: [2, 2]", "")
  }

  @Test(arguments: [
    ("[1]", "a list of 1"), ("[]", "a list of 0"), ("[1, 2, 3]", "a list of 3"), ("3", "'3'"),
    ("{low: 1}", "a mapping"),
  ])
  func `a range is two numbers`(range: String, found: String) {
    template(
      "count: 2, countRange: ⟦\(range)⟧",
      "wrong-type: countRange is \(found), expected [low, high]")
  }

  @Test func `the ends of a range are whole numbers`() {
    template(
      "count: 2, countRange: [⟦one⟧, ⟦2.5⟧]",
      """
      wrong-type: the lower end of countRange is 'one', expected a whole number
      wrong-type: the upper end of countRange is '2.5', expected a whole number
      """)
  }
}
