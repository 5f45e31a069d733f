extension SceneKey {
  /// A scene that shows the key; nil for a key whose mapping's own example shows it.
  public var example: String? { Self.examples[name] }

  /// The words that the key takes; empty when it takes something else.
  public var words: [String] {
    switch name {
    case "device": DeviceRegistry.devices.map(\.name)
    case "orientation": Device.Orientation.allCases.map(\.rawValue)
    case "layoutDirection": LayoutDirection.allCases.map(\.rawValue)
    case "dynamicType": DynamicTypeSize.allCases.map(\.rawValue)
    case "relativeTo": TextStyle.allCases.map(\.rawValue)
    case "shape": Shape.allCases.map(\.rawValue)
    default: []
    }
  }

  /// Whole scenes, or entries of `containers`.
  private static let examples = [
    "version": """
    version: 1
    containers: [{layout: circle, count: 3, template: {size: 60}}]
    """,
    "name": """
    version: 1
    name: App orbit
    containers: [{layout: circle, count: 3, template: {size: 60}}]
    """,
    "canvas": sizedCanvas,
    "width": sizedCanvas,
    "height": sizedCanvas,
    "layoutDirection": """
    version: 1
    layoutDirection: rightToLeft
    containers: [{layout: hStack, count: 3, template: {size: 60}}]
    """,
    "dynamicType": """
    version: 1
    dynamicType: accessibility1
    containers: [{layout: hStack, count: 3, template: {size: {scaled: 44}}}]
    """,
    "device": deviceCanvas,
    "orientation": deviceCanvas,
    "safeArea": """
    version: 1
    canvas: {width: 393, height: 852, safeArea: {top: 59, bottom: 34}}
    containers: [{layout: circle, count: 3, template: {size: 60}}]
    """,
    "ignoresSafeArea": """
    version: 1
    canvas: {width: 393, height: 852, safeArea: {top: 59, bottom: 34}}
    containers: [{ignoresSafeArea: true, layout: zStack, children: [{shape: rectangle}]}]
    """,
    "variants": """
    version: 1
    containers: [{id: orbit, layout: radial, radius: 120, count: 5, template: {size: 50}}]
    variants:
      - {device: iPhone SE}
      - {name: large text, dynamicType: accessibility1}
      - {name: honeycomb, set: {orbit: {layout: honeycomb}}}
    """,
    "set": """
    version: 1
    containers: [{id: orbit, layout: radial, radius: 120, count: 5, template: {size: 60}}]
    variants: [{name: narrow, set: {orbit: {radius: 90}}}]
    """,
    "containers": """
    version: 1
    containers:
      - {id: back, layout: circle, count: 3, template: {size: 60}}
      - {id: front, layout: flow, count: 4, template: {size: 20}}
    """,
    "id": "- {id: orbit, layout: circle, children: [{id: music, size: 60}, {id: tv, size: 60}]}",
    "data": "- {layout: circle, children: [{size: 60, data: {symbol: music.note, color: pink}}]}",
    "modifiers": """
    - layout: circle
      children: [{size: 44, modifiers: [{padding: 8}, {frame: {width: 80}}]}]
    """,
    "size": "- {layout: hStack, children: [{size: 44}, {size: [64, 48]}, {size: {scaled: 44}}]}",
    "shape": "- {layout: hStack, children: [{size: 44, shape: circle}, {shape: capsule}]}",
    "spacer": "- {layout: hStack, children: [{size: 44}, {spacer: {minLength: 20}}, {size: 44}]}",
    "layout": "- {layout: radial, radius: 120, count: 5, template: {size: 60}}",
    "children": "- {layout: circle, children: [{id: music, size: 60}, {id: photos, size: 60}]}",
    "template": "- {id: emoji, layout: honeycomb, count: 7, template: {size: 50, shape: circle}}",
    "count": "- {layout: circle, count: 2, children: [{size: 60}, {size: 60}, {size: 60}]}",
    "countRange": "- {layout: circle, count: 5, countRange: [1, 9], template: {size: 60}}",
    "animation": """
    - layout: circle
      count: 5
      animation: {duration: 0.55, bounce: 0.3}
      template: {size: 60}
    """,
    "scaled": "- {layout: hStack, children: [{size: {scaled: 44, relativeTo: title2}}]}",
    "content": """
    - layout: circle
      children: [{size: 60, overlay: {alignment: topTrailing, content: {size: 16}}}]
    """,
    "rows": "- {layout: grid, rows: [[{size: 20}, {size: 20}], [{size: 20}, {size: 20}]]}",
  ]

  private static let sizedCanvas = """
    version: 1
    canvas: {width: 390, height: 844}
    containers: [{layout: circle, count: 3, template: {size: 60}}]
    """

  private static let deviceCanvas = """
    version: 1
    canvas: {device: iPhone SE, orientation: landscape}
    containers: [{layout: circle, count: 3, template: {size: 60}}]
    """
}
