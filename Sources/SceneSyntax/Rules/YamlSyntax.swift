import SceneSource

enum YamlSyntax: DiagnosticRule {
  static let rule = Rule(
    "yaml-syntax",
    summary: "The text is not YAML.",
    explanation: """
      The YAML parser cannot read on at this place. The cause often stands a little earlier: a \
      bracket or a quote that is still open, a line with another indentation than its \
      neighbours, a tab, or a value with ': ' or ' #' in it that needs quotes.
      """,
    bad: "canvas: {width: 390, height: 844\ncontainers: []",
    good: "canvas: {width: 390, height: 844}")
}

extension Diagnostic {
  static func yamlSyntax(
    _ failure: EventReader.Failure, at range: SourceRange, context: SourceRange?,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Diagnostic {
    let start = Int(range.start)
    let found = start < bytes.count ? bytes[start] : nil
    var related: [RelatedPlace] = []
    if let context, let place = contextMessage(failure.context ?? "") {
      related.append(RelatedPlace(place, at: context))
    }
    return Diagnostic(
      YamlSyntax.rule, message(failure.problem, context: failure.context ?? "", found: found),
      at: range, related: related)
  }

  static func unreadable(_ problem: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(YamlSyntax.rule, "the text cannot be read: \(problem)", at: range)
  }

  static var parserOutOfMemory: Diagnostic {
    Diagnostic(YamlSyntax.rule, "not enough memory to parse the file", at: SourceRange(0, 0))
  }

  private static func message(_ problem: String, context: String, found: UInt8?) -> String {
    switch problem {
    case "found character that cannot start any token" where found == 0x09:
      return "a tab cannot indent YAML, expected spaces"
    case "found character that cannot start any token":
      let character = found.map { "'\(Character(Unicode.Scalar($0)))'" } ?? "this character"
      return "\(character) cannot start a value without quotes"
    case "found a tab character that violates indentation",
      "found a tab character where an indentation space is expected":
      return "a tab cannot indent YAML, expected spaces"
    case "did not find expected <document start>":
      return "text after the end of the scene, expected nothing more"
    case "did not find expected ',' or ']'": return "the list is not closed, expected ',' or ']'"
    case "did not find expected ',' or '}'":
      return "the mapping is not closed, expected ',' or '}'"
    case "did not find expected key":
      return "expected a key of the mapping at its indentation"
    case "could not find expected ':'": return "expected ': ' after the key"
    case "mapping values are not allowed in this context":
      return "a ':' cannot stand here; check the indentation, or quote the text"
    case "did not find expected '-' indicator": return "expected '- ' at the list's indentation"
    case "found unexpected end of stream" where context.contains("quoted"):
      return "the quote is never closed"
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
    default: return problem
    }
  }

  private static func contextMessage(_ context: String) -> String? {
    switch context {
    case "while parsing a flow sequence": "the list opens here"
    case "while parsing a flow mapping": "the mapping opens here"
    case "while parsing a block mapping": "the mapping starts here"
    case "while parsing a block collection": "the list starts here"
    case "while scanning a quoted scalar": "the quote opens here"
    case "while scanning a block scalar": "the text starts here"
    case "while scanning a simple key": "the key starts here"
    default: nil
    }
  }
}
