package import SceneLayout
package import SceneSource
package import SceneSyntax

/// The result of lowering one file.
package struct LoweredScene {
  /// The scene; nil when there is an error.
  package let scene: Scene?
  /// Where its elements stand.
  package let map: any SourceMap
  /// The variants of the scene, in their order.
  package var variants: [LoweredVariant] = []
  /// Findings in order of discovery.
  package internal(set) var diagnostics: [Diagnostic]
}

/// Lowers a syntax tree to a scene, finding every mistake of the file in one run.
///
/// A value is judged by its expected type. After a mistake lowering goes on with what was most
/// likely meant, so that one mistake gives one diagnostic.
package func lowerScene(
  _ tree: SyntaxTree, layouts: LayoutRegistry, limits: SceneLimits = SceneLimits()
) -> LoweredScene {
  guard tree.hasContent else {
    return LoweredScene(scene: nil, map: SyntaxSourceMap([], in: tree), diagnostics: [])
  }
  var lowering = Lowering(tree, layouts, limits)
  let scene = lowering.lowerRoot()
  let result = LoweredScene(
    scene: scene, map: SyntaxSourceMap(lowering.mappings, in: tree),
    diagnostics: lowering.walk.diagnostics)
  if lowering.variants.isEmpty { return result.withoutSceneOnError }
  return lowerVariants(lowering.variants, of: result, tree, layouts, limits).withoutSceneOnError
}

extension LoweredScene {
  fileprivate var withoutSceneOnError: LoweredScene {
    guard diagnostics.contains(where: { $0.severity == .error }) else { return self }
    return LoweredScene(scene: nil, map: map, diagnostics: diagnostics)
  }
}

/// The state of lowering one file.
///
/// A configuration is decoded by the same machinery, with its own keys.
package struct Lowering: ~Copyable {
  /// The tree, and the findings.
  package var walk: SyntaxWalk
  let layouts: LayoutRegistry
  let limits: SceneLimits
  let registry = ModifierRegistry.standard
  var vocabulary: Vocabulary

  var elements: [Element] = []
  /// The mapping of each element.
  var mappings: [UInt32] = []
  var containers: [Container] = []
  var data: ByteBuffer
  var modifiers: [ElementModifier] = []
  var childValues: [AttributeValues] = []
  var rootsIgnoringSafeArea: Set<ElementIndex> = []
  var variants: [VariantDraft] = []
  /// What a variant sets, while the scene is lowered for it.
  var overlay: Overlay?
  /// How many elements the templates of the scene place beyond those that are written.
  var copies = 0

  init(_ tree: SyntaxTree, _ layouts: LayoutRegistry, _ limits: SceneLimits) {
    walk = SyntaxWalk(tree)
    self.layouts = layouts
    self.limits = limits
    vocabulary = layouts.isStandard ? .standard : Vocabulary(layouts, registry)
    // An element has six nodes or more; pages that are never touched cost nothing.
    reserveArena(&elements, tree.count / 6)
    mappings.reserveCapacity(tree.count / 6)
    data = ByteBuffer(capacity: tree.source.bytes.count / 4)
  }

  /// Starts to decode a file that is no scene and has keys beside those of scenes.
  package init(_ tree: SyntaxTree, keys: [String]) {
    walk = SyntaxWalk(tree)
    layouts = .standard
    limits = SceneLimits()
    vocabulary = Vocabulary.standard.adding(keys)
    data = ByteBuffer(capacity: 0)
  }

  package var tree: SyntaxView { walk.tree }

  mutating func lowerRoot() -> Scene? {
    guard let root = walk.enter(0) else { return nil }
    defer { walk.leave(0) }
    guard tree[root].kind == .mapping else {
      walk.report(.wrongType("the scene", found: found(root), "a mapping", at: tree.range(root)))
      return nil
    }
    let keys = readKeys(
      of: root, [.version, .name, .canvas, .layoutDirection, .dynamicType, .containers, .variants],
      sceneKeyNames)
    defer { keys.end(&walk) }
    if !keys.contains(.version) {
      let fix = insertedVersion(root, keys)
      keys.reportMissing("'version'", &self, fix: fix)
    }
    keys.require(.containers, &self)
    keys.withValue(.version, &self) { $0.lowerVersion($1) }
    let name = keys.withValue(.name, &self) { $0.text($1, "name") }
    let canvas = keys.withValue(.canvas, &self) { $0.canvas($1) }
    let direction = keys.withValue(.layoutDirection, &self) {
      $0.word($1, "layoutDirection", as: LayoutDirection.self)
    }
    let typeSize = keys.withValue(.dynamicType, &self) {
      $0.word($1, "dynamicType", as: DynamicTypeSize.self)
    }
    keys.withValue(.containers, &self) { $0.lowerContainers($1) }
    if overlay == nil {
      variants = keys.withValue(.variants, &self) { $0.lowerVariants($1) } ?? []
    }
    return Scene(
      name: name ?? defaultName, canvas: canvas ?? .standard,
      elements: elements, containers: containers, modifiers: modifiers,
      childValues: childValues, data: data.array, layoutDirection: direction ?? .leftToRight,
      dynamicType: typeSize ?? .large, rootsIgnoringSafeArea: rootsIgnoringSafeArea)
  }

  private var sceneKeyNames: [String] { SceneKeys.scene.map(\.name) }

  private mutating func lowerVersion(_ node: SyntaxIndex) {
    guard let version = integer(node, "version", in: 1...1) else { return }
    if version != .value(1) {
      walk.report(.unsupportedVersion(found: found(node), at: tree.range(node)))
    }
  }

  private mutating func lowerContainers(_ list: SyntaxIndex) {
    guard let items = listItems(list, "containers", of: "containers") else { return }
    if items.isEmpty {
      walk.report(
        .valueOutOfRange("containers", "empty", expected: "at least one", at: tree.range(list)))
    }
    var ids = SiblingIDs()
    for item in items {
      lowerElement(item, in: .topLevel, depth: 1, siblings: &ids)
    }
    ids.mendRepeats(&walk)
  }

  /// The file name without its folder and `.scene.yaml`.
  private var defaultName: String {
    let name = tree.source.baseName
    for suffix in [".scene.yaml", ".scene.yml", ".yaml", ".yml"]
    where name.hasSuffix(suffix) && name.count > suffix.count {
      return String(name.dropLast(suffix.count))
    }
    return name
  }
}
