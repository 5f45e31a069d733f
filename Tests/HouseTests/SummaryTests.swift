import SceneCompiler
import SceneLayout
import SceneSource
import Testing

/// One-line descriptions, which hovering, `explain` and the reference show.
struct SummaryTests {
  private static let ofRules = ruleCatalog.map { ($0.id, $0.summary) }
  private static let ofKeys =
    (SceneKeys.scene + SceneKeys.element + SceneKeys.leaf + SceneKeys.spacer
    + SceneKeys.modifiers + SceneKeys.container).map { ($0.name, $0.summary) }
  private static let ofLayouts = LayoutRegistry.standard.layouts.flatMap { layout in
    [(layout.name, layout.summary)]
      + summaries(of: layout.attributes + layout.childAttributes, in: layout.name)
  }
  private static let ofModifiers = ModifierRegistry.standard.modifiers.flatMap { modifier in
    [(modifier.name, modifier.summary)]
      + summaries(of: modifier.form.attributes, in: modifier.name)
  }

  private static func summaries(
    of specs: [AttributeSpec], in owner: String
  ) -> [(String, String)] {
    specs.flatMap { spec in
      let name = "\(owner).\(spec.name)"
      let inner: [(String, String)] =
        switch spec.type {
        case .keyword(let words): words.map { ("\(name).\($0.name)", $0.summary) }
        default: summaries(of: spec.type.inner, in: name)
        }
      return [(name, spec.summary)] + inner
    }
  }

  @Test(arguments: ofRules + ofKeys + ofLayouts + ofModifiers)
  func `is one line that ends with a period`(name: String, summary: String) {
    #expect(summary.hasSuffix("."))
    #expect(!summary.contains { $0.isNewline })
    #expect(summary.first?.isLowercase == false)
  }

  @Test(arguments: ruleCatalog.map(\.id))
  func `a rule explains itself with a wrong and a right example`(id: String) throws {
    let rule = try #require(ruleCatalog.first { $0.id == id })
    #expect(!rule.explanation.isEmpty)
    #expect(!rule.badExample.isEmpty)
    #expect(rule.badExample != rule.goodExample)
  }
}
