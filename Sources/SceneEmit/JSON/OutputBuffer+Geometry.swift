import SceneLayout

/// Sizes, frames and offers as JSON objects, their keys in the order of the format.
extension OutputBuffer {
  mutating func write(_ size: Size) {
    write(atMost: ByteCursor.geometryRoom) { $0.write(size) }
  }

  mutating func write(_ frame: Rect) {
    write(atMost: ByteCursor.geometryRoom) { $0.write(frame) }
  }

  mutating func write(_ insets: EdgeInsets) {
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
  /// How much room a size, an offer or a frame takes at most.
  static let geometryRoom = 4 * numberRoom + 40

  mutating func write(_ size: Size) {
    write("{\"width\":")
    write(geometry: size.width)
    write(",\"height\":")
    write(geometry: size.height)
    write("}")
  }

  @inline(__always)
  mutating func write(_ proposal: ProposedViewSize) {
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
  mutating func write(_ frame: Rect) {
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
