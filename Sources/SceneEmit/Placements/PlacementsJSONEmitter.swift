import SceneLayout

/// Placements as JSON, format `scenec.placements/1`.
///
/// No blanks, a line break before each element and at the end, keys in one order, geometry
/// rounded to 4 decimals; `schemas/placements.schema.json` describes it.
enum PlacementsJSONEmitter: PlacementsEmitter {
  static let name = "json"
  static let summary = "resolved placements (scenec.placements/1)"
  static let fileSuffix = ".placements.json"
  static let showsSeveral = true

  static func emit(_ scene: PlacedScene, sourceName: String, to output: inout OutputBuffer) {
    output.write("{\"format\":\"scenec.placements/1\",\"scene\":")
    output.write(json: scene.placements.scene.name)
    output.write(",\"source\":")
    output.write(json: sourceName)
    write(scene.placements, scene.states, to: &output)
    if !scene.variants.isEmpty { write(scene.variants, to: &output) }
    output.write("}\n")
    output.flush()
  }

  /// The canvas and the containers in it.
  private static func write(
    _ placements: Placements, _ states: ContainerStates?, to output: inout OutputBuffer
  ) {
    output.write(",\"canvas\":")
    output.write(placements.canvas.size)
    if placements.canvas.safeArea != EdgeInsets() {
      output.write(",\"safeArea\":")
      output.write(placements.canvas.safeArea)
    }
    output.write(",\"containers\":[")
    var writer = ElementWriter(placements, states)
    for root in 0..<placements.rootCount {
      writer.write(root, .listed("containers", root), isFirst: root == 0, to: &output)
    }
    output.write("]")
  }

  private static func write(_ variants: [PlacedVariant], to output: inout OutputBuffer) {
    output.write(",\"variants\":[")
    for (number, variant) in variants.enumerated() {
      output.write(number == 0 ? "\n{\"name\":" : ",\n{\"name\":")
      output.write(json: variant.name)
      write(variant.placements, variant.states, to: &output)
      output.write("}")
    }
    output.write("]")
  }
}

/// Writes elements with their descendants.
private struct ElementWriter: ~Copyable {
  /// How an element stands in its parent, for its path.
  enum Step {
    case listed(StaticString, Int)
    case copy(Int)
    case inRow(Int, Int)
  }

  private let placements: Placements
  private let states: ContainerStates?
  private let scene: Scene
  /// The path of the element that is being written.
  private var path = OutputBuffer()

  init(_ placements: Placements, _ states: ContainerStates? = nil, path: [UInt8] = []) {
    self.placements = placements
    self.states = states
    self.path.write(bytes: path)
    scene = placements.scene
  }

  mutating func write(
    _ index: Int, _ step: Step, isFirst: Bool, to output: inout OutputBuffer
  ) {
    let pathLength = path.byteCount
    appendToPath(step)
    output.write(isFirst ? "\n{" : ",\n{")
    writeID(index, to: &output)
    output.write("\"path\":\"")
    output.write(path)
    output.write("\"")
    let placed = placements.elements[index]
    switch scene.content(of: placed.element) {
    case .leaf(let leaf): writeShape(leaf.shape, to: &output)
    case .spacer: output.write(",\"spacer\":true")
    case .container(let number):
      writeContainer(scene.containers[number], placed.element, to: &output)
    }
    output.write(",\"proposal\":")
    output.write(placed.proposal)
    output.write(",\"frame\":")
    output.write(placed.frame)
    writeModified(index, to: &output)
    if let data = scene.data(of: placed.element) {
      output.write(",\"data\":")
      output.write(bytes: data)
    }
    writeChildren(index, to: &output)
    if let states = states?[index], !states.isEmpty { write(states, to: &output) }
    if placed.isModified { writeLayers(index, to: &output) }
    output.write("}")
    output.flushIfFull()
    path.truncate(to: pathLength)
  }

