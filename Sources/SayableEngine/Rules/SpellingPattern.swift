/// Writes a pattern that matches any of a set of spellings, the longest first, with common beginnings shared: `km|kg`
/// becomes `k(?:g|m)`, so that the cost of a match follows the length of a spelling and not their number.
///
/// A space in a spelling matches any space that labels have there, an apostrophe either form. No spellings at all give
/// a pattern that never matches.
package func spellingPattern(_ spellings: [String]) -> String {
  guard !spellings.isEmpty else { return "(?!)" }
  var root = SpellingNode()
  for spelling in spellings { root.insert(Array(spelling.unicodeScalars)[...]) }
  return "(?:\(root.alternatives))"
}

private struct SpellingNode {
  var isEnd = false
  var children: [(scalar: Unicode.Scalar, node: SpellingNode)] = []

  mutating func insert(_ rest: ArraySlice<Unicode.Scalar>) {
    guard let first = rest.first else {
      isEnd = true
      return
    }
    let index: Int
    if let found = children.firstIndex(where: { $0.scalar == first }) {
      index = found
    } else {
      index = children.count
      children.append((first, SpellingNode()))
    }
    children[index].node.insert(rest.dropFirst())
  }

  /// The children as alternatives, without parentheses around them.
  var alternatives: String {
    children.map { escaped($0.scalar) + $0.node.continuation }.joined(separator: "|")
  }

  /// What may follow this node: nothing, something, or either, something first.
  private var continuation: String {
    guard !children.isEmpty else { return "" }
    if !isEnd, children.count == 1 { return alternatives }
    return "(?:\(alternatives))" + (isEnd ? "?" : "")
  }

  private func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case " ": #"[ \x{A0}\x{202F}\x{2009}]"#
    case "'", "\u{2019}": #"['\x{2019}]"#
    case "a"..."z", "A"..."Z", "0"..."9": String(scalar)
    case _ where scalar.isASCII: "\\" + String(scalar)
    default: String(scalar)
    }
  }
}
