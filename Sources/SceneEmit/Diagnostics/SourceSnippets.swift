import SceneSource

/// The source lines of one file with carets below them.
///
/// A long line is cut to a window around the range, so that a report stays linear in the
/// number of its diagnostics.
struct SourceSnippets {
  private let file: SourceFile
  private let lines: LineTable
  private let palette: Palette
  /// The file's name as it is printed.
  private let name: String
  /// How many bytes of a line are shown before and after the start of the range.
  private static let window = 100

  init(_ file: SourceFile, _ palette: Palette) {
    self.file = file
    self.palette = palette
    name = file.name.unicodeScalars.map(printable).joined()
    lines = LineTable(file)
  }

  /// The place where a range starts.
  func location(of range: SourceRange) -> SourceLocation {
    lines.location(at: range.offsets.lowerBound)
  }

  /// The line `file:line:column: severity: message [rule]`.
  func writeHead(of diagnostic: Diagnostic, to output: inout OutputBuffer) {
    let color = diagnostic.severity == .error ? palette.error : palette.warning
    writePlace(diagnostic.range, to: &output)
    output.write("\(color)\(diagnostic.severity.rawValue): \(palette.end)\(palette.bold)")
    output.write(diagnostic.message)
    output.write("\(palette.end) [\(diagnostic.rule.id)]\n")
  }

  /// The place as `file:line:column: `.
  func writePlace(_ range: SourceRange, to output: inout OutputBuffer) {
    let place = location(of: range)
    output.write(palette.bold)
    output.write(name)
    output.write(place)
    output.write(palette.end)
  }

  /// The line on which the range starts, and `^~~~` below the part of the range on it.
  func write(_ range: SourceRange, to output: inout OutputBuffer) {
    let start = location(of: range)
    let line = lines.line(start.line)
    let offset = min(max(start.offset, line.lowerBound), line.upperBound)
    let shownStart = boundary(max(line.lowerBound, offset - Self.window), in: line)
    let shownEnd = boundary(min(line.upperBound, offset + Self.window), in: line)
    let rangeEnd = min(max(range.offsets.upperBound, offset), shownEnd)

    let lead = shownStart > line.lowerBound ? "…" : ""
    let before = text(shownStart..<offset)
    let within = text(offset..<max(rangeEnd, offset))
    let after = text(max(rangeEnd, offset)..<max(shownEnd, offset))
    let tail = shownEnd < line.upperBound ? "…" : ""

    let number = String(start.line)
    let gutter = String(repeating: " ", count: number.count)
    let indent = String(repeating: " ", count: lead.count + width(before))
    let waves = String(repeating: "~", count: max(width(within), 1) - 1)
    output.write("\(number) | \(lead)\(before)\(within)\(after)\(tail)\n")
    output.write("\(gutter) | \(indent)\(palette.caret)^\(waves)\(palette.end)\n")
  }

  /// The nearest start of a scalar at or before an offset of the line.
  private func boundary(_ offset: Int, in line: Range<Int>) -> Int {
    var offset = offset
    while offset > line.lowerBound, offset < line.upperBound,
      file.bytes[offset] & 0xC0 == 0x80
    {
      offset -= 1
    }
    return offset
  }

  /// Source text that is safe to print: a tab is a blank, other control characters a dot.
  private func text(_ range: Range<Int>) -> String {
    let bytes = file.bytes[range]
    if bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
      return String(decoding: bytes, as: UTF8.self)
    }
    var result = ""
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: result += scalar == "\t" ? " " : "·"
      case .format where scalar != "\u{200D}": result += "·"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// How many terminal columns a text takes.
  private func width(_ text: String) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    return text.reduce(0) { $0 + ($1.isWide ? 2 : 1) }
  }
}

extension OutputBuffer {
  /// A place behind a file's name: `:8:13: `.
  mutating func write(_ place: SourceLocation) {
    write(":")
    write(place.line)
    write(":")
    write(place.column)
    write(": ")
  }
}

extension Character {
  /// Whether terminals show it two columns wide: East Asian wide characters and emoji.
  fileprivate var isWide: Bool {
    guard let first = unicodeScalars.first else { return false }
    if first.properties.isEmojiPresentation { return true }
    switch first.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return true
    default: return unicodeScalars.contains { $0.value == 0xFE0F }
    }
  }
}
