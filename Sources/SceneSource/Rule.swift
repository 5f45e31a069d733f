/// How much a diagnostic matters.
public enum Severity: String, Sendable, Comparable {
  /// Worth a look; the scene compiles. `--strict` makes the exit status count it.
  case warning
  /// The scene is wrong and gives no placements.
  case error

  /// A warning is less than an error.
  public static func < (lhs: Severity, rhs: Severity) -> Bool {
    lhs == .warning && rhs == .error
  }
}

/// The descriptor of one kind of diagnostic.
///
/// A rule lives in the module of the stage that finds it, one file each, with the functions
/// that word its messages at the foot of that file.
public final class Rule: Sendable {
  /// Kebab-case words: also the SARIF ruleId, and the word in a suppression.
  public let id: String
  /// The severity unless a configuration says otherwise.
  public let severity: Severity
  /// Whether it looks for anything unless a configuration says so.
  public let isOnByDefault: Bool
  /// The safest fix that comes with a finding, with some of them at least; nil: there is none.
  public let fix: FixIt.Applicability?
  /// One line: what is wrong.
  public let summary: String
  /// Why it is wrong and what to do, for `scenec explain`.
  public let explanation: String
  /// A part of a scene with the mistake.
  public let badExample: String
  /// The same part, mended.
  public let goodExample: String

  /// Makes a descriptor.
  public init(
    _ id: String, severity: Severity = .error, isOnByDefault: Bool = true,
    fix: FixIt.Applicability? = nil, summary: String, explanation: String, bad: String,
    good: String
  ) {
    self.id = id
    self.severity = severity
    self.isOnByDefault = isOnByDefault
    self.fix = fix
    self.summary = summary
    self.explanation = explanation
    self.badExample = bad
    self.goodExample = good
  }
}

/// The home of a rule: a type of its own, named as the rule's id in camel case.
public protocol DiagnosticRule: Sendable {
  /// The descriptor.
  static var rule: Rule { get }
}
