/// Parses the catalogs of a format that is written in XML.
internal protocol XMLCatalogParser: CatalogParser {
  /// Elements that never stand inside one of the same name, and elements of which none stands inside another of them, as
  /// ``XMLDocument/init(_:neverNested:siblings:range:)`` takes them.
  static var structure: (neverNested: Set<String>, siblings: Set<String>) { get }

  var catalog: Catalog { get set }

  init(_ document: XMLDocument)

  /// Finds the entries, and what is wrong beside the XML itself.
  mutating func parse()
}

extension XMLCatalogParser {
  internal static func parse(_ source: SourceFile, _ options: CatalogParsingOptions) -> Catalog {
    let document = XMLDocument(source, neverNested: structure.neverNested, siblings: structure.siblings)
    var parser = Self(document)
    parser.parse()
    parser.catalog.addProblems(of: document)
    return parser.catalog
  }
}

extension XMLDocument {
  /// Gives an entry what comments, and elements with notes, say of it.
  internal func describe(_ entry: inout CatalogEntry, by comments: [Int], notes: [Int] = []) {
    let notes = notes.map { text(of: $0) }
    let texts = (note(of: comments).map { [$0] } ?? []) + notes.map(\.string)
    entry.comment = texts.isEmpty ? nil : texts.joined(separator: "\n")
    entry.suppressions = suppressions(in: comments) + notes.flatMap { Suppression.inComment($0) }
  }
}
