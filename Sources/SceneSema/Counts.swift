import SceneLayout
import SceneSource
import SceneSyntax

/// What stands in a container.
struct ContainerContent {
  /// How many children are written; 1 for a template.
  var childCount = 0
  var isTemplate = false
  /// How many elements the children place, or one copy of the template.
  var placedCount = 0
  /// The place of each written child of a list.
  var children: [SourceRange] = []
  /// The place of the list; nil for a template, and when the content is missing or wrong.
  var list: SourceRange?
  /// How many children stand in each row, 0 for one that is no row; nil without rows.
  var rows: [Int]?
}

/// The checked counts of a container.
struct ContainerCounts {
  var count: Int?
  var range: ClosedRange<Int>?
  /// The greatest number of children that may be shown, and the place that says so.
  var largest: (value: Int, place: SourceRange)?
}

/// Lowering of children and counts; "Counts" in the format's reference.
extension Lowering {
  mutating func lowerContent(
    _ keys: KeyedMapping, _ depth: Int, _ place: ElementPlace, takesRows: Bool?
  ) -> ContainerContent {
    var content = ContainerContent()
    var ids = SiblingIDs()
    let hasTemplate = keys.contains(.template)
    if takesRows == true, keys.contains(.rows) {
      lowerRows(keys, depth, place, &content)
    } else if keys.contains(.children) {
      keys.withValue(.children, &self) { lowering, list -> Void? in
        guard let items = lowering.listItems(list, "children", of: "elements") else { return nil }
        // Beside a template the list is in conflict, and its length means nothing.
        let isWhole = !lowering.tree[list].flags.contains(.incomplete)
        content.list = isWhole && !hasTemplate ? lowering.tree.range(list) : nil
        content.children.reserveCapacity(items.count)
        ids.reserve(items.count)
        for item in items {
          content.children.append(lowering.tree.range(item))
          content.placedCount += lowering.lowerElement(
            item, in: place, depth: depth + 1, siblings: &ids)
        }
        content.childCount = items.count
        return ()
      }
    } else if hasTemplate {
      content.isTemplate = true
      content.childCount = 1
      keys.withValue(.template, &self) { lowering, value -> Void? in
        content.placedCount = lowering.lowerElement(
          value, in: place, depth: depth + 1, siblings: &ids)
        return ()
      }
      if !keys.contains(.count) {
        keys.reportMissing("'count' beside 'template'", &self)
      }
    } else if keys.contains(.layout) {
      keys.reportMissing("'children', or 'count' and 'template'", &self)
    }
    ids.mendRepeats(&walk)
    return content
  }

  mutating func lowerCounts(
    _ keys: KeyedMapping, _ content: ContainerContent, maximum: Int?
  ) -> ContainerCounts {
    checkList(content, maximum)
    var counts = ContainerCounts()
    var isReversed = false
    keys.withValue(.countRange, &self) { lowering, value -> Void? in
      guard !lowering.tree.isNull(value) else { return nil }
      counts.range = lowering.countRange(value, content, keys, &counts, &isReversed)
      return ()
    }
    keys.withValue(.count, &self) { lowering, value -> Void? in
      guard !(lowering.tree.isNull(value) && !content.isTemplate) else { return nil }
      counts.count = lowering.count(value, "count", content, silent: isReversed)
      if let count = counts.count { lowering.checkWithin(count, value, counts.range, keys) }
      return ()
    }
    return counts
  }

  /// An empty list, or one longer than its layout takes.
  private mutating func checkList(_ content: ContainerContent, _ maximum: Int?) {
    guard let list = content.list else { return }
    if content.children.isEmpty {
      walk.report(
        .valueOutOfRange("children", "empty", expected: "at least one child", at: list))
    }
    if let maximum, content.children.count > maximum {
      walk.report(
        .countOutOfRange(
          "the list has \(content.children.count) children",
          min(limits.counts.lowerBound, maximum)...maximum,
          at: content.children[maximum]))
    }
  }

