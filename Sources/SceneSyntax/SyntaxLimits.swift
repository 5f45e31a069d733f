/// What one file may cost; beyond it there is a diagnostic.
package enum SyntaxLimits {
  /// The size of a file in bytes: 32 MiB (`input-limit`).
  package static let fileSize = 32 << 20
  /// The number of YAML nodes of a file, aliases counted once (`input-limit`).
  package static let nodeCount = 4_000_000
  /// How many lines may start with `%`, as directives do (`input-limit`).
  ///
  /// libyaml's time grows with the square of their number.
  static let directiveCount = 1000
  /// How many syntax errors of a file are reported; the rest is not checked after the last.
  package static let syntaxErrorCount = 20
  /// How many bytes may be read again for the syntax errors of a file: eight times its size, at
  /// least 4 MiB and at most 16 MiB; none of a file of more than 8 MiB.
  static func rereadSize(_ fileSize: Int) -> Int {
    fileSize > 8 << 20 ? 0 : max(4 << 20, min(8 * fileSize, 16 << 20))
  }
  /// How many findings one stage reports of a file (`input-limit`).
  static let findingCount = 100_000
  /// How deep collections may nest (`nesting-limit`).
  ///
  /// libyaml itself has no limit, and its time grows with the square of the depth.
  package static let depth = 256
  /// How many nodes aliases may stand for in one file (`alias-expansion-limit`).
  ///
  /// A scalar counts one for each 64 bytes begun, a mapping or list one more than its content.
  package static let aliasExpansion = 1_000_000
}
