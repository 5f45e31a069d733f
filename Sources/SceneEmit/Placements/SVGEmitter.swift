import SceneLayout

/// Placements as a picture: the canvas, containers dashed, leaves by their shape with their id.
///
/// Colours follow the reader's light or dark scheme.
enum SVGEmitter: PlacementsEmitter {
  static let name = "svg"
  static let summary = "a picture of the placements"
  static let fileSuffix = ".svg"

  static let showsSeveral = false

  static func emit(_ scene: PlacedScene, sourceName: String, to output: inout OutputBuffer) {
    let placements = scene.placements
    writeHeader(placements, to: &output)
    for index in placements.inDocumentOrder { write(index, placements, to: &output) }
    output.write("</svg>\n")
    output.flush()
  }

  private static let style: StaticString = """
    <style>
    .canvas{fill:#ffffff;stroke:#8e8e93}
    .container{fill:none;stroke:#8e8e93;stroke-dasharray:4 3}
    .leaf{fill:#0a84ff;fill-opacity:.18;stroke:#0a64d2}
    text{fill:#1c1c1e;font-family:system-ui,sans-serif;text-anchor:middle;dominant-baseline:central}
    @media (prefers-color-scheme:dark){.canvas{fill:#1c1c1e}.leaf{stroke:#64b5ff}text{fill:#f2f2f7}}
    </style>

    """

  private static func writeHeader(_ placements: Placements, to output: inout OutputBuffer) {
    let canvas = placements.canvas.size
    output.write("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\"")
    output.attribute(" width", canvas.width)
    output.attribute(" height", canvas.height)
    output.write(" viewBox=\"0 0 ")
    output.write(geometry: canvas.width)
    output.write(" ")
    output.write(geometry: canvas.height)
    output.write("\">\n<title>")
    output.write(xml: placements.scene.name)
    output.write("</title>\n")
    output.write(style)
    output.write("<rect class=\"canvas\" x=\"0\" y=\"0\"")
    output.attribute(" width", canvas.width)
    output.attribute(" height", canvas.height)
    output.write("/>\n")
  }

  private static func write(
    _ index: Int, _ placements: Placements, to output: inout OutputBuffer
  ) {
    let placed = placements.elements[index]
    switch placements.scene.elements[placed.element].content {
    case .spacer: break
    case .container: write(placed.frame, cornerRadius: 0, "container", to: &output)
    case .leaf(let leaf):
      write(leaf.shape, placed.frame, to: &output)
      if let id = placements.id(of: index) { writeLabel(id, in: placed.frame, to: &output) }
    }
    output.flushIfFull()
  }

  private static func write(_ shape: Shape, _ frame: Rect, to output: inout OutputBuffer) {
    switch shape {
    case .rectangle: write(frame, cornerRadius: 0, "leaf", to: &output)
    case .capsule: write(frame, cornerRadius: frame.size.smallerSide / 2, "leaf", to: &output)
    case .circle:
      writeEllipse(frame, Size(square: frame.size.smallerSide), to: &output)
    case .ellipse: writeEllipse(frame, frame.size, to: &output)
    }
  }

  private static func write(
    _ frame: Rect, cornerRadius: Double, _ style: StaticString, to output: inout OutputBuffer
  ) {
    output.write("<rect class=\"")
    output.write(style)
    output.write("\"")
    output.attribute(" x", frame.minX)
    output.attribute(" y", frame.minY)
    output.attribute(" width", frame.width)
    output.attribute(" height", frame.height)
    if cornerRadius > 0 { output.attribute(" rx", cornerRadius) }
    output.write("/>\n")
  }

  private static func writeEllipse(
    _ frame: Rect, _ size: Size, to output: inout OutputBuffer
  ) {
    output.write("<ellipse class=\"leaf\"")
    output.attribute(" cx", frame.center.x)
    output.attribute(" cy", frame.center.y)
    output.attribute(" rx", size.width / 2)
    output.attribute(" ry", size.height / 2)
    output.write("/>\n")
  }

  /// The id in the middle, as large as fits nine tenths with letters 0.6 em wide, at most 13.
  private static func writeLabel(_ id: String, in frame: Rect, to output: inout OutputBuffer) {
    let fitting = 0.9 * frame.width / (0.6 * Double(max(id.count, 1)))
    output.write("<text")
    output.attribute(" x", frame.center.x)
    output.attribute(" y", frame.center.y)
    output.attribute(" font-size", min(13, fitting, max(frame.height, 1)))
    output.write(">")
    output.write(xml: id)
    output.write("</text>\n")
  }
}

extension Placements {
  /// All elements, each before its children and after its elder siblings' descendants; what
  /// stands behind an element before it.
  fileprivate var inDocumentOrder: [Int] {
    var result: [Int] = []
    result.reserveCapacity(elements.count)
    var pending = Array((0..<rootCount).reversed())
    while let index = pending.popLast() {
      guard index >= 0 else {
        result.append(~index)
        continue
      }
      if elements[index].isHidden { continue }
      let isModified = elements[index].isModified
      if isModified { pending += layers(of: index, isOverlay: true).reversed() }
      pending.append(contentsOf: children(of: index).reversed())
      // The complement: what stands behind is drawn, then the element itself.
      pending.append(~index)
      if isModified { pending += layers(of: index, isOverlay: false).reversed() }
    }
    return result
  }
}

extension OutputBuffer {
  fileprivate mutating func attribute(_ name: StaticString, _ value: Double) {
    write(name)
    write("=\"")
    write(geometry: value)
    write("\"")
  }

  /// Text between tags; characters that XML cannot say are replaced.
  fileprivate mutating func write(xml text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": write("&lt;")
      case ">": write("&gt;")
      case "&": write("&amp;")
      case "\t", "\n", "\r", "\u{20}"..."\u{D7FF}", "\u{E000}"..."\u{FFFD}",
        "\u{10000}"..."\u{10FFFF}":
        write(String(scalar))
      default: write("\u{FFFD}")
      }
    }
  }
}