  private mutating func appendToPath(_ step: Step) {
    switch step {
    case .inRow(let row, let index):
      path.write(".rows[")
      path.write(row)
      path.write("][")
      path.write(index)
    case .listed(let list, let index):
      if path.byteCount > 0 { path.write(".") }
      path.write(list)
      path.write("[")
      path.write(index)
    case .copy(let index):
      path.write(".template[")
      path.write(index)
    }
    path.write("]")
  }

  private func writeID(_ index: Int, to output: inout OutputBuffer) {
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
      case .container(let container) = scene.content(of: placements.elements[index].element)
    else { return }
    let isTemplate = scene.containers[container].isTemplate
    output.write(",\"children\":[")
    if let rows = scene.containers[container].rows {
      writeRows(RowSteps(rows), of: index, to: &output)
    } else {
      var isFirst = true
      for (number, child) in placements.children(of: index).enumerated()
      where !placements.elements[child].isHidden {
        let step = isTemplate ? Step.copy(number) : .listed("children", number)
        write(child, step, isFirst: isFirst, to: &output)
        isFirst = false
      }
    }
    output.write("]")
  }

  private mutating func writeRows(
    _ steps: RowSteps, of index: Int, to output: inout OutputBuffer
  ) {
    var steps = steps
    for (number, child) in placements.children(of: index).enumerated() {
      guard let (row, cell) = steps.next() else { return }
      let step = cell.map { Step.inRow(row, $0) } ?? .listed("rows", row)
      write(child, step, isFirst: number == 0, to: &output)
    }
  }

  /// The container at other counts; what stands in it is shown without states of its own.
  private func write(_ states: [ContainerStates.State], to output: inout OutputBuffer) {
    output.write(",\"states\":[")
    for (number, state) in states.enumerated() {
      output.write(number == 0 ? "\n{\"count\":" : ",\n{\"count\":")
      output.write(state.count)
      output.write(",\"frame\":")
      output.write(state.placements.elements[state.index].frame)
      var writer = ElementWriter(state.placements, path: path.bytes)
      writer.writeChildren(state.index, to: &output)
      output.write("}")
    }
    output.write("]")
  }

  // MARK: Modifiers

  private func writeModified(_ index: Int, to output: inout OutputBuffer) {
    if let rotation = placements.rotation(of: index) {
      output.write(",\"rotation\":")
      output.write(geometry: rotation)
    }
    if let frame = placements.outerFrame(of: index) {
      output.write(",\"outerFrame\":")
      output.write(frame)
    }
  }

  private mutating func writeLayers(_ index: Int, to output: inout OutputBuffer) {
    writeLayers("background", placements.layers(of: index, isOverlay: false), to: &output)
    writeLayers("overlay", placements.layers(of: index, isOverlay: true), to: &output)
  }

  private mutating func writeLayers(
    _ key: StaticString, _ elements: [Int], to output: inout OutputBuffer
  ) {
    if elements.isEmpty { return }
    output.write(",\"")
    output.write(key)
    output.write("\":[")
    for (number, element) in elements.enumerated() {
      write(element, .listed(key, number), isFirst: number == 0, to: &output)
    }
    output.write("]")
  }
}

/// Counts through the children of a container with rows.
private struct RowSteps {
  private let rows: [Int]
  private var row = 0
  private var index = 0

  init(_ rows: [Int]) { self.rows = rows }

  /// The row of the next child, and its index there; nil for one that stands between rows.
  mutating func next() -> (row: Int, index: Int?)? {
    guard row < rows.count else { return nil }
    defer {
      index += 1
      if index >= rows[row] { (row, index) = (row + 1, 0) }
    }
    return (row, rows[row] == 0 ? nil : index)
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

  fileprivate mutating func write(_ insets: EdgeInsets) {
    write("{\"top\":")
    write(geometry: insets.top)
    write(",\"leading\":")
    write(geometry: insets.leading)
    write(",\"bottom\":")
    write(geometry: insets.bottom)
    write(",\"trailing\":")
    write(geometry: insets.trailing)
    write("}")
  }

  fileprivate mutating func write(_ proposal: ProposedViewSize) {
    write("{\"width\":")
    write(offer: proposal.width)
    write(",\"height\":")
    write(offer: proposal.height)
    write("}")
  }

  @inline(__always)
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
