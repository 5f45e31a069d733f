import Foundation

/// A node of a layout case, as the cases file has it.
typealias CaseNode = [String: Any]

/// Something that a scene cannot say, with the reason.
struct Unsayable: Error { let reason: String }

/// Translates the trees of the layout cases to elements of a scene, in YAML's flow style.
///
/// A modifier that a case names becomes the only child of a `zStack` with that id: a stack of
/// one child is that child, so its frame is the modifier's.
enum CaseTranslation {
  /// An element with its modifiers, innermost first.
  private struct Written {
    var keys: [String]
    var modifiers: [String] = []

    var text: String {
      let list = modifiers.isEmpty ? [] : ["modifiers: [\(modifiers.joined(separator: ", "))]"]
      return "{" + (keys + list).joined(separator: ", ") + "}"
    }
  }

  static func element(_ node: CaseNode, outermost: [String] = []) throws -> String {
    var written = try write(node)
    written.modifiers += outermost
    return written.text
  }

  static func number(_ value: Any?) throws -> String {
    switch value {
    case let text as String where text == "inf": ".inf"
    case let number as NSNumber: "\(number)"
    default: throw Unsayable(reason: "no number: \(value ?? "nothing")")
    }
  }

  private static func write(_ node: CaseNode) throws -> Written {
    var written = try content(node)
    let isModifier = node["child"] != nil
    if let id = node["id"] as? String {
      if isModifier {
        written = Written(keys: ["id: \(id)", "layout: zStack", "children: [\(written.text)]"])
      } else {
        written.keys.insert("id: \(id)", at: 0)
      }
    }
    if let priority = node["priority"] {
      written.modifiers.append("{layoutPriority: \(try number(priority))}")
    }
    return written
  }

  private static func content(_ node: CaseNode) throws -> Written {
    if let child = node["child"] as? CaseNode {
      var written = try write(child)
      written.modifiers.append(try modifier(node))
      return written
    }
    switch node["type"] as? String ?? "" {
    case "flex": return Written(keys: ["shape: rectangle"])
    case "fixed":
      return Written(keys: ["size: [\(try number(node["width"])), \(try number(node["height"]))]"])
    case "range": return Written(keys: ["shape: rectangle"], modifiers: [try range(node)])
    case "spacer":
      let least = try node["min"].map { "{minLength: \(try number($0))}" }
      return Written(keys: ["spacer: \(least ?? "true")"])
    case "hstack": return try container("hStack", node)
    case "vstack": return try container("vStack", node)
    case "zstack": return try container("zStack", node)
    case "flow": return try flow(node)
    case "circle", "radial", "honeycomb", "concentric", "radialCanyon", "radialLesson":
      return try copies(node)
    case "lazyVGrid": return try lazyGrid(node)
    case "monotext": throw Unsayable(reason: "text cells")
    case "flowSeed": throw Unsayable(reason: "the article's flow, which ours leaves on purpose")
    case let type: throw Unsayable(reason: "no element for '\(type)'")
    }
  }

  // MARK: Modifiers

  private static func modifier(_ node: CaseNode) throws -> String {
    let sides = [
      "width", "height", "minWidth", "idealWidth", "maxWidth", "minHeight",
      "idealHeight", "maxHeight",
    ]
    switch node["type"] as? String ?? "" {
    case "frame", "flexFrame": return "{frame: {\(try pairs(sides, node))}}"
    case "padding": return "{padding: \(try number(node["insets"]))}"
    case "fixedSize": return "{fixedSize: true}"
    case "aspectRatio":
      let ratio = try node["ratio"].map { "ratio: \(try number($0)), " } ?? ""
      return "{aspectRatio: {\(ratio)mode: \(node["mode"] as? String ?? "fit")}}"
    case let type where type == "overlay" || type == "background":
      let content = try write(node["secondary"] as? CaseNode ?? [:]).text
      let alignment = node["alignment"] as? String ?? "center"
      return "{\(type): {alignment: \(alignment), content: \(content)}}"
    case let type: throw Unsayable(reason: "no modifier for '\(type)'")
    }
  }

  private static func pairs(_ names: [String], _ node: CaseNode) throws -> String {
    var pairs = try names.compactMap { name in
      try node[name].map { "\(name): \(try number($0))" }
    }
    if let alignment = node["alignment"] as? String { pairs.append("alignment: \(alignment)") }
    return pairs.joined(separator: ", ")
  }

