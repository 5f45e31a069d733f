/// A text after edits, as pieces of the old text with new ones between them.
///
/// Edits of edited text lead back to one list of edits of the old text, so bytes outside of all
/// edits are never touched. An edit costs time linear in the number of pieces.
public struct EditedText: Sendable {
  private enum Piece {
    case kept(Range<Int>)
    case new(ArraySlice<UInt8>)

    var count: Int {
      switch self {
      case .kept(let range): range.count
      case .new(let bytes): bytes.count
      }
    }

    /// The part from one offset in the piece to another.
    func part(_ range: Range<Int>) -> Piece {
      switch self {
      case .kept(let whole):
        .kept(whole.lowerBound + range.lowerBound..<whole.lowerBound + range.upperBound)
      case .new(let bytes):
        .new(
          bytes[bytes.startIndex + range.lowerBound..<bytes.startIndex + range.upperBound])
      }
    }
  }

  private let original: [UInt8]
  private var pieces: [Piece]

  /// A text without edits yet.
  public init(_ original: [UInt8]) {
    self.original = original
    pieces = [.kept(0..<original.count)]
  }

  /// Makes edits of the text as it is now; they must be in order and disjoint.
  public mutating func apply(_ edits: [TextEdit]) {
    var walk = PieceWalk(pieces)
    for edit in edits {
      walk.copy(to: edit.range.offsets.lowerBound)
      walk.skip(to: edit.range.offsets.upperBound)
      if !edit.replacement.isEmpty { walk.result.append(.new(Array(edit.replacement.utf8)[...])) }
    }
    walk.copy(to: .max)
    pieces = walk.result
  }

  /// The text after the edits.
  public var bytes: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(pieces.reduce(0) { $0 + $1.count })
    for piece in pieces {
      switch piece {
      case .kept(let range): result += original[range]
      case .new(let bytes): result += bytes
      }
    }
    return result
  }

  /// The edits of the old text that give the new one, in order and disjoint.
  public var edits: [TextEdit] {
    var result: [TextEdit] = []
    var end = 0
    var new: [UInt8] = []
    for piece in pieces + [.kept(original.count..<original.count)] {
      switch piece {
      case .new(let bytes): new += bytes
      case .kept(let range):
        if end < range.lowerBound || !new.isEmpty {
          result.append(
            TextEdit(
              SourceRange(end, range.lowerBound), String(decoding: new, as: UTF8.self)))
        }
        end = range.upperBound
        new = []
      }
    }
    return result
  }

  /// A walk over pieces that takes some and leaves others.
  private struct PieceWalk {
    private let pieces: [Piece]
    private var index = 0
    /// The offset in the current piece, and in the text.
    private var inner = 0
    private var offset = 0
    var result: [Piece] = []

    init(_ pieces: [Piece]) { self.pieces = pieces }

    mutating func copy(to end: Int) { walk(to: end, isTaken: true) }

    mutating func skip(to end: Int) { walk(to: end, isTaken: false) }

    private mutating func walk(to end: Int, isTaken: Bool) {
      while offset < end, index < pieces.count {
        let piece = pieces[index]
        let count = min(piece.count - inner, end - offset)
        if isTaken, count > 0 { result.append(piece.part(inner..<inner + count)) }
        offset += count
        inner += count
        if inner == piece.count {
          index += 1
          inner = 0
        }
      }
    }
  }
}

extension SourceFile {
  /// The file after edits, which must be in order and disjoint.
  public func edited(_ edits: [TextEdit]) -> SourceFile {
    var text = EditedText(bytes)
    text.apply(edits)
    return SourceFile(name: name, bytes: text.bytes)
  }
}
