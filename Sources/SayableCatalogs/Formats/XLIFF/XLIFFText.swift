internal import SayableEngine

/// The text of a source or target of XLIFF, with stand-ins for the inline elements that an app puts values in place of.
internal struct XLIFFText: Sendable {
  internal private(set) var text: DecodedText
  /// What in ``text`` stands for something else, or is the markup of another format.
  internal private(set) var protectedSpans: [ProtectedSpan] = []

  /// Reads what is inside `element`.
  internal init(_ element: Int, of document: XMLDocument) {
    text = DecodedText(at: document.nodes[element].content.lowerBound)
    var index = element + 1
    /// Where a stretch that nobody may touch ends, and where it starts in the text.
    var protected: (end: Int, start: Int)?
    while index < document.nodes[element].next {
      if let stretch = protected, index >= stretch.end {
        protect(from: stretch.start, .text)
        protected = nil
      }
      let node = document.nodes[index]
      guard node.kind == .element else {
        document.append(node: index, to: &text)
        index += 1
        continue
      }
      if protected == nil, document.isProtected(index) { protected = (node.next, text.bytes.count) }
      if let scalar = document.codePoint(of: index) {
        text.append(scalar, for: node.range)
      } else if let code = InlineCode(index, of: document) {
        append(code, node, isProtected: protected != nil, of: document, index)
        index = max(node.next, index + 1)
        continue
      }
      index += 1
    }
    if let protected { protect(from: protected.start, .text) }
  }

  private mutating func append(
    _ code: InlineCode, _ node: XMLNode, isProtected: Bool, of document: XMLDocument, _ index: Int
  ) {
    let start = text.bytes.count
    switch code {
    case .standIn(let name): text.append(Array("{\(name)}".utf8), for: node.range)
    case .written: text.append(document.text(of: index))
    case .lineBreak: text.append("\n", for: node.range)
    case .nothing: break
    }
    if !isProtected, code != .lineBreak { protect(from: start, document.isMarkup(index) ? .text : .placeholder) }
  }

  private mutating func protect(from start: Int, _ kind: ProtectedSpan.Kind) {
    if start < text.bytes.count { protectedSpans.append(ProtectedSpan(start..<text.bytes.count, kind)) }
  }
}

/// What an inline element without text of its own stands for.
private enum InlineCode: Equatable {
  /// A value of this name, filled in later.
  case standIn(String)
  /// The code inside it, as another format writes it.
  case written
  case lineBreak
  /// The start or end of markup, of which nothing is shown.
  case nothing

  /// Reads an element; nil where it only stands around text.
  init?(_ element: Int, of document: XMLDocument) {
    switch String(decoding: document.text[document.localName(of: element)], as: UTF8.self) {
    case "x", "ph":
      if document.nodes[element].next > element + 1 {
        self = .written
        return
      }
      let type = document.value("ctype", of: element) ?? document.value("type", of: element) ?? ""
      let shown = document.value("equiv-text", of: element) ?? document.value("disp", of: element) ?? ""
      if type == "lb" || type == "pb" || shown.lowercased().hasPrefix("<br") {
        self = .lineBreak
      } else if type.hasPrefix("x-") || shown.hasPrefix("<") {
        self = .nothing
      } else {
        self = .standIn(document.value("equiv", of: element) ?? document.value("id", of: element) ?? "")
      }
    case "it", "bpt", "ept": self = .written
    case "bx", "ex", "sc", "ec": self = .nothing
    default: return nil
    }
  }
}

extension XMLDocument {
  /// Whether nobody may change what is inside an element.
  fileprivate func isProtected(_ element: Int) -> Bool {
    isElement(element, local: "mrk")
      && (value("mtype", of: element) == "protected" || value("translate", of: element) == "no")
  }

  /// Whether an inline element holds markup of another format, and not a value.
  fileprivate func isMarkup(_ element: Int) -> Bool {
    !isElement(element, local: "ph") && !isElement(element, local: "x")
  }

  /// The character of `<cp hex="0009"/>`, which XML cannot write.
  fileprivate func codePoint(of element: Int) -> Unicode.Scalar? {
    guard isElement(element, local: "cp"), let number = value("hex", of: element) else { return nil }
    return UInt32(number, radix: 16).flatMap(Unicode.Scalar.init)
  }
}

extension DecodedText {
  fileprivate mutating func append(_ other: DecodedText) { append(other, 0..<other.bytes.count) }
}
