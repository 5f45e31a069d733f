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
      writer.write(root, .layer(root), isFirst: root == 0, to: &output)
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
///
/// Its functions change it in name, also those that do not write to the path: the others would
/// be handed a copy of it, at each call.
private struct ElementWriter: ~Copyable {
  private let placements: Placements
  private let states: ContainerStates?
  /// The elements, containers and data of the scene, for which it is not asked each time.
  private let elements: [Element]
  private let containers: [Container]
  private let data: [UInt8]
  /// Whether the scene has a template.
  private let hasCopies: Bool
  private let hasRotations: Bool
  /// The path of the element in which others are being written.
  private var path = OutputBuffer()

  init(_ placements: Placements, _ states: ContainerStates? = nil, path: [UInt8] = []) {
    self.placements = placements
    self.states = states
    self.path.write(bytes: path)
    elements = placements.scene.elements
    containers = placements.scene.containers
    data = placements.scene.data
    hasCopies = containers.contains { $0.isTemplate }
    hasRotations = placements.hasRotations
  }

  mutating func write(
    _ index: Int, _ step: PathStep, isFirst: Bool, to output: inout OutputBuffer
  ) {
    let placed = placements.elements[index]
    writeHead(index, step, isFirst: isFirst, to: &output)
    switch elements[placed.element].content {
    case .leaf(let leaf): write(leaf.shape, to: &output)
    case .spacer: output.write(",\"spacer\":true")
    case .container(let number): writeContainer(number, placed.element, to: &output)
    }
    output.write(atMost: 400) { output in
      output.write(",\"proposal\":")
      output.write(placed.proposal)
      output.write(",\"frame\":")
      output.write(placed.frame)
    }
    if hasRotations || placed.isModified { writeModified(index, to: &output) }
    if let range = elements[placed.element].data { writeData(range, to: &output) }
    writeInside(index, step, to: &output)
    output.write("}")
    output.flushIfFull()
  }

  /// What comes before the element's own keys: its id and its path.
  private mutating func writeHead(
    _ index: Int, _ step: PathStep, isFirst: Bool, to output: inout OutputBuffer
  ) {
    let id = idParts(of: index)
    var name = id?.base ?? ""
    name.withUTF8 { name in
      output.write(atMost: name.count + path.byteCount + PathStep.room + 64) { output in
        if !isFirst { output.write(",") }
        output.write("\n{")
        if let id {
          output.write("\"id\":\"")
          output.write(bytes: name)
          if let copy = id.copy {
            output.write("-")
            output.write(copy)
          }
          output.write("\",")
        }
        output.write("\"path\":\"")
        output.write(path)
        output.write(step)
        output.write("\"")
      }
    }
  }

  private mutating func idParts(of index: Int) -> (base: String, copy: Int?)? {
    if hasCopies { return placements.idParts(of: index) }
    return elements[placements.elements[index].element].id.map { ($0, nil) }
  }

  private mutating func write(_ shape: Shape, to output: inout OutputBuffer) {
    switch shape {
    case .rectangle: break
    case .circle: output.write(",\"shape\":\"circle\"")
    case .ellipse: output.write(",\"shape\":\"ellipse\"")
    case .capsule: output.write(",\"shape\":\"capsule\"")
    }
  }

  private mutating func writeData(_ range: Range<UInt32>, to output: inout OutputBuffer) {
    data.withUnsafeBufferPointer { data in
      let range = Int(range.lowerBound)..<Int(range.upperBound)
      output.write(atMost: range.count + 8) { output in
        output.write(",\"data\":")
        output.write(bytes: UnsafeBufferPointer(rebasing: data[range]))
      }
    }
  }

  // MARK: What stands in an element

  private mutating func writeInside(
    _ index: Int, _ step: PathStep, to output: inout OutputBuffer
  ) {
    let placed = placements.elements[index]
    let number: Int? =
      if case .container(let number) = elements[placed.element].content { number } else { nil }
    guard number != nil || placed.isModified else { return }
    let length = path.byteCount
    path.write(atMost: PathStep.room) { $0.write(step) }
    if let number { writeChildren(index, number, to: &output) }
    if let states = states?[index], !states.isEmpty { write(states, to: &output) }
    if placed.isModified { writeLayers(index, to: &output) }
    path.truncate(to: length)
  }

