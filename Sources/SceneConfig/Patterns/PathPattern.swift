/// One line of a `.gitignore`, or one entry of `include` or `exclude`
/// (https://git-scm.com/docs/gitignore, "Pattern format").
package struct PathPattern: Sendable {
  /// A component of a pattern that holds a '/'.
  enum Segment: Sendable, Hashable {
    /// `**`: any folders, also none; at the end all that is inside.
    case anyFolders
    case glob(SegmentGlob)
  }

  /// The pattern as it is written.
  package let text: String
  /// Whether it takes back what an earlier pattern said.
  package let isNegated: Bool
  /// Whether it means folders only.
  let isForFolders: Bool
  /// The components; one alone is compared with names in any folder.
  let segments: [Segment]
  /// Whether it is compared with whole paths from the folder of its file.
  let isAnchored: Bool
  /// What would have to be there for something to match; nil when something can.
  package let problem: String?

  /// Reads a pattern; `text` has neither a comment nor blanks around it.
  init(_ text: String) {
    self.text = text
    var rest = Array(text.utf8)[...]
    isNegated = rest.first == UInt8(ascii: "!")
    if isNegated { rest.removeFirst() }
    isForFolders = rest.last == UInt8(ascii: "/")
    if isForFolders { rest.removeLast() }
    isAnchored = rest.contains(UInt8(ascii: "/"))
    if rest.first == UInt8(ascii: "/") { rest.removeFirst() }
    let parts = Self.components(of: rest)
    let isAnchored = isAnchored
    segments = parts.map { part in
      isAnchored && part.elementsEqual("**".utf8) ? .anyFolders : .glob(SegmentGlob(part))
    }
    problem = Self.problem(of: parts, segments)
  }

  /// Reads an entry of a configuration, in which `./` may stand before a path.
  package init(ofConfiguration text: String) {
    self.init(text.utf8.starts(with: "./".utf8) ? String(text.dropFirst(1)) : text)
  }

  /// What stands between the '/', but for those in brackets; `\/` is one too.
  private static func components(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var components: [ArraySlice<UInt8>] = []
    var (start, place) = (text.startIndex, text.startIndex)
    while place < text.endIndex {
      let isEscape = text[place] == UInt8(ascii: "\\")
      let next = isEscape ? place + 1 : place
      if next < text.endIndex, text[next] == UInt8(ascii: "/") {
        components.append(text[start..<place])
        start = next + 1
      } else if text[place] == UInt8(ascii: "[") {
        var rest = text[(place + 1)...]
        // One that is not closed matches nothing, whatever follows.
        guard ByteSet(&rest) != nil else { break }
        place = rest.startIndex
        continue
      }
      place = next + 1
    }
    return components + [text[min(start, text.endIndex)...]]
  }

  private static func problem(of parts: [ArraySlice<UInt8>], _ segments: [Segment]) -> String? {
    if parts.contains(where: { $0.elementsEqual("..".utf8) || $0.elementsEqual(".".utf8) }) {
      return "a path without '.' and '..', from the folder of the configuration"
    }
    if parts.contains(where: \.isEmpty) { return "a name on each side of a '/'" }
    for case .glob(let glob) in segments { if let problem = glob.problem { return problem } }
    return nil
  }
}

extension PathPattern {
  /// Whether the pattern's last component says how a file's name ends: `.yaml` or `.yml`.
  package var namesEnding: Bool {
    [".yaml", ".yml"].contains { text.utf8.count > $0.utf8.count && text.hasSuffix($0) }
  }

  /// Whether the pattern matches a path from the folder of its file.
  func matches(_ path: ArraySlice<UInt8>, isFolder: Bool) -> Bool {
    if isForFolders, !isFolder { return false }
    let slash = UInt8(ascii: "/")
    if !isAnchored {
      let start = path.lastIndex(of: slash).map { $0 + 1 } ?? path.startIndex
      guard case .glob(let glob)? = segments.first else { return false }
      return glob.matches(path[start...])
    }
    return matches(path.split(separator: slash)[...])
  }

  /// The components of a path against those of the pattern, as a name against a glob's tokens:
  /// at most the product of their numbers.
  private func matches(_ path: ArraySlice<ArraySlice<UInt8>>) -> Bool {
    var (segment, place) = (0, path.startIndex)
    var retry: (segment: Int, place: Int)?
    while place < path.endIndex {
      if segment < segments.count, segments[segment] == .anyFolders {
        segment += 1
        // At the end it stands for something: 'a/**' does not match 'a'.
        if segment == segments.count { return true }
        retry = (segment, place)
      } else if segment < segments.count, case .glob(let glob) = segments[segment],
        glob.matches(path[place])
      {
        segment += 1
        place += 1
      } else if let last = retry {
        (segment, place) = (last.segment, last.place + 1)
        retry = (segment, place)
      } else {
        return false
      }
    }
    return segment == segments.count
  }
}
