import Testing

/// A value of another kind than its key takes.
struct TypeFindingsTests {
  @Test(arguments: ["\"120\"", "'120'", "\"\\x3120\""])
  func `a quoted number loses its quotes`(value: String) {
    expectContainerFindings(
      "{layout: radial, radius: ⟦\(value)⟧, children: [{size: 8}]}",
      "wrong-type: radius is the text '120', expected a number",
      fixed: "{layout: radial, radius: 120, children: [{size: 8}]}")
  }

  @Test func `a quoted number in each place that takes one`() {
    expectFindings(
      """
      version: ⟦"1"⟧
      canvas: [⟦'390'⟧, 844]
      containers:
        - layout: circle
          startAngle: ⟦"90"⟧
          count: ⟦"1"⟧
          children: [{size: ⟦"8"⟧}]
      """,
      """
      wrong-type: version is the text '1', expected a whole number
      wrong-type: width is the text '390', expected a number
      wrong-type: startAngle is the text '90', expected an angle such as 90, 90deg, 1.57rad or \
      0.25turn
      wrong-type: count is the text '1', expected a whole number
      wrong-type: size is the text '8', expected a number, [width, height] or {width, height}
      """,
      fixed: """
        version: 1
        canvas: [390, 844]
        containers:
          - layout: circle
            startAngle: 90
            count: 1
            children: [{size: 8}]
        """)
  }

  @Test(arguments: ["5", "1.5", "0x1F", ".inf", "true", "FALSE"])
  func `a name that is a number or a bool gets quotes`(name: String) {
    expectFindings(
      "version: 1\nname: ⟦\(name)⟧\ncontainers: [{size: 5}]\n",
      "wrong-type: name is '\(name)', expected a text",
      fixed: "version: 1\nname: \"\(name)\"\ncontainers: [{size: 5}]\n")
  }

  @Test(arguments: ["\"5\"", "'true'", "yes", "on", "12:30", "1_000", "!!str 5", "! ~"])
  func `a name may look like what it is not`(name: String) {
    expectFindings("version: 1\nname: \(name)\ncontainers: [{size: 5}]\n", "")
  }

  @Test(arguments: [" ⟦~⟧", " ⟦null⟧", "⟦⟧"])
  func `nothing is no name and has no quotes to get`(name: String) {
    expectFindings(
      "version: 1\nname:\(name)\ncontainers: [{size: 5}]\n",
      "wrong-type: name is nothing, expected a text")
  }

  @Test func `an id that is a number gets quotes, and is no name then`() {
    expectContainerFindings(
      "{id: ⟦true⟧, size: 5}", "wrong-type: id is 'true', expected a text",
      fixed: "{id: \"true\", size: 5}")
  }

  @Test(arguments: ["⟦{}⟧", "⟦5⟧", "⟦nope⟧", "⟦~⟧"])
  func `containers that are no list`(value: String) {
    let found = ["⟦{}⟧": "a mapping", "⟦5⟧": "'5'", "⟦nope⟧": "'nope'", "⟦~⟧": "nothing"]
    expectFindings(
      "version: 1\ncontainers: \(value)\n",
      "wrong-type: containers is \(found[value] ?? ""), expected a list of containers")
  }

  @Test func `a document that is no mapping is one finding`() {
    expectFindings("⟦[1, 2]⟧\n", "wrong-type: the scene is a list, expected a mapping")
    expectFindings(
      "⟦hello\n  there⟧\n", "wrong-type: the scene is 'hello there', expected a mapping")
  }

  @Test func `elements that are none`() {
    expectFindings(
      """
      version: 1
      containers:
        - ⟦5⟧
        - ⟦[1]⟧
        - ⟦~⟧
        - {layout: circle, children: [⟦8⟧, ⟦[8]⟧, ⟦'a'⟧]}
      """,
      """
      wrong-type: a container is '5', expected a mapping with a 'layout'
      wrong-type: a container is a list, expected a mapping with a 'layout'
      wrong-type: a container is nothing, expected a mapping with a 'layout'
      wrong-type: a child is '8', expected a mapping such as {size: 60}
      wrong-type: a child is a list, expected a mapping such as {size: 60}
      wrong-type: a child is the text 'a', expected a mapping such as {size: 60}
      """)
  }

  @Test func `a tag decides over the look of a value`() {
    expectContainerFindings(
      "{layout: radial, radius: !!str ⟦5⟧, children: [{size: !!float \"8\"}, {size: !!int 8}]}",
      "wrong-type: radius is '5', expected a number")
  }
}
