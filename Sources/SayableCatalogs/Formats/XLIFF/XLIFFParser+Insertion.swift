extension XLIFFParser {
  /// A unit behind that of `entry`, or a target in a unit that has none yet.
  ///
  /// Only where units are looked up by names: tools that take source texts for keys, and those that write the file from
  /// others, have no use for a unit more.
  internal static func insertion(
    of text: String, as key: String, for entry: CatalogEntry, in catalog: Catalog
  ) -> [Splice]? {
    guard key.isMessageName, entry.variant.isEmpty, !isMadeByXcode(entry),
      entry.key.utf8.first?.isXMLNameStart ?? false, let escaped = text.escapedForXML(in: catalog.source.encoding)
    else { return nil }
    let others = catalog.entries(ofKey: key)
    if let other = others.first {
      guard others.count == 1, other.isSource, !entry.isSource else { return nil }
      return target(escaped, in: other, of: catalog.source)
    }
    guard let (document, unit) = XMLDocument.element(at: entry.extent, in: catalog.source),
      let source = element("source", of: entry, in: document), var splices = names(of: unit, key, in: document)
    else { return nil }
    let isName = document.text(of: source).string.isMessageName
    let target = element("target", of: entry, in: document)
    if entry.isSource {
      splices.append(document.replacement(escaped, in: source))
      if let target { splices.append(document.removal(of: target)) }
    } else {
      // What the source of a spoken target would be is not known, unless it is the key.
      guard isName, let target, let sourceSplice = document.contentSplice(key, in: source) else { return nil }
      splices.append(sourceSplice)
      splices.append(document.replacement(escaped, in: target))
    }
    for name in ["note", "notes", "alt-trans", "originalData"] {
      splices += document.elements(name, in: unit).map { document.removal(of: $0) }
    }
    splices += document.comments(inside: unit).filter { comment in
      !splices.contains { $0.range.overlaps(document.nodes[comment].range) }
    }.map { document.removal(of: $0) }
    return document.insertion(of: document.copy(of: entry.extent, changedBy: splices), behind: entry.extent)
  }

  /// Whether Xcode exported the file, and leaves out what it does not know when it imports it again.
  private static func isMadeByXcode(_ entry: CatalogEntry) -> Bool {
    let file = entry.logicalPath.prefix { $0 != "]" }
    return [".strings\"", ".stringsdict\"", ".xcstrings\"", ".plist\"", ".storyboard\"", ".xib\""]
      .contains(where: file.hasSuffix)
  }

  /// The splices that give a copy of a unit its own id and name.
  private static func names(of unit: Int, _ key: String, in document: XMLDocument) -> [Splice]? {
    guard let id = document.splice(setting: "id", of: unit, to: key) else { return nil }
    let name = ["resname", "name"].compactMap { document.splice(setting: $0, of: unit, to: key) }
    return [id] + name
  }

  /// The source or target in which the value of `entry` stands, or the one beside it.
  private static func element(_ name: String, of entry: CatalogEntry, in document: XMLDocument) -> Int? {
    let place = entry.value.sourceRange(of: 0..<entry.value.bytes.count).lowerBound
    let elements = document.nodes.indices.filter { document.isElement($0, local: name) }
    let holding = document.nodes.indices.last { index in
      (document.isElement(index, local: "segment") || document.isElement(index, local: "trans-unit"))
        && document.nodes[index].range.contains(place)
    }
    // The first is that of the unit; others are of proposals for it.
    return elements.first { element in
      holding.map { document.nodes[$0].range.contains(document.nodes[element].range.lowerBound) } ?? false
    }
  }

  private static func target(_ escaped: String, in other: CatalogEntry, of source: SourceFile) -> [Splice]? {
    guard let (document, _) = XMLDocument.element(at: other.extent, in: source),
      let element = element("source", of: other, in: document)
    else { return nil }
    if let target = self.element("target", of: other, in: document) {
      return document.contentSplice(escaped, in: target).map { [$0] }
    }
    return document.insertion(of: "<target>\(escaped)</target>", behind: document.nodes[element].range)
  }
}
