import SceneCompiler
import SceneSource
import TestSupport
import Testing

/// What holds of every fix: of the repository's scenes, and of example scenes with random slips.
struct FixPropertyTests {
  private static let scenes =
    Repository.files(below: "scenes/rules", suffixes: [".scene.yaml"])
    + Repository.files(below: "scenes/syntax", suffixes: [".scene.yaml"])
  private static let examples = Repository.files(
    below: "scenes/examples", suffixes: [".scene.yaml"])

  @Test(arguments: scenes)
  func `in a scene of the repository`(path: String) throws {
    let file = SourceFile(name: path, bytes: try Repository.bytes(path))
    expectGoodFixes(of: file, path, isClose: true)
  }

  @Test(arguments: examples)
  func `in an example with random slips`(path: String) throws {
    let bytes = try Repository.bytes(path)
    let seed = UInt64.random(in: 0..<1 << 32)
    var random = SeededRandom(seed: seed)
    for _ in 0..<12 {
      let changed =
        Bool.random(using: &random)
        ? Mutation.apply(to: bytes, &random) : Slip.apply(to: bytes, &random)
      let file = SourceFile(name: path, bytes: changed)
      // Beside a syntax error a fix may let libyaml take something else for one.
      let isClose = !Compilation(file).diagnostics.contains { $0.rule.id == "yaml-syntax" }
      expectGoodFixes(of: file, "\(path), seed \(seed)", isClose: isClose)
    }
  }

  /// Each fix alone if the findings are `isClose` to all that there are, and all together.
  private func expectGoodFixes(of file: SourceFile, _ context: String, isClose: Bool) {
    let before = Compilation(file)
    for diagnostic in before.diagnostics {
      for fix in diagnostic.fixIts {
        expectDisjoint(fix.edits, in: file, context)
        guard fix.applicability == .safe, isClose else { continue }
        let after = Compilation(file.edited(fix.edits))
        expectMended(diagnostic, fix, before, after, context)
      }
    }
    for applicability in [FixIt.Applicability.safe, .unsafe] {
      expectStable(FixedSource(file, applying: applicability), applicability, context)
    }
  }

  private func expectDisjoint(_ edits: [TextEdit], in file: SourceFile, _ context: String) {
    var end = 0
    for edit in edits {
      #expect(edit.range.offsets.lowerBound >= end, "\(context)")
      end = edit.range.offsets.upperBound
    }
    #expect(end <= file.bytes.count && !edits.isEmpty, "\(context)")
  }

  /// The finding is gone, and there is no new one but of what the errors hid.
  private func expectMended(
    _ diagnostic: Diagnostic, _ fix: FixIt, _ before: Compilation, _ after: Compilation,
    _ context: String
  ) {
    // What a variant sets of an element is not looked at while no element is known for it.
    if diagnostic.message.hasPrefix("no element has the id") { return }
    // Nor is the value that is glued to its key, as in `size:< 60`.
    if diagnostic.message.contains("; expected a blank after ") { return }
    var left = before.diagnostics.map { Trace($0, in: before.source) }
    let mended = Trace(diagnostic, in: before.source)
    left.remove(at: left.firstIndex { $0.words == mended.words } ?? 0)
    for finding in after.diagnostics {
      let trace = Trace(finding, in: after.source)
      let index =
        left.firstIndex { $0.words == trace.words } ?? left.firstIndex { $0.place == trace.place }
      if let index {
        left.remove(at: index)
      } else if !isHidden(trace, in: before) {
        Issue.record("\(fix.title) brings \(trace.words): \(context)\n\(before.source.text)")
        return
      }
    }
  }

  /// Whether a finding of the mended text may have been there and not been looked for.
  private func isHidden(_ trace: Trace, in before: Compilation) -> Bool {
    let rules = before.diagnostics.map(\.rule.id)
    if !before.hasErrors { return false }
    let isCut = before.diagnostics.contains { $0.notes.contains("what follows is not checked") }
    let words = trace.words
    return isCut || trace.isOfVariant || words.contains("in variant '")
      || ["unused-suppression", "unknown-suppression"].contains { words.hasPrefix($0) }
      || lintRuleIDs.contains { words.hasPrefix($0 + ":") } && !rules.isEmpty
  }

  private func expectStable(
    _ fixed: FixedSource, _ applicability: FixIt.Applicability, _ context: String
  ) {
    #expect(fixed.original.source.edited(fixed.edits).bytes == fixed.result.source.bytes)
    #expect(fixed.isChanged == !fixed.edits.isEmpty, "\(context)")
    let again = FixedSource(fixed.result.source, applying: applicability)
    #expect(
      again.result.source.text == fixed.result.source.text,
      "\(context)\n\(fixed.original.source.text)")
  }

  /// What makes a finding known again in a text that has changed elsewhere.
  private struct Trace {
    let words: String
    /// The text that it is about: words depend on what stands beside it, as when a second key
    /// is meant for one that is there now, or a key no longer repeats one that was mended.
    let place: String
    /// Whether it stands in a variant: what that sets of an element is not looked at while the
    /// element is not known.
    let isOfVariant: Bool

    init(_ diagnostic: Diagnostic, in source: SourceFile) {
      words = "\(diagnostic.rule.id): \(diagnostic.message)"
      place = source.text(diagnostic.range)
      let before = SourceRange(0, diagnostic.range.offsets.lowerBound)
      isOfVariant = source.text(before).contains("\nvariants:")
    }
  }

  private var lintRuleIDs: [String] {
    let late = ruleCatalog.drop { $0.id != "contradictory-frame" }.dropFirst()
    return late.map(\.id)
  }
}

/// A slip of the kinds that people make, at a random place.
private enum Slip: CaseIterable {
  case swapsLetters
  case quotesANumber
  case unquotesAndMisspellsABool
  case tabsALine
  case repeatsAnID
  case addsASuppression
  case dropsABlank
  case addsAnAnchor

  static func apply(to bytes: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let index = Int.random(in: 0..<lines.count, using: &random)
      (allCases.randomElement(using: &random) ?? .tabsALine).change(&lines[index], &random)
    }
    return Array(lines.joined(separator: "\n").utf8)
  }

  private func change(_ line: inout String, _ random: inout SeededRandom) {
    switch self {
    case .swapsLetters:
      let letters = line.indices.dropLast().filter {
        line[$0].isLetter && line[line.index(after: $0)].isLetter
      }
      guard let place = letters.randomElement(using: &random) else { return }
      let next = line.index(after: place)
      line.replaceSubrange(place...next, with: String([line[next], line[place]]))
    case .quotesANumber: line.replace(/: (\d+)/, maxReplacements: 1) { ": \"\($0.1)\"" }
    case .unquotesAndMisspellsABool:
      line.replace(/true|false/, maxReplacements: 1) { $0.0 == "true" ? "yes" : "off" }
    case .tabsALine: line.replace(/^ {2,4}/) { _ in "\t" }
    case .repeatsAnID: line.replace(/id: ([a-z]+)/, maxReplacements: 1) { _ in "id: music" }
    case .addsASuppression: line += "  # scenec: ignore[unused-anchor, contradictory-frame]"
    case .dropsABlank: line.replace(#/: /#, maxReplacements: 1) { _ in ":" }
    case .addsAnAnchor: line.replace(/: (\w)/, maxReplacements: 1) { ": &extra \($0.1)" }
    }
  }
}
