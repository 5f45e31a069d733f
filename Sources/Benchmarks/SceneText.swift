/// Scenes of any size, as an author would write them.
enum SceneText {
  /// A scene of containers with `childCount` children each.
  static func scene(containers: Int, childCount: Int, hasRange: Bool = true) -> String {
    var text = "version: 1\nname: Benchmark\ncanvas: {width: 390, height: 844}\ncontainers:\n"
    let layouts = ["radial", "circle", "honeycomb", "flow", "concentric"]
    for container in 0..<containers {
      text += "  - id: menu-\(container)\n    layout: \(layouts[container % layouts.count])\n"
      if container % layouts.count == 0 { text += "    radius: 120\n" }
      text += "    count: \(childCount)\n"
      if hasRange { text += "    countRange: [1, \(childCount)]\n" }
      text += "    children:\n"
      for child in 0..<childCount {
        text += "      - {id: item-\(child), size: \(40 + child), shape: circle, "
        text += "data: {symbol: star}}\n"
      }
    }
    return text
  }
}

extension SceneText {
  /// A scene of one layout, for layout runs.
  static func layoutScene(_ layout: String, containers: Int, _ childCount: Int) -> String {
    var text = "version: 1\ncontainers:\n"
    for _ in 0..<containers {
      text += "  - layout: \(layout)\n    children:\n"
      for child in 0..<childCount { text += "      - {size: \(40 + child % 20)}\n" }
    }
    return text
  }
}
