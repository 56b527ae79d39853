/// An element and the comments that are about it.
internal struct CommentedElement: Sendable {
  internal let element: Int
  /// The comments directly before it, and behind it on the line on which it ends.
  internal var comments: [Int]
}

extension XMLDocument {
  /// The elements that stand directly inside `parent`, each with the comments about it.
  internal func commentedElements(in parent: Int?) -> [CommentedElement] {
    var result: [CommentedElement] = []
    var before: [Int] = []
    var lineEnd = 0
    for child in children(of: parent) {
      let node = nodes[child]
      switch node.kind {
      case .comment:
        if !result.isEmpty, before.isEmpty, node.range.lowerBound <= lineEnd {
          result[result.count - 1].comments.append(child)
        } else {
          before.append(child)
        }
      case .element:
        result.append(CommentedElement(element: child, comments: before))
        before = []
        // All elements may stand on one line, which is walked once.
        if node.range.upperBound > lineEnd {
          lineEnd = endOfLine(from: node.range.upperBound, to: nodes[parent ?? 0].range.upperBound)
        }
      case .text, .characterData:
        if !text[node.content].allSatisfy(\.isXMLSpace) { before = [] }
      }
    }
    return result
  }

  private func endOfLine(from offset: Int, to limit: Int) -> Int {
    var offset = offset
    while offset < limit, text[offset] != UInt8(ascii: "\n"), text[offset] != UInt8(ascii: "\r") { offset += 1 }
    return offset
  }

  /// What comments say, in one text; nil where there is none.
  internal func note(of comments: [Int]) -> String? {
    guard !comments.isEmpty else { return nil }
    return comments.map { String(decoding: text[trimmed(nodes[$0].content)], as: UTF8.self) }.joined(separator: "\n")
  }

  internal func suppressions(in comments: [Int]) -> [Suppression] {
    comments.flatMap { Suppression.inComment(nodes[$0].content, of: text) }
  }

  /// An element with the comments inside it beside those around it.
  internal func withInnerComments(_ item: CommentedElement) -> CommentedElement {
    CommentedElement(element: item.element, comments: item.comments + comments(inside: item.element))
  }

  internal func comments(inside element: Int) -> [Int] {
    ((element + 1)..<max(nodes[element].next, element + 1)).filter { nodes[$0].kind == .comment }
  }

  /// A range without the white space at its ends.
  internal func trimmed(_ range: Range<Int>) -> Range<Int> {
    let trimmed = text[range].trimming(where: \.isXMLSpace)
    return trimmed.startIndex..<trimmed.endIndex
  }
}
