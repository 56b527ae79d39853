public import BuiltInRuleFiles
public import SayableEngine
public import SayableRules

/// The rules and words by which formulas are said.
public enum FormulaRules {
  /// The locales of `library` that have words for formulas, in alphabetical order.
  public static func locales(of library: RuleLibrary = .builtIn) -> [LanguageTag] {
    library.formulaLocales.filter { $0 != .root }
  }

  /// Whether `library` has words for formulas in a locale, or in one that it takes its own from.
  internal static func hasWords(for locale: LanguageTag, in library: RuleLibrary) -> Bool {
    locale == .root || library.formulaFiles(of: LocaleChain(locale, in: library)).contains { $0.locale != .root }
  }

  /// How formulas are said in a style.
  ///
  /// - Throws: All that is wrong with the rules and words.
  internal static func rules(
    locale: LanguageTag, style: SpeechStyle, library: RuleLibrary, sharing shared: SharedFormulaRules
  ) throws(RuleSetError) -> StyleRules {
    var drafts: [Verbosity: ProgramDraft] = [:]
    for verbosity in style.verbosities {
      drafts[verbosity] = try draft(
        locale: locale, style: style, verbosity: verbosity, library: library, sharing: shared)
    }
    return StyleRules(style, drafts)
  }

  /// The program for a style, made of the files.
  internal static func draft(
    locale: LanguageTag, style: SpeechStyle, verbosity: Verbosity, library: RuleLibrary,
    sharing shared: SharedFormulaRules = SharedFormulaRules()
  ) throws(RuleSetError) -> ProgramDraft {
    var problems: [Diagnostic] = []
    let files = Self.files(of: locale, in: library, sharing: shared, problems: &problems)
    // What is wrong with a file makes what it should give seem to be missing.
    guard problems.isEmpty else { throw RuleSetError(diagnostics: problems) }
    var compiler = ProgramCompiler(
      files, style: style.rawValue, catalog: Self.catalog(of: files), verbosity: verbosity.variants)
    let program = compiler.compile(problems: &problems)
    guard problems.isEmpty else { throw RuleSetError(diagnostics: problems) }
    return program
  }

  internal static func files(
    of locale: LanguageTag, in library: RuleLibrary, sharing shared: SharedFormulaRules = SharedFormulaRules(),
    problems: inout [Diagnostic]
  ) -> [FormulaRuleFile] {
    let files = library.formulaFiles(of: LocaleChain(locale, in: library))
    if !files.contains(where: { $0.locale != .root }), locale != .root {
      let known = library.formulaLocales.filter { $0 != .root }.map(\.description)
      problems.append(
        Diagnostic(
          code: "unknown-locale", "there are no words for formulas in '\(locale)'",
          notes: ["known are: " + known.joined(separator: ", ")]))
    }
    let read = files.map { shared.content(of: $0.file, $0.locale, problems: &problems) }
    checkInheritance(of: read, problems: &problems)
    return read
  }

  /// Notes styles that inherit themselves in the end.
  private static func checkInheritance(of files: [FormulaRuleFile], problems: inout [Diagnostic]) {
    var parents: [String: SourcedText] = [:]
    for style in files.flatMap(\.styles) where parents[style.style] == nil { parents[style.style] = style.inherits }
    for style in SpeechStyle.allCases.map(\.rawValue) {
      var chain = [style]
      while let parent = parents[chain.last ?? ""], chain.count <= parents.count {
        chain.append(parent.value)
        guard parent.value == style else { continue }
        problems.append(
          Diagnostic(
            code: "cyclic-style", "the style '\(style)' inherits itself", at: parents[style]?.location(),
            notes: ["it inherits " + chain.dropFirst().joined(separator: ", which inherits ")]))
        break
      }
    }
  }

  internal static func catalog(of files: [FormulaRuleFile]) -> PreferenceCatalog {
    var catalog = PreferenceCatalog()
    for file in files {
      for (name, values) in file.preferences { catalog.add(name, values: values) }
    }
    return catalog
  }
}
