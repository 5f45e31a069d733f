import SceneLayout

/// The outline of a child as overlap sees it: its frame, or the circle in the frame's middle.
struct Outline {
  let minX: Double
  let minY: Double
  let maxX: Double
  let maxY: Double
  let isCircle: Bool
  /// The place in the run.
  let index: Int

  /// How far outlines may reach over one another, in points, against rounding.
  static let tolerance = 0.01

  init(_ frame: Rect, isCircle: Bool, index: Int) {
    minX = frame.minX
    minY = frame.minY
    maxX = frame.maxX
    maxY = frame.maxY
    self.isCircle = isCircle
    self.index = index
  }

  private var radius: Double { min(maxX - minX, maxY - minY) / 2 }

  /// How far two frames reach over one another, the shorter way; negative where they do not.
  @inline(__always)
  func frameOverlap(_ other: Outline) -> Double {
    min(
      min(maxX, other.maxX) - max(minX, other.minX),
      min(maxY, other.maxY) - max(minY, other.minY))
  }

  /// Whether two frames reach over one another by more than the tolerance; found without a
  /// branch, which nothing could foretell.
  @inline(__always)
  func frameOverlaps(_ other: Outline) -> Bool {
    frameOverlap(other) > Self.tolerance
  }

  /// How far two outlines reach over one another: circles by the distance of their centres,
  /// all others by their frames.
  func overlap(_ other: Outline) -> Double {
    guard isCircle, other.isCircle else { return frameOverlap(other) }
    let (dx, dy) = distance(other)
    return radius + other.radius - (dx * dx + dy * dy).squareRoot()
  }

  /// By how much the distance of two outlines must grow until they only touch; infinite where
  /// they stand at one point.
  func scaleThatParts(_ other: Outline) -> Double {
    let (dx, dy) = distance(other)
    if isCircle, other.isCircle {
      return (radius + other.radius) / (dx * dx + dy * dy).squareRoot()
    }
    let horizontal = (maxX - minX + other.maxX - other.minX) / 2 / abs(dx)
    let vertical = (maxY - minY + other.maxY - other.minY) / 2 / abs(dy)
    return min(horizontal, vertical)
  }

  private func distance(_ other: Outline) -> (x: Double, y: Double) {
    (
      (minX + maxX - other.minX - other.maxX) / 2, (minY + maxY - other.minY - other.maxY) / 2
    )
  }

  /// Whether the centres differ along one of some axes, so that a negative distance there may
  /// be what lays the outlines over one another.
  func isNeighbour(_ other: Outline, along axes: Axis.Set) -> Bool {
    let (dx, dy) = distance(other)
    return axes.contains(.horizontal) && abs(dx) > Self.tolerance
      || axes.contains(.vertical) && abs(dy) > Self.tolerance
  }
}
