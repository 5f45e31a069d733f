/// Where the elements of a scene and their attributes stand in its file.
///
/// Elements are known by their number only, so that rules over scenes need no syntax tree. A
/// map answers only when something is found, and may then read the file again.
package protocol SourceMap: AnyObject {
  /// A number for the place where an element is written; elements behind aliases of one
  /// anchor share theirs.
  func origin(of element: Int) -> Int

  /// The place that stands for an element: its first key.
  func place(of element: Int) -> SourceRange

  /// The key of an element and its value, a merged one where it is written; nil where the
  /// element does not have it.
  func entry(_ key: String, of element: Int) -> SourceEntry?
}

/// The places of a key and its value.
package struct SourceEntry: Sendable, Hashable {
  /// The key.
  package let key: SourceRange
  /// The value, or the alias that stands for it.
  package let value: SourceRange

  /// Makes an entry.
  package init(key: SourceRange, value: SourceRange) {
    self.key = key
    self.value = value
  }
}

extension SourceMap {
  /// The value of the first of some keys that an element has, else the element's own place.
  package func place(ofValue keys: String..., in element: Int) -> SourceRange {
    for key in keys {
      if let entry = entry(key, of: element) { return entry.value }
    }
    return place(of: element)
  }
}