  private mutating func writeContainer(
    _ number: Int, _ element: ElementIndex, to output: inout OutputBuffer
  ) {
    output.write(",\"layout\":")
    output.write(json: containers[number].layoutName)
    if let count = placements.count(of: element) {
      output.write(",\"count\":")
      output.write(count)
    }
    if let range = containers[number].countRange {
      output.write(",\"countRange\":[")
      output.write(range.lowerBound)
      output.write(",")
      output.write(range.upperBound)
      output.write("]")
    }
    switch containers[number].animation {
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

  private mutating func writeChildren(
    _ index: Int, _ container: Int, to output: inout OutputBuffer
  ) {
    output.write(",\"children\":[")
    if let rows = containers[container].rows {
      writeRows(RowSteps(rows), of: index, to: &output)
    } else {
      let isTemplate = containers[container].isTemplate
      let children = placements.children(of: index)
      var isFirst = true
      for child in children where !placements.elements[child].isHidden {
        let number = child - children.lowerBound
        write(child, isTemplate ? .copy(number) : .child(number), isFirst: isFirst, to: &output)
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
      let step = cell.map { PathStep.cell(row, $0) } ?? .row(row)
      write(child, step, isFirst: number == 0, to: &output)
    }
  }

  /// The container at other counts; what stands in it is shown without states of its own.
  private mutating func write(
    _ states: [ContainerStates.State], to output: inout OutputBuffer
  ) {
    output.write(",\"states\":[")
    for (number, state) in states.enumerated() {
      output.write(number == 0 ? "\n{\"count\":" : ",\n{\"count\":")
      output.write(state.count)
      output.write(",\"frame\":")
      let placed = state.placements.elements[state.index]
      output.write(placed.frame)
      if case .container(let container) = elements[placed.element].content {
        var writer = ElementWriter(state.placements, path: path.bytes)
        writer.writeChildren(state.index, container, to: &output)
      }
      output.write("}")
    }
    output.write("]")
  }

  // MARK: Modifiers

  private mutating func writeModified(_ index: Int, to output: inout OutputBuffer) {
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
    let (behind, before) = (
      placements.layers(of: index, isOverlay: false), placements.layers(of: index, isOverlay: true)
    )
    write(behind, ",\"background\":[", PathStep.behind, to: &output)
    write(before, ",\"overlay\":[", PathStep.before, to: &output)
  }

  private mutating func write(
    _ elements: [Int], _ key: StaticString, _ step: (Int) -> PathStep,
    to output: inout OutputBuffer
  ) {
    if elements.isEmpty { return }
    output.write(key)
    for (number, element) in elements.enumerated() {
      write(element, step(number), isFirst: number == 0, to: &output)
    }
    output.write("]")
  }
}

/// How an element stands in its parent, for its path.
private enum PathStep {
  case layer(Int)
  case child(Int)
  case copy(Int)
  case row(Int)
  case cell(Int, Int)
  case behind(Int)
  case before(Int)

  /// How much room one takes at most.
  static let room = 32 + 2 * ByteCursor.numberRoom
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
  fileprivate mutating func write(_ size: Size) { write(atMost: 100) { $0.write(size) } }

  fileprivate mutating func write(_ frame: Rect) { write(atMost: 200) { $0.write(frame) } }

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
}

extension ByteCursor {
  fileprivate mutating func write(_ size: Size) {
    write("{\"width\":")
    write(geometry: size.width)
    write(",\"height\":")
    write(geometry: size.height)
    write("}")
  }

  @inline(__always)
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

  @inline(__always)
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

  @inline(__always)
  fileprivate mutating func write(_ step: PathStep) {
    switch step {
    case .layer(let index): write("containers[", index)
    case .child(let index): write(".children[", index)
    case .copy(let index): write(".template[", index)
    case .row(let row): write(".rows[", row)
    case .cell(let row, let index):
      write(".rows[", row)
      write("[", index)
    case .behind(let index): write(".background[", index)
    case .before(let index): write(".overlay[", index)
    }
  }

  @inline(__always)
  private mutating func write(_ list: StaticString, _ index: Int) {
    write(list)
    write(index)
    write("]")
  }
}
