/// The modifiers that scenes can name.
public struct ModifierRegistry: Sendable {
  /// The modifiers in the order in which keys on an element are applied, innermost first.
  public let modifiers: [any NamedModifier.Type]

  /// The modifiers of scenec itself.
  public static let standard = ModifierRegistry([
    AspectRatioModifier.self,
    FixedSizeModifier.self,
    PaddingModifier.self,
    FrameModifier.self,
    BackgroundModifier.self,
    OverlayModifier.self,
    AlignmentGuideModifier.self,
    LayoutPriorityModifier.self,
    OffsetModifier.self,
    PositionModifier.self,
  ])

  /// The most modifiers that one element may have.
  public static let limit = 32

  /// Makes a registry.
  public init(_ modifiers: [any NamedModifier.Type]) { self.modifiers = modifiers }

  /// The keys.
  public var names: [String] { modifiers.map { $0.name } }

  /// The modifier of a name.
  public func modifier(named name: String) -> (any NamedModifier.Type)? {
    modifiers.first { $0.name == name }
  }
}
