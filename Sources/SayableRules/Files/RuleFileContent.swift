internal import PrefilterCompiler
internal import YAML
internal import SayableEngine

/// What one rule file says, each text with its place.
internal struct RuleFileContent: Sendable {
  /// The keys of a rule file, of its locale, of a table entry, of a rule and of a check. `rules.schema.json` names the same.
  internal enum Keys {
    static let file = [
      "locale", "name", "parent", "family", "regions", "checked", "date-order", "numbers", "plural", "variables",
      "tables", "passes", "rules", "default",
      checks,
    ]
    static let regions = ["through", "except"]
    static let numbers = ["decimal", "group"]
    static let entry = ["written", "also-written", "risky", "say", "say-range", "removed"]
    static let rule = [
      "id", "pass", "before", "match", "say", "protect", "reads", "guess", "when", "where", "examples", "unchanged",
      "removed",
    ]
    static let checks = "checks"
    static let check = ["id", "match", "message", "severity", "say", "where", "examples", "unchanged", "removed"]
    static let condition = ["date-order", "clock"]
    /// What keys were once called, and what to write now.
    static let renamed = [
      "also": "also-written", "say_range": "say-range", "keeps": "unchanged",
      "certainty": "guess: true", "opaque": "protect: placeholder' or 'protect: text",
    ]
  }

  internal let locale: LanguageTag
  internal var name: String?
  internal var parent: SourcedText?
  internal var isChecked: Bool?
  internal var dateOrder: DateOrder?
  internal var numbers: NumberFormat?
  internal var plural: [(category: PluralCategory, pattern: SourcedText)]?
  /// Nil stands for a variable that a locale has to supply.
  internal var variables: [(name: SourcedText, text: SourcedText?)] = []
  internal var tables: [(name: SourcedText, entries: [TableEntryDefinition])] = []
  internal var passes: [SourcedText] = []
  internal var rules: [RuleDefinition] = []
  /// Of a pack: whether it applies where no packs are chosen.
  internal var isDefaultPack = false

  /// Reads `file` as a file of `locale`; everything wrong with it goes to `problems`.
  internal init(_ file: RuleFile, of locale: LanguageTag, problems: inout [Diagnostic]) {
    self.locale = locale
    guard let fields = FieldReader(all: file, what: "a rule file", known: Keys.file, problems: &problems) else {
      return
    }
    readLocale(fields, problems: &problems)
    for entry in fields.entries("variables", problems: &problems) {
      guard let name = nameText(entry.key, fields, problems: &problems) else { continue }
      let text =
        entry.value.isNull ? nil : fields.text(of: entry.value, under: name.value, problems: &problems)
      if let text, let checked = fields.checkedPattern(text, problems: &problems) {
        variables.append((name, checked))
      } else if entry.value.isNull {
        variables.append((name, nil))
      }
    }
    for entry in fields.entries("tables", problems: &problems) {
      guard let name = nameText(entry.key, fields, problems: &problems) else { continue }
      guard let entries = entry.value.entries ?? (entry.value.isNull ? [] : nil) else {
        fields.wrongKind(entry.value, under: name.value, expected: "a mapping of entries", problems: &problems)
        continue
      }
      tables.append((name, entries.compactMap { TableEntryDefinition($0, fields, problems: &problems) }))
    }
    passes = fields.texts("passes", problems: &problems) ?? []
    rules = fields.items("rules", problems: &problems).compactMap {
      RuleDefinition($0, of: file, locale: locale, known: Keys.rule, problems: &problems)
    }
    rules += fields.items(Keys.checks, problems: &problems).compactMap {
      RuleDefinition(checkOf: $0, of: file, locale: locale, problems: &problems)
    }
  }

