import SceneLayout
import SceneSource

/// What a rule needs to put a finding into words.
struct FindingWords {
  let scene: Scene
  let map: any SourceMap
  /// In which runs the finding is there; empty, or in brackets with a blank before.
  let clause: String
  let advice: CountAdvice

  /// The name of an element in quotes, or its number among its siblings.
  func name(_ reference: ElementReference?) -> String {
    guard let reference else { return "a child" }
    return elementName(reference, scene)
  }

  /// What stands the children of a container apart.
  func spread(of element: ElementIndex) -> LayoutSpread? { scene.container(element)?.layout.spread }

  /// The largest count below the one of the finding for which a test holds.
  func largestCount(_ finding: Finding, _ holds: (LintRun, Int) -> Bool) -> Int? {
    advice.largestCount(finding.subject.element, holds)
  }

  /// The children that show a finding, as related places; copies of one template are one.
  func children(_ finding: Finding) -> [RelatedPlace] {
    guard let first = finding.first else { return [] }
    let place = map.place(of: first.element)
    guard let second = finding.second else {
      return [RelatedPlace("\(name(first)), \(points(finding.size)) points", at: place)]
    }
    if map.origin(of: first.element) == map.origin(of: second.element) {
      return [RelatedPlace("both are this, \(points(finding.size)) points", at: place)]
    }
    return [
      RelatedPlace("\(name(first)), \(points(finding.size)) points", at: place),
      RelatedPlace(
        "\(name(second)), \(points(finding.limit)) points", at: map.place(of: second.element)),
    ]
  }
}

/// The name of an element in quotes, a copy's with its number; without one its number among its
/// siblings.
func elementName(_ reference: ElementReference, _ scene: Scene) -> String {
  let own = scene.elements[reference.element].id
  guard let parent = reference.parent else {
    return own.map { quoted($0) } ?? "layer \(reference.ordinal + 1)"
  }
  if scene.isTemplate(reference.element, of: parent), let base = own ?? scene.elements[parent].id {
    return quoted("\(base)-\(reference.ordinal)")
  }
  return own.map { quoted($0) } ?? "child \(reference.ordinal + 1)"
}

/// A length in points, rounded to hundredths.
func points(_ length: Double) -> String {
  let rounded = (length * 100).rounded() / 100
  return (abs(length) < 1e12 ? rounded : length).shortText
}

/// A width and a height in points.
func points(_ size: Size) -> String { "\(points(size.width)) x \(points(size.height))" }
