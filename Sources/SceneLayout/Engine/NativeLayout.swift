/// A layout that the engine runs itself, without the detour over proxies: same rules, less
/// time.
enum NativeLayout: Sendable {
  case stack(StackRules)
  case zStack(Alignment)

  init?(_ layout: any NamedLayout) {
    switch layout {
    case let stack as HStackLayout: self = .stack(stack.rules)
    case let stack as VStackLayout: self = .stack(stack.rules)
    case let stack as ZStackLayout: self = .zStack(stack.alignment)
    default: return nil
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
