import SceneSource

/// Builds the syntax tree of one document from libyaml's events.
struct SyntaxTreeBuilder: ~Copyable {
  private let file: SourceFile
  private let bytes: UnsafeBufferPointer<UInt8>
  private let reader: EventReader
  private var cursor: CodePointCursor

  private var nodes: RecordStack<SyntaxNode>
  /// The collection that the next node belongs to; what is around it stands in `outer`.
  private var open = OpenCollection(index: -1, isMapping: false, expectsKey: false)
  private var outer = RecordStack<OpenCollection>(capacity: 16)
  private var symbols = SymbolTable()
  private var decoded = TextPool()
  private var anchors = AnchorTable()
  private var duplicates = DuplicateKeys()
  private var aliasKeySymbols: [Int: UInt32] = [:]
  /// The symbols of anchored scalars that aliases in key position stand for.
  private var targetSymbols: [UInt32: UInt32] = [:]
  private var undefinedAliasCount = 0
  /// The names that undefined aliases may be meant for.
  private var suggestedAnchors: Set<String> = []
  private var diagnostics: [Diagnostic] = []
  private var cuts: SyntaxCuts?

  /// Takes the bytes of the file, and the text that `reader` reads if that has patches.
  init(
    _ file: SourceFile, _ bytes: UnsafeBufferPointer<UInt8>, _ encoding: SourceEncoding,
    _ reader: EventReader, _ patches: PatchedText, _ patched: UnsafeBufferPointer<UInt8>
  ) {
    self.file = file
    self.bytes = bytes
    self.reader = reader
    cursor = CodePointCursor(patched, encoding, patches)
    if patches.hasCuts { cuts = SyntaxCuts(patches, bytes) }
    // Ordinary scenes have a node for every eight bytes; pages never touched cost nothing.
    nodes = RecordStack(capacity: min(bytes.count / 5, SyntaxLimits.nodeCount) + 16)
  }

  /// Reads the document; with a failure there is no tree.
  mutating func build() -> SyntaxAttempt {
    var documents = 0
    var reachedEnd = false
    while !reachedEnd, let kind = reader.next() {
      switch kind {
      case .scalar: addScalar()
      case .mappingStart, .sequenceStart: openCollection(isMapping: kind == .mappingStart)
      case .mappingEnd, .sequenceEnd: closeCollection()
      case .alias: addAlias()
      case .documentStart:
        documents += 1
        if documents == 2 {
          diagnostics.append(.multipleDocuments(at: secondDocumentMarker()))
          reachedEnd = true
        }
      case .streamEnd: reachedEnd = true
      case .streamStart, .documentEnd: break
      }
      if let diagnostic = passedLimit() {
        diagnostics.append(diagnostic)
        return SyntaxAttempt(ParsedSyntax(tree: nil, diagnostics: diagnostics))
      }
    }
    if let failure = reader.failure {
      return SyntaxAttempt(
        ParsedSyntax(tree: nil, diagnostics: diagnostics), failure: place(failure))
    }
    return SyntaxAttempt(finish())
  }

  private mutating func finish() -> ParsedSyntax {
    // What is left of a text is not what it was.
    if cuts != nil, nodes.count == 1 { nodes[0].tag = .unsupported }
    let isEmpty = nodes.count == 0 || nodes.count == 1 && ScalarValue.isNull(bytes(of: nodes[0]))
    if isEmpty && diagnostics.isEmpty && cuts == nil {
      diagnostics.append(.emptyDocument(nodes.count > 0 ? nodes[0].range : nil))
    }
    for anchor in anchors.unused.prefix(SyntaxLimits.findingCount)
    where cuts?.aliases.contains(anchor.name) != true {
      // A misspelt alias may be meant for it.
      let isSuggested = suggestedAnchors.contains(anchor.name)
      diagnostics.append(
        .unusedAnchor(anchor.name, at: anchor.range)
          .mended(
            by: isSuggested ? nil : removedProperty(anchor.range, "the anchor", .safe)))
    }
    let tree = SyntaxTree(
      source: file, nodes: nodes.take(), symbols: symbols, decoded: decoded,
      aliasKeySymbols: aliasKeySymbols, hasContent: !isEmpty)
    return ParsedSyntax(tree: tree, diagnostics: diagnostics)
  }

