/// A device, or a window, that a canvas can be named after.
public struct Device: Sendable {
  /// The name in a scene.
  public let name: String
  /// The system that it runs.
  public let platform: Platform
  /// The canvas held upright, or as the system opens it.
  public let portrait: Canvas
  /// The canvas held sideways; nil where there is only one way.
  public let landscape: Canvas?

  /// The canvas in an orientation; the only one where there is one.
  public func canvas(_ orientation: Orientation) -> Canvas {
    orientation == .landscape ? landscape ?? portrait : portrait
  }

  /// How a device is held.
  public enum Orientation: String, Sendable, CaseIterable {
    /// Upright.
    case portrait
    /// Sideways.
    case landscape
  }
}

extension Device {
  /// An iPhone with rounded corners: what covers its top when upright covers both sides when
  /// sideways, and the home indicator takes 34 points below, sideways 21.
  static func iPhone(_ name: String, _ width: Double, _ height: Double, top: Double) -> Device {
    Device(
      name: name, platform: .iOS,
      portrait: Canvas(
        size: Size(width: width, height: height), safeArea: EdgeInsets(top: top, bottom: 34)),
      landscape: Canvas(
        size: Size(width: height, height: width),
        safeArea: EdgeInsets(leading: top, bottom: 21, trailing: top)))
  }

  /// An iPhone with a home button: a status bar when upright, nothing when sideways.
  static func iPhoneWithHomeButton(_ name: String, _ width: Double, _ height: Double) -> Device {
    Device(
      name: name, platform: .iOS,
      portrait: Canvas(size: Size(width: width, height: height), safeArea: EdgeInsets(top: 20)),
      landscape: Canvas(size: Size(width: height, height: width)))
  }

  /// An iPad without a home button, the app on the whole screen: the same bars either way.
  static func iPad(_ name: String, _ width: Double, _ height: Double) -> Device {
    let bars = EdgeInsets(top: 32, bottom: 25)
    return Device(
      name: name, platform: .iPadOS,
      portrait: Canvas(size: Size(width: width, height: height), safeArea: bars),
      landscape: Canvas(size: Size(width: height, height: width), safeArea: bars))
  }

  /// A watch: the status bar above, and what the round corners take from the other edges.
  static func watch(
    _ name: String, _ width: Double, _ height: Double, top: Double, side: Double, bottom: Double
  ) -> Device {
    Device(
      name: name, platform: .watchOS,
      portrait: Canvas(
        size: Size(width: width, height: height),
        safeArea: EdgeInsets(top: top, leading: side, bottom: bottom, trailing: side)),
      landscape: nil)
  }
}
