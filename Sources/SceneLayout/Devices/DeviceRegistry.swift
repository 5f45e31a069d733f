/// The devices that a canvas can be named after.
///
/// Screen sizes: Apple's Human Interface Guidelines, "Layout", section "Specifications".
/// Safe areas are no part of the guidelines. Those of iPhones and iPads are the ones that UIKit
/// reports on a full screen without bars of the app (iOS and iPadOS 26), as the catalogue of
/// Flutter's `device_preview` 3.0 lists them. Those of watches are status bar heights, margins
/// and content areas that were measured on 40, 41, 44 and 45 mm models with watchOS 8
/// (mntone.hateblo.jp, 13 October 2021); 42, 46 and 49 mm models have the margins of the 41 and
/// 45 mm ones, whose bezel they share. The window of visionOS is the one that the system opens
/// by default.
public enum DeviceRegistry {
  /// The devices, the newest of each kind first.
  public static let devices: [Device] = [
    .iPhone("iPhone 17 Pro Max", 440, 956, top: 62),
    .iPhone("iPhone 17 Pro", 402, 874, top: 62),
    .iPhone("iPhone Air", 420, 912, top: 68),
    .iPhone("iPhone 17", 402, 874, top: 62),
    .iPhone("iPhone 16 Pro Max", 440, 956, top: 62),
    .iPhone("iPhone 16 Pro", 402, 874, top: 62),
    .iPhone("iPhone 16 Plus", 430, 932, top: 59),
    .iPhone("iPhone 16", 393, 852, top: 59),
    .iPhone("iPhone 16e", 390, 844, top: 47),
    .iPhone("iPhone 15 Pro Max", 430, 932, top: 59),
    .iPhone("iPhone 15 Pro", 393, 852, top: 59),
    .iPhone("iPhone 15", 393, 852, top: 59),
    .iPhone("iPhone 14", 390, 844, top: 47),
    .iPhone("iPhone 13 mini", 375, 812, top: 50),
    .iPhoneWithHomeButton("iPhone SE", 375, 667),
    .iPad("iPad Pro 13", 1032, 1376),
    .iPad("iPad Pro 11", 834, 1210),
    .iPad("iPad Air 13", 1024, 1366),
    .iPad("iPad Air 11", 820, 1180),
    .iPad("iPad", 820, 1180),
    .iPad("iPad mini", 744, 1133),
    .watch("Apple Watch Ultra 49mm", 205, 251, top: 35, side: 12, bottom: 35),
    .watch("Apple Watch 46mm", 208, 248, top: 35, side: 12, bottom: 35),
    .watch("Apple Watch 45mm", 198, 242, top: 35, side: 12, bottom: 35),
    .watch("Apple Watch 44mm", 184, 224, top: 31, side: 9.5, bottom: 11),
    .watch("Apple Watch 42mm", 187, 223, top: 34, side: 11, bottom: 34),
    .watch("Apple Watch 41mm", 176, 215, top: 34, side: 11, bottom: 34),
    .watch("Apple Watch 40mm", 162, 197, top: 28, side: 8.5, bottom: 9),
    Device(
      name: "visionOS window", platform: .visionOS,
      portrait: Canvas(size: Size(width: 1280, height: 720)), landscape: nil),
  ]

  /// The device of a name.
  public static func device(named name: String) -> Device? {
    devices.first { $0.name == name }
  }
}
