internal import MathTree
internal import SayableEngine
internal import SpeechRules
internal import YAML

/// What one file of formula rules says, each text with its place.
internal struct FormulaRuleFile {
  /// A rule as it is written.
  struct Rule {
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
      return named.first?.text
    }
  }

  /// The words for numbers.
  struct Numbers {
    /// Each with its place among those that are said.
    var lists: [(WritableKeyPath<NumberWords, [[UInt8]]>, [SourcedText])] = []
    var marks: [(WritableKeyPath<NumberWords, [UInt8]>, SourcedText)] = []
    var ordinalEndings: [(digits: String, words: SourcedText)] = []
    var denominators: [(number: SourcedText, words: [SourcedText])] = []
  }

  /// A formula with what is said for it in a style.
  typealias Example = (style: String, written: SourcedText, said: Variants)

  /// The keys of a file.
  static let keys = [
    "locale", "preferences", "conditions", "styles", "templates", "symbols", "functions", "fonts", "units",
    "units-with-prefixes", "unit-prefixes", "numbers", "contractions", "examples",
    "lexicon",
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
  var examples: [Example] = []
  /// Names of units that labels are not said with: for one, and for several.
  var units: [(name: SourcedText, words: [SourcedText])] = []
  /// Names of units that take the prefixes of the SI, and the words of these prefixes.
  var unitsWithPrefixes: [(name: SourcedText, words: [SourcedText])] = []
  var unitPrefixes: [(name: SourcedText, words: [SourcedText])] = []
  var numbers = Numbers()
  /// What two words become where they meet.
  var contractions: [(words: SourcedText, whole: SourcedText)] = []
  /// The names of functions and units.
  var lexicon = FormulaLexicon()

  /// The locale that the file is of.
  let locale: LanguageTag

  init(_ file: RuleFile, of locale: LanguageTag, problems: inout [Diagnostic]) {
    self.locale = locale
    guard let fields = FieldReader(all: file, what: "a file of formula rules", known: Self.keys, problems: &problems)
    else { return }
    fields.checkLocale(locale, problems: &problems)
    preferences = fields.entries("preferences", problems: &problems).compactMap {
      fields.preference($0, problems: &problems)
    }
    conditions = fields.entries("conditions", problems: &problems).map {
      (fields.sourced($0.key), fields.texts(ofItemsIn: $0, problems: &problems))
    }
    for entry in fields.styles("styles", problems: &problems) { readStyle(entry, fields, problems: &problems) }
    for style in fields.styles("templates", problems: &problems) {
      templates += style.entries.map {
        (style.name, fields.sourced($0.key), fields.words($0, problems: &problems))
      }
    }
    symbols = fields.entries("symbols", problems: &problems).map {
      ($0.key.string ?? "", fields.words($0, problems: &problems))
    }
    functions = fields.entries("functions", problems: &problems).map {
      ($0.key.string ?? "", fields.words($0, problems: &problems))
    }
    for entry in fields.entries("fonts", problems: &problems) {
      let name = fields.sourced(entry.key)
      let known = MathVariant.allCases.map(\.rawValue).filter { !$0.isEmpty }
      fields.check(name, isAmong: known, "style of letters", code: "unknown-font", problems: &problems)
      fonts.append((name, fields.words(entry, problems: &problems)))
    }
    for style in fields.styles("examples", problems: &problems) {
      examples += style.entries.map {
        (style.name, fields.sourced($0.key), fields.variants($0, problems: &problems))
      }
    }
    units = fields.entries("units", problems: &problems).map {
      (fields.sourced($0.key), fields.forms($0, problems: &problems))
    }
    unitsWithPrefixes = fields.entries("units-with-prefixes", problems: &problems).map {
      (fields.sourced($0.key), fields.forms($0, problems: &problems))
    }
    unitPrefixes = fields.entries("unit-prefixes", problems: &problems).map {
      (fields.sourced($0.key), fields.forms($0, problems: &problems))
    }
    for entry in fields.entries("contractions", problems: &problems) {
      let words = fields.sourced(entry.key)
      if words.value.split(separator: " ", omittingEmptySubsequences: false).map(\.isEmpty) != [false, false] {
        fields.wrongKey(words, expected: "two words with a space between them", problems: &problems)
      }
      guard let whole = fields.word(of: entry.value, under: words.value, problems: &problems) else { continue }
      contractions.append((words, whole))
    }
    if let node = fields.node["numbers"], !node.isNull {
      numbers = Numbers(node, of: file, problems: &problems)
    }
    if let node = fields.node["lexicon"], !node.isNull {
      lexicon = FormulaLexicon(node, of: file, problems: &problems)
    }
  }

  private mutating func readStyle(
    _ style: (name: String, entries: [Node.Entry]), _ fields: FieldReader, problems: inout [Diagnostic]
  ) {
    var inherits: SourcedText?
    var groups: [(name: SourcedText, rules: [Rule])] = []
    for group in style.entries {
      let name = fields.sourced(group.key)
      if name.value == "inherits" {
        inherits = fields.text(of: group.value, under: "inherits", problems: &problems)
        if let inherits { fields.checkStyle(inherits, problems: &problems) }
        continue
      }
      guard let items = group.value.items else {
        fields.wrongKind(group.value, under: name.value, expected: "a list of rules", problems: &problems)
        continue
      }
      groups.append((name, items.compactMap { Self.rule($0, fields, problems: &problems) }))
    }
    styles.append((style.name, inherits, groups))
  }

  private static func rule(_ node: Node, _ fields: FieldReader, problems: inout [Diagnostic]) -> Rule? {
    let keys = ["when", "say", "with", "ends"]
    guard let rule = FieldReader(node, of: fields.file, what: "a rule", known: keys, problems: &problems) else {
      return nil
    }
    return Rule(
      when: rule.text("when", problems: &problems), say: rule.text("say", problems: &problems),
      slots: rule.texts("with", problems: &problems) ?? [], ends: rule.text("ends", problems: &problems))
  }
}

extension FormulaRuleFile.Numbers {
  fileprivate init(_ node: Node, of file: RuleFile, problems: inout [Diagnostic]) {
    let keys = [
      "cardinals", "ordinals", "ordinal-endings", "denominators", "nesting", "point", "decimal-mark", "group-mark",
    ]
    guard let fields = FieldReader(node, of: file, what: "numbers", known: keys, problems: &problems) else { return }
    for (key, list) in [("cardinals", \NumberWords.cardinals), ("ordinals", \.ordinals), ("nesting", \.nesting)] {
      if let words = fields.wordList(key, problems: &problems) { lists.append((list, words)) }
    }
    for (key, mark) in [("point", \NumberWords.point), ("decimal-mark", \.decimalMark), ("group-mark", \.groupMark)] {
      if let word = fields.word(key, problems: &problems) { marks.append((mark, word)) }
    }
    for entry in fields.entries("ordinal-endings", problems: &problems) {
      let digits = fields.sourced(entry.key)
      if !digits.value.utf8.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }) {
        fields.wrongKey(digits, expected: "the digits that a number ends with, or ''", problems: &problems)
      }
      guard let text = fields.word(of: entry.value, under: digits.value, problems: &problems) else { continue }
      ordinalEndings.append((digits.value, text))
    }
    for entry in fields.entries("denominators", problems: &problems) {
      let number = fields.sourced(entry.key)
      if Int(number.value).map({ $0 > 0 }) != true {
        fields.wrongKey(number, expected: "a whole number above 0", problems: &problems)
      }
      denominators.append((number, fields.forms(entry, problems: &problems)))
    }
  }
}
