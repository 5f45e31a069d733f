/// The direction in which a screen is read.
public enum LayoutDirection: String, Sendable, CaseIterable {
  /// Leading is left.
  case leftToRight
  /// Leading is right; all places are mirrored in their parents, angles are not.
  case rightToLeft
}
