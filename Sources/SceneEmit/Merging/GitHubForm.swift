/// Workflow commands of GitHub Actions.
enum GitHubForm: ReportForm {
  static let name = GitHubDiagnosticsEmitter.name
  static let canBeEmpty = true

  static func isLikely(_ lines: ReportLines) -> Bool {
    ["::error ", "::warning ", "::notice "].contains { lines.peek?.starts(with: $0.utf8) == true }
  }

  static func read(_ lines: ReportLines) throws(ReportFailure) -> ReportPart {
    var lines = lines
    var part = ReportPart()
    while let line = lines.peek {
      if let text = line.dropping(prefix: "::error title=scenec::") {
        part.summary.failures.append(unescaped(text.string))
      } else if let text = line.dropping(prefix: "::notice title=scenec::") {
        guard part.summary.read(notice: text.string) else { throw lines.unexpected }
      } else {
        guard let (name, finding) = annotation(line) else { throw lines.unexpected }
        part.add(finding, of: name)
      }
      _ = try lines.take()
    }
    return part
  }

  static func write(_ report: ReportPart, to output: inout OutputBuffer) {
    report.writeLines(to: &output)
    var emitter = GitHubDiagnosticsEmitter(ReportOptions())
    emitter.finish(report.summary, to: &output)
  }

  private static func annotation(_ line: ArraySlice<UInt8>) -> (String, ReportedFinding)? {
    let isError = line.starts(with: "::error ".utf8)
    guard let text = line.dropping(prefix: isError ? "::error " : "::warning ")?.string,
      let end = text.utf8.firstRange(of: "::")
    else { return nil }
    var properties: [Substring: String] = [:]
    for pair in text[..<end.lowerBound].split(separator: ",") {
      let parts = pair.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      properties[parts[0]] = unescaped(String(parts[1]))
    }
    guard let file = properties["file"], let rule = properties["title"],
      let start = properties["line"].flatMap({ Int($0) })
    else { return nil }
    let place = ["col", "endLine", "endColumn"].map { Int(properties[$0] ?? "") ?? 0 }
    return (file, ReportedFinding(place: [start] + place, rule: rule, isError: isError, text: line))
  }

  /// Text of a command without its escapes, in the order in which the runner takes them away.
  private static func unescaped(_ text: String) -> String {
    var result: [UInt8] = []
    var rest = text.utf8[...]
    let escapes: [(String, UInt8)] = [
      ("%0D", 0x0D), ("%0A", 0x0A), ("%3A", 0x3A), ("%2C", 0x2C), ("%25", 0x25),
    ]
    while let byte = rest.first {
      if let (escape, character) = escapes.first(where: { rest.starts(with: $0.0.utf8) }) {
        result.append(character)
        rest = rest.dropFirst(escape.utf8.count)
      } else {
        result.append(byte)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension ReportPart {
  /// Writes the findings, a line each.
  func writeLines(to output: inout OutputBuffer) {
    for file in files {
      for finding in file.findings {
        output.write(bytes: finding.text)
        output.write("\n")
      }
      output.flushIfFull()
    }
  }
}

extension String.UTF8View {
  /// Where a text stands first.
  fileprivate func firstRange(of text: String) -> Range<Index>? {
    var index = startIndex
    while index < endIndex {
      if self[index...].starts(with: text.utf8) {
        return index..<self.index(index, offsetBy: text.utf8.count)
      }
      index = self.index(after: index)
    }
    return nil
  }
}
