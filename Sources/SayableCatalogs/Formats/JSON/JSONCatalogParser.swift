internal import SayableEngine

/// Parses messages in JSON.
///
/// The key of a message is the names on the way to it, joined by `.`. Elements of lists and plural forms, whose keys end
/// in `_one`, `_other` and so on, have the key of the whole and a variant. Where each message is an object with its text
/// in `message`, `defaultMessage` or `string`, that is read; names that begin with `@` or `//` are notes.
internal struct JSONCatalogParser: CatalogParser {
  private var catalog: Catalog
  private let document: JSONDocument
  private let shape: MessageShape
  private let dialect: MessageDialect
  private var problems: [ParsingProblem]

  internal static func accepts(_ source: SourceFile) -> Bool { MessageFile(source).isLikely }

  internal static func parse(_ source: SourceFile, _ options: CatalogParsingOptions) -> Catalog {
    var parser = JSONCatalogParser(source, dialect: options.dialect)
    parser.parse()
    return parser.catalog
  }

  internal static func insertion(
    of text: String, as key: String, for entry: CatalogEntry, in catalog: Catalog
  ) -> [Splice]? {
    guard
      !catalog.entries(ofKey: key).contains(where: { $0.variant == entry.variant && $0.locale == entry.locale })
    else { return nil }
    let source = catalog.source
    guard let member = JSONDocument.member(at: entry.extent.lowerBound, of: source.text) else { return nil }
    let name = member.name.string(in: source.text)
    // The key is what stands before the name, the name, and perhaps nothing of its ending.
    let form = entry.variant.isEmpty ? "" : "_" + entry.variant.split(separator: ".").joined(separator: "_")
    guard name.hasSuffix(form), entry.key.hasSuffix(name.dropLast(form.count)) else { return nil }
    let parent = entry.key.dropLast(name.count - form.count)
    guard key.hasPrefix(parent), key.utf8.count > parent.utf8.count else { return nil }
    let sibling = String(key.dropFirst(parent.count))
    // In a nested file a dot would make an object of it.
    let isNested = !parent.isEmpty
    if isNested, sibling.contains("."), !name.contains(".") { return nil }
    let pointer = JSONPointer.names(in: entry.logicalPath)
    let inside = member.value.isObject ? pointer.last : nil
    return JSONInsertion.sibling(
      sibling + form, text, inside: inside, behind: entry.extent, depth: pointer.count - (inside == nil ? 0 : 1),
      in: source)
  }

  // MARK: Parsing

  private init(_ source: SourceFile, dialect: MessageDialect?) {
    catalog = Catalog(source, format: .json)
    let document = JSONDocument(source.text)
    self.document = document
    problems = document.problems
    shape = MessageShape(of: document)
    self.dialect =
      dialect ?? (shape == .webExtension ? .plain : MessageEvidence(of: document.root, in: document.source).dialect)
  }

  private mutating func parse() {
    defer { catalog.add(problems) }
    guard let root = document.root else { return }
    guard root.isObject else {
      problems.report("no-object", "the outermost value is no object: messages need keys", at: root.range.lowerBound)
      return
    }
    let locale = document.string("@@locale", of: root).flatMap { try? LanguageTag($0.string(in: document.source)) }
    guard shape != .locales else {
      for member in root.members {
        let name = member.name.string(in: document.source)
        let scope = Scope(key: "", pointer: JSONPointer().appending(name), locale: try? LanguageTag(name))
        read(member.value.members, in: scope)
      }
      return
    }
    read(root.members, in: Scope(key: "", pointer: JSONPointer(), locale: locale))
  }

  /// Where members stand.
  private struct Scope {
    /// What stands before their names in their keys.
    let key: String
    let pointer: JSONPointer
    let locale: LanguageTag?
  }

  // MARK: Objects

  private mutating func read(_ members: [JSONMember], in scope: Scope) {
    let source = document.source
    let notes = MessageNotes(of: members, in: source)
    let plurals = PluralKeys(of: members, in: source)
    for member in members where !isMetadata(member) {
      let written = member.name.string(in: source)
      let slang = dialect == .slang ? SlangKey(written) : nil
      var (name, variant) = (slang?.name ?? written, "")
      if dialect == .i18next || dialect == .plain, let plural = plurals.form(of: written) {
        (name, variant) = (plural.name, plural.form)
      }
      let inside = Scope(key: scope.key + name, pointer: scope.pointer.appending(written), locale: scope.locale)
      if let string = member.value.string {
        append(string, variant: variant, extent: member.extent, in: inside, notes, named: written)
      } else if let part = shape.textName, let text = described(member.value, by: part) {
        let ownNotes = MessageNotes(describing: member, as: written, in: source)
        append(
          text, variant: variant, extent: member.extent,
          in: Scope(key: inside.key, pointer: inside.pointer.appending(part), locale: scope.locale), ownNotes,
          named: written)
      } else if slang?.kind == .forms {
        for form in member.value.members where !isMetadata(form) {
          guard let string = form.value.string else { continue }
          let formName = form.name.string(in: source)
          append(
            string, variant: formName, extent: form.extent,
            in: Scope(key: inside.key, pointer: inside.pointer.appending(formName), locale: scope.locale), notes,
            named: written)
        }
      } else {
        readInside(member.value, variant: "", inside, notes, named: written)
      }
    }
  }

  /// What stands in an object or a list.
  private mutating func readInside(
    _ node: JSONNode, variant: String, _ scope: Scope, _ notes: MessageNotes, named name: String
  ) {
    switch node.content {
    case .object(let members):
      read(members, in: Scope(key: scope.key + ".", pointer: scope.pointer, locale: scope.locale))
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        let pointer = scope.pointer.appending(String(index))
        let place = variant.isEmpty ? String(index) : variant + "." + String(index)
        if let string = element.string {
          append(
            string, variant: place, extent: element.range,
            in: Scope(key: scope.key, pointer: pointer, locale: scope.locale), notes, named: name)
        } else if element.isObject {
          read(element.members, in: Scope(key: "\(scope.key).\(place).", pointer: pointer, locale: scope.locale))
        } else {
          readInside(
            element, variant: place, Scope(key: scope.key, pointer: pointer, locale: scope.locale), notes, named: name)
        }
      }
    default: break
    }
  }

  /// Whether a member is no message: a note, or what tools write for one another.
  private func isMetadata(_ member: JSONMember) -> Bool {
    let name = document.source[member.name.range]
    return MessageNotes.isNote(member, in: document.source) || name.starts(with: "_comment".utf8)
      || name.elementsEqual("$schema".utf8)
  }

  private func described(_ node: JSONNode, by part: String) -> JSONString? {
    node.isObject ? document.string(part, of: node) : nil
  }

  // MARK: Entries

  private mutating func append(
    _ string: JSONString, variant: String, extent: Range<Int>, in scope: Scope, _ notes: MessageNotes,
    named name: String
  ) {
    var entry = CatalogEntry(
      key: scope.key, variant: variant, logicalPath: scope.pointer.description, locale: scope.locale,
      value: string.text(in: document.source), extent: extent)
    entry.read(as: dialect, &problems)
    if shape == .webExtension { entry.labels = entry.labels.map(WebExtensionMessage.protectingPlaceholders) }
    notes.add(to: &entry, named: name)
    catalog.entries.append(entry)
  }
}
