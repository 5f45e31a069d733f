import SceneLayout
import SceneSource

/// The findings of all runs of a scene, one for each rule and place in the file.
struct FindingList {
  /// A finding, and all the runs that had it.
  struct Record {
    let rule: Int
    /// As it was found first: in the scene as it is written, if it is there.
    var finding: Finding
    let variant: Int
    /// The counts of that run.
    let counts: [ElementIndex: Int]
    let root: ElementIndex
    var occurrences: [Occurrence]
  }

  /// A run that had a finding.
  struct Occurrence {
    let variant: Int32
    /// The container that was varied; -1 for a run of the scene as it is written.
    let container: Int32
    /// The count that it had; the root of the finding where nothing was varied.
    let count: Int32
  }

  private(set) var records: [Record] = []
  /// Whether more was found than is kept.
  private(set) var isFull = false
  /// The numbers of the records by `key(_:_:)`.
  private var numbers: [Int: Int] = [:]
  private let maps: [any SourceMap]
  /// The number of the rule that is looking.
  var rule = 0

  /// How many findings of one file are kept.
  static let limit = 100_000

  init(_ maps: [any SourceMap]) { self.maps = maps }

  /// The rule that is looking, and the place in the file of an element, in one number: a key type
  /// of its own costs a look through the program's conformances at each start.
  private func key(_ element: ElementIndex, _ variant: Int) -> Int {
    rule << 32 | Int(UInt32(truncatingIfNeeded: maps[variant].origin(of: element)))
  }

  /// Whether the rule has a finding about an element already, so that details do not matter.
  func contains(_ index: Int, in run: LintRun) -> Bool {
    !records.isEmpty && numbers[key(run.elements[index].element, run.variant)] != nil
  }

  /// Adds a finding about a place; its details are asked for if it is the first, else `again`
  /// may bring the known ones up to date.
  mutating func add(
    _ index: Int, in run: LintRun, _ details: (inout Finding) -> Void = { _ in },
    again: (inout Finding) -> Void = { _ in }
  ) {
    let key = key(run.elements[index].element, run.variant)
    let root = run.elements[run.root(of: index)].element
    let occurrence = Self.occurrence(run, index, root)
    if let number = numbers[key] {
      again(&records[number].finding)
      return note(occurrence, number)
    }
    guard records.count < Self.limit else {
      isFull = true
      return
    }
    var finding = Finding(run.reference(index))
    details(&finding)
    numbers[key] = records.count
    records.append(
      Record(
        rule: rule, finding: finding, variant: run.variant, counts: run.counts,
        root: root, occurrences: [occurrence]))
  }

  /// Copies of a template find the same thing in the same run.
  private mutating func note(_ occurrence: Occurrence, _ number: Int) {
    if let last = records[number].occurrences.last, last.variant == occurrence.variant,
      last.container == occurrence.container, last.count == occurrence.count
    {
      return
    }
    records[number].occurrences.append(occurrence)
  }

  private static func occurrence(
    _ run: LintRun, _ index: Int, _ root: ElementIndex
  ) -> Occurrence {
    let variation = run.variation(around: index)
    return Occurrence(
      variant: Int32(run.variant),
      container: Int32(truncatingIfNeeded: variation?.container ?? -1),
      count: Int32(truncatingIfNeeded: variation?.count ?? root))
  }
}
