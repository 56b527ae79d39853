internal import BuiltInRuleFiles
internal import MathMeaning
internal import MathReaders
internal import SayableEngine
internal import SayableRules
internal import YAML

/// The names of functions, units and words that formulas are read with: what the rules hold under `lexicon`. The parsers,
/// the stages of meaning and the finder of formulas in labels have all of theirs from it.
internal struct FormulaLexicon: Sendable {
  /// For the stages of meaning.
  let meaning: MeaningLexicon
  /// For the parser of typed formulas.
  let typed: TypedLexicon

  /// That of the built-in rules; a test tries it.
  static let builtIn: FormulaLexicon = {
    do throws(RuleSetError) {
      return try FormulaLexicon(RuleLibrary.builtIn)
    } catch {
      fatalError("the built-in lexicon of formulas is broken: \(error)")
    }
  }()

  private static let fileName = "/lexicon.yaml"
  private static let keys = [
    "functions", "function-letters", "units", "typed-units", "articles", "vowels", "possible-vowels",
  ]

  /// Reads the lexicon in the rules that all languages share.
  ///
  /// - Throws: All that is wrong with it.
  init(_ library: RuleLibrary) throws(RuleSetError) {
    var problems: [Diagnostic] = []
    var functions: [String: MeaningRole] = [:]
    var letters: Set<String> = []
    var units: Set<String> = []
    var typedUnits: Set<String> = []
    var articles: Set<String> = []
    var (vowels, possibleVowels) = ("", "")
    for (_, file) in library.formulaFiles(of: LocaleChain(.root, in: library)) where file.name.hasSuffix(Self.fileName)
    {
      guard let node = file.root(problems: &problems)?["lexicon"],
        let fields = FieldReader(node, of: file, what: "the lexicon", known: Self.keys, problems: &problems)
      else { continue }
      for entry in fields.entries("functions", problems: &problems) {
        guard let role = Self.roles[entry.key.string ?? ""] else {
          fields.wrongKey(fields.sourced(entry.key), expected: "prefix, limit or infix", problems: &problems)
          continue
        }
        for name in fields.texts(ofItemsIn: entry, problems: &problems) { functions[name.value] = role }
      }
      letters.formUnion(fields.texts("function-letters", problems: &problems)?.map(\.value) ?? [])
      units.formUnion(fields.symbols("units", problems: &problems))
      typedUnits.formUnion(fields.symbols("typed-units", problems: &problems))
      articles.formUnion(fields.texts("articles", problems: &problems)?.map(\.value) ?? [])
      vowels = fields.text("vowels", problems: &problems)?.value ?? vowels
      possibleVowels = fields.text("possible-vowels", problems: &problems)?.value ?? possibleVowels
    }
    guard problems.isEmpty else { throw RuleSetError(diagnostics: problems) }
    meaning = MeaningLexicon(functions: functions, units: units, functionLetters: letters)
    typed = TypedLexicon(
      units: typedUnits, articles: articles, vowels: vowels, possibleVowels: possibleVowels)
  }

  private static let roles: [String: MeaningRole] = [
    "prefix": .prefixFunction, "limit": .limitFunction, "infix": .infixFunction,
  ]
}

extension FieldReader {
  /// The symbols of units in the groups under `key`, alone and with each prefix of their group.
  fileprivate func symbols(_ key: String, problems: inout [Diagnostic]) -> Set<String> {
    var symbols: Set<String> = []
    for group in node[key]?.items ?? [] {
      let keys = ["prefixes", "symbols"]
      guard let fields = FieldReader(group, of: file, what: "a group of units", known: keys, problems: &problems) else {
        continue
      }
      let prefixes = fields.texts("prefixes", problems: &problems)?.map(\.value) ?? []
      for symbol in fields.texts("symbols", problems: &problems)?.map(\.value) ?? [] {
        symbols.formUnion([symbol] + prefixes.map { $0 + symbol })
      }
    }
    return symbols
  }
}

extension MeaningLexicon {
  /// What formulas are read with.
  internal static let standard = FormulaLexicon.builtIn.meaning
}

extension TypedLexicon {
  /// What typed formulas are read with.
  internal static let standard = FormulaLexicon.builtIn.typed
}
