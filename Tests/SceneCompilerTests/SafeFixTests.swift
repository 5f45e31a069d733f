import SceneCompiler
import SceneSource
import TestSupport
import Testing

/// A safe fix takes its finding away and brings no other.
struct SafeFixTests {
  private static let scenes =
    Repository.files(below: "scenes", suffixes: [".yaml", ".yml"])
    .filter { (try? Repository.bytes($0).count < 20_000) ?? false }

  @Test(arguments: scenes)
  func `in the scenes of the repository`(path: String) throws {
    expectGoodFixes(SourceFile(name: path, bytes: try Repository.bytes(path)))
  }

  @Test(arguments: [
    "{layout: radial, radius: 5, radus: 6, children: [{size: 8}]}",
    "{layout: radial, radus: 5, radios: 6, children: [{size: 8}]}",
    "{layout: radil, radius: 5, children: [{size: '8'}], count: \"1\"}",
    "{\"layot\": \"radil\", 'radius': '5', children: [{size: 8}]}",
    "{size: 5, id: 7}",
    "{size: 5, id: true}",
    "&dot {siez: 8, <<: *dto}",
    "{layout: circle, children: [&dot {siez: 8}, *dto, *dot]}",
    "{layout: flow, alignment: \"centre\", animation: nome, children: [{shape: circel}]}",
  ])
  func `in elements with slips of every kind`(element: String) {
    let text = "version: 1\ncontainers:\n  - \(element)\n"
    expectGoodFixes(SourceFile(name: "test.scene.yaml", text: text))
  }

  private func expectGoodFixes(_ file: SourceFile) {
    let before = Compilation(file).diagnostics
    for (index, diagnostic) in before.enumerated() {
      for fix in diagnostic.fixIts where fix.applicability == .safe {
        var expected = before.map(words)
        expected.remove(at: index)
        let after = Compilation(file.applying(fix.edits)).diagnostics.map(words)
        #expect(after.sorted() == expected.sorted(), "\(words(diagnostic)): \(fix.title)")
      }
    }
  }

  private func words(_ diagnostic: Diagnostic) -> String {
    "\(diagnostic.rule.id): \(diagnostic.message)"
  }
}
