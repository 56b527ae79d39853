internal import SayableEngine

/// Parses XLIFF 1.0 to 1.2 and 2.0: the source of each unit in the source language, its target in the target language.
///
/// Where the source of a unit is a key, as in projects of Symfony, only the target is an entry.
internal struct XLIFFParser: XMLCatalogParser {
  internal static let structure: (neverNested: Set<String>, siblings: Set<String>) = (
    ["file", "trans-unit", "unit", "segment"], ["source", "target", "note"]
  )

  internal var catalog: Catalog
  private let document: XMLDocument
  private var filePath = ""
  private var sourceLocale: LanguageTag?
  private var targetLocale: LanguageTag?

  internal static func accepts(_ source: SourceFile) -> Bool {
    let name = source.path.lowercased()
    return name.hasSuffix(".xlf") || name.hasSuffix(".xliff") || source.xmlRootName == "xliff"
  }

  internal init(_ document: XMLDocument) {
    self.document = document
    catalog = Catalog(document.source, format: .xliff)
  }

  internal mutating func parse() {
    guard let root = document.root else { return }
    guard document.isElement(root, local: "xliff") else {
      catalog.addProblem(
        code: "no-xliff", "The outermost element is no <xliff>", at: document.nodes[root].range.lowerBound,
        notes: ["Nothing is read of the file."])
      return
    }
    sourceLocale = locale("srcLang", of: root)
    targetLocale = locale("trgLang", of: root)
    if document.value("version", of: root)?.hasPrefix("2") ?? false, sourceLocale == nil {
      noteMissing("srcLang", root)
    }
    var pending = Array(document.commentedElements(in: root).reversed())
    while let item = pending.popLast() {
      switch String(decoding: document.text[document.localName(of: item.element)], as: UTF8.self) {
      case "file":
        beginFile(item.element)
        pending += document.commentedElements(in: item.element).reversed()
      case "body", "group": pending += document.commentedElements(in: item.element).reversed()
      case "trans-unit": readTransUnit(item)
      case "unit": readUnit(item)
      default: break
      }
    }
  }

  private mutating func beginFile(_ file: Int) {
    let name = document.value("original", of: file) ?? document.value("id", of: file) ?? ""
    filePath = "/xliff/file[@\(document.attribute("original", of: file) == nil ? "id" : "original")=\"\(name)\"]"
    // In 1.2 each file has its own languages.
    if document.attribute("source-language", of: file) != nil {
      sourceLocale = locale("source-language", of: file)
    } else if sourceLocale == nil {
      noteMissing("source-language", file)
    }
    if document.attribute("target-language", of: file) != nil { targetLocale = locale("target-language", of: file) }
  }

  private mutating func locale(_ attribute: String, of element: Int) -> LanguageTag? {
    guard let value = document.attribute(attribute, of: element) else { return nil }
    let name = document.value(of: value).string
    if let tag = try? LanguageTag(name) { return tag }
    catalog.addProblem(
      code: "unknown-language", "'\(name)' is no language tag", at: value.value.lowerBound,
      notes: ["Write one such as 'en' or 'pt-BR'."])
    return nil
  }

  private mutating func noteMissing(_ attribute: String, _ element: Int) {
    guard !catalog.problems.contains(where: { $0.code == "missing-language" }) else { return }
    catalog.addProblem(
      .warning, code: "missing-language", "The file does not name the language of its sources",
      at: document.nodes[element].range.lowerBound,
      notes: ["Sources are not checked. Write \(attribute)=\"en\", or whatever it is."])
  }

  // MARK: Units

