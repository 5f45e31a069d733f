package import SceneSource

/// Diagnostics as the `.diagnostics` files beside fixtures have them, one line each:
/// `LINE:COLUMN-LINE:COLUMN: SEVERITY: MESSAGE [RULE]`, ends exclusive.
package func diagnosticsGolden(_ file: SourceFile, _ diagnostics: [Diagnostic]) -> String {
  let lines = LineTable(file)
  return diagnostics.map { diagnostic in
    let start = lines.location(at: diagnostic.range.offsets.lowerBound)
    let end = lines.location(at: diagnostic.range.offsets.upperBound)
    return "\(start.line):\(start.column)-\(end.line):\(end.column): "
      + "\(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.rule.id)]\n"
  }.joined()
}