  /// One count: a whole number within the limits and not beyond the list.
  private mutating func count(
    _ node: SyntaxIndex, _ name: String, _ content: ContainerContent, silent: Bool = false
  ) -> Int? {
    guard let number = integer(node, name, in: limits.counts) else { return nil }
    guard case .value(let value) = number, limits.counts.contains(value) else {
      if !silent {
        walk.report(
          .countOutOfRange("\(name) is \(written(node))", limits.counts, at: tree.range(node))
            .mended(by: clamped(node, number, to: countsOf(content))))
      }
      return nil
    }
    if let list = content.list, value > content.childCount, content.childCount > 0, !silent {
      walk.report(
        .countExceedsChildren(
          name, value, children: content.childCount, at: tree.range(node), list: list
        ).mended(by: clamped(node, number, to: countsOf(content))))
      return nil
    }
    return silent ? nil : value
  }

  /// The range that `[low, high]` says.
  private mutating func countRange(
    _ node: SyntaxIndex, _ content: ContainerContent, _ keys: KeyedMapping,
    _ counts: inout ContainerCounts, _ isReversed: inout Bool
  ) -> ClosedRange<Int>? {
    let items = tree[node].kind == .sequence ? tree.children(of: node) : []
    guard items.count == 2 else {
      let size = tree[node].kind == .sequence ? " of \(items.count)" : ""
      walk.report(
        .wrongType(
          "countRange", found: found(node) + size, "[low, high]", at: tree.range(node)))
      return nil
    }
    if let ends = wholeNumbers(items), ends.low > ends.high {
      isReversed = true
      walk.report(
        .valueOutOfRange(
          "countRange", "[\(ends.low), \(ends.high)]", expected: "the lower end first",
          at: tree.range(node)
        ).mended(by: swapped(items, ends, within: countsOf(content), keys)))
      return nil
    }
    let low = item(items[0]) { $0.count($1, "the lower end of countRange", content) }
    let high = item(items[1]) { $0.count($1, "the upper end of countRange", content) }
    guard let low, let high else { return nil }
    counts.largest = (high, tree.range(items[1]))
    return low...high
  }

  /// Both ends if they are plain whole numbers; reports nothing.
  func wholeNumbers(_ items: [SyntaxIndex]) -> (low: Int, high: Int)? {
    guard items.count == 2, let low = wholeNumber(items[0]), let high = wholeNumber(items[1])
    else { return nil }
    return (low, high)
  }

  private func wholeNumber(_ item: SyntaxIndex) -> Int? {
    let target = tree[item].kind == .alias ? tree.target(of: item) : item
    guard let target, tree[target].kind == .scalar, !tree.isText(target),
      case .integer(let value) = tree.number(target)
    else { return nil }
    return value
  }

  private mutating func checkWithin(
    _ count: Int, _ node: SyntaxIndex, _ range: ClosedRange<Int>?, _ keys: KeyedMapping
  ) {
    guard let range, !range.contains(count), let entry = keys.entry(.countRange, self) else {
      return
    }
    walk.report(
      .countOutsideRange(count, range, at: tree.range(node), other: tree.range(entry.value))
        .mended(by: clamped(node, .value(count), to: range)))
  }

  /// Children beyond what the layout's attributes leave room for.
  mutating func checkCapacity(
    _ layout: any NamedLayout, _ keys: KeyedMapping, _ content: ContainerContent,
    _ counts: ContainerCounts
  ) {
    guard let capacity = layout.capacity else { return }
    var place: SourceRange?
    var shown = content.childCount
    if let largest = counts.largest, largest.value > capacity {
      (shown, place) = (largest.value, largest.place)
    } else if let count = counts.count {
      shown = count
      place = keys.entry(.count, self).map { tree.range($0.value) }
    } else if !content.isTemplate, content.children.count > capacity {
      place = content.children[capacity]
    }
    guard shown > capacity, let place else { return }
    walk.report(.ringCapacityExceeded(shown: shown, capacity: capacity, at: place))
  }
}
