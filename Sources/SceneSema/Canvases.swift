import SceneLayout
import SceneSource
import SceneSyntax

/// Lowering of canvases.
extension Lowering {
  private static let canvasKeys: [KnownKey] = [.width, .height, .safeArea, .device, .orientation]
  private static let edgeKeys: [KnownKey] = [.top, .leading, .bottom, .trailing]

  /// `{width, height, safeArea}`, `[width, height]` or `{device, orientation}`.
  mutating func canvas(_ node: SyntaxIndex) -> Canvas? {
    switch tree[node].kind {
    case .mapping:
      let keys = readKeys(of: node, Self.canvasKeys, SceneKeys.canvas.map(\.name))
      defer { keys.end(&walk) }
      return keys.contains(.device) ? deviceCanvas(keys) : sizedCanvas(keys)
    case .sequence where tree.children(of: node).count == 2:
      return pair(node, "canvas", .width, .height, in: .length, allowsList: true)
        .map { Canvas(size: Size(width: $0, height: $1)) }
    default:
      let size = tree[node].kind == .sequence ? " of \(tree.children(of: node).count)" : ""
      walk.report(
        .wrongType(
          "canvas", found: found(node) + size, "{width, height}, [width, height] or {device}",
          at: tree.range(node)))
      return nil
    }
  }

  private mutating func sizedCanvas(_ keys: KeyedMapping) -> Canvas? {
    if !keys.hasUnknownKey(self) {
      keys.require(.width, &self)
      keys.require(.height, &self)
    }
    if let orientation = keys.entry(.orientation, self) {
      walk.report(.keyNeedsOther("orientation", "device", at: tree.range(orientation.key)))
    }
    let width = keys.withValue(.width, &self) { $0.number($1, "width", in: .length) }
    let height = keys.withValue(.height, &self) { $0.number($1, "height", in: .length) }
    let safeArea = keys.withValue(.safeArea, &self) { $0.safeArea($1) }
    guard let width, let height else { return nil }
    return Canvas(
      size: Size(width: width, height: height), safeArea: safeArea ?? EdgeInsets())
  }

  private mutating func safeArea(_ node: SyntaxIndex) -> EdgeInsets? {
    if tree.isNull(node) { return nil }
    guard tree[node].kind == .mapping else {
      walk.report(
        .wrongType(
          "safeArea", found: found(node), "{top, leading, bottom, trailing}",
          at: tree.range(node)))
      return nil
    }
    let keys = readKeys(of: node, Self.edgeKeys, SceneKeys.edges.map(\.name))
    defer { keys.end(&walk) }
    func edge(_ key: KnownKey, _ lowering: inout Lowering) -> Double {
      keys.withValue(key, &lowering) { $0.number($1, key.text, in: .length) } ?? 0
    }
    return EdgeInsets(
      top: edge(.top, &self), leading: edge(.leading, &self), bottom: edge(.bottom, &self),
      trailing: edge(.trailing, &self))
  }

  /// The canvas of the device that a mapping names by `device` and `orientation`.
  mutating func deviceCanvas(_ keys: KeyedMapping) -> Canvas? {
    for key in [KnownKey.width, .height, .safeArea] {
      reportConflict(KeyName(.device), "device", KeyName(key), key.text, keys)
    }
    let device = keys.withValue(.device, &self) { $0.device($1) }
    let orientation = keys.withValue(.orientation, &self) {
      $0.word($1, "orientation", as: Device.Orientation.self)
    }
    guard let device else { return nil }
    if orientation == .landscape, device.landscape == nil {
      keys.withValue(.orientation, &self) { lowering, node -> Void? in
        lowering.walk.report(
          .onlyUpright(device.name, at: lowering.tree.range(node)))
      }
    }
    return device.canvas(orientation ?? .portrait)
  }

  private mutating func device(_ node: SyntaxIndex) -> Device? {
    let names = DeviceRegistry.devices.map(\.name)
    return keyword(node, "device", names).flatMap(DeviceRegistry.device)
  }
}
