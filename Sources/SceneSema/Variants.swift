package import SceneLayout
package import SceneSource
package import SceneSyntax

/// A variant of a scene, lowered.
package struct LoweredVariant {
  /// The name, unique among the variants of the scene.
  package let name: String
  /// The circumstances; what is nil is as the scene says.
  package let scenario: Scenario
  /// The scene with what the variant sets; the scene itself when it sets nothing.
  package let scene: Scene
  /// Where the scene's elements stand.
  package let map: any SourceMap
}

/// A variant as it is written: what it sets is not yet lowered.
struct VariantDraft {
  let name: String
  /// The place that stands for the variant in findings.
  let place: SourceRange
  let scenario: Scenario
  /// The mapping behind `set`.
  let changes: SyntaxIndex?
}

/// Lowering of `variants`.
extension Lowering {
  private static let variantKeys: [KnownKey] = [
    .name, .canvas, .device, .orientation, .layoutDirection, .dynamicType, .set,
  ]

  /// The variants of a project, which set nothing of any scene.
  package mutating func projectVariants(_ list: SyntaxIndex) -> [SceneVariant] {
    lowerVariants(list, ofProject: true).map {
      SceneVariant(name: $0.name, scenario: $0.scenario)
    }
  }

  mutating func lowerVariants(_ list: SyntaxIndex, ofProject: Bool = false) -> [VariantDraft] {
    guard !tree.isNull(list), let items = listItems(list, "variants", of: "variants") else {
      return []
    }
    var names = SiblingIDs()
    var drafts: [VariantDraft] = []
    for (index, item) in items.enumerated() {
      if index == SceneKeys.variantLimit {
        walk.report(
          .valueOutOfRange(
            "variants", "a list of \(items.count)", expected: "at most \(index)",
            at: tree.range(item)))
        break
      }
      if let draft = self.item(item, { $0.lowerVariant($1, &names, ofProject) }) {
        drafts.append(draft)
      }
    }
    return drafts
  }

  /// One variant, of a scene or of a project.
  private mutating func lowerVariant(
    _ node: SyntaxIndex, _ names: inout SiblingIDs, _ ofProject: Bool
  ) -> VariantDraft? {
    guard tree[node].kind == .mapping else {
      walk.report(
        .wrongType(
          "a variant", found: found(node), "a mapping such as {device: iPhone SE}",
          at: tree.range(node)))
      return nil
    }
    let keys = readKeys(
      of: node, Self.variantKeys.filter { $0 != .set || !ofProject },
      SceneKeys.variant.map(\.name).filter { $0 != "set" || !ofProject })
    defer { keys.end(&walk) }
    let scenario = Scenario(
      canvas: variantCanvas(keys),
      layoutDirection: keys.withValue(.layoutDirection, &self) {
        $0.word($1, "layoutDirection", as: LayoutDirection.self)
      },
      dynamicType: keys.withValue(.dynamicType, &self) {
        $0.word($1, "dynamicType", as: DynamicTypeSize.self)
      })
    let changes = keys.withValue(.set, &self) { $0.changes($1) }
    guard let (name, place) = variantName(keys) else { return nil }
    if let first = names.insert(name, at: place) {
      walk.report(.duplicateVariant(name, at: place, first: first))
    }
    return VariantDraft(name: name, place: place, scenario: scenario, changes: changes)
  }

  private mutating func variantCanvas(_ keys: KeyedMapping) -> Canvas? {
    reportConflict(KeyName(.device), "device", KeyName(.canvas), "canvas", keys)
    let canvas = keys.withValue(.canvas, &self) { $0.tree.isNull($1) ? nil : $0.canvas($1) }
    if keys.contains(.device) { return deviceCanvas(keys) ?? canvas }
    if let orientation = keys.entry(.orientation, self) {
      walk.report(.keyNeedsOther("orientation", "device", at: tree.range(orientation.key)))
    }
    return canvas
  }

  /// The name, or the device's, turned as the orientation says; its place.
  private mutating func variantName(_ keys: KeyedMapping) -> (String, SourceRange)? {
    if keys.contains(.name) {
      return keys.withValue(.name, &self) { lowering, node in
        lowering.text(node, "name").map { ($0, lowering.tree.range(node)) }
      }
    }
    let device = keys.withValue(.device, &self) { lowering, node in
      (lowering.brief(node), lowering.tree.range(node))
    }
    guard let (name, place) = device else {
      keys.reportMissing("'name' or 'device'", &self, unlessUnknown: true)
      return nil
    }
    let isTurned = keys.withValue(.orientation, &self) { lowering, node in
      lowering.brief(node) == Device.Orientation.landscape.rawValue
    }
    return (isTurned == true ? "\(name) landscape" : name, place)
  }

  /// The mapping behind `set`: from ids to mappings.
  private mutating func changes(_ node: SyntaxIndex) -> SyntaxIndex? {
    if tree.isNull(node) { return nil }
    guard tree[node].kind == .mapping else {
      walk.report(
        .wrongType(
          "set", found: found(node), "a mapping such as {orbit: {radius: 90}}",
          at: tree.range(node)))
      return nil
    }
    return node
  }
}

/// Lowers what the variants of a scene set, each over the scene as it is written.
///
/// Findings about a variant stand at what it sets, or, where that makes something of the scene
/// wrong, at its name.
func lowerVariants(
  _ drafts: [VariantDraft], of base: LoweredScene, _ tree: SyntaxTree, _ layouts: LayoutRegistry,
  _ limits: SceneLimits
) -> LoweredScene {
  var result = base
  var room = relowerLimit
  for draft in drafts {
    guard let changes = draft.changes else {
      if let scene = base.scene {
        result.variants.append(
          LoweredVariant(name: draft.name, scenario: draft.scenario, scene: scene, map: base.map))
      }
      continue
    }
    room -= tree.count
    guard room > 0 else {
      result.diagnostics.append(.tooManyChanges(at: tree.range(changes)))
      break
    }
    var lowering = Lowering(tree, layouts, limits)
    lowering.overlay = Overlay(changes, &lowering)
    let scene = lowering.lowerRoot()
    lowering.overlay?.reportUnused(&lowering)
    result.diagnostics += lowering.walk.diagnostics.about(draft, tree.range(changes), besides: base)
    if let scene {
      result.variants.append(
        LoweredVariant(
          name: draft.name, scenario: draft.scenario, scene: scene,
          map: SyntaxSourceMap(lowering.mappings, in: tree)))
    }
  }
  return result
}

/// How many syntax nodes may be lowered once more for what variants set.
private let relowerLimit = 4_000_000

extension [Diagnostic] {
  /// The findings of a relowering that the scene itself does not have.
  fileprivate func about(
    _ draft: VariantDraft, _ changes: SourceRange, besides base: LoweredScene
  ) -> [Diagnostic] {
    func key(_ found: Diagnostic) -> Place { Place(rule: found.rule.id, range: found.range) }
    let known = Set(base.diagnostics.map(key))
    return compactMap { found in
      if known.contains(key(found)) { return nil }
      return changes.contains(found.range) ? found : .inVariant(draft, found)
    }
  }
}

private struct Place: Hashable {
  let rule: String
  let range: SourceRange
}

extension Diagnostic {
  /// What a variant makes wrong outside of itself.
  fileprivate static func inVariant(_ draft: VariantDraft, _ found: Diagnostic) -> Diagnostic {
    Diagnostic(
      found.rule, "in variant \(quoted(draft.name)): \(found.message)", at: draft.place,
      related: [RelatedPlace("it is about this", at: found.range)] + found.related)
  }
}
