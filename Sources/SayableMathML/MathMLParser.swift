internal import MathTree
internal import XML

/// Parses presentation MathML 3 and MathML Core.
///
/// Elements that only wrap others (`semantics`, `mstyle` without meaning, unknown ones) give way to what they hold;
/// annotations are left out, unless they are the presentation of what is written as content MathML. Content MathML itself
/// is an error, as are a wrong number of children and anything that is not well-formed. Elementary arithmetic (`mstack`,
/// `mlongdiv`) becomes a table of its lines.
internal struct MathMLParser {
  /// Parses `source`, which holds one element, a `math` or what may stand in one.
  static func parse(_ source: String, options: ParsingOptions) throws(FormulaSyntaxError) -> ParsedFormula {
    let bytes = Array(source.utf8)
    var parser = MathMLParser()
    do throws(XMLError) {
      try XMLReader.read(bytes) { parser.take($0) }
    } catch {
      if !parser.isStopped {
        let place = Self.character(at: error.offset, in: bytes)
        parser.stop(FormulaSyntaxError("This is not well-formed XML: \(error.message)", at: place))
      }
    }
    if let problem = parser.problems.first, !options.isLenient { throw problem }
    parser.finish(bytes)
    return try ParsedFormula(parser.tree, of: source, problems: parser.problems, options: options)
  }

  /// An element whose end tag has not come.
  private struct Open {
    let name: String
    /// Nil for an element that gives way to what it holds.
    let element: MathElement?
    var attributes: [XMLAttribute]
    let start: Int
    var text = ""
    var children: [FormulaTree.ID] = []
    /// In a stack, how many rows stand above each of its lines.
    var lines: Set<Int> = []
    /// Whether it holds content MathML, of which there was no presentation yet.
    var holdsContent = false
  }

  private var tree = FormulaTree()
  private var open: [Open] = []
  private var top: [FormulaTree.ID] = []
  /// How many elements are open inside an annotation, itself counted.
  private var annotationDepth = 0
  private var problems: [FormulaSyntaxError] = []
  /// Where content MathML began that was passed over last.
  private var contentStart = 0
  /// Whether the last problem is one that reading cannot go on from.
  private var isStopped = false

  private mutating func take(_ event: XMLEvent) {
    guard !isStopped else { return }
    switch event {
    case .start(let name, let attributes, let offset): start(Self.localName(name), attributes, offset)
    case .end(_, _, let end): finishElement(end: end)
    case .text(let text, _): if annotationDepth == 0 && !open.isEmpty { open[open.count - 1].text += text }
    case .entity(let name, let offset): entity(name, offset)
    case .attributeEntity(let name, let offset):
      if annotationDepth == 0 { reportEntity(name, "There is no entity '&\(name);' in attributes", offset) }
    }
  }

  private mutating func start(_ name: String, _ attributes: [XMLAttribute], _ offset: Int) {
    // An annotation is left out, unless there is nothing that it annotates.
    let isAnnotation = name == "annotation" || name == "annotation-xml"
    if annotationDepth > 0 || isAnnotation && open.last?.children.isEmpty == false {
      annotationDepth += 1
      return
    }
    if isAnnotation, open.last?.holdsContent == true {
      guard attributes.contains(where: { $0.name == "encoding" && $0.value.hasSuffix("Presentation") }) else {
        annotationDepth += 1
        return
      }
      open[open.count - 1].holdsContent = false
    }
    if MathMLContent.isOperation(name) {
      // What is written as operations is passed over, up to its presentation.
      contentStart = offset
      if !open.isEmpty { open[open.count - 1].holdsContent = true }
      annotationDepth += 1
      return
    }
    guard open.count < maximumElementDepth else {
      let message = "The elements are nested more than \(maximumElementDepth) deep"
      return stop(FormulaSyntaxError(message, at: offset..<offset + 1))
    }
    open.append(Open(name: name, element: MathElement(name: name), attributes: attributes, start: offset))
  }

  private mutating func entity(_ name: String, _ offset: Int) {
    guard annotationDepth == 0, !open.isEmpty else { return }
    guard let characters = Entities.characters(of: name) else {
      reportEntity(name, "There is no entity '&\(name);'", offset)
      open[open.count - 1].text += "&\(name);"
      return
    }
    open[open.count - 1].text += characters
  }

  private mutating func reportEntity(_ name: String, _ message: String, _ offset: Int) {
    report(
      FormulaSyntaxError(
        message, expected: "the character itself, or a reference like '&#x2212;'",
        at: offset..<offset + name.utf8.count + 2))
  }

  private mutating func finishElement(end: Int) {
    if annotationDepth > 0 {
      annotationDepth -= 1
      return
    }
    guard let element = open.popLast() else { return }
    if element.holdsContent {
      report(
        FormulaSyntaxError(
          "Content MathML is not read", expected: "presentation MathML, or an annotation with it",
          at: contentStart..<end))
    }
    if element.name == "msline", !open.isEmpty {
      open[open.count - 1].lines.insert(open[open.count - 1].children.count)
      return
    }
    // What stands inside a token, such as HTML in a text, is part of its characters.
    if let outer = open.last?.element, outer.isToken {
      open[open.count - 1].text += element.text
      // A picture in a token is what the token shows.
      for attribute in element.attributes where attribute.name == "alt" {
        open[open.count - 1].attributes.append(attribute)
      }
      return
    }
    let made = make(element, end: end)
    if open.isEmpty { top += made } else { open[open.count - 1].children += made }
  }

