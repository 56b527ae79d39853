extension XMLDocument {
  /// The text inside a node, and inside the elements in it: references resolved, line ends turned into line feeds as XML
  /// wants it, comments left out.
  internal func text(of node: Int) -> DecodedText {
    var result = DecodedText(at: nodes[node].content.lowerBound)
    var index = nodes[node].kind == .element ? node + 1 : node
    while index < nodes[node].next {
      append(node: index, to: &result)
      index += 1
    }
    return result
  }

  /// Appends the text of a node of text or CDATA; the text of other nodes is nothing.
  internal func append(node: Int, to result: inout DecodedText) {
    switch nodes[node].kind {
    case .text: append(nodes[node].content, to: &result, resolves: true)
    case .characterData: append(nodes[node].content, to: &result, resolves: false)
    case .element, .comment: break
    }
  }

  /// The value of an attribute: references resolved, white space turned into spaces as XML wants it.
  internal func value(of attribute: XMLNode.Attribute) -> DecodedText {
    var result = DecodedText(at: attribute.value.lowerBound)
    append(attribute.value, to: &result, resolves: true, isAttribute: true)
    return result
  }

  private func append(_ range: Range<Int>, to result: inout DecodedText, resolves: Bool, isAttribute: Bool = false) {
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      let byte = text[index]
      var end = index + 1
      let decoded: [UInt8]
      switch byte {
      case UInt8(ascii: "&") where resolves:
        guard let reference = entities.reference(at: index, in: text, before: range.upperBound) else {
          index += 1
          continue
        }
        (decoded, end) = reference
      case UInt8(ascii: "\r"):
        if end < range.upperBound, text[end] == UInt8(ascii: "\n") { end += 1 }
        decoded = [isAttribute ? UInt8(ascii: " ") : UInt8(ascii: "\n")]
      case UInt8(ascii: "\n") where isAttribute, UInt8(ascii: "\t") where isAttribute: decoded = [UInt8(ascii: " ")]
      default:
        index += 1
        continue
      }
      result.append(verbatim: start..<index, of: text)
      result.append(decoded, for: index..<end)
      start = end
      index = end
    }
    result.append(verbatim: start..<index, of: text)
  }
}
