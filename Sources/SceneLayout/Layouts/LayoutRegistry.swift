/// The layouts that scenes can name.
public struct LayoutRegistry: Sendable {
  /// The layouts in the order of the reference.
  public let layouts: [any NamedLayout.Type]

  /// The layouts of scenec itself.
  public static let standard = LayoutRegistry([
    CircleLayout.self,
    RadialLayout.self,
    HoneycombLayout.self,
    FlowLayout.self,
    ConcentricLayout.self,
    HStackLayout.self,
    VStackLayout.self,
    ZStackLayout.self,
    GridLayout.self,
    LazyVGridLayout.self,
    LazyHGridLayout.self,
    ViewThatFitsLayout.self,
  ])

  /// Makes a registry.
  public init(_ layouts: [any NamedLayout.Type]) { self.layouts = layouts }

  /// This registry and one layout more; one of the same name is replaced.
  public func adding(_ layout: any NamedLayout.Type) -> LayoutRegistry {
    LayoutRegistry(layouts.filter { $0.name != layout.name } + [layout])
  }

  /// Whether it holds scenec's own layouts and no others.
  package var isStandard: Bool {
    layouts.elementsEqual(Self.standard.layouts) { $0 == $1 }
  }

  /// The words behind `layout:`.
  public var names: [String] { layouts.map { $0.name } }

  /// The layout of a name.
  public func layout(named name: String) -> (any NamedLayout.Type)? {
    layouts.first { $0.name == name }
  }
}