  private mutating func readTransUnit(_ item: CommentedElement) {
    let item = document.withInnerComments(item)
    let id = document.value("id", of: item.element) ?? ""
    let name = document.value("resname", of: item.element)
    guard var key = name.map(XLIFFKey.init(_:)) ?? XLIFFKey(xcode: id) else { return }
    let source = document.firstElement("source", in: item.element)
    let target = document.firstElement("target", in: item.element)
    if name == nil, let text = source.map({ document.text(of: $0).string }), text.isMessageName || id.isEmpty {
      key = XLIFFKey(text)
    }
    let state = target.flatMap { document.value("state", of: $0) } ?? ""
    let isNew = state == "new" || state == "needs-translation"
    let isUnreviewed = isNew || state.hasPrefix("needs-") || document.value("approved", of: item.element) == "no"
    let notes = document.elements("note", in: item.element)
    append(
      source: source, target: target, key, of: item, notes: Array(notes), isNew: isNew, isUnreviewed: isUnreviewed,
      path: "\(filePath)/trans-unit[@id=\"\(id)\"]")
  }

  private mutating func readUnit(_ item: CommentedElement) {
    // Once, since a unit may have many segments.
    let item = document.withInnerComments(item)
    let id = document.value("id", of: item.element) ?? ""
    let notes = document.elements("notes", in: item.element).flatMap { document.elements("note", in: $0) }
    let segments = Array(document.elements("segment", in: item.element))
    for (number, segment) in segments.enumerated() {
      let source = document.firstElement("source", in: segment)
      var key = XLIFFKey(document.value("name", of: item.element) ?? id)
      if document.attribute("name", of: item.element) == nil,
        let text = source.map({ document.text(of: $0).string }), text.isMessageName || id.isEmpty
      {
        key = XLIFFKey(text)
      }
      var path = "\(filePath)/unit[@id=\"\(id)\"]/segment"
      if segments.count > 1 {
        key.variant = document.value("id", of: segment) ?? String(number)
        path += "[\(number + 1)]"
      }
      let state = document.value("state", of: segment)
      append(
        source: source, target: document.firstElement("target", in: segment), key, of: item, notes: notes,
        isNew: state == "initial", isUnreviewed: state == "initial", path: path)
    }
  }

  private mutating func append(
    source: Int?, target: Int?, _ key: XLIFFKey, of item: CommentedElement, notes: [Int], isNew: Bool,
    isUnreviewed: Bool, path: String
  ) {
    var entries: [CatalogEntry] = []
    let sourceText = source.map { XLIFFText($0, of: document) }
    // A source in the language of the target is what programs look the target up by.
    let isShown = sourceLocale != nil && (target == nil || sourceLocale != targetLocale)
    if let sourceText, isShown, !sourceText.text.string.isMessageName {
      entries.append(entry(sourceText, key, of: item, path: path + "/source", isSource: true))
    }
    if let target {
      let targetText = XLIFFText(target, of: document)
      // Tools begin with a copy of the source.
      if !isNew || targetText.text.bytes != sourceText?.text.bytes {
        var entry = entry(targetText, key, of: item, path: path + "/target", isSource: false)
        if isUnreviewed { entry.state = .unreviewed }
        entries.append(entry)
      }
    }
    for var entry in entries where !entry.value.bytes.allSatisfy(\.isXMLSpace) {
      document.describe(&entry, by: item.comments, notes: notes)
      entry.isUntranslatable = document.value("translate", of: item.element) == "no"
      catalog.entries.append(entry)
    }
  }

  private func entry(
    _ text: XLIFFText, _ key: XLIFFKey, of item: CommentedElement, path: String, isSource: Bool
  ) -> CatalogEntry {
    var entry = CatalogEntry(
      key: key.key, variant: key.variant, logicalPath: path, locale: isSource ? sourceLocale : targetLocale,
      isSource: isSource, value: text.text, extent: document.nodes[item.element].range)
    entry.labels = labels(of: text)
    return entry
  }

  /// What is read at once: each branch of a message of ICU, as Angular and Symfony write them, else all.
  private func labels(of text: XLIFFText) -> [CatalogLabel] {
    // Stand-ins for inline elements are arguments of messages, too.
    if MessageEvidence.hasBranches(text.text.bytes[...]), let labels = try? MessageFormat.labels(of: text.text) {
      return labels
    }
    var label = CatalogLabel(text.text)
    label.protectedSpans = text.protectedSpans
    label.protectFormatReferences()
    return [label]
  }
}
