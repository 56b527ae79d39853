internal import SayableEngine

/// Reads resources of .NET: the strings among the `<data>` of a `.resx` or `.resw` file.
internal enum ResxReader: CatalogReading {
  internal static func accepts(_ source: SourceFile) -> Bool { true }

  internal static func read(_ source: SourceFile, _ options: ReadingOptions) -> Catalog {
    let document = XMLDocument(source, neverNested: ["data"], siblings: ["value", "comment"])
    var catalog = Catalog(document.source, format: .resx)
    if let root = document.root, !document.isElement(root, "root") {
      catalog.addProblem(
        code: "no-resx", "The outermost element is no <root>", at: document.nodes[root].range.lowerBound,
        notes: ["Nothing is read of the file."])
    } else {
      let locale = LanguageTag(inPath: source.path)
      for item in document.commentedElements(in: document.root) where document.isElement(item.element, "data") {
        read(item, of: document, locale, into: &catalog)
      }
    }
    catalog.addProblems(of: document)
    return catalog
  }

  private static func read(
    _ item: CommentedElement, of document: XMLDocument, _ locale: LanguageTag?, into catalog: inout Catalog
  ) {
    guard isString(item.element, in: document) else { return }
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
    let comments = item.comments + document.comments(inside: item.element)
    let note = document.firstElement("comment", in: item.element).map { document.text(of: $0) }
    let notes = [document.note(of: comments), note?.string].compactMap { $0 }
    entry.comment = notes.isEmpty ? nil : notes.joined(separator: "\n")
    entry.suppressions =
      document.suppressions(in: comments) + (note.map { Suppression.inComment($0) } ?? [])
    catalog.entries.append(entry)
  }

  /// Whether data is a string, and no number, image or file.
  private static func isString(_ data: Int, in document: XMLDocument) -> Bool {
    guard document.attribute("mimetype", of: data) == nil else { return false }
    guard let type = document.value("type", of: data) else { return true }
    return type == "System.String" || type.hasPrefix("System.String,")
  }

  internal static func insertion(
    of text: String, as key: String, for entry: CatalogEntry, in catalog: Catalog
  ) -> [Splice]? {
    guard !key.isEmpty, let escaped = text.escapedForXML(in: catalog.source.encoding),
      !catalog.entries.contains(where: { $0.key == key }),
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
