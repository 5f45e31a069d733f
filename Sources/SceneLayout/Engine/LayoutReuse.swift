/// What one layout run of a scene leaves to the next: the layouts of its containers.
///
/// For one thread, and for runs of one scene, one after the other.
package final class LayoutReuse {
  private var layouts: [ContainerLayout?]
  /// By container: the last run that used its layout.
  private var lastRun: [UInt32]
  private var run: UInt32 = 0

  /// Starts without anything to reuse.
  package init(_ scene: Scene) {
    layouts = Array(repeating: nil, count: scene.containers.count)
    lastRun = Array(repeating: 0, count: scene.containers.count)
  }

  /// Begins a run.
  func begin() { run &+= 1 }

  /// The layout of a container, without a cache; copies of a template have one each.
  func layout(_ number: Int, of scene: Scene) -> ContainerLayout {
    guard lastRun[number] != run else {
      return ContainerLayout.make(scene.containers[number].layout)
    }
    lastRun[number] = run
    if let known = layouts[number] {
      known.forgetCache()
      return known
    }
    let made = ContainerLayout.make(scene.containers[number].layout)
    layouts[number] = made
    return made
  }
}