  /// A leaf that answers its offer within bounds: a flexible frame does just that.
  private static func range(_ node: CaseNode) throws -> String {
    let pairs = try ["width", "height"].flatMap { side in
      let bounds = node[side] as? [Any] ?? Array(repeating: node[side] ?? 0, count: 3)
      return try zip(["min", "ideal", "max"], bounds).map { name, value in
        "\(name)\(side.prefix(1).uppercased() + side.dropFirst()): \(try number(value))"
      }
    }
    return "{frame: {\(pairs.joined(separator: ", "))}}"
  }

  // MARK: Containers

  private static func container(_ layout: String, _ node: CaseNode) throws -> Written {
    let children = node["children"] as? [CaseNode] ?? []
    if children.isEmpty { throw Unsayable(reason: "an empty container") }
    var keys = ["layout: \(layout)"]
    if let spacing = node["spacing"] { keys.append("spacing: \(try number(spacing))") }
    if let alignment = node["alignment"] as? String { keys.append("alignment: \(alignment)") }
    let texts = try children.map { try write($0).text }
    return Written(keys: keys + ["children: [\(texts.joined(separator: ", "))]"])
  }

  private static func flow(_ node: CaseNode) throws -> Written {
    var children: [String] = []
    var breaks = false
    for child in node["children"] as? [CaseNode] ?? [] {
      if child["firstBaseline"] != nil { throw Unsayable(reason: "baselines") }
      if child["type"] as? String == "lineBreak" {
        breaks = true
        continue
      }
      var written = try write(child)
      if breaks { written.keys.append("lineBreak: before") }
      breaks = false
      children.append(written.text)
    }
    if children.isEmpty { throw Unsayable(reason: "an empty container") }
    var keys = ["layout: flow"]
    if node["justified"] as? Bool == true { keys.append("alignment: justified") }
    for (from, to) in [
      ("itemSpacing", "spacing"), ("lineSpacing", "lineSpacing"), ("hAlign", "alignment"),
      ("vAlign", "lineAlignment"),
    ] {
      guard let value = node[from] else { continue }
      let text = try value as? String ?? number(value)
      keys.append("\(to): \(text)")
    }
    return Written(keys: keys + ["children: [\(children.joined(separator: ", "))]"])
  }

  /// The articles' layouts, with copies named i0, i1 ...
  private static func copies(_ node: CaseNode) throws -> Written {
    let type = node["type"] as? String ?? ""
    let size = (node["item"] as? [NSNumber]).map { "size: [\($0[0]), \($0[1])]" }
    let count = node["count"] as? Int ?? 1
    let children = (0..<count).map { "{id: i\($0), \(size ?? "shape: rectangle")}" }
    var keys = ["layout: \(type.hasPrefix("radial") ? "radial" : type)"]
    if type == "radialCanyon" { keys += ["childProposal: share", "startAngle: 90"] }
    if type == "radialLesson" {
      keys += ["radius: \(try number(node["maxRadius"]))", "encloses: ring", "startAngle: 0"]
    }
    if let radius = node["radius"] as? NSNumber { keys.append("radius: \(radius)") }
    if let angle = node["startAngle"] as? NSNumber { keys.append("startAngle: \(angle)") }
    if let rings = node["rings"] as? [[String: Any]] {
      let texts = rings.map { ring in
        let capacity = (ring["capacity"] as? NSNumber).map { ", capacity: \($0)" } ?? ""
        return "{radius: \(ring["radius"] ?? 0)\(capacity)}"
      }
      keys.append("rings: [\(texts.joined(separator: ", "))]")
    }
    return Written(keys: keys + ["children: [\(children.joined(separator: ", "))]"])
  }

  private static func lazyGrid(_ node: CaseNode) throws -> Written {
    let tracks = try (node["columns"] as? [[String: Any]] ?? []).map { track in
      let spacing = ", spacing: \(try number(node["spacing"]))}"
      if let fixed = track["fixed"] { return "{fixed: \(try number(fixed))" + spacing }
      let bounds = track["adaptive"] as? [Any] ?? []
      return "{adaptive: {minimum: \(try number(bounds[0])), maximum: \(try number(bounds[1]))}"
        + spacing
    }
    let cells = (0..<3).map { "{id: c\($0), shape: rectangle}" }
    return Written(keys: [
      "layout: lazyVGrid", "columns: [\(tracks.joined(separator: ", "))]",
      "children: [\(cells.joined(separator: ", "))]",
    ])
  }
}
