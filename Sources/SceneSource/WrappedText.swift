/// The lines of a paragraph, broken at its blanks so that none is longer than `width` characters;
/// a longer word has a line of its own.
package func wrapped(_ text: String, width: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  for word in text.split(separator: " ") {
    if !line.isEmpty, line.count + 1 + word.count > width {
      lines.append(line)
      line = ""
    }
    line += line.isEmpty ? String(word) : " " + word
  }
  return lines + [line]
}
