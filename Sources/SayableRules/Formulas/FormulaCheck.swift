public import MathTree
public import SayableEngine
public import SpeechRules

/// Checks the rules and words by which formulas are said: that every template is there with the slots that its rule
/// gives, that every name is known, that the signs of mathematics have words, and that each example is said as it says.
public struct FormulaCheck: Sendable {
  /// Says formulas, as `FormulaSpeaker` of the library SayableFormulas does.
  public typealias Speaker = @Sendable (_ formula: String) throws(FormulaSyntaxError) -> String

  /// What was found, in the order of files and lines.
  public private(set) var diagnostics: [Diagnostic] = []
  /// The locales that were checked.
  public private(set) var locales: [LanguageTag] = []
  /// How many examples were tried.
  public private(set) var exampleCount = 0

  private let library: RuleLibrary
  private let speaker: @Sendable (FormulaRules, LocaleChain, SpeechStyle, SpeechPreferences) throws -> Speaker

  /// Checks the rules of `library` for those of `locales` that have words for formulas.
  ///
  /// - Parameters:
  ///   - library: The rules.
  ///   - locales: The locales, or all of the library.
  ///   - speaker: Makes what says the examples by some rules, in a locale, a style and wordings. It throws for
  ///     wordings that the rules do not know.
  public init(
    _ library: RuleLibrary, locales: [LanguageTag]? = nil,
    speaker: @escaping @Sendable (FormulaRules, LocaleChain, SpeechStyle, SpeechPreferences) throws -> Speaker
  ) {
    self.library = library
    self.speaker = speaker
    let known = library.formulaLocales.filter { $0 != .root }
    self.locales = locales.map { $0.filter(known.contains) } ?? known
    var seen: Set<Diagnostic> = []
    for locale in self.locales { diagnostics += check(locale).filter { seen.insert($0).inserted } }
  }

  private mutating func check(_ locale: LanguageTag) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    let chain = LocaleChain(locale, in: library)
    let sources = FormulaFiles(chain, in: library, problems: &problems)
    // What the engine asks for by itself.
    var used: Set<String> = ["capital"]
    for (style, verbosity) in LocaleSpeech.places {
      var compiler = ProgramCompiler(sources, style: style, verbosity: verbosity, isCheck: true)
      let program = compiler.compile(problems: &problems)
      if style == .clearspeak { problems += MathematicalSigns.withoutWords(in: program.words, of: locale) }
      used.formUnion(compiler.usedTemplates)
    }
    // Words that are missing would fail every example.
    guard !problems.contains(where: { $0.severity == .error }),
      let rules = try? library.compiledFormulaRules(of: chain, styles: SpeechStyle.allCases)
    else { return RuleSetError(diagnostics: problems).diagnostics }
    // What an upper layer says of a formula stands in place of what a lower one says.
    var seen: Set<String> = []
    for file in sources.files.reversed() where file.locale == locale {
      problems += failedExamples(of: file, chain, rules) { seen.insert($0.style + " " + $0.written.value).inserted }
      for template in file.templates where !used.contains(template.id.value) {
        problems.warn(
          "unused-template", "no rule asks for the template '\(template.id.value)'", at: template.id.location())
      }
    }
    return problems
  }

  private mutating func failedExamples(
    of file: FormulaRuleFile, _ chain: LocaleChain, _ rules: FormulaRules,
    where isMeant: (FormulaRuleFile.Example) -> Bool
  ) -> [Diagnostic] {
    // A function that throws one type of error is kept in a value of its own: in generic types it needs iOS 18.
    struct Voice { let speak: Speaker }
    var voices: [String: Voice] = [:]
    var problems: [Diagnostic] = []
    for example in file.examples where isMeant(example) {
      guard let style = SpeechStyle(rawValue: example.style) else {
        problems.report(
          "unknown-style", "there is no style '\(example.style)'", at: example.written.location(),
          notes: ["the styles are: " + SpeechStyle.allCases.map(\.rawValue).joined(separator: ", ")])
        continue
      }
      let expected = example.said.all.map { [("", $0)] } ?? example.said.named.map { ($0.name, $0.text) }
      for (verbosity, said) in expected {
        exampleCount += 1
        let name = style.rawValue + verbosity
        let preferences: SpeechPreferences = verbosity.isEmpty ? [:] : ["Verbosity": verbosity]
        let voice = voices[name] ?? (try? Voice(speak: speaker(rules, chain, style, preferences)))
        voices[name] = voice
        guard let voice else {
          problems.report(
            "unknown-verbosity", "there is no verbosity '\(verbosity)'", at: said.location(),
            notes: ["there are: " + Verbosity.allCases.map(\.rawValue).joined(separator: ", ")])
          continue
        }
        problems += failure(of: example.written, expected: said, voice.speak).map { [$0] } ?? []
      }
    }
    return problems
  }

  private func failure(
    of written: SourcedText, expected: SourcedText, _ speaker: Speaker
  ) -> Diagnostic? {
    do throws(FormulaSyntaxError) {
      let said = try speaker(written.value)
      if said == expected.value { return nil }
      return Diagnostic(
        code: "failed-example", "'\(written.value)' is said '\(said)', not '\(expected.value)'", at: expected.location()
      )
    } catch {
      return Diagnostic(
        code: "failed-example", "'\(written.value)' cannot be read: \(error.message)", at: written.location())
    }
  }
}
