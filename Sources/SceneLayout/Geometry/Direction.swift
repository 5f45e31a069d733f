#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A vector of length 1; 0° is to the right, angles grow clockwise since y points down.
struct Direction {
  let x: Double
  let y: Double

  /// The direction of an angle, exact for multiples of 90°.
  init(degrees: Double) {
    let reduced = degrees >= 0 && degrees < 360 ? degrees : degrees.reducedTo360
    switch reduced {
    case 0: (x, y) = (1, 0)
    case 90: (x, y) = (0, 1)
    case 180: (x, y) = (-1, 0)
    case 270: (x, y) = (0, -1)
    default:
      let radians = reduced * (.pi / 180)
      x = cos(radians)
      y = sin(radians)
    }
  }
}

extension Double {
  /// The same angle in 0..<360.
  var reducedTo360: Double {
    let remainder = truncatingRemainder(dividingBy: 360)
    let reduced = remainder < 0 ? remainder + 360 : remainder
    return reduced == 360 ? 0 : reduced
  }
}
