import Foundation
import SceneSource
import SceneSyntax
import TestSupport
import Testing

/// libyaml 0.2.5 and the syntax tree over the YAML test suite, when it stands beside the
/// package; `YAMLFixtureTests` always runs.
struct YAMLSuiteTests {
  struct Suite: Decodable {
    let cases: [Case]
  }

  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    let id: String
    let yaml: String
    let error: Bool
    let events: String
    /// passes, rejects-valid, accepts-invalid, or diff.
    let libyaml: String

    var testDescription: String { id }
  }

  static let cases: [Case] = {
    guard let data = try? Repository.bytes("../shared/cases/yaml-test-suite.json") else {
      return []
    }
    return (try? JSONDecoder().decode(Suite.self, from: Data(data)))?.cases ?? []
  }()

  @Test(.enabled(if: !cases.isEmpty), arguments: cases)
  func `libyaml reads a case as the suite's table says`(test: Case) {
    let dump = EventDump(test.yaml)
    switch (test.libyaml, test.error) {
    case ("passes", true), ("rejects-valid", _): #expect(dump.failed)
    case ("passes", false):
      #expect(!dump.failed)
      #expect(dump.lines.joined(separator: "\n") + "\n" == test.events)
    case ("accepts-invalid", _): #expect(!dump.failed)
    case ("diff", _):
      #expect(!dump.failed)
      #expect(dump.lines.joined(separator: "\n") + "\n" != test.events)
    default: Issue.record("unknown expectation \(test.libyaml)")
    }
  }

  @Test(.enabled(if: !cases.isEmpty))
  func `the suite has its 402 cases`() {
    let counts = Dictionary(grouping: Self.cases, by: \.libyaml).mapValues(\.count)
    #expect(
      counts == ["passes": 330, "rejects-valid": 51, "accepts-invalid": 16, "diff": 5])
  }

  @Test(.enabled(if: !cases.isEmpty), arguments: cases)
  func `the tree has the structure and the values of the first document`(test: Case) {
    let parsed = parseSyntax(SourceFile(name: test.id, text: test.yaml))
    let dump = EventDump(test.yaml)
    if let tree = parsed.tree, !dump.failed {
      #expect(treeDump(tree) == firstDocument(dump.lines))
      #expect(misplacedNodes(tree) == [])
    } else {
      #expect(dump.failed)
      #expect(parsed.tree.map(misplacedNodes) ?? [] == [])
      #expect(parsed.diagnostics.contains { $0.severity == .error })
    }
  }
}
