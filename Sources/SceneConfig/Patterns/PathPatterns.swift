/// Patterns of which the last that matches decides.
///
/// Names, endings and paths without wildcards are looked up, so that thousands of them cost a
/// path no more than a few; only the other patterns are tried one after the other.
package struct PathPatterns: Sendable {
  /// The patterns, in order.
  package let patterns: [PathPattern]

  private var byName: [ArraySlice<UInt8>: [Int]] = [:]
  private var bySuffix: [ArraySlice<UInt8>: [Int]] = [:]
  private var suffixLengths: [Int] = []
  /// Patterns with a '/', by their first component.
  private var byFirstName: [ArraySlice<UInt8>: [Int]] = [:]
  /// Patterns with a '/' and without a wildcard.
  private var byPath: [ArraySlice<UInt8>: [Int]] = [:]
  private var others: [Int] = []

  /// Makes the patterns of a file.
  package init(_ patterns: [PathPattern] = []) {
    self.patterns = patterns
    for (number, pattern) in patterns.enumerated() where pattern.problem == nil {
      add(pattern, number)
    }
    suffixLengths = Set(bySuffix.keys.map(\.count)).sorted()
  }

  private mutating func add(_ pattern: PathPattern, _ number: Int) {
    let literals = pattern.segments.map { segment -> [UInt8]? in
      if case .glob(let glob) = segment { glob.literal } else { nil }
    }
    if pattern.isAnchored {
      if literals.allSatisfy({ $0 != nil }) {
        let path = literals.compactMap { $0 }.joined(separator: [UInt8(ascii: "/")])
        byPath[Array(path)[...], default: []].append(number)
      } else if let first = literals.first ?? nil {
        byFirstName[first[...], default: []].append(number)
      } else {
        others.append(number)
      }
    } else if let name = literals.first ?? nil {
      byName[name[...], default: []].append(number)
    } else if case .glob(let glob)? = pattern.segments.first, let suffix = glob.literalSuffix {
      bySuffix[suffix[...], default: []].append(number)
    } else {
      others.append(number)
    }
  }

  /// Whether there are none.
  package var isEmpty: Bool { patterns.isEmpty }

  /// The pattern that decides about a path from the folder of the patterns; nil when none
  /// matches.
  package func decision(on path: ArraySlice<UInt8>, isFolder: Bool) -> PathPattern? {
    guard !patterns.isEmpty else { return nil }
    let slash = UInt8(ascii: "/")
    let name = path[(path.lastIndex(of: slash).map { $0 + 1 } ?? path.startIndex)...]
    var best = -1
    func take(_ numbers: [Int]?, _ isMatch: (PathPattern) -> Bool) {
      for number in (numbers ?? []).reversed() where number > best {
        if isMatch(patterns[number]) { best = number }
      }
    }
    let isOfKind = { (pattern: PathPattern) in isFolder || !pattern.isForFolders }
    let isMatch = { (pattern: PathPattern) in pattern.matches(path, isFolder: isFolder) }
    if !byName.isEmpty { take(byName[name], isOfKind) }
    for length in suffixLengths where length <= name.count {
      take(bySuffix[name.suffix(length)], isOfKind)
    }
    if !byPath.isEmpty { take(byPath[path], isOfKind) }
    if !byFirstName.isEmpty {
      take(byFirstName[path.prefix { $0 != slash }], isMatch)
    }
    take(others, isMatch)
    return best < 0 ? nil : patterns[best]
  }
}
