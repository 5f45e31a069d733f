public import SceneSource

/// How a report is made for its reader.
public struct ReportOptions: Sendable {
  /// Whether text may carry terminal colours.
  public var color: Bool

  /// Makes options.
  public init(color: Bool = false) { self.color = color }
}

/// What a run found, over all its files.
public struct ReportSummary: Sendable, Equatable {
  /// The number of files checked.
  public var files = 0
  /// The number of errors.
  public var errors = 0
  /// The number of warnings.
  public var warnings = 0

  /// Makes a summary of nothing.
  public init() {}

  /// Counts a file and its diagnostics.
  public mutating func add(_ diagnostics: [Diagnostic]) {
    files += 1
    for diagnostic in diagnostics {
      switch diagnostic.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      }
    }
  }
}

/// A report format for diagnostics: one file, one line in `diagnosticsEmitters`.
///
/// A run makes one emitter, adds each file in order, and finishes; nothing is kept but what
/// the format needs.
public protocol DiagnosticsEmitter: Sendable {
  /// The word behind `--format`.
  static var name: String { get }
  /// One line for `--help`.
  static var summary: String { get }

  /// Makes an emitter for one run.
  init(_ options: ReportOptions)

  /// Writes the diagnostics of one file, which are in report order.
  mutating func add(_ file: SourceFile, _ diagnostics: [Diagnostic], to output: inout OutputBuffer)

  /// Writes what the format has at its end.
  mutating func finish(_ summary: ReportSummary, to output: inout OutputBuffer)
}
