import SceneSource

/// The anchor and the tag before a node's value, found in the source text.
///
/// libyaml's marks of a node start at its properties and tell nothing of their extent (YAML
/// 1.2.2, 6.9: at most one tag and one anchor, in either order, with blanks, line breaks and
/// comments between them and the value).
struct NodeProperties {
  private(set) var anchor: SourceRange?
  private(set) var tag: SourceRange?
  /// Where the value starts, if there is one.
  private(set) var end: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    end = start
    var offset = start
    while offset < bytes.count {
      let propertyStart = offset
      switch bytes[offset] {
      case UInt8(ascii: "&") where anchor == nil:
        offset = Self.anchorEnd(bytes, from: offset)
        anchor = SourceRange(propertyStart, offset)
      case UInt8(ascii: "!") where tag == nil:
        offset = Self.tagEnd(bytes, from: offset)
        tag = SourceRange(propertyStart, offset)
      default: return
      }
      offset = Self.skipSeparation(bytes, from: offset)
      end = offset
    }
  }

  /// libyaml's names have letters, digits, `-` and `_`: what follows is not of the anchor, as the
  /// colon of `&a: 1`, whose key is empty.
  private static func anchorEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var offset = start + 1
    while offset < bytes.count, bytes[offset].isAnchorCharacter { offset += 1 }
    return offset
  }

  private static func tagEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var offset = start
    let isVerbatim = start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "<")
    while offset < bytes.count, bytes[offset] > 0x20 {
      if isVerbatim, bytes[offset] == UInt8(ascii: ">") { return offset + 1 }
      if !isVerbatim, isFlowIndicator(bytes[offset]) { return offset }
      offset += 1
    }
    return offset
  }

  private static func isFlowIndicator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      true
    default: false
    }
  }

  private static func skipSeparation(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int {
    var offset = start
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      case UInt8(ascii: "#") where offset > start:
        while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
      default: return offset
      }
    }
    return offset
  }
}
