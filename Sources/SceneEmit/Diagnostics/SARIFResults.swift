import SceneSource

/// Diagnostics of one file as SARIF results.
struct SARIFResults {
  private let uri: String
  private let lines: LineTable
  private let ruleIndices: [String: Int]
  private var fingerprints: LineFingerprints

  /// Makes results of one file, which are to be written in report order.
  ///
  /// `ruleIndices` are places in `tool.driver.rules`.
  init(_ file: SourceFile, path: String, _ ruleIndices: [String: Int]) {
    uri = path.asURI
    self.ruleIndices = ruleIndices
    lines = LineTable(file)
    fingerprints = LineFingerprints(file, lines)
  }

  mutating func write(_ diagnostic: Diagnostic, to output: inout OutputBuffer) {
    output.write("{\"ruleId\":")
    output.write(json: diagnostic.rule.id)
    if let index = ruleIndices[diagnostic.rule.id] {
      output.write(",\"ruleIndex\":")
      output.write(index)
    }
    output.write(",\"level\":")
    output.write(json: diagnostic.severity.rawValue)
    output.write(",\"message\":")
    output.write(sarifMessage: ([diagnostic.message] + diagnostic.notes).joined(separator: "\n"))
    output.write(",\"locations\":[{")
    writePlace(diagnostic.range, to: &output)
    let (hash, occurrence) = fingerprints.next(diagnostic)
    output.write("}],\"partialFingerprints\":{\"primaryLocationLineHash\":\"")
    output.write("\(hash.digits):\(occurrence)\"}")
    writeRelated(diagnostic.related, to: &output)
    writeFixes(diagnostic.fixIts.filter { !$0.edits.isEmpty }, to: &output)
    output.write("}")
  }

  private func writeRelated(_ places: [RelatedPlace], to output: inout OutputBuffer) {
    guard !places.isEmpty else { return }
    output.write(",\"relatedLocations\":[")
    for (index, place) in places.enumerated() {
      output.write(index == 0 ? "{\"id\":" : ",{\"id\":")
      output.write(index)
      output.write(",\"message\":")
      output.write(sarifMessage: place.message)
      output.write(",")
      writePlace(place.range, to: &output)
      output.write("}")
    }
    output.write("]")
  }

  private func writeFixes(_ fixes: [FixIt], to output: inout OutputBuffer) {
    guard !fixes.isEmpty else { return }
    output.write(",\"fixes\":[")
    for (index, fix) in fixes.enumerated() {
      output.write(index == 0 ? "{\"description\":" : ",{\"description\":")
      output.write(sarifMessage: fix.title)
      output.write(",\"artifactChanges\":[{")
      writeFile(to: &output)
      output.write(",\"replacements\":[")
      for (index, edit) in fix.edits.enumerated() {
        output.write(index == 0 ? "{\"deletedRegion\":" : ",{\"deletedRegion\":")
        writeRegion(edit.range, to: &output)
        output.write(",\"insertedContent\":{\"text\":")
        output.write(json: edit.replacement)
        output.write("}}")
      }
      output.write("]}],\"properties\":{\"applicability\":")
      output.write(json: fix.applicability.rawValue)
      output.write("}}")
    }
    output.write("]")
  }

  // MARK: Places

  private func writePlace(_ range: SourceRange, to output: inout OutputBuffer) {
    output.write("\"physicalLocation\":{")
    writeFile(to: &output)
    output.write(",\"region\":")
    writeRegion(range, to: &output)
    output.write("}")
  }

  private func writeFile(to output: inout OutputBuffer) {
    output.write("\"artifactLocation\":{\"uri\":\"")
    output.write(uri)
    output.write("\"}")
  }

  /// A region as lines and columns, and as bytes, which no reader can count in another way.
  private func writeRegion(_ range: SourceRange, to output: inout OutputBuffer) {
    let start = lines.location(at: range.offsets.lowerBound)
    let end = lines.location(at: range.offsets.upperBound)
    output.write("{\"startLine\":")
    output.write(start.line)
    output.write(",\"startColumn\":")
    output.write(start.column)
    output.write(",\"endLine\":")
    output.write(end.line)
    output.write(",\"endColumn\":")
    output.write(end.column)
    output.write(",\"byteOffset\":")
    output.write(start.offset)
    output.write(",\"byteLength\":")
    output.write(end.offset - start.offset)
    output.write("}")
  }
}
