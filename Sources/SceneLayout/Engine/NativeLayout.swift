/// A layout that the engine runs itself, without the detour over proxies: same rules, less
/// time.
enum NativeLayout: Sendable {
  case stack(StackRules)
  case zStack(Alignment)

  init?(_ layout: any NamedLayout) {
    if let stack = layout.exactly(HStackLayout.self) {
      self = .stack(stack.rules)
    } else if let stack = layout.exactly(VStackLayout.self) {
      self = .stack(stack.rules)
    } else if let stack = layout.exactly(ZStackLayout.self) {
      self = .zStack(stack.alignment)
    } else {
      return nil
    }
  }
}

/// What distinguishes one stack from another.
struct StackRules: Sendable {
  let axis: Axis
  /// The distance between two children in points; nil: what they prefer.
  let spacing: Double?
  /// The guide across the axis.
  let guide: Guide
}
