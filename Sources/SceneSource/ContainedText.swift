extension StringProtocol {
  /// Whether the bytes of a text, which is not empty, stand somewhere in this one.
  ///
  /// Instead of the standard library's `contains(_:)` of a string, with which the program would
  /// hold the regular expressions too: a megabyte more to load, and more to search at each start.
  package func contains(text: String) -> Bool {
    utf8.indices.contains { utf8[$0...].starts(with: text.utf8) }
  }
}
