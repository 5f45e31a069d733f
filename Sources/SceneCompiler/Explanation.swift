public import SceneLayout
import SceneSource

/// One thing that `scenec explain` knows.
public struct ExplainableName: Sendable {
  /// A rule's id, or a layout's or a modifier's name.
  public let name: String
  /// One line.
  public let summary: String
}

/// What `scenec explain` knows: the layouts, the modifiers, then the rules.
public func explainableNames(layouts: LayoutRegistry = .standard) -> [ExplainableName] {
  layouts.layouts.map { ExplainableName(name: $0.name, summary: $0.summary) }
    + ModifierRegistry.standard.modifiers.map {
      ExplainableName(name: $0.name, summary: $0.summary)
    }
    + ruleCatalog.map { ExplainableName(name: $0.id, summary: $0.summary) }
}

/// The explanation of a rule, a layout or a modifier, with an example; nil for an unknown name.
public func explanation(
  of name: String, layouts: LayoutRegistry = .standard
) -> String? {
  if let layout = layouts.layout(named: name) { return describe(layout) }
  if let modifier = ModifierRegistry.standard.modifier(named: name) { return describe(modifier) }
  return ruleCatalog.first { $0.id == name }.map(describe)
}

private func describe(_ rule: Rule) -> String {
  """
  \(rule.id) (\(rule.severity.rawValue))
  \(rule.summary)

  \(wrapped(rule.explanation))

  Wrong:
  \(indented(rule.badExample))

  Right:
  \(indented(rule.goodExample))

  """
}

private func describe(_ layout: any NamedLayout.Type) -> String {
  """
  \(layout.name) (layout)
  \(layout.summary)\(layout.maximumChildren.map { " At most \($0) children." } ?? "")

  Attributes:
  \(layout.attributes.map { describe($0, indent: 2) }.joined(separator: "\n"))
  \(layout.childAttributes.isEmpty ? "" : "\nAttributes of its children:\n")\
  \(layout.childAttributes.map { describe($0, indent: 2) + "\n" }.joined())
  Example:
  \(indented(layout.example))

  """
}

private func describe(_ modifier: any NamedModifier.Type) -> String {
  """
  \(modifier.name) (modifier)
  \(modifier.summary)\(describe(modifier.form.shorthand))

  Attributes:
  \(modifier.form.attributes.map { describe($0, indent: 2) }.joined(separator: "\n"))
  \(modifier.form.takesElements
    ? "  content: an element or a list of them; an element alone needs no mapping around it\n" : "")
  Example:
  \(indented("- " + modifier.example))

  """
}

private func describe(_ shorthand: ModifierForm.Shorthand?) -> String {
  switch shorthand {
  case nil: ""
  case .attribute(let name)?: " A number alone is its '\(name)'."
  case .bool(orAttribute: nil)?: " 'true' stands for the whole."
  case .bool(orAttribute: let name?)?: " 'true' is the default, a number alone its '\(name)'."
  }
}

private func describe(_ spec: AttributeSpec, indent: Int) -> String {
  let margin = String(repeating: " ", count: indent)
  var facts = [describe(spec.type)]
  if let value = spec.defaultValue { facts.append("default \(describe(value))") }
  if spec.isRequired { facts.append("required") }
  var lines = [
    "\(margin)\(spec.name): \(facts.joined(separator: "; "))", "\(margin)  \(spec.summary)",
  ]
  switch spec.type {
  case .keyword(let words):
    lines += words.map { "\(margin)  \($0.name): \($0.summary)" }
  case .records, .record, .choices:
    lines += spec.type.inner.map { describe($0, indent: indent + 4) }
  case .number, .integer, .angle, .bool: break
  }
  return lines.joined(separator: "\n")
}

private func describe(_ type: AttributeType) -> String {
  switch type {
  case .number(let range): "number, \(range.expectation)"
  case .integer(let minimum): "whole number, \(minimum) or more"
  case .angle: "angle in degrees, or with a unit: 90deg, 1.57rad, 0.25turn"
  case .keyword(let words): words.map(\.name).joined(separator: " | ")
  case .bool: "true | false"
  case .record: "mapping"
  case .records: "list of mappings"
  case .choices(_, let names): "list of mappings, each with one of " + names.joined(separator: ", ")
  }
}

private func describe(_ value: AttributeValue) -> String {
  switch value {
  case .number(let number):
    number.shortText
  case .integer(let integer): "\(integer)"
  case .bool(let value): value ? "true" : "false"
  case .keyword(let word): word
  case .record(let record):
    "{" + record.present.map { "\($0.name): \(describe($0.value))" }.joined(separator: ", ") + "}"
  case .records(let records):
    "["
      + records.map { record in
        "{" + record.present.map { "\($0.name): \(describe($0.value))" }.joined(separator: ", ")
          + "}"
      }.joined(separator: ", ") + "]"
  }
}

private func indented(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
}

/// Breaks a paragraph into lines of at most 78 characters.
private func wrapped(_ text: String) -> String {
  var lines: [String] = []
  var line = ""
  for word in text.split(separator: " ") {
    if !line.isEmpty, line.count + 1 + word.count > 78 {
      lines.append(line)
      line = ""
    }
    line += line.isEmpty ? String(word) : " " + word
  }
  return (lines + [line]).joined(separator: "\n")
}
