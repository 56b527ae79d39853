internal import SayableEngine

/// Parses resources of .NET: the strings among the `<data>` of a `.resx` or `.resw` file.
internal struct ResxParser: XMLCatalogParser {
  internal static let structure: (neverNested: Set<String>, siblings: Set<String>) = (["data"], ["value", "comment"])

  internal var catalog: Catalog
  private let document: XMLDocument

  internal init(_ document: XMLDocument) {
    self.document = document
    catalog = Catalog(document.source, format: .resx)
  }

  internal mutating func parse() {
    if let root = document.root, !document.isElement(root, "root") {
      catalog.addProblem(
        code: "no-resx", "The outermost element is no <root>", at: document.nodes[root].range.lowerBound,
        notes: ["Nothing is read of the file."])
      return
    }
    let locale = LanguageTag(inPath: document.source.path)
    for item in document.commentedElements(in: document.root) where document.isElement(item.element, "data") {
      read(item, locale)
    }
  }

  private mutating func read(_ item: CommentedElement, _ locale: LanguageTag?) {
    guard isString(item.element) else { return }
    guard let name = document.value("name", of: item.element), !name.isEmpty else {
      catalog.addProblem(
        code: "missing-name", "<data> has no name", at: document.nodes[item.element].range.lowerBound,
        notes: ["Write name=\"…\": programs look it up by that."])
      return
    }
    // Designers of forms keep types and parents of controls in strings.
    guard !name.hasPrefix(">>"), let value = document.firstElement("value", in: item.element) else { return }
    var entry = CatalogEntry(
      key: name, logicalPath: "/root/data[@name=\"\(name)\"]/value", locale: locale, isSource: locale == nil,
      value: document.text(of: value), extent: document.nodes[item.element].range)
    document.describe(
      &entry, by: item.comments + document.comments(inside: item.element),
      notes: Array(document.elements("comment", in: item.element).prefix(1)))
    catalog.entries.append(entry)
  }

  /// Whether data is a string, and no number, image or file.
  private func isString(_ data: Int) -> Bool {
    guard document.attribute("mimetype", of: data) == nil else { return false }
    guard let type = document.value("type", of: data) else { return true }
    return type == "System.String" || type.hasPrefix("System.String,")
  }

  internal static func insertion(
    of text: String, as key: String, for entry: CatalogEntry, in catalog: Catalog
  ) -> [Splice]? {
    guard !key.isEmpty, let escaped = text.escapedForXML(in: catalog.source.encoding),
      catalog.entries(ofKey: key).isEmpty,
      let (document, data) = XMLDocument.element(at: entry.extent, in: catalog.source),
      let value = document.firstElement("value", in: data),
      let name = document.splice(setting: "name", of: data, to: key),
      let content = document.contentSplice(escaped, in: value)
    else { return nil }
    let removals = (document.comments(inside: data) + document.elements("comment", in: data)).map {
      document.removal(of: $0)
    }
    let copy = document.copy(of: entry.extent, changedBy: [name, content] + removals)
    return document.insertion(of: copy, behind: entry.extent)
  }
}
