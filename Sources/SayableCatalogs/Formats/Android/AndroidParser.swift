internal import SayableEngine

/// Parses string resources of Android: strings, plurals and arrays below `<resources>`.
internal struct AndroidParser: XMLCatalogParser {
  internal static let structure: (neverNested: Set<String>, siblings: Set<String>) = (
    ["item"], ["string", "plurals", "string-array"]
  )

  internal var catalog: Catalog
  private let document: XMLDocument
  private let locale: LanguageTag?
  private let isSource: Bool
  private let isUntranslatable: Bool

  internal static func accepts(_ source: SourceFile) -> Bool {
    let path = source.path.split(separator: "/")
    let name = path.last ?? ""
    guard source.xmlRootName == "resources" else {
      // One that is broken before its first element is not passed over in silence.
      let folder = path.dropLast().last ?? ""
      return (folder == "values" || folder.hasPrefix("values-")) && !source.text.allSatisfy(\.isXMLSpace)
        && ["strings", "arrays", "plurals"].contains(where: name.hasPrefix)
    }
    // Colours, styles and dimensions look the same from outside.
    return name.hasPrefix("strings") || source.text.holdsStringResource
  }

  internal static func insertion(
    of text: String, as key: String, for entry: CatalogEntry, in catalog: Catalog
  ) -> [Splice]? {
    guard AndroidResource.isName(key), let escaped = text.escapedForAndroid.escapedForXML(in: catalog.source.encoding),
      !catalog.entries(ofKey: key).contains(where: { $0.variant == entry.variant }),
      let (document, element) = XMLDocument.element(at: entry.extent, in: catalog.source)
    else { return nil }
    if document.isElement(element, "item") { return insertion(ofItem: escaped, as: key, for: entry, in: catalog) }
    guard document.isElement(element, "string"), let name = document.splice(setting: "name", of: element, to: key)
    else { return nil }
    let value = document.replacement(escaped, in: element)
    return document.insertion(of: document.copy(of: entry.extent, changedBy: [name, value]), behind: entry.extent)
  }

  /// What adds an item to the plurals or the array under a new key, or begins these as a copy of those of `entry`.
  private static func insertion(
    ofItem escaped: String, as key: String, for entry: CatalogEntry, in catalog: Catalog
  ) -> [Splice]? {
    guard let (document, item) = XMLDocument.element(at: entry.extent, in: catalog.source) else { return nil }
    if let last = catalog.entries(ofKey: key).last {
      let copy = document.copy(of: entry.extent, changedBy: [document.replacement(escaped, in: item)])
      return document.insertion(of: copy, behind: last.extent)
    }
    guard let extent = listExtent(around: entry.extent, in: catalog.source.text),
      let (list, root) = XMLDocument.element(at: extent, in: catalog.source),
      let name = list.splice(setting: "name", of: root, to: key)
    else { return nil }
    let changes = list.children(of: root).compactMap { child -> Splice? in
      if list.nodes[child].range == entry.extent { return list.replacement(escaped, in: child) }
      return [.element, .comment].contains(list.nodes[child].kind) ? list.removal(of: child) : nil
    }
    return list.insertion(of: list.copy(of: extent, changedBy: [name] + changes), behind: extent)
  }

  /// The element of plurals or of an array that an item stands in.
  private static func listExtent(around item: Range<Int>, in text: [UInt8]) -> Range<Int>? {
    let names = ["plurals", "string-array", "array"].map { Array($0.utf8) }
    // From the item backwards: lists are many, and the one around an item begins close by.
    for start in text[..<item.lowerBound].indices.reversed() where text[start] == UInt8(ascii: "<") {
      guard let name = names.first(where: { text[(start + 1)...].starts(with: $0) }) else { continue }
      let closing = Array("</".utf8) + name + Array(">".utf8)
      return text[item.upperBound...].firstRange(of: closing).map { start..<$0.upperBound }
    }
    return nil
  }

  // MARK: Parsing

  internal init(_ document: XMLDocument) {
    self.document = document
    catalog = Catalog(document.source, format: .android)
    let path = document.source.path
    let ofPath = LanguageTag(inPath: path)
    isSource = ofPath == nil
    // What Android Studio writes into resources whose folder names no language.
    let declared = document.root.flatMap { document.value("tools:locale", of: $0) }
    locale = ofPath ?? declared.flatMap { try? LanguageTag($0) }
    isUntranslatable = path.split(separator: "/").last?.hasPrefix("donottranslate") ?? false
  }

  internal mutating func parse() {
    for item in document.commentedElements(in: document.root) {
      let type = document.value("type", of: item.element)
      switch document.name(of: item.element) {
      case "string": readString(item, path: "string")
      case "item" where type == "string": readString(item, path: "item")
      case "plurals": readItems(item, kind: "plurals")
      case "string-array", "array": readItems(item, kind: document.name(of: item.element))
      default: break
      }
    }
  }

