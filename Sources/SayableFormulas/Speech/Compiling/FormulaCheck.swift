internal import MathTree
public import SayableEngine
public import SayableRules

/// Checks the rules and words by which formulas are said: that every template is there with the slots that its rule
/// gives, that every name is known, and that each example is said as it says.
public struct FormulaCheck: Sendable {
  /// What was found, in the order of files and lines.
  public private(set) var diagnostics: [Diagnostic] = []
  /// The locales that were checked.
  public private(set) var locales: [LanguageTag] = []
  /// How many examples were tried.
  public private(set) var exampleCount = 0

  private let library: RuleLibrary

  /// Checks the rules of `library` for those of `locales` that have words for formulas; for all, if nil.
  public init(_ library: RuleLibrary, locales: [LanguageTag]? = nil) {
    self.library = library
    let known = FormulaRules.locales(of: library)
    self.locales = locales.map { $0.filter(known.contains) } ?? known
    var seen: Set<Diagnostic> = []
    var found: [Diagnostic] = []
    for locale in self.locales { found += check(locale).filter { seen.insert($0).inserted } }
    diagnostics = found
  }

  private mutating func check(_ locale: LanguageTag) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    let files = FormulaRules.files(of: locale, in: library, problems: &problems)
    let catalog = FormulaRules.catalog(of: files)
    // What the engine asks for by itself.
    var used: Set<String> = ["capital"]
    for style in SpeechStyle.allCases {
      for verbosity in Verbosity.allCases where style == .mathspeak || verbosity == .verbose {
        var compiler = ProgramCompiler(
          files, style: style.rawValue, catalog: catalog, verbosity: verbosity.variants, isCheck: true)
        _ = compiler.compile(problems: &problems)
        used.formUnion(compiler.usedTemplates)
      }
    }
    // Words that are missing would fail every example.
    guard problems.isEmpty else { return RuleSetError(diagnostics: problems).diagnostics }
    // What an upper layer says of a formula stands in place of what a lower one says.
    var seen: Set<String> = []
    for file in files.reversed() where file.locale == locale {
      problems += failedExamples(of: file, locale) { seen.insert($0.style + " " + $0.written.value).inserted }
      for template in file.templates where !used.contains(template.id.value) {
        problems.append(
          Diagnostic(
            .warning, code: "unused-template", "no rule asks for the template '\(template.id.value)'",
            at: template.id.location()))
      }
    }
    return problems
  }

  private mutating func failedExamples(
    of file: FormulaRuleFile, _ locale: LanguageTag, where isMeant: (FormulaRuleFile.Example) -> Bool
  ) -> [Diagnostic] {
    var speakers: [String: FormulaSpeaker] = [:]
    var problems: [Diagnostic] = []
    for example in file.examples where isMeant(example) {
      guard let style = SpeechStyle(rawValue: example.style) else {
        problems.append(
          Diagnostic(
            code: "unknown-style", "there is no style '\(example.style)'", at: example.written.location(),
            notes: ["the styles are: " + SpeechStyle.allCases.map(\.rawValue).joined(separator: ", ")]))
        continue
      }
      let expected = example.said.all.map { [("", $0)] } ?? example.said.named.map { ($0.name, $0.text) }
      for (verbosity, said) in expected {
        exampleCount += 1
        let name = style.rawValue + verbosity
        let preferences: SpeechPreferences = verbosity.isEmpty ? [:] : ["Verbosity": verbosity]
        let speaker =
          speakers[name]
          ?? (try? FormulaSpeaker(locale: locale, style: style, library: library).preferring(preferences))
        speakers[name] = speaker
        guard let speaker else {
          problems.append(
            Diagnostic(
              code: "unknown-verbosity", "there is no verbosity '\(verbosity)'", at: said.location(),
              notes: ["there are: " + Verbosity.allCases.map(\.rawValue).joined(separator: ", ")]))
          continue
        }
        problems += failure(of: example.written, expected: said, speaker).map { [$0] } ?? []
      }
    }
    return problems
  }

  private func failure(
    of written: SourcedText, expected: SourcedText, _ speaker: FormulaSpeaker
  ) -> Diagnostic? {
    do throws(FormulaSyntaxError) {
      let said = try speaker.speak(written.value)
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
