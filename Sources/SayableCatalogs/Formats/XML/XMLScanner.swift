/// Cuts an XML text into nodes. It stops at nothing: where the text is not well-formed, it notes that and goes on as the
/// author probably meant.
internal struct XMLScanner {
  /// How many open elements an end tag, or a start tag of an element that is never nested, is compared with.
  private static let deepestLookup = 32

  internal let text: [UInt8]
  internal let end: Int
  internal var offset: Int
  internal private(set) var nodes: [XMLNode] = []
  internal var attributes: [XMLNode.Attribute] = []
  internal var entities = XMLEntities()
  /// Marks such as `-->` of which the rest of the text has none.
  internal var absentMarks: Set<String> = []
  private var problems: [ParsingProblem] = []
  /// The elements that have no end tag yet, the outermost first.
  private var open: [Int] = []
  private var hasRoot = false
  private let isPart: Bool
  private let neverNested: Set<[UInt8]>
  private let siblings: Set<[UInt8]>

  internal init(_ text: [UInt8], neverNested: Set<String> = [], siblings: Set<String> = [], range: Range<Int>? = nil) {
    self.text = text
    self.neverNested = Set(neverNested.map { Array($0.utf8) })
    self.siblings = Set(siblings.map { Array($0.utf8) })
    let range = (range ?? 0..<text.count).clamped(to: 0..<text.count)
    isPart = range != 0..<text.count
    offset = range.lowerBound
    end = range.upperBound
  }

  /// What is not well-formed, in the order of the text.
  internal var sortedProblems: [ParsingProblem] { problems.sorted { $0.offset < $1.offset } }

  internal mutating func scan() {
    if !isPart { noteForbiddenBytes() }
    while offset < end { if text[offset] == UInt8(ascii: "<") { scanMarkup() } else { scanText() } }
    if let unclosed = open.last {
      let name = String(decoding: text[nodes[unclosed].name], as: UTF8.self)
      note(
        "unclosed-element", "<\(name)> has no end tag", at: nodes[unclosed].range.lowerBound,
        "Write </\(name)> behind its content.")
    }
    while let last = open.popLast() { close(last, contentEnd: end, end: end) }
    if !hasRoot, !isPart { note("no-element", "The file has no XML element", at: 0, "It is empty, or no XML.") }
  }

  /// Notes a problem, unless there is one of the kind: what follows is often the same mistake.
  internal mutating func note(_ code: String, _ message: String, at offset: Int, _ advice: String) {
    guard !problems.contains(where: { $0.code == code }) else { return }
    problems.report(code, message, at: offset, notes: [advice])
  }

  private mutating func noteForbiddenBytes() {
    let isControl = { (byte: UInt8) in byte < 0x20 && byte != 0x9 && byte != 0xA && byte != 0xD }
    if let index = text.firstIndex(where: isControl) {
      note(
        "forbidden-character", "A control character, \(text[index]), which XML does not allow", at: index, "Remove it.")
    }
    if let index = text.firstInvalidUTF8 {
      note(
        "invalid-utf8", "The bytes here are no UTF-8", at: index,
        "Save the file in UTF-8, or name its encoding in the XML declaration.")
    }
  }

  // MARK: Nodes

  internal mutating func append(
    _ kind: XMLNode.Kind, _ range: Range<Int>, content: Range<Int>, name: Range<Int> = 0..<0,
    attributes: Range<Int> = 0..<0
  ) {
    guard !open.isEmpty || kind == .element || kind == .comment || isPart else { return }
    nodes.append(
      XMLNode(kind: kind, range: range, name: name, content: content, attributes: attributes, next: nodes.count + 1))
  }

  internal mutating func appendElement(_ tag: Range<Int>, name: Range<Int>, attributes: Range<Int>, isEmpty: Bool) {
    endElementsNeverNested(name, at: tag.lowerBound)
    if open.isEmpty {
      if hasRoot, !isPart {
        note(
          "second-root", "A second outermost element", at: tag.lowerBound,
          "XML has one; an end tag before it is perhaps one too many.")
      }
      hasRoot = true
    }
    append(.element, tag, content: tag.upperBound..<tag.upperBound, name: name, attributes: attributes)
    if !isEmpty { open.append(nodes.count - 1) }
  }

  /// The end tag of an element is lost if one begins that cannot stand inside it.
  private mutating func endElementsNeverNested(_ name: Range<Int>, at offset: Int) {
    guard let level = levelOfElement(neverAround: name) else { return }
    let unclosed = nodes[open[level]]
    let written = String(decoding: text[unclosed.name], as: UTF8.self)
    note(
      "unclosed-element", "<\(written)> has no end tag", at: unclosed.range.lowerBound,
      "Write </\(written)> behind its content.")
    while open.count > level, let last = open.popLast() { close(last, contentEnd: offset, end: offset) }
  }

