import SceneLayout

/// Placements as JSON, format `scenec.placements/1`.
///
/// No blanks, a line break before each element and at the end, keys in one order, geometry
/// rounded to 4 decimals; `schemas/placements.schema.json` describes it.
enum PlacementsJSONEmitter: PlacementsEmitter {
  static let name = "json"
  static let summary = "resolved placements (scenec.placements/1)"
  static let fileSuffix = ".placements.json"

  static func emit(
    _ placements: Placements, sourceName: String, to output: inout OutputBuffer
  ) {
    output.write("{\"format\":\"scenec.placements/1\",\"scene\":")
    output.write(json: placements.scene.name)
    output.write(",\"source\":")
    output.write(json: sourceName)
    output.write(",\"canvas\":")
    output.write(placements.canvas)
    output.write(",\"containers\":[")
    var writer = ElementWriter(placements)
    for root in 0..<placements.rootCount {
      writer.write(root, .listed("containers", root), isFirst: root == 0, to: &output)
    }
    output.write("]}\n")
    output.flush()
  }
}

/// Writes elements with their descendants.
private struct ElementWriter {
  /// How an element stands in its parent, for its path.
  enum Step {
    case listed(StaticString, Int)
    case copy(Int)
  }

  private let placements: Placements
  private let scene: Scene
  /// The path of the element that is being written.
  private var path: [UInt8] = []

  init(_ placements: Placements) {
    self.placements = placements
    scene = placements.scene
  }

  mutating func write(
    _ index: Int, _ step: Step, isFirst: Bool, to output: inout OutputBuffer
  ) {
    let pathLength = path.count
    appendToPath(step)
    output.write(isFirst ? "\n{" : ",\n{")
    writeID(index, step, to: &output)
    output.write("\"path\":\"")
    output.write(bytes: path)
    output.write("\"")
    let placed = placements.elements[index]
    switch scene.elements[placed.element].content {
    case .leaf(let leaf): writeShape(leaf.shape, to: &output)
    case .container(let number):
      writeContainer(scene.containers[number], placed.element, to: &output)
    }
    output.write(",\"proposal\":")
    output.write(placed.proposal)
    output.write(",\"frame\":")
    output.write(placed.frame)
    if let data = scene.data(of: placed.element) {
      output.write(",\"data\":")
      output.write(bytes: data)
    }
    writeChildren(index, to: &output)
    output.write("}")
    output.flushIfFull()
    path.removeSubrange(pathLength...)
  }

  private mutating func appendToPath(_ step: Step) {
    let number: Int
    switch step {
    case .listed(let list, let index):
      if !path.isEmpty { path.append(UInt8(ascii: ".")) }
      path.append(
        contentsOf: UnsafeBufferPointer(start: list.utf8Start, count: list.utf8CodeUnitCount))
      number = index
    case .copy(let index):
      path.append(contentsOf: ".template".utf8)
      number = index
    }
    path.append(UInt8(ascii: "["))
    if number < 10 {
      path.append(0x30 + UInt8(number))
    } else {
      path.append(contentsOf: String(number).utf8)
    }
    path.append(UInt8(ascii: "]"))
  }

  private func writeID(_ index: Int, _ step: Step, to output: inout OutputBuffer) {
    guard let id = placements.id(of: index) else { return }
    output.write("\"id\":")
    output.write(json: id)
    output.write(",")
  }

  private func writeShape(_ shape: Shape, to output: inout OutputBuffer) {
    guard shape != .rectangle else { return }
    output.write(",\"shape\":")
    output.write(json: shape.rawValue)
  }

  private func writeContainer(
    _ container: Container, _ element: ElementIndex, to output: inout OutputBuffer
  ) {
    output.write(",\"layout\":")
    output.write(json: container.layoutName)
    if let count = placements.count(of: element) {
      output.write(",\"count\":")
      output.write(count)
    }
    if let range = container.countRange {
      output.write(",\"countRange\":[")
      output.write(range.lowerBound)
      output.write(",")
      output.write(range.upperBound)
      output.write("]")
    }
    switch container.animation {
    case nil: break
    case Animation.none?: output.write(",\"animation\":\"none\"")
    case .spring(let duration, let bounce)?:
      output.write(",\"animation\":{\"duration\":")
      output.write(shortest: duration)
      output.write(",\"bounce\":")
      output.write(shortest: bounce)
      output.write("}")
    }
  }

  private mutating func writeChildren(_ index: Int, to output: inout OutputBuffer) {
    guard
      case .container(let container) = scene.elements[placements.elements[index].element].content
    else { return }
    let isTemplate = scene.containers[container].isTemplate
    output.write(",\"children\":[")
    for (number, child) in placements.children(of: index).enumerated() {
      let step = isTemplate ? Step.copy(number) : .listed("children", number)
      write(child, step, isFirst: number == 0, to: &output)
    }
    output.write("]")
  }
}

extension OutputBuffer {
  fileprivate mutating func write(_ size: Size) {
    write("{\"width\":")
    write(geometry: size.width)
    write(",\"height\":")
    write(geometry: size.height)
    write("}")
  }

  fileprivate mutating func write(_ proposal: ProposedViewSize) {
    write("{\"width\":")
    write(offer: proposal.width)
    write(",\"height\":")
    write(offer: proposal.height)
    write("}")
  }

  private mutating func write(offer: Double?) {
    switch offer {
    case nil: write("null")
    case .infinity?: write("\"infinity\"")
    case let value?: write(geometry: value)
    }
  }

  fileprivate mutating func write(_ frame: Rect) {
    write("{\"x\":")
    write(geometry: frame.minX)
    write(",\"y\":")
    write(geometry: frame.minY)
    write(",\"width\":")
    write(geometry: frame.width)
    write(",\"height\":")
    write(geometry: frame.height)
    write("}")
  }
}