  // MARK: Nodes

  private mutating func addScalar() {
    var (start, end, tag) = nodeStart(.scalar, hasProperties: reader.scalarHasProperties)
    if reader.isBlockScalar { end = trimmed(end, after: start) }
    start = min(start, end)
    var flags: SyntaxNode.Flags = reader.isQuoted ? .quoted : []
    if !isSource(from: start, to: end) { flags.insert(.decoded) }
    if cursor.isInCut(reader.startIndex) {
      tag = .unsupported
      if open.expectsKey { flags.insert(.cut) }
      if open.expectsKey || !open.isMapping { open.hasCut = true }
    }
    var link = SyntaxNode.none
    if open.expectsKey {
      flags.insert(.key)
      link = symbols.intern(reader.scalar)
      open.note(link)
    } else if flags.contains(.decoded) {
      link = UInt32(decoded.count)
      decoded.append(reader.scalar)
    }
    append(
      SyntaxNode(
        start: start, end: end, link: link, kind: .scalar, style: reader.scalarStyle, tag: tag,
        flags: flags))
    childDone(end: end)
  }

  private mutating func openCollection(isMapping: Bool) {
    let style = reader.collectionStyle
    let (start, end, tag) = nodeStart(
      isMapping ? .mapping : .sequence, hasProperties: reader.collectionHasProperties)
    append(
      SyntaxNode(
        start: start, end: max(start, end), link: SyntaxNode.none,
        kind: isMapping ? .mapping : .sequence, style: style, tag: tag, flags: []))
    outer.append(open)
    open = OpenCollection(
      index: nodes.count - 1, isMapping: isMapping, expectsKey: isMapping, lastEnd: start)
  }

  private mutating func closeCollection() {
    guard let parent = outer.popLast() else { return }
    let closed = open
    open = parent
    let node = nodes[closed.index]
    nodes[closed.index].link = UInt32(truncatingIfNeeded: nodes.count)
    // The one pair of `[a: 1]` has no braces of its own: it ends with its value.
    let start = Int(node.start)
    let isBracketed =
      node.style == .flow && start < bytes.count && bytes[start].isOpeningBracket
    let end = isBracketed ? cursor.endOffset(of: reader.endIndex) : closed.lastEnd
    nodes[closed.index].end = UInt32(truncatingIfNeeded: end)
    if cuts != nil { markIncomplete(closed) }
    if closed.mayRepeat { markDuplicateKeys(of: closed.index) }
    childDone(end: end)
  }

  private mutating func addAlias() {
    let start = cursor.startOffset(of: reader.startIndex)
    let end = cursor.endOffset(of: reader.endIndex)
    let range = SourceRange(start, end)
    let name = reader.anchor ?? ""
    var link = SyntaxNode.none
    if let anchor = anchors.use(name) {
      let target = nodes[anchor.node]
      if target.kind != .scalar && target.link == SyntaxNode.none {
        diagnostics.append(.recursiveAlias(name, at: range, anchor: anchor.range))
      } else {
        link = UInt32(anchor.node)
      }
    } else if cuts?.anchors.contains(name) != true {
      let finding = Diagnostic.undefinedAlias(name, at: range, known: namesToSuggest())
      if let meant = finding.fixIts.first?.edits.first?.replacement {
        suggestedAnchors.insert(String(meant.dropFirst()))
      }
      diagnostics.append(finding)
    }
    if open.expectsKey, link != SyntaxNode.none, nodes[Int(link)].kind == .scalar {
      let symbol = symbol(ofTarget: link)
      aliasKeySymbols[nodes.count] = symbol
      open.note(symbol)
    }
    append(
      SyntaxNode(
        start: start, end: end, link: link, kind: .alias, style: .plain, tag: .none, flags: []))
    childDone(end: end)
  }

