/// Finds the name that a misspelt word was meant to be.
public enum NearestName {
  /// The nearest candidate, whatever its case; nil when none is near.
  ///
  /// Near means a Damerau-Levenshtein distance (restricted: adjacent transpositions) of at
  /// most a third of the longer name, so names of one or two letters only by their case. A tie goes to the earlier candidate. Words
  /// of more than 40 characters have no neighbour, so the cost is bounded by a constant for
  /// each candidate.
  public static func of(_ word: String, among candidates: [String]) -> String? {
    let word = Array(word.lowercased().unicodeScalars)
    guard !word.isEmpty, word.count <= 40 else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let other = Array(candidate.lowercased().unicodeScalars)
      let limit = max(word.count, other.count) / 3
      guard abs(word.count - other.count) <= limit else { continue }
      let distance = distance(word, other)
      if distance <= limit, distance < (best?.distance ?? .max) { best = (candidate, distance) }
    }
    return best?.name
  }

  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1]
      row.reserveCapacity(b.count + 1)
      for j in 0..<b.count {
        let substitution = last[j] + (a[i] == b[j] ? 0 : 1)
        var cost = min(substitution, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
