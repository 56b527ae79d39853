extension XMLDocument {
  /// The element at `extent` alone, as a document of its own whose offsets are those of the file; nil where there is
  /// none.
  internal static func element(at extent: Range<Int>, in source: SourceFile) -> (document: XMLDocument, element: Int)? {
    let document = XMLDocument(source, range: extent)
    guard let root = document.root, document.problems.allSatisfy({ $0.code == "unknown-entity" }) else { return nil }
    return (document, root)
  }

  /// What puts `element` behind the one at `extent`: on a line of its own with the same indentation, where that one has
  /// a line of its own; behind the comments that follow it there.
  internal func insertion(of element: String, behind extent: Range<Int>) -> [Splice] {
    let start = extent.lowerBound
    let lineStart = text[..<start].lastIndex(where: \.isLineBreak)
    guard let lineStart, text[(lineStart + 1)..<start].allSatisfy(\.isXMLSpace) else {
      return [Splice(extent.upperBound..<extent.upperBound, element)]
    }
    let isPair = text[lineStart] == UInt8(ascii: "\n") && lineStart > 0 && text[lineStart - 1] == UInt8(ascii: "\r")
    let line = text[(isPair ? lineStart - 1 : lineStart)..<start]
    let place = endOfComments(behind: extent.upperBound)
    return [Splice(place..<place, String(decoding: line, as: UTF8.self) + element)]
  }

  /// Where the comments end that follow an element on its line.
  private func endOfComments(behind offset: Int) -> Int {
    var place = offset
    var index = offset
    let open = Array("<!--".utf8)
    let close = Array("-->".utf8)
    while index < text.count {
      if text[index] == UInt8(ascii: " ") || text[index] == UInt8(ascii: "\t") {
        index += 1
      } else if text[index...].starts(with: open) {
        index += open.count
        while index < text.count, !text[index...].starts(with: close) { index += 1 }
        index = min(index + close.count, text.count)
        place = index
      } else {
        break
      }
    }
    return place
  }

  /// A copy of what is written at `extent`, changed by `splices` inside it, which do not overlap.
  internal func copy(of extent: Range<Int>, changedBy splices: [Splice]) -> String {
    var copy: [UInt8] = []
    var offset = extent.lowerBound
    for splice in splices.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard splice.range.lowerBound >= offset, splice.range.upperBound <= extent.upperBound else { continue }
      copy += text[offset..<splice.range.lowerBound]
      copy += splice.text.utf8
      offset = splice.range.upperBound
    }
    copy += text[offset..<extent.upperBound]
    return String(decoding: copy, as: UTF8.self)
  }

  /// The splice that writes `escaped` as all that is inside an element; nil where the element holds others, which would
  /// be lost.
  internal func contentSplice(_ escaped: String, in element: Int) -> Splice? {
    let isPlain = children(of: element).allSatisfy { nodes[$0].kind == .text || nodes[$0].kind == .characterData }
    guard isPlain else { return nil }
    let node = nodes[element]
    guard node.range.upperBound > node.content.upperBound else {
      // An empty element, `<value/>`, has no room inside.
      guard let slash = text[node.range].lastIndex(of: UInt8(ascii: "/")) else { return nil }
      return Splice(slash..<node.range.upperBound, ">\(escaped)</\(name(of: element))>")
    }
    return Splice(node.content, escaped)
  }

  /// The same, with other elements in it or not.
  internal func replacement(_ escaped: String, in element: Int) -> Splice {
    contentSplice(escaped, in: element) ?? Splice(nodes[element].content, escaped)
  }

  /// The splice that removes an element or comment with the white space before it.
  internal func removal(of node: Int) -> Splice {
    var start = nodes[node].range.lowerBound
    while start > 0, text[start - 1].isXMLSpace { start -= 1 }
    return Splice(start..<nodes[node].range.upperBound, "")
  }

  /// The splice that gives an attribute another value; nil where the element lacks the attribute, or XML cannot write the
  /// value.
  internal func splice(setting name: String, of element: Int, to value: String) -> Splice? {
    guard let attribute = attribute(name, of: element),
      let escaped = value.escapedForXML(in: source.encoding, isAttribute: true)
    else { return nil }
    // Inside single quotation marks.
    return Splice(
      attribute.value, escaped.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "&apos;"))
  }
}
