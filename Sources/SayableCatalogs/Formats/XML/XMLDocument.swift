/// An XML text with the place of each of its pieces. Texts that are not well-formed are read as far as can be guessed.
///
/// ```swift
/// let document = XMLDocument(source, neverNested: ["string"])
/// for string in document.elements(in: document.root) where document.isElement(string, "string") {
///   let value = document.text(of: string)
/// }
/// ```
///
/// Nodes are meant by their index in ``nodes``.
internal struct XMLDocument: Sendable {
  /// The file, in the encoding that the XML declaration tells.
  internal let source: SourceFile
  /// All pieces, in the order of their starts.
  internal let nodes: [XMLNode]
  /// The attributes of all elements, in the order of the text.
  internal let attributes: [XMLNode.Attribute]
  internal let entities: XMLEntities
  /// What is not well-formed, in the order of the text; of each kind the first.
  internal let problems: [ParsingProblem]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - neverNested: Names of elements that never stand inside one of the same name. Where one does, the end tag of the
  ///     first is taken for lost.
  ///   - siblings: Names of elements of which none ever stands inside another of them, likewise.
  ///   - range: The part of the text to read, half-open; nil for all. A part's references to entities that the text
  ///     declares are not resolved.
  internal init(
    _ source: SourceFile, neverNested: Set<String> = [], siblings: Set<String> = [], range: Range<Int>? = nil
  ) {
    let (source, encodingProblem) = range == nil ? source.inDeclaredXMLEncoding() : (source, nil)
    var scanner = XMLScanner(source.text, neverNested: neverNested, siblings: siblings, range: range)
    scanner.scan()
    self.source = source
    nodes = scanner.nodes
    attributes = scanner.attributes
    entities = scanner.entities
    problems = (encodingProblem.map { [$0] } ?? []) + scanner.sortedProblems
  }

  /// The text of the file in UTF-8, which all offsets count.
  internal var text: [UInt8] { source.text }

  /// The outermost element; nil where there is none.
  internal var root: Int? { nodes.firstIndex { $0.kind == .element } }

  /// The nodes that stand directly inside `parent`; none where it is nil.
  internal func children(of parent: Int?) -> Siblings {
    guard let parent, nodes.indices.contains(parent) else { return Siblings(nodes: nodes, index: 0, end: 0) }
    return Siblings(nodes: nodes, index: parent + 1, end: nodes[parent].next)
  }

  /// The elements that stand directly inside `parent`; none where it is nil.
  internal func elements(in parent: Int?) -> some Sequence<Int> {
    children(of: parent).lazy.filter { nodes[$0].kind == .element }
  }

  /// The elements of a local name that stand directly inside `parent`.
  internal func elements(_ name: String, in parent: Int?) -> some Sequence<Int> {
    children(of: parent).lazy.filter { isElement($0, local: name) }
  }

  /// The first element of a local name that stands directly inside `parent`.
  internal func firstElement(_ name: String, in parent: Int?) -> Int? {
    children(of: parent).first { isElement($0, local: name) }
  }

  /// Whether a node is an element whose name, with its prefix, is `name`.
  internal func isElement(_ node: Int, _ name: String) -> Bool {
    nodes[node].kind == .element && text[nodes[node].name].elementsEqual(name.utf8)
  }

  /// Whether a node is an element whose name, without its prefix, is `name`.
  internal func isElement(_ node: Int, local name: String) -> Bool {
    nodes[node].kind == .element && text[localName(of: node)].elementsEqual(name.utf8)
  }

  internal func name(of node: Int) -> String { String(decoding: text[nodes[node].name], as: UTF8.self) }

  /// Where the name of an element stands, without its prefix.
  internal func localName(of node: Int) -> Range<Int> {
    let name = nodes[node].name
    guard let colon = text[name].lastIndex(of: UInt8(ascii: ":")) else { return name }
    return (colon + 1)..<name.upperBound
  }

  /// The attribute of a name, with its prefix; nil where the element has none.
  internal func attribute(_ name: String, of node: Int) -> XMLNode.Attribute? {
    attributes[nodes[node].attributes].first { text[$0.name].elementsEqual(name.utf8) }
  }

  /// The value of an attribute, with its references resolved; nil where the element has none.
  internal func value(_ name: String, of node: Int) -> String? {
    attribute(name, of: node).map { value(of: $0).string }
  }

  /// Nodes that stand directly inside the same one.
  internal struct Siblings: Sequence, IteratorProtocol {
    internal let nodes: [XMLNode]
    internal var index: Int
    internal let end: Int

    internal mutating func next() -> Int? {
      guard index < end else { return nil }
      defer { index = Swift.max(nodes[index].next, index + 1) }
      return index
    }
  }
}
