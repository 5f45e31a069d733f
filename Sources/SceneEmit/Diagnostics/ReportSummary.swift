public import SceneSource

/// What a run found, over all its files.
public struct ReportSummary: Sendable, Equatable {
  /// The number of files checked.
  public var files = 0
  /// The number of errors.
  public var errors = 0
  /// The number of warnings.
  public var warnings = 0
  /// How many findings were mended, and are none of the errors and warnings any more.
  public var fixed = 0
  /// Which fixes were applied; nil: none were asked for.
  public var fixing: FixIt.Applicability?
  /// How many errors and warnings have a safe fix, and how many an unsafe one only.
  var safelyFixable = 0
  var unsafelyFixable = 0
  /// How many of the errors and warnings the report was not given.
  public var omitted = 0
  /// What kept the run from checking all files, a line each.
  public var failures: [String] = []

  /// Makes a summary of nothing.
  public init() {}

  /// Counts a file and its diagnostics; `isFixable` says whether fixes of it can be applied.
  public mutating func add(_ diagnostics: [Diagnostic], isFixable: Bool = true) {
    files += 1
    for diagnostic in diagnostics {
      switch diagnostic.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      }
      guard isFixable else { continue }
      if diagnostic.fix(upTo: .safe) != nil {
        safelyFixable += 1
      } else if diagnostic.fix(upTo: .unsafe) != nil {
        unsafelyFixable += 1
      }
    }
  }
}

extension ReportSummary {
  /// `2 errors, 1 warning in 3 files`; nil when nothing was found.
  var counts: String? {
    var counts: [String] = []
    if errors > 0 { counts.append(plural(errors, "error")) }
    if warnings > 0 { counts.append(plural(warnings, "warning")) }
    guard !counts.isEmpty else { return nil }
    return counts.joined(separator: ", ") + " in " + plural(files, "file")
  }

  /// `... and 12 more`, what a limited report says instead of the rest; nil when it is whole.
  var omission: String? { omitted > 0 ? "... and \(omitted) more" : nil }

  /// What was fixed, and what could be; nil when there is nothing to be said of it.
  var fixes: String? {
    var phrases: [String] = []
    if fixed > 0 { phrases.append("fixed \(fixed) of \(fixed + errors + warnings)") }
    switch fixing {
    case nil where safelyFixable > 0:
      phrases.append("\(safelyFixable) can be fixed with 'scenec lint --fix'")
      if unsafelyFixable > 0 { phrases.append("\(unsafelyFixable) more with '--unsafe-fixes'") }
    case nil where unsafelyFixable > 0:
      phrases.append(
        "\(unsafelyFixable) can be fixed with 'scenec lint --fix --unsafe-fixes'")
    case .safe? where unsafelyFixable > 0:
      phrases.append("\(unsafelyFixable) more can be fixed with '--unsafe-fixes'")
    default: break
    }
    return phrases.isEmpty ? nil : phrases.joined(separator: ", ")
  }

  private func plural(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
