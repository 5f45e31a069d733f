import SceneSource

/// The pieces of a file that are replaced so that the rest of it can be parsed.
///
/// Offsets of the text with its replacements lead back to the file, so that a tree made of it
/// stands over the file itself.
struct PatchedText {
  /// One piece; a cut leaves placeholders or nothing, a repair what was plainly meant.
  struct Patch {
    /// The bytes of the file.
    let range: Range<Int>
    /// What stands for them; ASCII.
    let replacement: [UInt8]
    let isCut: Bool
    /// Where the replacement starts in the text.
    fileprivate(set) var start = 0

    var end: Int { start + replacement.count }

    init(_ range: Range<Int>, _ replacement: String, isCut: Bool) {
      self.range = range
      self.replacement = Array(replacement.utf8)
      self.isCut = isCut
    }
  }

  /// In order, and disjoint.
  private(set) var patches: [Patch] = []

  var isEmpty: Bool { patches.isEmpty }
  var hasCuts: Bool { patches.contains { $0.isCut } }

  /// With more patches; nil when some overlap.
  ///
  /// A cut swallows the older ones inside of it.
  func adding(_ new: [Patch]) -> PatchedText? {
    var all = patches
    for patch in new {
      if patch.isCut {
        all.removeAll {
          $0.range.lowerBound >= patch.range.lowerBound
            && $0.range.upperBound <= patch.range.upperBound
        }
      }
      all.append(patch)
    }
    all.sort { $0.range.lowerBound < $1.range.lowerBound }
    var growth = 0
    for index in all.indices {
      if index > 0, all[index - 1].range.upperBound > all[index].range.lowerBound { return nil }
      all[index].start = all[index].range.lowerBound + growth
      growth += all[index].replacement.count - all[index].range.count
    }
    var result = PatchedText()
    result.patches = all
    return result
  }

  func text(of bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 64)
    var copied = 0
    for patch in patches {
      result += bytes[copied..<patch.range.lowerBound]
      result += patch.replacement
      copied = patch.range.upperBound
    }
    return result + bytes[copied...]
  }

  // MARK: Offsets

  /// The place in the file where something starts; inside of a replacement, its start.
  func start(_ offset: Int) -> Int { place(offset, after: count { $0.start <= offset }) }

  /// The place in the file where something ends; before a replacement if it ends there.
  func end(_ offset: Int) -> Int { place(offset, after: count { $0.start < offset }) }

  private func place(_ offset: Int, after count: Int) -> Int {
    guard count > 0 else { return offset }
    let patch = patches[count - 1]
    if offset < patch.end { return patch.range.lowerBound }
    return offset - patch.end + patch.range.upperBound
  }

  /// Whether an offset of the text is within what stands for a cut.
  func isInCut(_ offset: Int) -> Bool {
    let index = count { $0.start <= offset } - 1
    return index >= 0 && patches[index].isCut && offset < patches[index].end
  }

  /// The number of patches at the front for which something holds.
  private func count(_ holds: (Patch) -> Bool) -> Int {
    var (low, high) = (0, patches.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(patches[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // MARK: What was cut

  /// The places in the file where cuts leave no node.
  var gaps: [Int] {
    patches.filter { $0.isCut && $0.replacement.isEmpty }.map(\.range.lowerBound)
  }

  /// The names that stand behind `&` or `*` in the cuts.
  func cutNames(after indicator: UInt8, in bytes: UnsafeBufferPointer<UInt8>) -> Set<String> {
    var names: Set<String> = []
    for patch in patches where patch.isCut {
      var offset = patch.range.lowerBound
      while offset < patch.range.upperBound {
        offset += 1
        guard bytes[offset - 1] == indicator else { continue }
        let start = offset
        while offset < patch.range.upperBound, bytes[offset].isAnchorCharacter { offset += 1 }
        names.insert(String(decoding: bytes[start..<offset], as: UTF8.self))
      }
    }
    return names
  }
}
