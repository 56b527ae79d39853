internal import SayableEngine

/// Parses translations of Qt: the source of each message in the source language, its translation in the file's.
internal struct QtParser: XMLCatalogParser {
  internal static let structure: (neverNested: Set<String>, siblings: Set<String>) = (
    ["context", "message", "numerusform"], ["source", "translation", "comment"]
  )

  internal var catalog: Catalog
  private let document: XMLDocument
  private let locale: LanguageTag?
  private let sourceLocale: LanguageTag?

  internal static func accepts(_ source: SourceFile) -> Bool { source.xmlRootName == "TS" }

  /// A message behind that of `entry`; only where messages have ids: others are written by tools from the program's text,
  /// and go when those run again.
  internal static func insertion(
    of text: String, as key: String, for entry: CatalogEntry, in catalog: Catalog
  ) -> [Splice]? {
    guard entry.variant.isEmpty, !entry.isSource, let escaped = text.escapedForQt(in: catalog.source.encoding),
      catalog.entries(ofKey: key).isEmpty,
      let (document, message) = XMLDocument.element(at: entry.extent, in: catalog.source),
      let id = document.splice(setting: "id", of: message, to: key),
      let source = document.firstElement("source", in: message),
      let translation = document.firstElement("translation", in: message),
      let name = key.escapedForQt(in: catalog.source.encoding)
    else { return nil }
    var splices = [id, document.replacement(name, in: source), document.replacement(escaped, in: translation)]
    for name in ["location", "comment", "extracomment", "translatorcomment", "oldsource", "oldcomment"] {
      splices += document.elements(name, in: message).map { document.removal(of: $0) }
    }
    return document.insertion(of: document.copy(of: entry.extent, changedBy: splices), behind: entry.extent)
  }

  // MARK: Parsing

  internal init(_ document: XMLDocument) {
    self.document = document
    catalog = Catalog(document.source, format: .qt)
    let declared = document.root.flatMap { document.value("language", of: $0) }
    locale = declared.flatMap { try? LanguageTag($0) } ?? LanguageTag(inPath: document.source.path)
    sourceLocale = document.root.flatMap { document.value("sourcelanguage", of: $0) }.flatMap { try? LanguageTag($0) }
  }

  internal mutating func parse() {
    // Messages with ids may stand outside of contexts.
    var pending = Array(document.commentedElements(in: document.root).reversed())
    var context = ""
    var number = 0
    while let item = pending.popLast() {
      if document.isElement(item.element, "context") {
        context = document.firstElement("name", in: item.element).map { document.text(of: $0).string } ?? ""
        number = 0
        pending += document.commentedElements(in: item.element).reversed()
      } else if document.isElement(item.element, "message") {
        number += 1
        read(item, path: "/TS/context[name=\"\(context)\"]/message[\(number)]")
      }
    }
  }

  private mutating func read(_ item: CommentedElement, path: String) {
    let message = item.element
    let source = document.firstElement("source", in: message)
    let translation = document.firstElement("translation", in: message)
    let key = document.value("id", of: message) ?? source.map { document.text(of: $0).string } ?? ""
    let type = translation.flatMap { document.value("type", of: $0) }
    let state: CatalogEntry.State =
      switch type {
      case "unfinished": .unreviewed
      case "vanished", "obsolete": .obsolete
      default: .active
      }
    var entries: [CatalogEntry] = []
    if let source, sourceLocale != nil, sourceLocale != locale || translation == nil {
      let text = QtText(source, of: document)
      var entry = entry(text, key, "", item, path + "/source")
      entry.isSource = true
      entry.locale = sourceLocale
      // Whether a translation is finished says nothing of its source.
      entry.state = state == .obsolete ? .obsolete : .active
      if !text.text.string.isMessageName { entries.append(entry) }
    }
    if let translation {
      let isFromEnglish = (sourceLocale ?? .english).language == LanguageTag.english.language
      let english = isFromEnglish ? source.map { QtText($0, of: document).text.string } : nil
      for (element, variant, place) in forms(of: translation) {
        var entry = entry(QtText(element, of: document), key, variant, item, path + "/translation" + place)
        entry.locale = locale
        entry.state = state
        if english?.isMessageName == false { entry.englishText = english }
        entries.append(entry)
      }
    }
    append(entries, item)
  }

  /// The elements in which the texts of a translation stand: itself, forms for numbers, or versions of several lengths.
  private func forms(of translation: Int) -> [(element: Int, variant: String, place: String)] {
    var forms: [(element: Int, variant: String, place: String)] = []
    for (number, element) in document.elements("numerusform", in: translation).enumerated() {
      let place = "/numerusform[\(number + 1)]"
      let lengths = lengths(of: element, "\(number)/", place)
      forms += lengths.isEmpty ? [(element, String(number), place)] : lengths
    }
    if forms.isEmpty { forms = lengths(of: translation, "", "") }
    return forms.isEmpty ? [(translation, "", "")] : forms
  }

  private func lengths(
    of element: Int, _ variant: String, _ place: String
  ) -> [(element: Int, variant: String, place: String)] {
    document.elements("lengthvariant", in: element).enumerated().map { number, length in
      (length, "\(variant)length\(number)", "\(place)/lengthvariant[\(number + 1)]")
    }
  }

  private func entry(
    _ text: QtText, _ key: String, _ variant: String, _ item: CommentedElement, _ path: String
  ) -> CatalogEntry {
    var entry = CatalogEntry(
      key: key, variant: variant, logicalPath: path, value: text.text, extent: document.nodes[item.element].range)
    var label = CatalogLabel(text.text)
    label.protectedSpans = text.protectedSpans
    entry.labels = [label]
    return entry
  }

  private mutating func append(_ entries: [CatalogEntry], _ item: CommentedElement) {
    let notes = ["comment", "extracomment", "translatorcomment"].flatMap { document.elements($0, in: item.element) }
    for var entry in entries where !entry.value.bytes.allSatisfy(\.isXMLSpace) {
      document.describe(&entry, by: item.comments + document.comments(inside: item.element), notes: notes)
      catalog.entries.append(entry)
    }
  }
}

extension String {
  /// The string as the text of a message, in which `&` would mark a key.
  fileprivate func escapedForQt(in encoding: TextEncoding) -> String? {
    replacing("&", with: "&&").escapedForXML(in: encoding)
  }
}
