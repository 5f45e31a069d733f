/// SwiftUI's `alignmentGuide`: sets where an element's guides stand.
public struct AlignmentGuideModifier: NamedModifier {
  public static let name = "alignmentGuide"
  public static let summary = "Sets guides of the element, in points from its leading or top edge."
  public static let form = ModifierForm(
    [
      guide("leading", "Leading guide, from the leading edge."),
      guide("horizontalCenter", "Centre guide, from the leading edge."),
      guide("trailing", "Trailing guide, from the leading edge."),
      guide("top", "Top guide, from the top edge."),
      guide("verticalCenter", "Centre guide, from the top edge."),
      guide("bottom", "Bottom guide, from the top edge."),
      guide("firstTextBaseline", "First baseline, from the top edge."),
      guide("lastTextBaseline", "Last baseline, from the top edge."),
    ])
  public static let example = "{size: 60, alignmentGuide: {firstTextBaseline: 48}}"

  private static func guide(_ name: String, _ summary: String) -> AttributeSpec {
    AttributeSpec(name, .number(.anyLength), summary)
  }

  public let guides: [String: Double]

  public func isConstant(_ axis: Axis, content: Bool) -> Bool { content }

  public init?(_ attributes: AttributeValues) {
    var guides: [String: Double] = [:]
    for (name, value) in attributes.present {
      if case .number(let number) = value { guides[name] = number }
    }
    self.guides = guides
  }
}

extension Guide {
  /// The name in a scene's `alignmentGuide`.
  var name: String {
    switch self {
    case .horizontal(.center): "horizontalCenter"
    case .vertical(.center): "verticalCenter"
    case .horizontal(let guide): guide.rawValue
    case .vertical(let guide): guide.rawValue
    }
  }
}
