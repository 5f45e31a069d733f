public import SceneSource

/// A baseline: JSON with an entry on each line, sorted, so that a change of one finding is a
/// change of one line.
///
/// `{"version":1,"findings":[{"file","rule","fingerprint","count","message"}]}`; the same bytes
/// whatever the order of `findings`.
public func baselineJSON(_ findings: [KnownFinding]) -> [UInt8] {
  var output = OutputBuffer()
  output.write("{\"version\":1,\"findings\":[")
  for (number, finding) in findings.sorted(by: precedes).enumerated() {
    output.write(number == 0 ? "\n" : ",\n")
    output.write("{\"file\":")
    output.write(jsonForYAML: finding.file)
    output.write(",\"rule\":")
    output.write(jsonForYAML: finding.key.rule)
    output.write(",\"fingerprint\":")
    output.write(jsonForYAML: finding.key.fingerprint)
    output.write(",\"count\":")
    output.write(finding.count)
    output.write(",\"message\":")
    output.write(jsonForYAML: finding.message)
    output.write("}")
  }
  output.write("\n]}\n")
  return Array(output.bytes)
}

private func precedes(_ a: KnownFinding, _ b: KnownFinding) -> Bool {
  for (left, right) in [
    (a.file, b.file), (a.key.rule, b.key.rule), (a.key.fingerprint, b.key.fingerprint),
  ] where !left.utf8.elementsEqual(right.utf8) {
    return left.utf8.lexicographicallyPrecedes(right.utf8)
  }
  return false
}
