package import SceneSource

package enum YamlSyntax: DiagnosticRule {
  package static let rule = Rule(
    "yaml-syntax", fix: .safe,
    summary: "The text is not YAML.",
    explanation: """
      The YAML parser cannot read on. Mostly a bracket or a quote is still open, a line has \
      another indentation than its neighbours, a tab indents it, or a value with ': ' in it needs \
      quotes. The smallest item around the error is left out, and the rest of the file is \
      checked, up to 20 such errors.
      """,
    bad: "canvas: {width: 390, height: 844\ncontainers: []",
    good: "canvas: {width: 390, height: 844}")
}

extension YamlSyntax {
  fileprivate static func message(_ problem: String, found: UInt8?) -> String {
    switch problem {
    case "found character that cannot start any token":
      let character = found.map { "'\(Character(Unicode.Scalar($0)))'" } ?? "this character"
      return "\(character) cannot start a value without quotes"
    case "did not find expected <document start>":
      return "text after the end of the scene, expected nothing more"
    case "did not find expected key":
      return "expected a key of the mapping at its indentation"
    case "could not find expected ':'": return "expected ': ' after the key"
    case "mapping values are not allowed in this context":
      return "a ':' cannot stand here; check the indentation, or quote the text"
    case "did not find expected '-' indicator": return "expected '- ' at the list's indentation"
    case "found unexpected end of stream": return "the file ends too early"
    case "did not find expected node content": return "a value is missing here"
    case "block sequence entries are not allowed in this context":
      return "a list item cannot stand here; check the indentation"
    case "did not find expected hexdecimal number":
      return "an escape is too short, expected more hexadecimal digits"
    case "found unknown escape character":
      return "unknown escape in a double-quoted text; write a backslash as '\\\\'"
    case "did not find expected alphabetic or numeric character":
      return "an anchor or an alias needs a name of letters and digits"
    case "found invalid Unicode character escape code": return "the escape names no character"
    case "found undefined tag handle": return "the handle of the tag is not declared"
    case "found incompatible YAML document": return "unknown version of YAML, expected 1.2"
    default: return problem
    }
  }

  static func contextMessage(_ context: String) -> String? {
    switch context {
    case "while parsing a flow sequence": "the list opens here"
    case "while parsing a flow mapping": "the mapping opens here"
    case "while parsing a block mapping": "the mapping starts here"
    case "while parsing a block collection": "the list starts here"
    case "while scanning a quoted scalar", "while parsing a quoted scalar": "the quote opens here"
    case "while scanning a block scalar": "the text starts here"
    case "while scanning a simple key": "the key starts here"
    default: nil
    }
  }
}

extension Diagnostic {
  /// A failure of libyaml's that has no words of its own.
  static func yamlSyntax(
    _ problem: String, context: String, found: UInt8, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(YamlSyntax.rule, YamlSyntax.message(problem, found: found), at: range)
  }

  static func unreadable(_ problem: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(YamlSyntax.rule, "the text cannot be read: \(problem)", at: range)
  }

  static var parserOutOfMemory: Diagnostic {
    Diagnostic(YamlSyntax.rule, "not enough memory to parse the file", at: SourceRange(0, 0))
  }

  // MARK: Brackets and quotes

  static func neverClosed(
    _ opening: UInt8, at range: SourceRange, stopped: RelatedPlace
  ) -> Diagnostic {
    let what = opening.isQuote ? "quote" : quoted(opening.text)
    return Diagnostic(
      YamlSyntax.rule, "the \(what) opened here is never closed", at: range, related: [stopped])
  }

  static func wrongBracket(
    _ found: UInt8, expected: UInt8, at range: SourceRange, opened: SourceRange
  ) -> Diagnostic {
    let opening = expected == UInt8(ascii: "]") ? "'['" : "'{'"
    return Diagnostic(
      YamlSyntax.rule,
      "\(quoted(found.text)) cannot close a \(opening), expected \(quoted(expected.text))",
      at: range, related: [RelatedPlace("the \(opening) opens here", at: opened)])
  }

  static func strayBracket(_ found: UInt8, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      YamlSyntax.rule, "\(quoted(found.text)) closes nothing; all brackets before it are closed",
      at: range)
  }

  static func neverOpened(at range: SourceRange, opening: SourceRange) -> Diagnostic {
    Diagnostic(
      YamlSyntax.rule, "'}' closes nothing, expected a '{' before it", at: range,
      related: [RelatedPlace("the '{' may belong here", at: opening)])
  }

  static func missingComma(
    before word: String, closing: UInt8, opening: UInt8, at range: SourceRange,
    opened: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      YamlSyntax.rule, "expected ',' or \(quoted(closing.text)) before \(quoted(word))", at: range,
      related: [RelatedPlace("the \(quoted(opening.text)) opens here", at: opened)])
  }

  static func textAfter(
    _ closing: UInt8, at range: SourceRange, opened: SourceRange?
  ) -> Diagnostic {
    let isSingle = closing == UInt8(ascii: "'")
    let what = closing.isQuote ? "quote" : quoted(closing.text)
    return Diagnostic(
      YamlSyntax.rule, "text after the closing \(what), expected nothing more", at: range,
      related: opened.map { [RelatedPlace("the value starts here", at: $0)] } ?? [],
      notes: isSingle ? ["in single quotes a ' is written twice: ''"] : [])
  }

  // MARK: Entries

  static func tab(at range: SourceRange) -> Diagnostic {
    Diagnostic(YamlSyntax.rule, "a tab cannot indent YAML, expected spaces", at: range)
  }

  static func colonInText(at range: SourceRange) -> Diagnostic {
    Diagnostic(YamlSyntax.rule, "a text with ': ' in it needs quotes", at: range)
  }

  static func missingBlank(after indicator: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(YamlSyntax.rule, "expected a blank after \(quoted(indicator))", at: range)
  }

  static func missingColon(
    after word: String?, at range: SourceRange, stopped: RelatedPlace
  ) -> Diagnostic {
    Diagnostic(
      YamlSyntax.rule, "expected ': ' after \(word.map { quoted($0) } ?? "the key")", at: range,
      related: [stopped])
  }

  static func missingDash(at range: SourceRange, sibling: SourceRange) -> Diagnostic {
    Diagnostic(
      YamlSyntax.rule, "expected '- ' before an item of the list", at: range,
      related: [RelatedPlace("the list starts here", at: sibling)])
  }

  /// An entry that stands too far to the left or to the right; `column` is from 1.
  static func wrongIndentation(
    _ what: String, isTooDeep: Bool, column: Int, at range: SourceRange, sibling: SourceRange
  ) -> Diagnostic {
    let problem = isTooDeep ? "is indented too deep" : "has lost its indentation"
    return Diagnostic(
      YamlSyntax.rule, "\(what) \(problem), expected column \(column)", at: range,
      related: [RelatedPlace("it should line up with this", at: sibling)])
  }
}
