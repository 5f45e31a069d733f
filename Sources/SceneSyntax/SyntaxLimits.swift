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
  /// How deep collections may nest (`nesting-limit`).
  ///
  /// libyaml itself has no limit, and its time grows with the square of the depth.
  package static let depth = 256
  /// How many nodes aliases may stand for in one file (`alias-expansion-limit`).
  ///
  /// A scalar counts one for each 64 bytes begun, a mapping or list one more than its content.
  package static let aliasExpansion = 1_000_000
}