  private mutating func readLocale(_ fields: FieldReader, problems: inout [Diagnostic]) {
    fields.checkLocale(locale, problems: &problems)
    name = fields.text("name", problems: &problems)?.value
    let regions = fields.node["regions"].flatMap {
      FieldReader($0, of: fields.file, what: "the regions", known: Keys.regions, problems: &problems)
    }
    _ = regions?.texts("except", problems: &problems)
    parent = fields.text("parent", problems: &problems)
    let through = regions?.text("through", problems: &problems)
    if let regions, through == nil {
      problems.report(
        "missing-key", "the regions have no 'through'", at: fields.file.location(of: regions.node.start),
        notes: ["it names the locale that other regions go through"])
    }
    for case let text? in [parent, through] where (try? LanguageTag(text.value)) == nil {
      problems.report("malformed-tag", "'\(text.value)' is not a language tag", at: text.location())
    }
    isChecked = fields.flag("checked", problems: &problems)
    // The header tells; here its kind is checked.
    _ = fields.flag("family", problems: &problems)
    isDefaultPack = fields.flag("default", problems: &problems) ?? false
    dateOrder = fields.word("date-order", as: DateOrder.self, problems: &problems)
    if let node = fields.node["numbers"],
      let numbers = FieldReader(
        node, of: fields.file, what: "the number format", known: Keys.numbers, problems: &problems)
    {
      var format = NumberFormat()
      format.decimal = numbers.mark("decimal", problems: &problems) ?? format.decimal
      format.group = numbers.mark("group", problems: &problems) ?? format.group
      self.numbers = format
    }
    if fields.node["plural"] != nil {
      plural = fields.entries("plural", problems: &problems).compactMap { entry in
        guard let category = pluralCategory(entry.key, fields, problems: &problems),
          let text = fields.text(of: entry.value, under: category.rawValue, problems: &problems),
          let pattern = fields.checkedPattern(text, problems: &problems)
        else { return nil }
        return (category, pattern)
      }
    }
  }
}

/// The name of a variable or table: small letters, digits and hyphens, beginning with a letter.
private func nameText(_ key: Node, _ fields: FieldReader, problems: inout [Diagnostic]) -> SourcedText? {
  guard let name = fields.text(of: key, under: "name", problems: &problems) else { return nil }
  if isReferenceName(name.value) { return name }
  problems.report(
    "bad-name", "'\(name.value)' cannot be a name", at: name.location(),
    notes: ["names are small letters, digits and hyphens, and begin with a letter"])
  return nil
}

/// The plural category that `key` names.
private func pluralCategory(_ key: Node, _ fields: FieldReader, problems: inout [Diagnostic]) -> PluralCategory? {
  if let category = key.string.flatMap(PluralCategory.init) { return category }
  problems.report(
    "unknown-key", "'\(key.string ?? "")' is not a plural category", at: fields.file.location(of: key.start),
    notes: ["expected one of: " + PluralCategory.allCases.map(\.rawValue).joined(separator: ", ")])
  return nil
}

/// An entry of a table as one file defines it; a later definition is laid over it field by field.
internal struct TableEntryDefinition: Sendable {
  internal let id: SourcedText
  internal var written: [SourcedText]?
  internal var alsoWritten: [SourcedText] = []
  /// The spellings that are risky.
  internal var risky: [SourcedText] = []
  /// Whether all of them are.
  internal var isRisky: Bool?
  internal var say: [PluralCategory: SourcedText]?
  internal var sayRange: [PluralCategory: SourcedText]?
  internal var isRemoved: Bool?

  fileprivate init?(_ entry: Node.Entry, _ table: FieldReader, problems: inout [Diagnostic]) {
    guard let id = table.text(of: entry.key, under: "entry", problems: &problems) else { return nil }
    self.id = id
    if let words = entry.value.string {
      let text = SourcedText(value: words, node: entry.value, file: table.file)
      text.lineBreakProblem.map { problems.append($0) }
      say = [.other: text]
      return
    }
    guard
      let fields = FieldReader(
        entry.value, of: table.file, what: "the table entry '\(id.value)'", known: RuleFileContent.Keys.entry,
        renamed: RuleFileContent.Keys.renamed,
        problems: &problems)
    else { return nil }
    written = fields.texts("written", problems: &problems)
    alsoWritten = fields.texts("also-written", problems: &problems) ?? []
    if let value = fields.node["risky"] {
      if value.items != nil {
        risky = fields.texts("risky", problems: &problems) ?? []
      } else {
        isRisky = fields.flag("risky", problems: &problems)
      }
    }
    say = Self.words("say", fields, problems: &problems)
    sayRange = Self.words("say-range", fields, problems: &problems)
    isRemoved = fields.flag("removed", problems: &problems)
  }

