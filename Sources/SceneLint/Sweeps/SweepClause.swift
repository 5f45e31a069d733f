import SceneLayout

/// The part of a message that says in which of a scene's runs a finding is there.
struct SweepClause {
  /// A variant by name; nil for the scene as it is written.
  struct Variant {
    let name: String?
    let presence: Presence
    /// How a message names a container of the variant's scene.
    let nameOf: (ElementIndex) -> String
  }

  /// The containers that need not be named: the subject's own, or its parent.
  private let own: Set<Int>
  private var named: Set<Int> = []

  init(own: Set<Int>) { self.own = own }

  /// " (from 14 of 1...19 children; on iPhone SE from 12)"; empty where a finding is there in
  /// every run of the scene as it is written.
  ///
  /// Only variants that differ from the scene as it is written are named.
  mutating func text(_ variants: [Variant]) -> String {
    guard let base = variants.first else { return "" }
    var parts: [String] = []
    if case .sometimes(let patterns) = base.presence { parts.append(words(patterns, base)) }
    var groups: [(first: Variant, names: [String])] = []
    for variant in variants.dropFirst() {
      guard variant.presence != .never, variant.presence != base.presence else { continue }
      let name = variant.name ?? ""
      if let same = groups.firstIndex(where: { $0.first.presence == variant.presence }) {
        groups[same].names.append(name)
      } else {
        groups.append((variant, [name]))
      }
    }
    for group in groups {
      let place = "on " + list(group.names)
      switch group.first.presence {
      case .never: break
      case .always: parts.append(parts.isEmpty ? place : place + " at any count")
      case .sometimes(let patterns): parts.append("\(place) \(words(patterns, group.first))")
      }
    }
    return parts.isEmpty ? "" : " (\(parts.joined(separator: "; ")))"
  }

  /// The counts of some containers; of one that was named already without its range.
  private mutating func words(_ patterns: [Presence.Pattern], _ variant: Variant) -> String {
    let parts = patterns.map { pattern in
      guard named.insert(pattern.origin).inserted else {
        return patterns.count > 1 ? pattern.words + owner(pattern, variant) : pattern.words
      }
      let range = "\(pattern.range.lowerBound)...\(pattern.range.upperBound)"
      return "\(pattern.words) of \(range) children\(owner(pattern, variant))"
    }
    return parts.joined(separator: ", ")
  }

  private func owner(_ pattern: Presence.Pattern, _ variant: Variant) -> String {
    own.contains(pattern.origin) ? "" : " of \(variant.nameOf(pattern.element))"
  }
}

/// "A", "A and B", "A, B and C".
func list(_ names: [String]) -> String {
  guard let last = names.last, names.count > 1 else { return names.first ?? "" }
  return names.dropLast().joined(separator: ", ") + " and " + last
}