  private mutating func make(_ open: Open, end: Int) -> [FormulaTree.ID] {
    let source = open.start..<end
    guard let element = open.element else {
      if let made = MathMLContent.arithmetic(open.name, open.children, lines: open.lines, source, in: &tree) {
        return made
      }
      // `math`, `semantics`, HTML in text and the like: what they hold takes their place.
      var text = Self.trimmed(open.text)
      if open.name == "math", open.children.isEmpty, text.isEmpty,
        let alternative = open.attributes.first(where: { $0.name == "alttext" })?.value, !alternative.isEmpty
      {
        // Nothing is written but what stands for it.
        text = Self.trimmed(alternative)
        return [tree.token(.text, text, source: source)]
      }
      guard open.children.isEmpty, !text.isEmpty, open.name != "math", open.name != "semantics" else {
        return open.children
      }
      return [tree.token(.text, text, source: source)]
    }
    let id: FormulaTree.ID
    if element.isToken {
      let text = Self.trimmed(open.text)
      let variant = open.attributes.first { $0.name == "mathvariant" }.flatMap { MathVariant(rawValue: $0.value) }
      id = tree.token(element, text, variant: variant ?? .unspecified, source: source)
    } else if let count = Self.childCount(of: element), open.children.count != count {
      let message = "'\(element.name)' holds \(open.children.count) elements"
      report(FormulaSyntaxError(message, expected: "\(count)", at: source))
      return [tree.add(.error, open.children, source: source)]
    } else {
      id = tree.add(element, open.children, source: source)
    }
    for attribute in open.attributes where attribute.name != "mathvariant" && Self.means(attribute.name) {
      tree.setAttribute(attribute.name, attribute.value, of: id)
    }
    return [id]
  }

  /// Notes a problem that reading goes on from, unless there are too many.
  private mutating func report(_ problem: FormulaSyntaxError) {
    problems.append(problem)
    if problems.count >= maximumProblemCount { isStopped = true }
  }

  /// Notes a problem behind which nothing is read.
  private mutating func stop(_ problem: FormulaSyntaxError) {
    problems.append(problem)
    isStopped = true
  }

  /// Ends what is open. The source that was not read is marked as it stands.
  private mutating func finish(_ bytes: [UInt8]) {
    annotationDepth = 0
    let isStopped = isStopped
    while !open.isEmpty { finishElement(end: bytes.count) }
    if isStopped, let last = problems.last {
      // Where nothing was read before it, all is what cannot be read.
      let rest = (top.contains(where: isSeen) ? last.source.lowerBound : 0)..<bytes.count
      let text = String(decoding: bytes[rest], as: UTF8.self)
      if text.utf8.contains(where: { $0 > 0x20 }) {
        top.append(tree.add(.error, [tree.token(.text, text, source: rest)]))
      }
    }
    tree.root = tree.add(.row, top, source: 0..<bytes.count)
  }

  private func isSeen(_ id: FormulaTree.ID) -> Bool {
    tree[id].element.isToken ? !tree[id].text.isEmpty : !tree.children(of: id).isEmpty
  }

  /// The bytes of the character that the byte at `offset` is one of.
  private static func character(at offset: Int, in bytes: [UInt8]) -> Range<Int> {
    var start = min(max(0, offset), bytes.count)
    while start > 0, start < bytes.count, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    var end = min(start + 1, bytes.count)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return start..<end
  }

  private static func childCount(of element: MathElement) -> Int? {
    switch element {
    case .fraction, .root, .subscript, .superscript, .under, .over: 2
    case .subsuperscript, .underover: 3
    default: nil
    }
  }

  /// Whether an attribute says something about meaning, or about how the formula looks that a reader would be told.
  private static func means(_ name: String) -> Bool {
    switch name {
    case "xmlns", "display", "displaystyle", "scriptlevel", "minsize", "maxsize", "lspace", "rspace", "style",
      "data-latex", "data-latex-item", "rowspacing", "columnspacing", "rowalign":
      false
    default: true
    }
  }

  private static func localName(_ name: String) -> String {
    name.split(separator: ":", omittingEmptySubsequences: true).last.map(String.init) ?? name
  }

  /// `text` without white space around it, and each run of white space within as one space, as XML's own four white
  /// characters count (a no-break space is kept).
  private static func trimmed(_ text: String) -> String {
    let text = Blanking.withoutControls(text)
    let isClean = text.utf8.allSatisfy { $0 > 0x20 }
    if isClean { return text }
    return text.split { $0 == " " || $0 == "\t" || $0 == "\n" || $0 == "\r" || $0 == "\r\n" }.joined(separator: " ")
  }
}
