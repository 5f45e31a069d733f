import SceneLayout
import Testing

/// The table of devices holds together.
struct DeviceTests {
  @Test func `names are unique`() {
    let names = DeviceRegistry.devices.map(\.name)
    #expect(Set(names).count == names.count)
    for name in names { #expect(DeviceRegistry.device(named: name)?.name == name) }
    #expect(DeviceRegistry.device(named: "iphone se") == nil)
  }

  @Test(arguments: DeviceRegistry.devices.map(\.name))
  func `a device turned is as large, and its insets leave most of it`(name: String) throws {
    let device = try #require(DeviceRegistry.device(named: name))
    for canvas in [device.portrait, device.landscape].compactMap(\.self) {
      let safe = canvas.safeBounds(.leftToRight)
      #expect(safe.width > canvas.size.width * 0.7 && safe.height > canvas.size.height * 0.6)
      #expect(canvas.safeArea.leading == canvas.safeArea.trailing)
    }
    guard let landscape = device.landscape else { return }
    let portrait = device.portrait.size
    #expect(landscape.size == Size(width: portrait.height, height: portrait.width))
    #expect(portrait.height > portrait.width)
    #expect(device.canvas(.landscape) == landscape)
    #expect(device.canvas(.portrait) == device.portrait)
  }

  @Test func `some that people know by heart`() throws {
    let phone = try #require(DeviceRegistry.device(named: "iPhone 16 Pro"))
    #expect(phone.portrait.size == Size(width: 402, height: 874))
    #expect(phone.portrait.safeArea == EdgeInsets(top: 62, bottom: 34))
    #expect(phone.canvas(.landscape).safeArea == EdgeInsets(leading: 62, bottom: 21, trailing: 62))
    let small = try #require(DeviceRegistry.device(named: "iPhone SE"))
    #expect(small.canvas(.landscape) == Canvas(size: Size(width: 667, height: 375)))
  }
}
