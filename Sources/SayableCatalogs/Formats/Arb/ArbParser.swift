internal import SayableEngine

/// Reads application resource bundles of Flutter: messages of ICU, and `@key` with what is to be known of each.
internal enum ArbParser: CatalogParser {
  internal static func parse(_ source: SourceFile, _ options: CatalogParsingOptions) -> Catalog {
    var catalog = Catalog(source, format: .arb)
    let document = JSONDocument(source.text)
    var problems = document.problems
    if let root = document.root {
      catalog.entries = entries(of: root, in: document, as: options.dialect ?? .icu, &problems)
    }
    catalog.add(problems)
    return catalog
  }

  private static func entries(
    of root: JSONNode, in document: JSONDocument, as dialect: MessageDialect, _ problems: inout [ParsingProblem]
  ) -> [CatalogEntry] {
    guard root.isObject else {
      problems.report("no-object", "this is no resource bundle: it is no object", at: root.range.lowerBound)
      return []
    }
    let source = document.source
    let locale = locale(of: root, in: document, &problems)
    let notes = MessageNotes(of: root.members, in: source)
    var entries: [CatalogEntry] = []
    for member in root.members where source[member.name.range].first != UInt8(ascii: "@") {
      guard let string = member.value.string else {
        problems.warn("no-string", "a message must be a string", at: member.value.range.lowerBound)
        continue
      }
      let key = member.name.string(in: source)
      var entry = CatalogEntry(
        key: key, logicalPath: JSONPointer().appending(key).description, locale: locale,
        value: string.text(in: source), extent: member.extent)
      entry.read(as: dialect, &problems)
      notes.add(to: &entry, named: key)
      entries.append(entry)
    }
    return entries
  }

  private static func locale(
    of root: JSONNode, in document: JSONDocument, _ problems: inout [ParsingProblem]
  ) -> LanguageTag? {
    guard let name = document.string("@@locale", of: root) else { return nil }
    let text = name.string(in: document.source)
    if let tag = try? LanguageTag(text) { return tag }
    problems.report("malformed-tag", "'\(text)' is not a language tag", at: name.range.lowerBound)
    return nil
  }

  internal static func insertion(
    of text: String, as key: String, for entry: CatalogEntry, in catalog: Catalog
  ) -> [Splice]? {
    // A name in Dart must come of it.
    let isName = key.utf8.allSatisfy { $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "_") }
    guard isName, catalog.entries(ofKey: key).isEmpty else { return nil }
    return JSONInsertion.sibling(key, text, behind: entry.extent, depth: 1, in: catalog.source)
  }
}

extension CatalogEntry {
  /// Reads the value as a message; one that is broken stays one label.
  internal mutating func read(as dialect: MessageDialect, _ problems: inout [ParsingProblem]) {
    do throws(BrokenMessage) {
      labels = try dialect.labels(of: value)
    } catch {
      problems.warn(
        "broken-message", "the message cannot be read: \(error.message)",
        at: value.sourceRange(of: error.offset..<error.offset).lowerBound,
        notes: ["It is checked as one text. Braces that are text stand between apostrophes: '{'."])
    }
  }
}
