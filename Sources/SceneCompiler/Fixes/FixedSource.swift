public import SceneSource

/// A scene file after the fixes of its findings, applied until nothing changes.
///
/// A pass applies all fixes that do not meet, and compiles the result. If that has a finding
/// that was not there, or still one that was to be mended, the pass is halved until the fixes
/// to blame are found, which are left out. The number of compilations is limited by the size of
/// the file, so the cost is linear in it.
public struct FixedSource: Sendable {
  /// The file as it was, with its findings.
  public let original: Compilation
  /// The file with its fixes, with the findings that are left.
  public private(set) var result: Compilation
  /// How many findings were mended.
  public private(set) var fixedCount = 0
  /// The edits of the original text, in order and disjoint.
  public var edits: [TextEdit] { text.edits }

  private let options: CompilationOptions
  private var text: EditedText
  private var compilationsLeft: Int

  private static let passLimit = 100

  /// Mends a file with safe fixes, or with unsafe ones too.
  public init(
    _ source: SourceFile, _ options: CompilationOptions = CompilationOptions(),
    applying applicability: FixIt.Applicability
  ) {
    self.options = options
    original = Compilation(source, options)
    result = original
    text = EditedText(source.bytes)
    compilationsLeft = max(16, min(1000, (64 << 20) / max(source.bytes.count, 1)))
    run(applicability)
  }

  /// Whether the fixes changed the file.
  public var isChanged: Bool { fixedCount > 0 }

  private mutating func run(_ applicability: FixIt.Applicability) {
    var rejected: Set<Int> = []
    for _ in 0..<Self.passLimit {
      let pass = FixCandidate.pass(
        over: result.diagnostics, applicability, without: rejected)
      guard !pass.isEmpty, compilationsLeft > 0 else { return }
      var trials = FixTrials(result, options, limit: compilationsLeft)
      let accepted = trials.accepted(pass)
      compilationsLeft = trials.left
      if accepted.isEmpty {
        // What met them may do better.
        rejected.formUnion(pass.map(\.number))
      } else {
        rejected = []
        fixedCount += accepted.count
        text.apply(accepted.flatMap(\.edits))
        result = trials.best
      }
    }
  }
}

/// The trials of one pass.
private struct FixTrials {
  private let before: Compilation
  private let options: CompilationOptions
  private let verdict: FixVerdict
  /// How many more compilations there may be.
  private(set) var left: Int
  /// The compilation with all fixes that are accepted so far.
  private(set) var best: Compilation

  init(_ before: Compilation, _ options: CompilationOptions, limit: Int) {
    self.before = before
    self.options = options
    verdict = FixVerdict(before)
    left = limit
    best = before
  }

  /// The fixes of a group that can be applied beside those that are `given`, which come first.
  mutating func accepted(
    _ group: ArraySlice<FixCandidate>, given: [FixCandidate] = []
  ) -> [FixCandidate] {
    guard left > 0 else { return [] }
    left -= 1
    let fixes = given + group
    let after = Compilation(before.source.edited(fixes.flatMap(\.edits)), options)
    if verdict.accepts(fixes, leadingTo: after) {
      best = after
      return Array(group)
    }
    guard group.count > 1 else { return [] }
    let middle = group.startIndex + group.count / 2
    let first = accepted(group[..<middle], given: given)
    return first + accepted(group[middle...], given: given + first)
  }

  mutating func accepted(_ pass: [FixCandidate]) -> [FixCandidate] { accepted(pass[...]) }
}
