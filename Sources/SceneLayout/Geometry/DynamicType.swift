/// The text size that a reader has chosen: SwiftUI's `DynamicTypeSize`.
public enum DynamicTypeSize: String, Sendable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

/// What a scaled length grows with: SwiftUI's `Font.TextStyle`.
public enum TextStyle: String, Sendable, CaseIterable {
  case largeTitle, title, title2, title3, headline, body
  case callout, subheadline, footnote, caption, caption2

  /// Point sizes from xSmall to accessibility5.
  private var pointSizes: [Double] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }

  /// How much larger than at `large` the style is at a size.
  ///
  /// The ratio of point sizes: an approximation of Apple's `ScaledMetric`, which rounds in
  /// ways that are not published.
  public func scale(at size: DynamicTypeSize) -> Double {
    let sizes = pointSizes
    let index = DynamicTypeSize.allCases.firstIndex(of: size) ?? 3
    return sizes[index] / sizes[3]
  }
}
