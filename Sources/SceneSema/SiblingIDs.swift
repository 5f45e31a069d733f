import SceneSource
import SceneSyntax

/// The ids of one list of elements, or the names of variants.
struct SiblingIDs {
  /// An id that stands a second time, and the number of its finding.
  private struct Repeat {
    let id: String
    let range: SourceRange
    let finding: Int
  }

  private struct Place {
    let id: String
    let range: SourceRange
  }

  private var list: [Place] = []
  /// The bits of the ids so far.
  private var seen: UInt64 = 0
  /// Made when the list is too long to be searched from the start each time.
  private var index: [String: SourceRange] = [:]
  private var repeats: [Repeat] = []
  private static let longestSearch = 16

  /// Makes room for the ids of some elements.
  mutating func reserve(_ count: Int) { list.reserveCapacity(min(count, Self.longestSearch)) }

  /// The place of the same id before; nil when this is the first.
  ///
  /// Ids that are equal have the same `sieve`; all bits are set when nothing is known of them.
  mutating func insert(
    _ id: String, _ sieve: UInt64 = .max, at range: SourceRange
  ) -> SourceRange? {
    if list.count < Self.longestSearch {
      if seen & sieve != 0 { for entry in list where entry.id == id { return entry.range } }
      seen |= sieve
      list.append(Place(id: id, range: range))
      return nil
    }
    if index.isEmpty { for entry in list { index[entry.id] = entry.range } }
    if let first = index[id] { return first }
    index[id] = range
    return nil
  }

  /// One bit of 64 by the length of an id and its last byte, in which siblings mostly differ.
  ///
  /// Ids are ASCII, so that equal ones are equal byte by byte.
  static func sieve(_ id: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let last = id.last.map { UInt64($0) } ?? 0
    return 1 << ((last &+ UInt64(id.count) &* 16) & 63)
  }

  /// Notes an id that can be renamed when all ids of the list are known.
  mutating func addRepeat(_ id: String, at range: SourceRange, finding: Int) {
    repeats.append(Repeat(id: id, range: range, finding: finding))
  }

  /// Gives each repeated id the first free name with a number behind it, from `id-2` on.
  ///
  /// Call it when the list is read.
  func mendRepeats(_ walk: inout SyntaxWalk) {
    guard !repeats.isEmpty else { return }
    var taken = Set(list.map(\.id)).union(index.keys)
    var nextNumbers: [Substring: Int] = [:]
    for entry in repeats {
      let (stem, number) = Self.split(entry.id)
      var next = max(nextNumbers[stem] ?? 2, number + 1)
      while taken.contains("\(stem)-\(next)") { next += 1 }
      nextNumbers[stem] = next + 1
      let name = "\(stem)-\(next)"
      taken.insert(name)
      walk.add(
        FixIt("rename to \(quoted(name))", .safe, edits: [TextEdit(entry.range, name)]),
        toFinding: entry.finding)
    }
  }

  /// `dot-2` is the second `dot`.
  private static func split(_ id: String) -> (stem: Substring, number: Int) {
    guard let dash = id.lastIndex(of: "-"), dash > id.startIndex,
      let number = Int(id[id.index(after: dash)...]), (1...999_999).contains(number)
    else { return (id[...], 0) }
    return (id[..<dash], number)
  }
}
