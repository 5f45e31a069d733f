import SceneBatch
import SceneCompiler
import SceneSource

/// What a run did, in one line for a person, and what its time was spent on.
struct RunSummary {
  private let times: StageTimes?
  private let stopwatch = Stopwatch()
  private let findingSeconds: Double
  private var scenes = 0
  /// How many scenes, or their outputs, are of a kind.
  private var counts = [Int](repeating: 0, count: Kind.allCases.count)

  /// What is counted, in the order of the line.
  private enum Kind: Int, CaseIterable {
    case written, unchanged, missing, stale, unwritable, fixed, errors, warnings, unreadable
  }

  /// Begins a run; `times` are shown too if there are any.
  init(_ list: InputList, _ times: StageTimes?) {
    findingSeconds = list.seconds
    self.times = times
  }

  /// Counts a scene, of whose findings some are reported.
  mutating func add(_ outcome: Outcome, _ reported: [Diagnostic]) {
    scenes += 1
    count(reported)
    switch outcome {
    case .checked(_, _, let output):
      switch output {
      case .none: break
      case .written: count(.written)
      case .current: count(.unchanged)
      case .missing: count(.missing)
      case .stale: count(.stale)
      case .failed: count(.unwritable)
      }
    case .fixed(let fixed, let failure):
      if failure != nil { count(.unwritable) } else if fixed.isChanged { count(.fixed) }
    case .unreadable: count(.unreadable)
    }
  }

  private mutating func count(_ diagnostics: [Diagnostic]) {
    if diagnostics.contains(where: { $0.severity == .error }) {
      count(.errors)
    } else if !diagnostics.isEmpty {
      count(.warnings)
    }
  }

  private mutating func count(_ kind: Kind) { counts[kind.rawValue] += 1 }

  /// The line, and under `--verbose` a table of times.
  var text: String {
    let seconds = findingSeconds + stopwatch.seconds
    let parts = Kind.allCases.compactMap { kind in
      counts[kind.rawValue] > 0 ? phrase(kind, counts[kind.rawValue]) : nil
    }
    let result = parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
    let line = "scenec: \(plural(scenes, "scene")) in \(time(seconds)): \(result)\n"
    guard let times else { return line }
    var rows = [["finding", time(findingSeconds)]]
    for stage in Stage.allCases where times.seconds(stage) > 0 {
      rows.append(["\(stage)", time(times.seconds(stage))])
    }
    rows.append(["wall", time(seconds)])
    return line + textTable(rows.map { ["scenec:", $0[0], $0[1]] })
  }

  private func phrase(_ kind: Kind, _ count: Int) -> String {
    switch kind {
    case .written: plural(count, "output") + " written"
    case .unchanged: plural(count, "output") + " unchanged"
    case .missing: plural(count, "output") + " missing"
    case .stale: plural(count, "output") + " stale"
    case .unwritable: plural(count, "output") + " not written"
    case .fixed: plural(count, "scene") + " mended"
    case .errors: plural(count, "scene") + " with errors"
    case .warnings: plural(count, "scene") + " with warnings"
    case .unreadable: plural(count, "scene") + " unreadable"
    }
  }

  private func plural(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  private func time(_ seconds: Double) -> String { seconds.formatted(decimals: 3) + " s" }
}

extension ParsedArguments {
  /// Whether a run says what it did: to a person at a terminal, or when that is asked for.
  var showsSummary: Bool {
    has(.verbose) || has(.watch) || StreamWriter.isTerminal(.error) && !has(.quiet)
  }
}
