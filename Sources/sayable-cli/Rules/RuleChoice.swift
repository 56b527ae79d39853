internal import BuiltInRuleFiles
internal import SayableEngine
internal import SayableRules

/// The rules that a command line asks for: which locale's, from which files.
internal struct RuleChoice {
  /// The locale that was asked for, or that the environment gives.
  let locale: LanguageTag
  /// The built-in rules and the folders over them.
  let library: RuleLibrary
  /// The packs of rules that apply.
  let packs: PackSelection
  /// An app's own files.
  let appRules: [RuleFile]
  /// Whether only the rules of one file apply, which know no locale.
  let isAlone: Bool
  /// What somebody should know of the choice.
  private(set) var warnings: [String] = []

  /// - Throws: ``Failure`` or ``RuleSetError``.
  init(_ request: Request) throws {
    if let tag = request.value(of: .locale) {
      locale = try request.locale(tag)
    } else {
      let environment = try EnvironmentLocale(RunningProgram.environment)
      locale = environment.tag
      warnings += environment.warning.map { [$0] } ?? []
    }
    isAlone = request.has(.only)
    if isAlone, request.has(.rules) {
      throw request.misuse("the options '--only' and '--rules' exclude each other")
    }
    library = try RuleLibrary(request)
    packs = PackSelection(request)
    let files = request.values(of: .only) + request.values(of: .app)
    appRules = try files.map { try RuleFile(at: $0) }
  }

  /// The normalizer of these rules.
  ///
  /// - Throws: ``RuleSetError``.
  func normalizer(
    options: NormalizerOptions = NormalizerOptions(), formulas: (any FormulaFinding)? = nil
  ) throws(RuleSetError) -> Normalizer {
    try Normalizer(
      effectiveLocale, options: options, packs: packs, appRules: appRules, library: library, formulas: formulas)
  }

  /// What the files say of these rules.
  ///
  /// - Throws: ``RuleSetError``.
  func summaries() throws(RuleSetError) -> [RuleSummary] {
    try library.rules(of: effectiveLocale, packs: packs, appRules: appRules)
  }

  private var effectiveLocale: LanguageTag { isAlone ? .root : locale }

  /// The warning that there are no rules for the language; nil where there are.
  var missingLanguage: String? {
    if isAlone || LocaleChain(locale, in: library).hasLanguage { return nil }
    return "there are no rules for '\(locale)'; only those that all languages share apply (see 'sayable locales')"
  }
}

extension PackSelection {
  /// The packs that a command line asks for.
  init(_ request: Request) {
    if let names = request.value(of: .pack) {
      self = .named(Set(names == "none" ? [] : names.split(separator: ",").map(String.init)))
    } else {
      self = .standard
    }
  }
}

extension RuleLibrary {
  /// The built-in rules, or none with `--only`, with the folders of `--rules` over them.
  ///
  /// - Throws: ``Failure`` or ``RuleSetError``.
  init(_ request: Request) throws {
    self = request.has(.only) ? RuleLibrary() : .builtIn
    for folder in request.values(of: .rules) { self = try adding(RulesFolder(folder).files) }
  }
}