  internal mutating func endElement(_ tag: Range<Int>, name: Range<Int>) {
    let written = String(decoding: text[name], as: UTF8.self)
    guard let level = level(ofOpen: name) else {
      note("stray-end-tag", "</\(written)> ends nothing", at: tag.lowerBound, "Remove it.")
      return
    }
    if level < open.count - 1, let last = open.last {
      let inner = String(decoding: text[nodes[last].name], as: UTF8.self)
      note(
        "unclosed-element", "<\(inner)> is not closed before </\(written)>", at: nodes[last].range.lowerBound,
        "Write </\(inner)> behind its content.")
    }
    while open.count > level + 1, let last = open.popLast() {
      close(last, contentEnd: tag.lowerBound, end: tag.lowerBound)
    }
    if let last = open.popLast() { close(last, contentEnd: tag.lowerBound, end: tag.upperBound) }
  }

  /// How deep the outermost open element lies that cannot have one of a name inside it.
  private func levelOfElement(neverAround name: Range<Int>) -> Int? {
    guard !open.isEmpty, !neverNested.isEmpty || !siblings.isEmpty else { return nil }
    let name = Array(text[name])
    if siblings.contains(name) {
      return open.indices.suffix(Self.deepestLookup).first { siblings.contains(Array(text[nodes[open[$0]].name])) }
    }
    guard neverNested.contains(name) else { return nil }
    return open.indices.suffix(Self.deepestLookup).first { text[nodes[open[$0]].name].elementsEqual(name) }
  }

  /// How deep the innermost open element of a name lies.
  private func level(ofOpen name: Range<Int>) -> Int? {
    for level in open.indices.suffix(Self.deepestLookup).reversed()
    where text[nodes[open[level]].name].elementsEqual(text[name]) { return level }
    return nil
  }

  private mutating func close(_ node: Int, contentEnd: Int, end: Int) {
    let content = nodes[node].content.lowerBound
    nodes[node].content = content..<max(content, contentEnd)
    nodes[node].range = nodes[node].range.lowerBound..<max(nodes[node].range.upperBound, end)
    nodes[node].next = nodes.count
  }

  // MARK: Text

  private mutating func scanText() {
    let start = offset
    while offset < end, text[offset] != UInt8(ascii: "<") {
      if text[offset] == UInt8(ascii: "&") { checkReference(before: end) }
      if text[offset] == UInt8(ascii: ">"), offset >= start + 2, text[offset - 1] == UInt8(ascii: "]"),
        text[offset - 2] == UInt8(ascii: "]")
      {
        note("stray-section-end", "']]>' outside a CDATA section", at: offset - 2, "Write ']]&gt;'.")
      }
      offset += 1
    }
    if open.isEmpty, !isPart, let index = text[start..<offset].firstIndex(where: { !$0.isXMLSpace }) {
      note("text-outside", "Text outside the outermost element", at: index, "Remove it.")
    }
    append(.text, start..<offset, content: start..<offset)
  }

  /// Notes a `&` at the place reached that begins no reference that can be resolved.
  internal mutating func checkReference(before limit: Int) {
    guard entities.reference(at: offset, in: text, before: limit) == nil else { return }
    let rest = text[(offset + 1)..<min(limit, offset + 64)]
    let name = rest.prefix { $0.isXMLNameByte || $0 == UInt8(ascii: "#") }
    let isReference = !name.isEmpty && rest.dropFirst(name.count).first == UInt8(ascii: ";")
    guard isReference else {
      note("stray-ampersand", "'&' begins no reference", at: offset, "Write '&amp;'.")
      return
    }
    let written = String(decoding: name, as: UTF8.self)
    if written.first == "#" {
      note(
        "unknown-character", "'&\(written);' is no character that XML allows", at: offset,
        "Write the character itself.")
    } else {
      note(
        "unknown-entity", "The entity '&\(written);' is not declared", at: offset,
        "XML itself knows amp, lt, gt, quot and apos. Write the character, or its number.")
    }
  }
}

extension UInt8 {
  internal var isXMLSpace: Bool { self == 0x20 || self == 0xA || self == 0xD || self == 0x9 }

  /// Whether it can stand in a name; all bytes of characters outside ASCII are taken for such.
  internal var isXMLNameByte: Bool { isASCIILetterOrDigit || self >= 0x80 || "_:-.".utf8.contains(self) }

  internal var isXMLNameStart: Bool { isASCIILetter || self >= 0x80 || "_:".utf8.contains(self) }
}
