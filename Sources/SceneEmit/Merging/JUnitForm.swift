/// JUnit's XML, whose text has no '<', so that a line says what it is.
enum JUnitForm: ReportForm {
  static let name = JUnitDiagnosticsEmitter.name

  static func isLikely(_ lines: ReportLines) -> Bool {
    lines.peek?.starts(with: "<?xml ".utf8) == true
  }

  static func read(_ lines: ReportLines) throws(ReportFailure) -> ReportPart {
    var lines = lines
    var part = ReportPart()
    try lines.expect("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    try lines.expect("<testsuites>")
    while let line = lines.peek, line.starts(with: "<testsuite ".utf8) {
      try readSuite(from: &lines, &part)
    }
    try lines.expect("</testsuites>")
    try lines.expectEnd()
    return part
  }

  private static func readSuite(
    from lines: inout ReportLines, _ part: inout ReportPart
  ) throws(ReportFailure) {
    guard let name = try lines.take().attribute("name") else { throw lines.unexpected }
    try lines.expect("<properties/>")
    // What XML cannot say was escaped, and will be again.
    let plain = name.withoutEscapes { $0.value < 0x20 && !"\t\n\r".unicodeScalars.contains($0) }
    part.files.append(ReportedFile(name: plain))
    var isOfRun = false
    while let line = lines.peek, line.starts(with: "<testcase ".utf8) {
      let text = try readCase(from: &lines)
      guard let title = line.attribute("name") else { throw lines.unexpected }
      if ["run", "max-diagnostics"].contains(title) {
        isOfRun = true
        guard part.takeProblem(title, text) else { throw lines.unexpected }
      } else if title != "lint" {
        guard let finding = ReportedFinding(title, text) else { throw lines.unexpected }
        part.files[part.files.count - 1].findings.append(finding)
      }
    }
    if isOfRun { part.files.removeLast() }
    try lines.expect("<system-out/>")
    try lines.expect("<system-err/>")
    try lines.expect("</testsuite>")
  }

  /// A test case with all its lines.
  private static func readCase(
    from lines: inout ReportLines
  ) throws(ReportFailure) -> ArraySlice<UInt8> {
    let first = try lines.take()
    var last = first
    if first.dropping(suffix: "/>") == nil {
      repeat { last = try lines.take() } while last.string != "</testcase>"
    }
    return lines.text(first.startIndex..<last.endIndex)
  }

  static func write(_ report: ReportPart, to output: inout OutputBuffer) {
    var emitter = JUnitDiagnosticsEmitter(ReportOptions())
    for file in report.files {
      let failures = file.findings.count { $0.isFailure }
      emitter.beginSuite(
        file.name, tests: max(file.findings.count, 1), failures: failures, errors: 0,
        skipped: file.findings.count - failures, to: &output)
      if file.findings.isEmpty {
        emitter.writeCase("lint", of: file.name, to: &output)
        output.write("/>\n")
      }
      for finding in file.findings {
        output.write(bytes: finding.text)
        output.write("\n")
      }
      emitter.endSuite(to: &output)
    }
    emitter.finish(report.summary, to: &output)
  }
}

extension ReportedFinding {
  /// A test case named `rule line:column`.
  fileprivate init?(_ title: String, _ text: ArraySlice<UInt8>) {
    let words = title.split(separator: " ")
    let place = words.last?.split(separator: ":").compactMap { Int($0) } ?? []
    guard words.count == 2, place.count == 2 else { return nil }
    self.init(place: place, rule: String(words[0]), isError: false, text: text)
  }

  /// Whether the test case fails, and is not skipped.
  fileprivate var isFailure: Bool {
    text.split(separator: 0x0A, maxSplits: 1).last?.starts(with: "<failure ".utf8) == true
  }
}

extension ReportPart {
  /// Takes what kept the run from being whole.
  fileprivate mutating func takeProblem(_ title: String, _ text: ArraySlice<UInt8>) -> Bool {
    let lines = text.split(separator: 0x0A)
    guard lines.count > 1, let message = lines[1].attribute("message") else { return false }
    if title == "run" {
      summary.failures.append(message)
    } else {
      guard let count = ReportSummary.omitted(in: message) else { return false }
      summary.omitted += count
    }
    return true
  }
}

extension ArraySlice<UInt8> {
  /// The value of an attribute of a tag, without its escapes.
  fileprivate func attribute(_ name: String) -> String? {
    let start = Array(" \(name)=\"".utf8)
    var rest = self
    while !rest.isEmpty, !rest.starts(with: start) { rest = rest.dropFirst() }
    rest = rest.dropFirst(start.count)
    guard let end = rest.firstIndex(of: UInt8(ascii: "\"")) else { return nil }
    return rest[..<end].withoutEntities
  }

  private var withoutEntities: String {
    let entities: [(String, UInt8)] = [
      ("&lt;", 0x3C), ("&gt;", 0x3E), ("&quot;", 0x22), ("&#13;", 0x0D), ("&#10;", 0x0A),
      ("&#9;", 0x09), ("&amp;", 0x26),
    ]
    var result: [UInt8] = []
    var rest = self
    while let byte = rest.first {
      if byte == UInt8(ascii: "&"),
        let (entity, character) = entities.first(where: { rest.starts(with: $0.0.utf8) })
      {
        result.append(character)
        rest = rest.dropFirst(entity.utf8.count)
      } else {
        result.append(byte)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
