/// A piece of a scene as a message shows it: in 'quotes', on one line, at most 40 characters.
///
/// Line breaks and control characters appear as escapes, so a message never moves a cursor or
/// changes a terminal.
public func quoted(_ text: some StringProtocol) -> String {
  var result = "'"
  var count = 0
  for scalar in text.unicodeScalars {
    if count == 40 {
      result += "…"
      break
    }
    count += 1
    result += printable(scalar)
  }
  return result + "'"
}

/// A scalar as text that is safe to print: control and format characters become escapes.
public func printable(_ scalar: Unicode.Scalar) -> String {
  switch scalar {
  case "\n": "\\n"
  case "\r": "\\r"
  case "\t": "\\t"
  default:
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned,
      .surrogate:
      "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: String(scalar)
    }
  }
}