  private mutating func symbol(ofTarget target: UInt32) -> UInt32 {
    if let symbol = targetSymbols[target] { return symbol }
    let symbol = bytes(of: nodes[Int(target)]).withUnsafeBufferPointer { symbols.intern($0) }
    targetSymbols[target] = symbol
    return symbol
  }

  @inline(__always)
  private mutating func append(_ node: SyntaxNode) {
    if anchorRange != nil { defineAnchor() }
    nodes.append(node)
  }

  /// Lets the anchor before the next node mean it.
  private mutating func defineAnchor() {
    guard let range = anchorRange else { return }
    anchors.define(reader.anchor ?? "", node: nodes.count, at: range)
    anchorRange = nil
  }

  /// The anchors that an alias here may stand for; none after many aliases without an anchor,
  /// so that the search for the nearest stays cheap.
  private mutating func namesToSuggest() -> [String] {
    undefinedAliasCount += 1
    guard undefinedAliasCount <= 100 else { return [] }
    return anchors.names { [nodes = nodes.buffer] index in
      nodes[index].kind == .scalar || nodes[index].link != SyntaxNode.none
    }
  }

  @inline(__always)
  private mutating func childDone(end: Int) {
    open.expectsKey = open.isMapping && !open.expectsKey
    open.lastEnd = end
  }

  // MARK: Ranges

  /// Where the anchor of the node stands that is appended next; set by `nodeStart`.
  private var anchorRange: SourceRange?

  /// The start of the current node's value, after its properties, and libyaml's end of it.
  @inline(__always)
  private mutating func nodeStart(
    _ kind: SyntaxKind, hasProperties: Bool
  ) -> (start: Int, end: Int, tag: SyntaxTag) {
    let start = cursor.startOffset(of: reader.startIndex)
    let end = cursor.endOffset(of: reader.endIndex)
    guard hasProperties else { return (start, end, .none) }
    let value = valueStart(kind, propertiesStart: start)
    return (value.start, end, value.tag)
  }

  /// The start of a value behind its properties, and its tag.
  private mutating func valueStart(
    _ kind: SyntaxKind, propertiesStart start: Int
  ) -> (start: Int, tag: SyntaxTag) {
    let properties = NodeProperties(bytes, from: start)
    anchorRange = properties.anchor
    let tag = reader.tag.map(SyntaxTag.init) ?? .none
    guard tag == .unsupported || !tag.fits(kind) else { return (properties.end, tag) }
    let range = properties.tag ?? SourceRange(start, start)
    let text = file.text(range)
    let diagnostic: Diagnostic =
      tag == .unsupported ? .unsupportedTag(text, at: range) : .misplacedTag(text, at: range)
    let fix = properties.tag.flatMap { removedProperty($0, "the tag", .unsafe) }
    diagnostics.append(diagnostic.mended(by: fix))
    return (properties.end, .unsupported)
  }

