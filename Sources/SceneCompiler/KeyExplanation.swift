import SceneLayout
import SceneSource

/// One meaning of a key: where it stands and what it does there.
private struct KeyMeaning {
  let name: String
  /// The mapping that it stands in.
  let owner: String
  let summary: String
  /// What it takes, in one line; empty when the summary says it.
  let facts: String
  /// The words or the keys of its value.
  let details: [String]
  let example: String?
}

/// The keys that `explain` knows, each once, in the order of the reference.
func explainableKeys(_ layouts: LayoutRegistry) -> [ExplainableName] {
  let meanings = keyMeanings(layouts)
  var names: [String] = []
  var byName: [String: [KeyMeaning]] = [:]
  for meaning in meanings {
    if byName[meaning.name] == nil { names.append(meaning.name) }
    byName[meaning.name, default: []].append(meaning)
  }
  return names.map { name in
    let meanings = byName[name] ?? []
    let isOne = Set(meanings.map(\.summary)).count == 1
    let summary = isOne ? meanings[0].summary : "See \(owners(meanings))."
    return ExplainableName(name: name, kind: .key, summary: summary)
  }
}

/// All that a key means, with an example; nil for an unknown key.
func describeKey(_ name: String, _ layouts: LayoutRegistry) -> String? {
  let meanings = keyMeanings(layouts).filter { $0.name == name }
  guard !meanings.isEmpty else { return nil }
  let examples = meanings.compactMap(\.example)
  let example = examples.first { $0.contains(text: "\(name):") } ?? examples.first
  return "\(name) (key)\n\n" + grouped(meanings).map(describe).joined(separator: "\n")
    + (example.map { "\nExample:\n\(indented($0))\n" } ?? "")
}

/// Meanings that take the same values stand together, so that these are listed once.
private func grouped(_ meanings: [KeyMeaning]) -> [[KeyMeaning]] {
  var groups: [[KeyMeaning]] = []
  for meaning in meanings {
    let index = groups.firstIndex {
      $0[0].facts == meaning.facts && $0[0].details == meaning.details
    }
    if let index { groups[index].append(meaning) } else { groups.append([meaning]) }
  }
  return groups
}

private func describe(_ meanings: [KeyMeaning]) -> String {
  let first = meanings[0]
  var lines = first.facts.isEmpty ? [] : ["  " + first.facts]
  var summaries: [String] = []
  for meaning in meanings where !summaries.contains(meaning.summary) {
    summaries.append(meaning.summary)
    let same = meanings.filter { $0.summary == meaning.summary }
    lines.append("  of \(owners(same)): \(meaning.summary)")
  }
  lines += first.details
  return lines.map { $0 + "\n" }.joined()
}

private func owners(_ meanings: [KeyMeaning]) -> String {
  meanings.map(\.owner).joined(separator: ", ")
}

private func keyMeanings(_ layouts: LayoutRegistry) -> [KeyMeaning] {
  SceneKeys.groups.flatMap { group in
    group.keys.map { key in
      // Many words stand below one another.
      let isLong = key.words.count > 8
      return KeyMeaning(
        name: key.name, owner: group.owner, summary: key.summary,
        facts: isLong ? "one of the words below" : key.words.joined(separator: " | "),
        details: isLong ? key.words.map { "    " + $0 } : [], example: key.example)
    }
  }
    + layouts.layouts.flatMap { layout in
      meanings(of: layout.attributes, owner: layout.name, example: layout.example)
        + meanings(
          of: layout.childAttributes, owner: "a child of \(layout.name)", example: nil)
    }
    + ModifierRegistry.standard.modifiers.flatMap {
      meanings(of: $0.form.attributes, owner: $0.name, example: "- " + $0.example)
    }
    + ConfigurationKeys.all.map { meaning($0, of: "a configuration") }
    + ConfigurationKeys.limits.map { meaning($0, of: "a configuration's limits") }
}

/// A key of `.scenec.yaml`.
private func meaning(_ key: SceneKey, of owner: String) -> KeyMeaning {
  let words = key.name == "platform" ? Platform.allCases.map(\.rawValue) : []
  return KeyMeaning(
    name: key.name, owner: owner, summary: key.summary, facts: words.joined(separator: " | "),
    details: [], example: ConfigurationKeys.example(of: key.name))
}

/// Attributes, and those of the mappings that are their values.
private func meanings(
  of specs: [AttributeSpec], owner: String, example: String?
) -> [KeyMeaning] {
  specs.flatMap { spec in
    [
      KeyMeaning(
        name: spec.name, owner: owner, summary: spec.summary, facts: facts(spec),
        details: details(spec, indent: 4), example: example)
    ] + meanings(of: spec.type.inner, owner: "\(owner)'s \(spec.name)", example: example)
  }
}