  private mutating func readString(_ item: CommentedElement, path: String) {
    guard let name = name(of: item.element) else { return }
    let product = document.value("product", of: item.element) ?? ""
    let place = product.isEmpty ? "[@name=\"\(name)\"]" : "[@name=\"\(name)\"][@product=\"\(product)\"]"
    append(item.element, [item], key: name, variant: product, path: "/resources/\(path)\(place)")
  }

  private mutating func readItems(_ list: CommentedElement, kind: String) {
    guard let name = name(of: list.element) else { return }
    let isPlural = kind == "plurals"
    if !isPlural, AndroidResource.isMachineArray(name) { return }
    let path = "/resources/\(kind)[@name=\"\(name)\"]/item"
    var number = 0
    for item in document.commentedElements(in: list.element) where document.isElement(item.element, "item") {
      number += 1
      if isPlural {
        guard let quantity = document.value("quantity", of: item.element) else {
          catalog.addProblem(
            code: "missing-quantity", "The item has no quantity", at: document.nodes[item.element].range.lowerBound,
            notes: ["Write quantity=\"one\", \"other\" or another category of plurals."])
          continue
        }
        append(item.element, [list, item], key: name, variant: quantity, path: "\(path)[@quantity=\"\(quantity)\"]")
      } else {
        // Arrays without a type hold colours and numbers, too.
        let content = document.text[document.nodes[item.element].content]
        if kind == "array", content.first == UInt8(ascii: "#") { continue }
        append(item.element, [list, item], key: name, variant: String(number - 1), path: "\(path)[\(number)]")
      }
    }
  }

  private mutating func name(of element: Int) -> String? {
    if let name = document.value("name", of: element), !name.isEmpty { return name }
    catalog.addProblem(
      code: "missing-name", "<\(document.name(of: element))> has no name",
      at: document.nodes[element].range.lowerBound, notes: ["Write name=\"…\": programs look it up by that."])
    return nil
  }

  /// Adds an entry, unless the value names another resource.
  ///
  /// - Parameter owners: The elements whose comments are about it, the outermost first.
  private mutating func append(_ element: Int, _ owners: [CommentedElement], key: String, variant: String, path: String)
  {
    let (raw, untouchable) = content(of: element)
    let value = AndroidText(raw, untouchable: untouchable)
    if AndroidResource.isReference(raw.bytes[...]) { return }
    var entry = CatalogEntry(
      key: key, variant: variant, logicalPath: path, locale: locale, isSource: isSource, value: value.text,
      extent: document.nodes[element].range)
    var label = CatalogLabel(value.text)
    label.protectedSpans = value.protectedSpans
    entry.labels = [label]
    document.describe(&entry, by: owners.flatMap(\.comments))
    entry.suppressions += document.suppressions(in: document.comments(inside: element))
    entry.isUntranslatable =
      isUntranslatable || owners.contains { document.value("translatable", of: $0.element) == "false" }
    catalog.entries.append(entry)
  }

  /// The text inside an element, without tags, and the stretches of it that stand in `<xliff:g>`.
  private func content(of element: Int) -> (DecodedText, [ProtectedSpan]) {
    var raw = DecodedText(at: document.nodes[element].content.lowerBound)
    var untouchable: [ProtectedSpan] = []
    var groupEnd: Int?
    var groupStart = 0
    for index in (element + 1)..<max(document.nodes[element].next, element + 1) {
      if let end = groupEnd, index >= end {
        untouchable.append(protectedSpan(groupStart..<raw.bytes.count, of: raw))
        groupEnd = nil
      }
      if groupEnd == nil, document.isElement(index, local: "g") {
        groupEnd = document.nodes[index].next
        groupStart = raw.bytes.count
      }
      document.append(node: index, to: &raw)
    }
    if groupEnd != nil { untouchable.append(protectedSpan(groupStart..<raw.bytes.count, of: raw)) }
    return (raw, untouchable)
  }

  /// An argument may become a number, in front of which a unit can stand; a name does not.
  private func protectedSpan(_ range: Range<Int>, of raw: DecodedText) -> ProtectedSpan {
    let isArgument = raw.bytes[range].contains { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "{") }
    return ProtectedSpan(range, isArgument ? .placeholder : .text)
  }
}

extension [UInt8] {
  fileprivate var holdsStringResource: Bool {
    let marks = ["<string", "<plurals", "<array", "type=\"string\""].map { Array($0.utf8) }
    return indices.contains { index in
      (self[index] == UInt8(ascii: "<") || self[index] == UInt8(ascii: "t"))
        && marks.contains { self[index...].starts(with: $0) }
    }
  }
}
