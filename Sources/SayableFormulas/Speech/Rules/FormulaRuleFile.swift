internal import Sayable
internal import YAML

/// What one `formulas.yaml` says, each text with its place.
internal struct FormulaRuleFile {
  /// A rule as it is written.
  struct Rule {
    var place: SourcedText
    var when: SourcedText?
    var say: SourcedText?
    var slots: [SourcedText]
    var ends: SourcedText?

    /// Whether `other` is written in the same words.
    func isSame(as other: Rule) -> Bool {
      when?.value == other.when?.value && say?.value == other.say?.value && ends?.value == other.ends?.value
        && slots.map(\.value) == other.slots.map(\.value)
    }
  }

  /// A text for all, or texts by style or verbosity.
  struct Variants {
    var all: SourcedText?
    var named: [(name: String, text: SourcedText)] = []

    /// The text for the first of `names` that has one, or the first text.
    func text(for names: [String]) -> SourcedText? {
      if let all { return all }
      for name in names {
        if let text = named.first(where: { $0.name == name })?.text { return text }
      }
      return (named.first { $0.name != "strict" } ?? named.first)?.text
    }
  }

  /// The keys of a file.
  static let keys = [
    "locale", "preferences", "conditions", "styles", "templates", "symbols", "functions", "fonts", "units", "numbers",
    "examples",
  ]

  var preferences: [(name: String, values: [String])] = []
  var conditions: [(name: SourcedText, alternatives: [SourcedText])] = []
  /// By style and group: the kind of nodes, a mode, or `any`.
  var styles: [(style: String, inherits: SourcedText?, groups: [(name: SourcedText, rules: [Rule])])] = []
  var templates: [(style: String, id: SourcedText, text: Variants)] = []
  var symbols: [(name: String, words: Variants)] = []
  var functions: [(name: String, words: Variants)] = []
  var fonts: [(name: SourcedText, words: Variants)] = []
  /// Formulas with what is said for them, by style.
  var examples: [(style: String, written: SourcedText, said: Variants)] = []
  var cardinals: [SourcedText]?
  var ordinals: [SourcedText]?
  var point: SourcedText?
  var decimalMark: SourcedText?
  var groupMark: SourcedText?
  var nesting: [SourcedText]?
  var ordinalEndings: [(digits: String, words: SourcedText)] = []
  /// Names of units that labels are not said with: for one, and for several.
  var units: [(name: SourcedText, words: [SourcedText])] = []
  var denominators: [(number: SourcedText, words: [SourcedText])] = []

  /// The locale that the file is of.
  let locale: LanguageTag

  init(_ file: RuleFile, of locale: LanguageTag, problems: inout [Diagnostic]) {
    self.locale = locale
    let root: Node
    do {
      root = try Document.parse(file.text).root
    } catch {
      problems.append(
        Diagnostic(code: "bad-yaml", "this is not YAML: \(error.message)", at: file.location(of: error.position)))
      return
    }
    guard !root.isNull,
      let fields = FieldReader(root, of: file, what: "a file of formula rules", known: Self.keys, problems: &problems)
    else { return }
    for entry in fields.entries("preferences", problems: &problems) {
      let values = entry.value.items?.compactMap(\.string) ?? []
      if values.isEmpty { fields.wrongKind(entry.value, under: "preferences", expected: "a list", problems: &problems) }
      preferences.append((entry.key.string ?? "", values))
    }
    for entry in fields.entries("conditions", problems: &problems) {
      let alternatives = fields.texts(ofItemsIn: entry.value, problems: &problems)
      conditions.append((fields.sourced(entry.key), alternatives))
    }
    for entry in fields.entries("styles", problems: &problems) { readStyle(entry, fields, problems: &problems) }
    for style in fields.entries("templates", problems: &problems) {
      for entry in style.value.entries ?? [] {
        let variants = fields.variants(entry.value, problems: &problems)
        templates.append((style.key.string ?? "", fields.sourced(entry.key), variants))
      }
    }
    for entry in fields.entries("symbols", problems: &problems) {
      symbols.append((entry.key.string ?? "", fields.variants(entry.value, problems: &problems)))
    }
    for entry in fields.entries("functions", problems: &problems) {
      functions.append((entry.key.string ?? "", fields.variants(entry.value, problems: &problems)))
    }
    for entry in fields.entries("fonts", problems: &problems) {
      fonts.append((fields.sourced(entry.key), fields.variants(entry.value, problems: &problems)))
    }
    for style in fields.entries("examples", problems: &problems) {
      for entry in style.value.entries ?? [] {
        let said = fields.variants(entry.value, problems: &problems)
        examples.append((style.key.string ?? "", fields.sourced(entry.key), said))
      }
    }
    for entry in fields.entries("units", problems: &problems) {
      units.append((fields.sourced(entry.key), fields.texts(ofItemsIn: entry.value, problems: &problems)))
    }
    if let numbers = fields.node["numbers"] { readNumbers(numbers, file, problems: &problems) }
  }

