internal import PrefilterCompiler
public import SayableEngine

/// The first files of a new locale. They pass ``RuleCheck`` as they are, and name, in comments, all words that the shared
/// rules still want, with those of English beside them.
///
/// ```swift
/// let skeleton = try LocaleSkeleton(of: LanguageTag("eo"), in: .builtIn)
/// skeleton.files.map(\.name)  // ["eo/locale.yaml", "eo/words.yaml", "eo/labels.yaml"]
/// ```
public struct LocaleSkeleton: Sendable {
  /// The locale.
  public let tag: LanguageTag
  /// The files, named `LOCALE/FILE.yaml`.
  public let files: [RuleFile]
  /// The shared rules that have no words yet, in order.
  public let left: [RuleSummary]

  /// Makes the files of `tag`, whose other rules come from its parents in `library`.
  ///
  /// - Throws: `RuleSetError` where the rules of a parent are wrong.
  public init(of tag: LanguageTag, in library: RuleLibrary) throws(RuleSetError) {
    self.tag = tag
    let chain = LocaleChain(tag, in: library)
    let parent = chain.tags[0]
    let rules = try DefinedRules(LocaleChain(parent, in: library), in: library)
    left = rules.summaries.filter { !$0.isActive }
    let model = try Model(in: library)
    let text = Text(tag: tag, settings: rules.settings, left: left, tables: rules.tables, model: model)
    files = [("locale", text.locale), ("words", text.words), ("labels", text.labels)].map {
      RuleFile(name: "\(tag)/\($0.0).yaml", bytes: Array($0.1.utf8))
    }
  }

  /// English, whose words stand in the comments.
  private struct Model {
    static let tag = LanguageTag(language: "en")
    var variables: [String: String] = [:]
    var examples: [String: RuleSummary.Example] = [:]
    var rules: DefinedRules?

    init(in library: RuleLibrary) throws(RuleSetError) {
      guard library.contains(Self.tag) else { return }
      let chain = LocaleChain(Self.tag, in: library)
      var ignored: [Diagnostic] = []
      for file in library.files(of: chain) where file.locale == Self.tag {
        for case (let name, let text?) in RuleFileContent(file.file, of: Self.tag, problems: &ignored).variables {
          variables[name.value] = text.value
        }
      }
      let rules = try DefinedRules(chain, in: library)
      self.rules = rules
      for rule in rules.summaries where rule.isActive {
        examples[rule.id] = rule.examples.first { $0.locale == Self.tag }
      }
    }
  }

  /// What the files say.
  private struct Text {
    let tag: LanguageTag
    let settings: LocaleSettings
    let left: [RuleSummary]
    let tables: [String: Table]
    let model: Model

    private static let schema = "# yaml-language-server: $schema=../rules.schema.json\n"

    var locale: String {
      let numbers = settings.numbers
      return Self.schema + """
        # The locale itself. README.md of the rules explains the keys.
        locale: \(tag)
        # Its name in English.
        name: \(tag)
        # true once a speaker of the language has read the words and heard them.
        checked: false
        # What 05/06/2020 means: mdy, dmy or ymd.
        date-order: \(settings.dateOrder.rawValue)
        # Where there is a cldr.yaml, it gives the marks in numbers and the plural categories.
        numbers: {decimal: \(quoted("\(numbers.decimal)")), group: \(quoted("\(numbers.group)"))}
        # plural: {one: '0*1'}

        """
    }

    var words: String {
      var lines = [
        "# Words laid over cldr.yaml entry by entry, and tables that CLDR has no words for. Take the '#' away and put the",
        "# words of the language in place of the English ones.",
        "locale: \(tag)", "", "tables:",
      ]
      for name in wanted where tables[name] != nil {
        lines.append("  # \(name):")
        for entry in model.rules?.set.words(inTable: name).prefix(3) ?? [] {
          let id = isReferenceName(entry.id) ? entry.id : quoted(entry.id)
          let written = (entry.spellings + entry.riskySpellings).map(quoted).joined(separator: ", ")
          lines.append("  #   \(id): {written: [\(written)], say: \(say(entry.words))}")
        }
      }
      for (table, entries) in wantedEntries {
        lines.append("  # \(table):")
        let known = model.rules?.set.words(inTable: table) ?? []
        for id in entries {
          let words = known.first { $0.id == id }?.words ?? [:]
          lines.append("  #   \(id): {say: \(words.isEmpty ? "''" : say(words))}")
        }
      }
      return Self.schema + lines.joined(separator: "\n") + "\n"
    }

    var labels: String {
      var lines = [
        "# The words that the shared rules want, and examples for each rule that has got its words; then the rules that only",
        "# this language has.",
        "locale: \(tag)", "", "variables:",
      ]
      for name in wanted where tables[name] == nil && !name.contains("/") {
        lines.append("  # \(name): \(model.variables[name].map(quoted) ?? "''")")
      }
      lines += ["", "rules:"]
      for rule in left {
        lines.append("  # \(rule.id) (\(rule.pass)) wants: \(rule.lacking.joined(separator: ", "))")
        let example = model.examples[rule.id].map { "[\(quoted($0.written)), \(quoted($0.said))]" } ?? "['', '']"
        lines.append("  # - {id: \(rule.id), examples: [\(example)]}")
      }
      return Self.schema + lines.joined(separator: "\n") + "\n"
    }

    /// The variables and tables without words, in the order in which rules want them.
    private var wanted: [String] {
      var seen: Set<String> = []
      return left.flatMap(\.lacking).filter { seen.insert($0).inserted }
    }

    /// The tables that lack entries which templates take by name, such as `word/times`, and these entries.
    private var wantedEntries: [(table: String, entries: [String])] {
      var result: [(table: String, entries: [String])] = []
      for name in wanted {
        let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { continue }
        if let place = result.firstIndex(where: { $0.table == parts[0] }) {
          result[place].entries.append(parts[1])
        } else {
          result.append((parts[0], [parts[1]]))
        }
      }
      return result
    }

    private func say(_ words: [PluralCategory: String]) -> String {
      let forms = PluralCategory.allCases.compactMap { category in words[category].map { "\(category): \(quoted($0))" }
      }
      return "{\(forms.joined(separator: ", "))}"
    }

    private func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "''"))'" }
  }
}
