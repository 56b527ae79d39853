import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element of an XML document, its attributes as written, its content in order.
internal final class XMLElementNode {
  internal enum Content {
    case text(String)
    case element(XMLElementNode)
  }

  internal let name: String
  internal let attributes: [String: String]
  internal fileprivate(set) var content: [Content] = []

  fileprivate init(_ name: String, _ attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  /// The elements directly inside.
  internal var children: [XMLElementNode] {
    content.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// The text directly inside.
  internal var text: String { content.map { if case .text(let text) = $0 { text } else { "" } }.joined() }
}

/// The root of the document; nil where it is not well-formed.
internal func xmlRoot(of document: String) -> XMLElementNode? {
  let parser = XMLParser(data: Data(document.utf8))
  let builder = XMLBuilder()
  parser.delegate = builder
  return parser.parse() ? builder.root : nil
}

private final class XMLBuilder: NSObject, XMLParserDelegate {
  var root: XMLElementNode?
  var open: [XMLElementNode] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    let element = XMLElementNode(name, attributes)
    if let parent = open.last { parent.content.append(.element(element)) } else { root = element }
    open.append(element)
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) { open.last?.content.append(.text(text)) }
}