  private mutating func readStyle(_ entry: Node.Entry, _ fields: FieldReader, problems: inout [Diagnostic]) {
    var inherits: SourcedText?
    var groups: [(name: SourcedText, rules: [Rule])] = []
    for group in entry.value.entries ?? [] {
      let name = fields.sourced(group.key)
      if name.value == "inherits" {
        inherits = fields.text(of: group.value, under: "inherits", problems: &problems)
        continue
      }
      guard let items = group.value.items else {
        fields.wrongKind(group.value, under: name.value, expected: "a list of rules", problems: &problems)
        continue
      }
      groups.append((name, items.compactMap { Self.rule($0, fields, problems: &problems) }))
    }
    styles.append((entry.key.string ?? "", inherits, groups))
  }

  private static func rule(_ node: Node, _ fields: FieldReader, problems: inout [Diagnostic]) -> Rule? {
    let keys = ["when", "say", "with", "ends"]
    guard let rule = FieldReader(node, of: fields.file, what: "a rule", known: keys, problems: &problems) else {
      return nil
    }
    return Rule(
      place: SourcedText(value: "", node: node, file: fields.file), when: rule.text("when", problems: &problems),
      say: rule.text("say", problems: &problems), slots: rule.texts("with", problems: &problems) ?? [],
      ends: rule.text("ends", problems: &problems))
  }

  private mutating func readNumbers(_ node: Node, _ file: RuleFile, problems: inout [Diagnostic]) {
    let keys = [
      "cardinals", "ordinals", "ordinal-endings", "denominators", "nesting", "point", "decimal-mark", "group-mark",
    ]
    guard let fields = FieldReader(node, of: file, what: "numbers", known: keys, problems: &problems) else { return }
    cardinals = fields.texts("cardinals", problems: &problems)
    ordinals = fields.texts("ordinals", problems: &problems)
    point = fields.text("point", problems: &problems)
    decimalMark = fields.text("decimal-mark", problems: &problems)
    groupMark = fields.text("group-mark", problems: &problems)
    nesting = fields.texts("nesting", problems: &problems)
    for entry in fields.entries("ordinal-endings", problems: &problems) {
      guard let text = fields.text(of: entry.value, under: "ordinal-endings", problems: &problems) else { continue }
      ordinalEndings.append((entry.key.string ?? "", text))
    }
    for entry in fields.entries("denominators", problems: &problems) {
      denominators.append((fields.sourced(entry.key), fields.texts(ofItemsIn: entry.value, problems: &problems)))
    }
  }
}

extension FieldReader {
  /// A key, which is always a text, with its place.
  fileprivate func sourced(_ node: Node) -> SourcedText {
    SourcedText(value: node.string ?? "", node: node, file: file)
  }

  /// The one text, or those of a list.
  fileprivate func texts(ofItemsIn node: Node, problems: inout [Diagnostic]) -> [SourcedText] {
    (node.items ?? [node]).compactMap { text(of: $0, under: "this", problems: &problems) }
  }

  fileprivate func variants(_ node: Node, problems: inout [Diagnostic]) -> FormulaRuleFile.Variants {
    guard let entries = node.entries else {
      return FormulaRuleFile.Variants(all: text(of: node, under: "this", problems: &problems))
    }
    return FormulaRuleFile.Variants(
      named: entries.compactMap { entry in
        text(of: entry.value, under: entry.key.string ?? "", problems: &problems)
          .map { (entry.key.string ?? "", $0) }
      })
  }
}
