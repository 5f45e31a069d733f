public import SceneLayout
import SceneSource

/// One thing that `scenec explain` knows.
public struct ExplainableName: Sendable {
  /// What it is: the word that stands behind the name.
  public enum Kind: String, Sendable {
    case layout
    case modifier
    case key
    case rule
  }

  /// A rule's id, a layout's or a modifier's name, or a key.
  public let name: String
  /// What it is the name of.
  public let kind: Kind
  /// One line.
  public let summary: String
}

/// What `scenec explain` knows: the layouts, the modifiers, the keys, then the rules.
///
/// A modifier is a key too, so a name may be there twice.
public func explainableNames(layouts: LayoutRegistry = .standard) -> [ExplainableName] {
  layouts.layouts.map { ExplainableName(name: $0.name, kind: .layout, summary: $0.summary) }
    + ModifierRegistry.standard.modifiers.map {
      ExplainableName(name: $0.name, kind: .modifier, summary: $0.summary)
    }
    + explainableKeys(layouts)
    + ruleCatalog.map { ExplainableName(name: $0.id, kind: .rule, summary: $0.summary) }
}

/// The explanation of a rule, a layout, a modifier or a key, with an example; nil for an unknown
/// name.
///
/// A name that means several things is explained as each of them.
public func explanation(
  of name: String, layouts: LayoutRegistry = .standard
) -> String? {
  let found = [
    layouts.layout(named: name).map(describe),
    ModifierRegistry.standard.modifier(named: name).map(describe),
    describeKey(name, layouts),
    ruleCatalog.first { $0.id == name }.map(describe),
  ].compactMap(\.self)
  return found.isEmpty ? nil : found.joined(separator: "\n")
}

private func describe(_ rule: Rule) -> String {
  """
  \(rule.id) (\(rule.severity.rawValue)\(rule.isOnByDefault ? "" : ", off by default")\
  \(rule.fix.map { ", with \($0 == .safe ? "a safe" : "an unsafe") fix" } ?? ""))
  \(rule.summary)

  \(wrapped(rule.explanation, width: 78).joined(separator: "\n"))

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
  return (["\(spec.name): \(facts(spec))", "  \(spec.summary)"] + details(spec, indent: 2))
    .map { margin + $0 }.joined(separator: "\n")
}

/// What an attribute takes, in one line.
func facts(_ spec: AttributeSpec) -> String {
  var facts = [describe(spec.type)]
  if let value = spec.defaultValue { facts.append("default \(describe(value))") }
  if spec.isRequired { facts.append("required") }
  return facts.joined(separator: "; ")
}

/// The words or the inner attributes of an attribute, a line each or more.
func details(_ spec: AttributeSpec, indent: Int) -> [String] {
  let margin = String(repeating: " ", count: indent)
  switch spec.type {
  case .keyword(let words): return words.map { "\(margin)\($0.name): \($0.summary)" }
  case .records, .record, .choices:
    return spec.type.inner.map { describe($0, indent: indent + 2) }
  case .number, .integer, .angle, .bool: return []
  }
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

func indented(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
}
