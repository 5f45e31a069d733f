/// The systems that scenes are made for.
public enum Platform: String, Sendable, CaseIterable {
  /// iPhone.
  case iOS
  /// iPad.
  case iPadOS
  /// Apple Watch.
  case watchOS
  /// Apple Vision.
  case visionOS
  /// Mac.
  case macOS
  /// Apple TV.
  case tvOS
}
