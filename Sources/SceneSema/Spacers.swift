import SceneLayout
import SceneSource
import SceneSyntax

/// Lowering of spacers and of rows.
extension Lowering {
  /// `true` or `{minLength}`; nil when the element is no spacer.
  mutating func lowerSpacer(_ keys: KeyedMapping) -> Spacer? {
    guard keys.contains(.spacer) else { return nil }
    for (key, text) in [(KnownKey.size, "size"), (.shape, "shape")] {
      reportConflict(KeyName(.spacer), "spacer", KeyName(key), text, keys)
    }
    return keys.withValue(.spacer, &self) { $0.spacer($1) } ?? Spacer()
  }

  private mutating func spacer(_ node: SyntaxIndex) -> Spacer? {
    guard tree[node].kind == .mapping else {
      if tree[node].kind == .scalar, !tree.isText(node),
        tree.bool(node) == true
      {
        return Spacer()
      }
      walk.report(
        .wrongType("spacer", found: found(node), "true or {minLength}", at: tree.range(node)))
      return nil
    }
    let keys = readKeys(of: node, [.minLength], ["minLength"])
    defer { keys.end(&walk) }
    return keys.withValue(.minLength, &self) {
      $0.number($1, "minLength", in: .length).map { Spacer(minLength: $0) }
    }
  }

  /// Lists of elements are rows; an element between them stands alone.
  mutating func lowerRows(
    _ keys: KeyedMapping, _ depth: Int, _ place: ElementPlace, _ content: inout ContainerContent
  ) {
    reportConflict(KeyName(.rows), "rows", KeyName(.children), "children", keys)
    reportConflict(KeyName(.rows), "rows", KeyName(.template), "template", keys)
    var ids = SiblingIDs()
    var found = ContainerContent()
    found.rows = []
    keys.withValue(.rows, &self) { lowering, list -> Void? in
      guard let rows = lowering.listItems(list, "rows", of: "rows") else { return nil }
      let isWhole = !lowering.tree[list].flags.contains(.incomplete)
      found.list = isWhole ? lowering.tree.range(list) : nil
      for row in rows { lowering.lowerRow(row, depth, place, &ids, &found) }
      return ()
    }
    ids.mendRepeats(&walk)
    content = found
  }

  private mutating func lowerRow(
    _ row: SyntaxIndex, _ depth: Int, _ place: ElementPlace, _ ids: inout SiblingIDs,
    _ content: inout ContainerContent
  ) {
    guard let target = walk.enter(row) else { return }
    defer { walk.leave(row) }
    let isRow = tree[target].kind == .sequence
    let items = isRow ? tree.children(of: target) : [target]
    if items.isEmpty {
      walk.report(
        .valueOutOfRange(
          "a row", "empty", expected: "at least one element",
          at: tree.range(target)))
      return
    }
    for item in items {
      content.children.append(tree.range(item))
      content.placedCount += lowerElement(item, in: place, depth: depth + 1, siblings: &ids)
    }
    content.childCount += items.count
    content.rows?.append(isRow ? items.count : 0)
  }
}
