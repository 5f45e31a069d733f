/// An alignment guide along the horizontal axis.
public enum HorizontalAlignment: String, Sendable, CaseIterable {
  /// The leading edge: left, or right in a right-to-left layout.
  case leading
  /// The middle.
  case center
  /// The trailing edge.
  case trailing

  /// Where the guide stands unless something sets it, as a part of the width.
  var fraction: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

/// An alignment guide along the vertical axis.
public enum VerticalAlignment: String, Sendable, CaseIterable {
  /// The top edge.
  case top
  /// The middle.
  case center
  /// The bottom edge.
  case bottom
  /// The baseline of the first line; elements have no text, so it is the bottom edge.
  case firstTextBaseline
  /// The baseline of the last line; elements have no text, so it is the bottom edge.
  case lastTextBaseline

  /// Where the guide stands unless something sets it, as a part of the height.
  var fraction: Double {
    switch self {
    case .top: 0
    case .center: 0.5
    case .bottom, .firstTextBaseline, .lastTextBaseline: 1
    }
  }
}

/// A guide for each axis.
public struct Alignment: Hashable, Sendable {
  /// The guide along the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The guide along the vertical axis.
  public var vertical: VerticalAlignment

  /// The middle.
  public static let center = Alignment(.center, .center)

  /// Makes an alignment.
  public init(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The guide along an axis.
  func guide(_ axis: Axis) -> Guide {
    axis == .horizontal ? .horizontal(horizontal) : .vertical(vertical)
  }
}

extension Alignment {
  /// SwiftUI's names with what they mean, in the order of the reference.
  static let named: [(name: String, alignment: Alignment)] = [
    ("topLeading", Alignment(.leading, .top)), ("top", Alignment(.center, .top)),
    ("topTrailing", Alignment(.trailing, .top)), ("leading", Alignment(.leading, .center)),
    ("center", .center), ("trailing", Alignment(.trailing, .center)),
    ("bottomLeading", Alignment(.leading, .bottom)), ("bottom", Alignment(.center, .bottom)),
    ("bottomTrailing", Alignment(.trailing, .bottom)),
    ("leadingFirstTextBaseline", Alignment(.leading, .firstTextBaseline)),
    ("centerFirstTextBaseline", Alignment(.center, .firstTextBaseline)),
    ("trailingFirstTextBaseline", Alignment(.trailing, .firstTextBaseline)),
    ("leadingLastTextBaseline", Alignment(.leading, .lastTextBaseline)),
    ("centerLastTextBaseline", Alignment(.center, .lastTextBaseline)),
    ("trailingLastTextBaseline", Alignment(.trailing, .lastTextBaseline)),
  ]

  /// The alignment of a name; nil for an unknown one.
  public init?(named name: String) {
    guard let entry = Self.named.first(where: { $0.name == name }) else { return nil }
    self = entry.alignment
  }
}

/// An alignment guide along either axis.
enum Guide: Hashable, Sendable {
  case horizontal(HorizontalAlignment)
  case vertical(VerticalAlignment)

  var axis: Axis {
    switch self {
    case .horizontal: .horizontal
    case .vertical: .vertical
    }
  }

  /// Where the guide stands unless something sets it, as a part of the length.
  var fraction: Double {
    switch self {
    case .horizontal(let guide): guide.fraction
    case .vertical(let guide): guide.fraction
    }
  }
}
