import SceneSema
package import SceneSource
import SceneSyntax

/// Why a file is no baseline.
package struct BaselineFailure: Error, Equatable {
  /// The line, from 1.
  package let line: Int
  /// What was found and what is expected.
  package let message: String
}

extension Baseline {
  /// Reads a baseline; total on arbitrary bytes.
  ///
  /// JSON is YAML, so the reader of scenes reads it; the first mistake is the failure.
  package init(_ source: SourceFile) throws(BaselineFailure) {
    let parsed = parseSyntax(source)
    var found = parsed.diagnostics
    var entries: [Entry] = []
    if let tree = parsed.tree, tree.hasContent, found.isEmpty {
      var lowering = Lowering(tree, keys: baselineKeys + findingKeys)
      entries = lowering.readBaseline()
      found = lowering.walk.diagnostics
    }
    if let first = found.inReportOrder().first {
      let place = LineTable(source).location(at: Int(first.range.start))
      throw BaselineFailure(line: place.line, message: first.message)
    }
    self.init(source, entries)
  }
}

private let baselineKeys = ["version", "findings"]
private let findingKeys = ["file", "rule", "fingerprint", "count", "message"]

extension Lowering {
  fileprivate mutating func readBaseline() -> [Baseline.Entry] {
    guard let root = walk.enter(0), tree[root].kind == .mapping else {
      let expected = "a mapping as '--write-baseline' writes it"
      walk.report(.wrongType("the file", found: found(0), expected, at: tree.range(0)))
      return []
    }
    let keys = readKeys(of: root, baselineKeys)
    defer { keys.end(&walk) }
    for name in baselineKeys { keys.require(named: name, &self) }
    keys.withValue(named: "version", &self) { lowering, node -> Void? in
      guard let version = lowering.integer(node, "version", in: 1...1) else { return nil }
      if version != .value(1) {
        let place = lowering.tree.range(node)
        lowering.walk.report(
          .valueOutOfRange("version", lowering.written(node), expected: "1", at: place))
      }
      return ()
    }
    return keys.withValue(named: "findings", &self) { $0.readFindings($1) } ?? []
  }

  private mutating func readFindings(_ list: SyntaxIndex) -> [Baseline.Entry]? {
    guard let items = listItems(list, "findings", of: "findings") else { return nil }
    var seen: Set<String> = []
    var entries: [Baseline.Entry] = []
    entries.reserveCapacity(items.count)
    for node in items {
      guard let finding = item(node, { $0.readFinding($1) }) else { continue }
      entries.append(Baseline.Entry(finding: finding, place: tree.range(node)))
      let key = [finding.file, finding.key.rule, finding.key.fingerprint].joined(separator: "\0")
      if !seen.insert(key).inserted {
        walk.report(
          .valueOutOfRange(
            "the finding", "there already", expected: "one entry with a count",
            at: tree.range(node)))
      }
    }
    return entries
  }

  private mutating func readFinding(_ node: SyntaxIndex) -> KnownFinding? {
    guard tree[node].kind == .mapping else {
      walk.report(
        .wrongType("a finding", found: found(node), "a mapping", at: tree.range(node)))
      return nil
    }
    let keys = readKeys(of: node, findingKeys)
    defer { keys.end(&walk) }
    for name in findingKeys { keys.require(named: name, &self) }
    let file = keys.withValue(named: "file", &self) { $0.text($1, "file") }
    let rule = keys.withValue(named: "rule", &self) { $0.text($1, "rule") }
    let fingerprint = keys.withValue(named: "fingerprint", &self) { $0.fingerprint($1) }
    let count = keys.withValue(named: "count", &self) { $0.count($1) }
    let message = keys.withValue(named: "message", &self) { $0.text($1, "message") }
    guard let file, let rule, let fingerprint, let count, let message else { return nil }
    return KnownFinding(
      file: file, key: KnownFinding.Key(rule: rule, fingerprint: fingerprint), count: count,
      message: message)
  }

  private mutating func fingerprint(_ node: SyntaxIndex) -> String? {
    guard let text = text(node, "fingerprint") else { return nil }
    let digits = text.utf8.filter { 0x30...0x39 ~= $0 || 0x61...0x66 ~= $0 }
    if digits.count == 16, text.utf8.count == 16 { return text }
    walk.report(
      .valueOutOfRange(
        "fingerprint", quoted(brief(node)), expected: "16 hexadecimal digits",
        at: tree.range(node)))
    return nil
  }

  private mutating func count(_ node: SyntaxIndex) -> Int? {
    guard let number = integer(node, "count", in: 1...Int.max) else { return nil }
    if case .value(let value) = number, value >= 1 { return value }
    walk.report(
      .valueOutOfRange("count", written(node), expected: "1 or more", at: tree.range(node)))
    return nil
  }
}
