import SceneCompiler
import SceneConfig
import SceneEmit
import SceneLayout
import SceneSource
import TestSupport
import Testing

/// Baselines over random findings.
struct BaselinePropertyTests {
  private static let rule = Rule(
    "some-rule", severity: .warning, summary: "", explanation: "", bad: "", good: "")
  private static let other = Rule(
    "other-rule", severity: .error, summary: "", explanation: "", bad: "", good: "")

  /// Findings on lines of which many are equal.
  private func findings(
    _ lines: [String], _ random: inout SeededRandom
  ) -> (SourceFile, [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    var offset = 0
    for line in lines {
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        let rule = Bool.random(using: &random) ? Self.rule : Self.other
        diagnostics.append(Diagnostic(rule, "found", at: SourceRange(offset, offset + 1)))
      }
      offset += line.utf8.count + 1
    }
    let file = SourceFile(name: "a.scene.yaml", text: lines.joined(separator: "\n"))
    return (file, diagnostics.inReportOrder())
  }

  private func read(_ findings: [KnownFinding]) throws -> Baseline {
    try Baseline(SourceFile(name: "known.json", bytes: baselineJSON(findings)))
  }

  @Test(arguments: 1...50 as ClosedRange<UInt64>)
  func `what is written knows all of it, and what is taken away is new or gone`(
    seed: UInt64
  ) throws {
    var random = SeededRandom(seed: seed)
    let lines = (0..<20).map { _ in "a: \(Int.random(in: 0..<5, using: &random))" }
    let (file, all) = findings(lines, &random)
    let known = KnownFinding.all(in: file, named: "x", all)
    #expect(known.reduce(0) { $0 + $1.count } == all.count, "seed \(seed)")
    let baseline = try read(known.shuffled(using: &random))
    let same = baseline.compare(all, of: file, at: "x")
    #expect(same.new.isEmpty && same.stale.isEmpty, "seed \(seed)")
    let elsewhere = baseline.compare(all, of: file, at: "y")
    #expect(elsewhere.new.count == all.count && elsewhere.stale.isEmpty, "seed \(seed)")

    let some = all.filter { _ in Bool.random(using: &random) }
    let fewer = baseline.compare(some, of: file, at: "x")
    #expect(fewer.new.isEmpty, "seed \(seed)")
    #expect(fewer.stale.isEmpty == (some.count == all.count), "seed \(seed)")
    let smaller = try read(KnownFinding.all(in: file, named: "x", some))
    #expect(smaller.compare(all, of: file, at: "x").new.count == all.count - some.count)
  }

  @Test(arguments: 1...50 as ClosedRange<UInt64>)
  func `any text reads back as it was written, in any order of the findings`(
    seed: UInt64
  ) throws {
    var random = SeededRandom(seed: seed)
    let scalars: [Unicode.Scalar] = [
      "a", "\"", "\\", "/", "\n", "\t", "\u{1}", "\u{7F}", "\u{85}", "\u{9F}", "\u{A0}", "é",
      "\u{2028}", "\u{FEFF}", "\u{FFFE}", "\u{1F600}", " ", "'", "{", ":", "#",
    ]
    func text() -> String {
      var view = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        view.append(scalars.randomElement(using: &random) ?? "a")
      }
      return String(view)
    }
    let written = (0..<20).map { number in
      let digits = String(number, radix: 16)
      return KnownFinding(
        file: text(),
        key: KnownFinding.Key(
          rule: text(), fingerprint: String(repeating: "0", count: 16 - digits.count) + digits),
        count: number + 1, message: text())
    }
    let baseline = try read(written)
    #expect(Set(baseline.findings) == Set(written), "seed \(seed)")
    #expect(baselineJSON(written.shuffled(using: &random)) == baselineJSON(written))
  }

  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func `a spoilt baseline is read or refused with a line`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var bytes = baselineJSON([
      KnownFinding(
        file: "a", key: KnownFinding.Key(rule: "b", fingerprint: "0123456789abcdef"), count: 2,
        message: "c")
    ])
    bytes = Mutation.apply(to: bytes, &random)
    do throws(BaselineFailure) {
      _ = try Baseline(SourceFile(name: "known.json", bytes: bytes))
    } catch {
      #expect(error.line >= 1 && !error.message.isEmpty, "seed \(seed)")
    }
  }

  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func `a spoilt configuration is read, and what is wrong stands within it`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let good = try Repository.bytes("Tests/Configurations/good-all.yaml")
    let bytes = Mutation.apply(to: good, &random)
    let source = SourceFile(name: ".scenec.yaml", bytes: bytes)
    let parsed = ParsedConfiguration(source, rules: ruleCatalog)
    let whole = SourceRange(0, bytes.count)
    for diagnostic in parsed.diagnostics {
      #expect(whole.contains(diagnostic.range), "seed \(seed): \(diagnostic.message)")
    }
    #expect(parsed.configuration.limits.counts.lowerBound >= 1)
  }
}