  /// The end of a block scalar without the line breaks and blanks that follow it.
  private func trimmed(_ end: Int, after start: Int) -> Int {
    var end = end
    while end > start, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[end - 1]) { end -= 1 }
    return end
  }

  /// Whether the value of a scalar is what is written from its start to its end.
  @inline(__always)
  private func isSource(from start: Int, to end: Int) -> Bool {
    if cursor.countsBytes, reader.isPlainLine { return end &- start == reader.scalar.count }
    let inset = reader.isQuoted ? 1 : 0
    let (start, end) = (start + inset, end - inset)
    return start <= end && reader.scalarEquals(UnsafeBufferPointer(rebasing: bytes[start..<end]))
  }

  private func bytes(of node: SyntaxNode) -> ArraySlice<UInt8> {
    guard node.kind == .scalar else { return [UInt8(ascii: "-")] }
    if node.flags.contains(.key) { return symbols.bytes(Int(node.link)) }
    if node.flags.contains(.decoded) { return decoded[Int(node.link)] }
    let inset = node.flags.contains(.quoted) ? 1 : 0
    return file.bytes[(Int(node.start) + inset)..<(Int(node.end) - inset)]
  }

  private mutating func secondDocumentMarker() -> SourceRange {
    let start = cursor.startOffset(of: reader.startIndex)
    return SourceRange(start, reader.isExplicit ? start + 3 : wordEnd(bytes, from: start))
  }

  // MARK: Findings

  private mutating func markDuplicateKeys(of mapping: SyntaxIndex) {
    let end = nodes.count
    duplicates.begin(symbolCount: symbols.count)
    var key = mapping + 1
    while key < end {
      let value = endOfNode(key)
      if let symbol = keySymbol(key), !isMergeKey(nodes[key]), !nodes[key].flags.contains(.cut) {
        if let first = duplicates.first(symbol: symbol, in: mapping, key: key) {
          nodes[key].flags.insert(.duplicate)
          diagnostics.append(
            .duplicateKey(
              symbols.briefText(symbol), at: nodes[key].range, first: nodes[first].range
            ).mended(by: removedEntry(key, like: first)))
        }
      }
      key = endOfNode(value)
    }
  }

  /// Takes an entry away whose text is that of an earlier one.
  private func removedEntry(_ key: SyntaxIndex, like first: SyntaxIndex) -> FixIt? {
    let places = [first, key].map { key in
      Int(nodes[key].start)..<max(Int(nodes[key].end), Int(nodes[endOfNode(key)].end))
    }
    guard bytes[places[0]].elementsEqual(bytes[places[1]]),
      let place = SourcePieces(bytes).entry(places[1])
    else { return nil }
    return FixIt("remove this entry", .safe, edits: [TextEdit(place, "")])
  }

  private func removedProperty(
    _ range: SourceRange, _ what: String, _ applicability: FixIt.Applicability
  ) -> FixIt? {
    SourcePieces(bytes).property(range.offsets).map {
      FixIt("remove \(what)", applicability, edits: [TextEdit($0, "")])
    }
  }

  private func endOfNode(_ index: SyntaxIndex) -> SyntaxIndex {
    switch nodes[index].kind {
    case .mapping, .sequence: Int(nodes[index].link)
    case .scalar, .alias: index + 1
    }
  }

  private func keySymbol(_ key: SyntaxIndex) -> Int? {
    switch nodes[key].kind {
    case .scalar: Int(nodes[key].link)
    case .alias: aliasKeySymbols[key].map(Int.init)
    case .mapping, .sequence: nil
    }
  }

  private func isMergeKey(_ node: SyntaxNode) -> Bool {
    node.style == .plain && node.tag == .none && node.end - node.start == 2
      && bytes[Int(node.start)] == 0x3C && bytes[Int(node.start) + 1] == 0x3C
  }

  private func passedLimit() -> Diagnostic? {
    if outer.count > SyntaxLimits.depth {
      let start = Int(nodes[nodes.count - 1].start)
      return .nestedTooDeep(
        SyntaxLimits.depth, levels: "YAML collections", at: SourceRange(start, start + 1))
    }
    if nodes.count > SyntaxLimits.nodeCount {
      return .tooManyNodes(at: nodes[nodes.count - 1].range)
    }
    return nil
  }

  /// A collection lacks what was cut out of it, or right after it.
  private mutating func markIncomplete(_ closed: OpenCollection) {
    let start = Int(nodes[closed.index].start)
    let next = cursor.startOffset(of: reader.endIndex)
    let hasGap = cuts?.takeGap(from: start, lastEnd: closed.lastEnd, next: next) ?? false
    if closed.hasCut || hasGap { nodes[closed.index].flags.insert(.incomplete) }
  }

  private mutating func place(_ failure: EventReader.Failure) -> SyntaxFailure {
    SyntaxFailure(
      problem: failure.problem, offset: cursor.patchedOffset(of: failure.index),
      context: failure.context ?? "",
      contextOffset: failure.context.map { _ in cursor.patchedOffset(of: failure.contextIndex) },
      unreadableOffset: failure.byteOffset)
  }
}

/// The end of the word that starts at an offset: at least one byte, at most to a blank.
func wordEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
  var end = start
  while end < bytes.count, bytes[end] > 0x20, end - start < 80 { end += 1 }
  while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
  if end == start, end < bytes.count, bytes[end] == 0x09 || bytes[end] == 0x20 { end += 1 }
  return end
}
