internal import Sayable

/// The rules that a command line asks for: which locale's, from which files.
internal struct RuleChoice {
  /// The locale that was asked for, or that the environment gives.
  let locale: LanguageTag
  /// The built-in rules and the folders over them.
  let library: RuleLibrary
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
    let files = request.values(of: .only) + request.values(of: .app)
    appRules = try files.map { try RuleFile(at: $0) }
  }

  /// The normalizer of these rules.
  ///
  /// - Throws: ``RuleSetError``.
  func normalizer(
    options: NormalizerOptions = NormalizerOptions(), formulas: (any FormulaFinding)? = nil
  ) throws -> Normalizer {
    try Normalizer(
      isAlone ? .root : locale, options: options, appRules: appRules, library: library, formulas: formulas)
  }

  /// The warning that there are no rules for the language; nil where there are.
  func missingLanguage(_ normalizer: Normalizer) -> String? {
    if isAlone || normalizer.chain.hasLanguage { return nil }
    return "there are no rules for '\(locale)'; only those that all languages share apply (see 'sayable locales')"
  }
}

extension RuleLibrary {
  /// The built-in rules, or none with `--only`, with the folders of `--rules` over them.
  ///
  /// - Throws: ``Failure`` or ``RuleSetError``.
  init(_ request: Request) throws {
    self = request.has(.only) ? RuleLibrary() : .embedded
    for folder in request.values(of: .rules) { self = try adding(RulesFolder(folder).files) }
  }
}
