/// SARIF, one run.
enum SARIFForm: ReportForm {
  static let name = SARIFDiagnosticsEmitter.name
  private static let category = "\"automationDetails\":{\"id\":"

  static func isLikely(_ lines: ReportLines) -> Bool {
    lines.peek?.starts(with: "{\"$schema\":".utf8) == true
  }

  static func read(_ lines: ReportLines) throws(ReportFailure) -> ReportPart {
    var lines = lines
    var part = ReportPart()
    let start = lines.peek?.startIndex ?? 0
    while let line = lines.peek, !line.starts(with: category.utf8) { _ = try lines.take() }
    guard let line = lines.peek, let text = line.dropping(prefix: category)?.dropping(suffix: "},"),
      let id = JSONReader.read(text)?.text, let shards = ShardSet.read(category: id)
    else { throw lines.unexpected }
    part.head = lines.text(start..<line.startIndex)
    part.shards = shards
    _ = try lines.take()
    try lines.expect("\"columnKind\":\"unicodeCodePoints\",")
    if lines.peek?.elementsEqual("\"results\":[],".utf8) == true {
      _ = try lines.take()
    } else {
      try lines.expect("\"results\":[")
      try part.readItems(from: &lines, end: "],") { $0.result }
    }
    try readNotices(from: &lines, &part)
    return part
  }

  private static func readNotices(
    from lines: inout ReportLines, _ part: inout ReportPart
  ) throws(ReportFailure) {
    guard let line = lines.peek?.dropping(suffix: "]}"),
      let value = JSONReader.read(([UInt8(ascii: "{")] + line)[...]),
      let invocation = value["invocations"]?.items?.first,
      let notices = invocation["toolExecutionNotifications"]?.items
    else { throw lines.unexpected }
    for notice in notices {
      guard let text = notice["message"]?["text"]?.text else { throw lines.unexpected }
      if notice["level"]?.text == "error" {
        part.summary.failures.append(text)
      } else if let count = ReportSummary.omitted(in: text) {
        part.summary.omitted += count
      } else {
        throw lines.unexpected
      }
    }
    _ = try lines.take()
    try lines.expectEnd()
  }

  static func write(_ report: ReportPart, to output: inout OutputBuffer) {
    output.write(bytes: report.head)
    output.write(category)
    output.write(json: report.shards.category + "/")
    output.write("},\n\"columnKind\":\"unicodeCodePoints\",\n\"results\":[")
    report.writeItems(to: &output)
    output.write("],\n\"invocations\":[{\"executionSuccessful\":")
    output.write(report.summary.failures.isEmpty ? "true" : "false")
    output.write(",\"toolExecutionNotifications\":[")
    // The texts of failures have their escapes.
    let notices =
      report.summary.failures.map { ("error", $0) }
      + (report.summary.omission.map { [("note", $0)] } ?? [])
    for (index, (level, text)) in notices.enumerated() {
      output.write(index == 0 ? "{\"level\":\"" : ",{\"level\":\"")
      output.write(level)
      output.write("\",\"message\":{\"text\":")
      output.write(json: text)
      output.write("}}")
    }
    output.write("]}]}]}\n")
  }
}

extension ShardSet {
  /// The parts that a category names: `scenec/`, `scenec-2-of-3/`, `scenec-1-2-of-3/`.
  ///
  /// The outer nil is for another category.
  fileprivate static func read(category: String) -> ShardSet?? {
    if category == "scenec/" { return .some(nil) }
    guard category.hasPrefix("scenec-"), category.hasSuffix("/") else { return nil }
    let words = category.dropFirst(7).dropLast().split(separator: "-")
    guard words.count >= 3, words[words.count - 2] == "of", let count = Int(words[words.count - 1])
    else { return nil }
    let numbers = words.dropLast(2).compactMap { Int($0) }
    guard numbers.count == words.count - 2, let set = ShardSet(numbers, of: count) else {
      return nil
    }
    return .some(set)
  }
}

extension ShardSet? {
  fileprivate var category: String {
    guard let set = self else { return "scenec" }
    return "scenec-" + set.numbers.sorted().map { "\($0)-" }.joined() + "of-\(set.count)"
  }
}

extension JSONValue {
  /// A result, and the file that it is about.
  fileprivate func result(_ text: ArraySlice<UInt8>) -> (String, ReportedFinding)? {
    let place = self["locations"]?.items?.first?["physicalLocation"]
    guard let rule = self["ruleId"]?.text, let level = self["level"]?.text,
      let uri = place?["artifactLocation"]?["uri"]?.text, let region = place?["region"],
      let start = region["byteOffset"]?.count, let length = region["byteLength"]?.count
    else { return nil }
    return (
      uri.decodedURI,
      ReportedFinding(
        place: [start, start + length], rule: rule, isError: level == "error", text: text)
    )
  }
}

extension String {
  /// The path of a URI that `asURI` made.
  fileprivate var decodedURI: String {
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let code = UInt8(Substring(rest.prefix(2)), radix: 16) {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
