/// A container in one root of a run that shows another number of children than the scenario says.
package struct CountVariation: Sendable {
  /// The container; -1 where none of the root differs.
  package let container: ElementIndex
  /// The number.
  package let count: Int

  /// Makes a variation.
  package init(container: ElementIndex, count: Int) {
    self.container = container
    self.count = count
  }
}
