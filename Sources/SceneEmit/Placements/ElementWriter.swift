import SceneLayout

/// Writes elements with their descendants.
///
/// Its functions change it in name, also those that do not write to the path: the others would
/// be handed a copy of it, at each call.
struct ElementWriter: ~Copyable {
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

  init(_ placements: Placements, _ states: ContainerStates?) {
    let hasCopies = placements.scene.containers.contains { $0.isTemplate }
    self.init(placements, states, hasCopies: hasCopies)
  }

  private init(_ placements: Placements, _ states: ContainerStates? = nil, hasCopies: Bool) {
    self.placements = placements
    self.states = states
    self.hasCopies = hasCopies
    elements = placements.scene.elements
    containers = placements.scene.containers
    data = placements.scene.data
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
    output.write(atMost: 2 * ByteCursor.geometryRoom + 32) { output in
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
        var writer = ElementWriter(state.placements, hasCopies: hasCopies)
        writer.path.write(bytes: path.bytes)
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
