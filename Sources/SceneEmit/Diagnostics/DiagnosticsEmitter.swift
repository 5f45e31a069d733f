public import SceneSource

/// A report format for diagnostics: one file, one line in `diagnosticsEmitters`.
///
/// A run makes one emitter, adds each file in order, and finishes; nothing is kept but what
/// the format needs. A file of which a limited report shows nothing is not added.
public protocol DiagnosticsEmitter: Sendable {
  /// The word behind `--format`.
  static var name: String { get }
  /// One line for `--help`.
  static var summary: String { get }
  /// Whether a person reads it as it is: it is silent when nothing was found, and other lines
  /// may follow it.
  static var isForPeople: Bool { get }

  /// Makes an emitter for one run.
  init(_ options: ReportOptions)

  /// Writes the diagnostics of one file, which are in report order.
  mutating func add(_ file: SourceFile, _ diagnostics: [Diagnostic], to output: inout OutputBuffer)

  /// Writes what the format has at its end.
  mutating func finish(_ summary: ReportSummary, to output: inout OutputBuffer)
}

extension DiagnosticsEmitter {
  /// Programs read most formats.
  public static var isForPeople: Bool { false }
}
