import SceneSource
import SceneSyntax

/// The nodes of a tree in the notation of the YAML test suite, without anchors and tags.
func treeDump(_ tree: SyntaxTree) -> [String] {
  tree.count == 0 ? [] : treeDump(tree, 0)
}

private func treeDump(_ tree: SyntaxTree, _ index: SyntaxIndex) -> [String] {
  let node = tree[index]
  let children = tree.children(of: index).flatMap { treeDump(tree, $0) }
  switch node.kind {
  case .scalar: return ["=VAL " + scalar(tree.bytes(of: index), node.style)]
  case .alias: return ["=ALI"]
  case .sequence: return ["+SEQ" + (node.style == .flow ? " []" : "")] + children + ["-SEQ"]
  case .mapping: return ["+MAP" + (node.style == .flow ? " {}" : "")] + children + ["-MAP"]
  }
}

/// The lines of the first document of a dump, as `treeDump` has them.
func firstDocument(_ events: [String]) -> [String] {
  guard let start = events.firstIndex(where: { $0.hasPrefix("+DOC") }) else { return [] }
  return events[(start + 1)...].prefix { !$0.hasPrefix("-DOC") }.map(withoutProperties)
}

private func withoutProperties(_ line: String) -> String {
  if line.hasPrefix("=ALI") { return "=ALI" }
  var words = line.split(separator: " ", omittingEmptySubsequences: false)
  let first = words.count > 1 && (words[1] == "[]" || words[1] == "{}") ? 2 : 1
  while words.count > first, isProperty(words[first]) { words.remove(at: first) }
  return words.joined(separator: " ")
}

private func isProperty(_ word: Substring) -> Bool {
  word.hasPrefix("&") || word.hasPrefix("<") && word.hasSuffix(">")
}

/// What is wrong with the places and links of a tree; nothing for every tree.
func misplacedNodes(_ tree: SyntaxTree) -> [String] {
  var wrong: [String] = []
  func visit(_ index: SyntaxIndex, within outer: Range<UInt32>) {
    let node = tree[index]
    if node.start > node.end || node.start < outer.lowerBound || node.end > outer.upperBound {
      wrong.append("node \(index) at \(node.start)..<\(node.end) is not within \(outer)")
      return
    }
    var start = node.start
    for child in tree.children(of: index) {
      visit(child, within: start..<node.end)
      start = max(start, tree[child].end)
    }
  }
  if tree.count > 0 {
    visit(0, within: 0..<UInt32(tree.source.bytes.count))
    if tree.end(of: 0) != tree.count { wrong.append("the root does not end the tree") }
  }
  return wrong
}
