internal import SayableEngine

/// Parses string catalogs of Xcode, versions 1.0 to 1.2.
///
/// Of a key that has no string in the source language, the key itself is what the app shows: it is an entry of its own.
internal struct XcstringsParser: CatalogParser {
  private var catalog: Catalog
  private let document: JSONDocument
  private var problems: [ParsingProblem] = []
  private var languages: [String: LanguageTag?] = [:]

  internal static func parse(_ source: SourceFile, _ options: CatalogParsingOptions) -> Catalog {
    var parser = XcstringsParser(source)
    parser.parse()
    return parser.catalog
  }

  internal static func insertion(
    of text: String, as key: String, for entry: CatalogEntry, in catalog: Catalog
  ) -> [Splice]? {
    XcstringsInsertion(of: text, as: key, for: entry, in: catalog)?.splices
  }

  // MARK: Parsing

  private init(_ source: SourceFile) {
    catalog = Catalog(source, format: .xcstrings)
    document = JSONDocument(source.text)
  }

  private mutating func parse() {
    problems = document.problems
    defer { catalog.add(problems) }
    guard let root = document.root else { return }
    guard let strings = document.member("strings", of: root), strings.isObject else {
      note("missing-strings", "this is no string catalog: it has no object 'strings'", at: root.range.lowerBound)
      return
    }
    let sourceLanguage = sourceLanguage(of: root)
    for member in strings.members { read(member, sourceLanguage: sourceLanguage) }
  }

  private mutating func sourceLanguage(of root: JSONNode) -> LanguageTag? {
    guard let name = document.string("sourceLanguage", of: root) else {
      let place = document.member("sourceLanguage", of: root) ?? root
      note(
        "missing-source-language", "the string catalog does not tell its 'sourceLanguage'", at: place.range.lowerBound)
      return nil
    }
    return locale(name)
  }

  private mutating func note(_ code: String, _ message: String, at offset: Int, severity: Diagnostic.Severity = .error)
  { problems.append(ParsingProblem(severity, code: code, message, at: offset)) }

  private mutating func locale(_ name: JSONString) -> LanguageTag? {
    let text = name.string(in: document.source)
    if let known = languages[text] { return known }
    let tag = try? LanguageTag(text)
    if tag == nil { note("malformed-tag", "'\(text)' is not a language tag", at: name.range.lowerBound) }
    languages[text] = .some(tag)
    return tag
  }

  // MARK: Entries

  /// What all strings of a key share.
  private struct Shared {
    let key: String
    let extent: Range<Int>
    let sourceLanguage: LanguageTag?
    var isObsolete = false
    var isUntranslatable = false
    var comment: String?
    var suppressions: [Suppression] = []
  }

  private mutating func read(_ member: JSONMember, sourceLanguage: LanguageTag?) {
    var shared = Shared(
      key: member.name.string(in: document.source), extent: member.extent, sourceLanguage: sourceLanguage)
    if !member.value.isObject {
      note("no-object", "what stands behind a key must be an object", at: member.value.range.lowerBound)
    }
    if let comment = document.string("comment", of: member.value)?.text(in: document.source) {
      shared.comment = comment.string
      shared.suppressions = Suppression.inComment(comment)
    }
    shared.isObsolete =
      document.string("extractionState", of: member.value)?.equals("stale", in: document.source) ?? false
    if case .boolean(false) = document.member("shouldTranslate", of: member.value)?.content {
      shared.isUntranslatable = true
    }
    let pointer = JSONPointer().appending("strings").appending(shared.key)
    let start = catalog.entries.count
    var hasSource = false
    for localization in document.member("localizations", of: member.value)?.members ?? [] {
      let language = locale(localization.name)
      let count = catalog.entries.count
      let path = pointer.appending("localizations").appending(localization.name.string(in: document.source))
      read(localization.value, variant: "", path, language, shared)
      if language != nil, language == sourceLanguage, catalog.entries.count > count { hasSource = true }
    }
    guard !hasSource else { return }
    var entry = CatalogEntry(
      key: shared.key, logicalPath: pointer.description, locale: sourceLanguage, isSource: true,
      value: member.name.text(in: document.source), extent: shared.extent)
    complete(&entry, shared)
    catalog.entries.insert(entry, at: start)
  }

  /// A string, or what varies by plural, device or substitution.
  private mutating func read(
    _ node: JSONNode, variant: String, _ path: JSONPointer, _ language: LanguageTag?, _ shared: Shared
  ) {
    guard node.isObject else {
      note("no-object", "a localization must be an object", at: node.range.lowerBound)
      return
    }
    if let unit = document.member("stringUnit", of: node) {
      read(unit: unit, variant: variant, path.appending("stringUnit"), language, shared)
    }
    for kind in document.member("variations", of: node)?.members ?? [] {
      let name = kind.name.string(in: document.source)
      for form in kind.value.members {
        let formName = form.name.string(in: document.source)
        // The forms of a substitution are named behind it: substitutions.n.plural.one.
        let separator = variant.isEmpty ? "" : variant.hasPrefix("substitutions.") ? "." : "/"
        let formVariant = variant + separator + name + "." + formName
        let formPath = path.appending("variations").appending(name).appending(formName)
        read(form.value, variant: formVariant, formPath, language, shared)
      }
    }
    for substitution in document.member("substitutions", of: node)?.members ?? [] {
      let name = substitution.name.string(in: document.source)
      let formVariant = (variant.isEmpty ? "" : variant + "/") + "substitutions." + name
      read(substitution.value, variant: formVariant, path.appending("substitutions").appending(name), language, shared)
    }
  }

  private mutating func read(
    unit: JSONNode, variant: String, _ path: JSONPointer, _ language: LanguageTag?, _ shared: Shared
  ) {
    let state = document.string("state", of: unit)?.string(in: document.source)
    guard let value = document.member("value", of: unit)?.string else {
      // What nobody has translated yet needs no value.
      if state != "new" { note("missing-value", "a string unit has no 'value'", at: unit.range.lowerBound) }
      return
    }
    let isSource = language != nil && language == shared.sourceLanguage
    var entry = CatalogEntry(
      key: shared.key, variant: variant, logicalPath: path.description, locale: language,
      isSource: isSource, value: value.text(in: document.source), extent: shared.extent)
    // In the source language, nothing but the app's code has written what is new.
    if state == "needs_review" || state == "new" && !isSource { entry.state = .unreviewed }
    complete(&entry, shared)
    catalog.entries.append(entry)
  }

  private func complete(_ entry: inout CatalogEntry, _ shared: Shared) {
    if shared.isObsolete { entry.state = .obsolete }
    entry.isUntranslatable = shared.isUntranslatable
    entry.comment = shared.comment
    entry.suppressions = shared.suppressions
    entry.labels = entry.labels.map { label in
      var label = label
      label.protectFormatReferences()
      return label
    }
  }
}
