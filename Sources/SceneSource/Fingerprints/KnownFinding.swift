/// Findings of one rule on equal lines of a file, as a baseline keeps them.
public struct KnownFinding: Sendable, Hashable {
  /// What tells the findings of a file apart, wherever their lines stand.
  public struct Key: Sendable, Hashable {
    /// The rule's id.
    public let rule: String
    /// 16 hexadecimal digits, made of the line's text and the rule's id.
    public let fingerprint: String

    /// Makes a key.
    public init(rule: String, fingerprint: String) {
      self.rule = rule
      self.fingerprint = fingerprint
    }
  }

  /// The scene's path from the folder of the baseline.
  public let file: String
  /// What tells it apart.
  public let key: Key
  /// How many there are.
  public var count: Int
  /// What was found, for people who read the baseline; of several the first.
  public let message: String

  /// Makes an entry.
  public init(file: String, key: Key, count: Int, message: String) {
    self.file = file
    self.key = key
    self.count = count
    self.message = message
  }
}

extension KnownFinding {
  /// The findings of a file, equal ones as one, in order of first sight; linear in their number.
  package static func all(
    in source: SourceFile, named file: String, _ diagnostics: [Diagnostic]
  ) -> [KnownFinding] {
    var result: [KnownFinding] = []
    var places: [Key: Int] = [:]
    for (diagnostic, key) in zip(diagnostics, keys(of: diagnostics, in: source)) {
      if let place = places[key] {
        result[place].count += 1
      } else {
        places[key] = result.count
        result.append(KnownFinding(file: file, key: key, count: 1, message: diagnostic.message))
      }
    }
    return result
  }

  /// What tells each finding of a file apart.
  package static func keys(of diagnostics: [Diagnostic], in source: SourceFile) -> [Key] {
    guard !diagnostics.isEmpty else { return [] }
    var fingerprints = LineFingerprints(source, LineTable(source))
    return diagnostics.map {
      Key(rule: $0.rule.id, fingerprint: fingerprints.next($0).hash.digits)
    }
  }
}