  private static func words(
    _ key: String, _ fields: FieldReader, problems: inout [Diagnostic]
  ) -> [PluralCategory: SourcedText]? {
    guard let value = fields.node[key], !value.isNull else { return nil }
    if value.string != nil { return fields.text(key, problems: &problems).map { [.other: $0] } }
    var words: [PluralCategory: SourcedText] = [:]
    for entry in fields.entries(key, problems: &problems) {
      guard let category = pluralCategory(entry.key, fields, problems: &problems) else { continue }
      words[category] = fields.text(of: entry.value, under: category.rawValue, problems: &problems)
      words[category]?.lineBreakProblem.map { problems.append($0) }
    }
    if words[.other] == nil {
      problems.report(
        "missing-plural-category", "'\(key)' has no words for the plural category 'other'",
        at: fields.file.location(of: value.start), notes: ["every number can be of that category in some form"])
    }
    return words
  }
}

/// How much a check's findings matter, by the words of rule files.
private enum CheckSeverity: String, CaseIterable { case note, warning, error }

extension RuleDefinition {
  /// A check: a rule that tells what is wrong with its matches, in place of saying something else.
  fileprivate init?(checkOf node: Node, of file: RuleFile, locale: LanguageTag, problems: inout [Diagnostic]) {
    self.init(
      node, of: file, locale: locale, what: "check", known: RuleFileContent.Keys.check, problems: &problems)
    var known: [Diagnostic] = []
    guard let fields = FieldReader(node, of: file, what: "a check", known: RuleFileContent.Keys.check, problems: &known)
    else { return }
    let severity = fields.word("severity", as: CheckSeverity.self, problems: &problems) ?? .warning
    let message = fields.text("message", problems: &problems)
    if message == nil, isRemoved != true {
      problems.report("missing-key", "the check '\(id.value)' has no 'message'", at: id.location())
    }
    message?.lineBreakProblem.map { problems.append($0) }
    remark = Remark(severity: severity.rawValue, message: message?.value ?? "")
    // What is found is said as it stands, unless the check knows better.
    say = say ?? match.map { SourcedText(value: "$0", node: $0.node, file: $0.file) }
  }

  fileprivate init?(
    _ node: Node, of file: RuleFile, locale: LanguageTag, what: String = "rule", known: [String],
    problems: inout [Diagnostic]
  ) {
    guard
      let fields = FieldReader(
        node, of: file, what: "a \(what)", known: known, renamed: RuleFileContent.Keys.renamed, problems: &problems)
    else { return nil }
    guard let id = fields.text("id", problems: &problems) else {
      problems.report("missing-id", "this \(what) has no 'id'", at: file.location(of: node.start))
      return nil
    }
    self.id = id
    origin = locale
    definingLocale = locale
    pass = fields.text("pass", problems: &problems)
    before = fields.text("before", problems: &problems)
    match = fields.pattern("match", problems: &problems)
    say = fields.text("say", problems: &problems)
    protection = fields.text("protect", problems: &problems)
    reads = fields.word("reads", as: ReadValue.self, problems: &problems)
    isGuess = fields.flag("guess", problems: &problems)
    if let when = node["when"],
      let fields = FieldReader(
        when, of: file, what: "the condition of a rule", known: RuleFileContent.Keys.condition, problems: &problems)
    {
      condition = Condition(
        dateOrder: fields.word("date-order", as: DateOrder.self, problems: &problems),
        clock: fields.word("clock", as: Clock.self, problems: &problems))
    }
    comparison = fields.text("where", problems: &problems)
    isRemoved = fields.flag("removed", problems: &problems)
    examples = fields.items("examples", problems: &problems).compactMap { item in
      if item.string != nil {
        return fields.text(of: item, under: "examples", problems: &problems).map {
          RuleExample(locale: locale, written: $0, said: $0.value)
        }
      }
      guard let pair = item.items, pair.count == 2, let said = pair[1].string,
        let written = fields.text(of: pair[0], under: "examples", problems: &problems)
      else {
        fields.wrongKind(
          item, under: "examples", expected: "a list of two texts, what is written and what is said",
          problems: &problems)
        return nil
      }
      return RuleExample(locale: locale, written: written, said: said)
    }
    unchanged = (fields.texts("unchanged", problems: &problems) ?? []).map {
      RuleExample(locale: locale, written: $0, said: $0.value)
    }
    if say != nil, let protection {
      problems.report(
        "say-and-protect", "a rule cannot have both 'say' and 'protect'", at: protection.location(),
        notes: ["'protect' leaves the match as it is"])
    }
  }
}
