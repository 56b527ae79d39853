public import SayableEngine

extension Normalizer {
  /// Makes a normalizer for the rules of a library that are nearest to `locale`, compiled now where they are not
  /// compiled already.
  ///
  /// - Parameters:
  ///   - locale: The language of the labels.
  ///   - options: What the app knows better than the text.
  ///   - packs: Which packs of rules apply.
  ///   - appRules: Rule files of an app's own, laid over all others.
  ///   - library: The rules to choose from.
  ///   - formulas: Who finds and says the formulas in labels; without, they are text like any other.
  /// - Throws: `RuleSetError` with all that is wrong with the rules.
  public init(
    _ locale: LanguageTag, options: NormalizerOptions = NormalizerOptions(), packs: PackSelection = .standard,
    appRules: [RuleFile] = [], library: RuleLibrary, formulas: (any FormulaFinding)? = nil
  ) throws(RuleSetError) {
    try self.init(
      LocaleChain(locale, in: library), options: options, packs: packs, appRules: appRules, library: library,
      formulas: formulas, sharing: SharedRules())
  }

  /// The same for the text of a tag.
  ///
  /// - Throws: `MalformedLanguageTag`, or `RuleSetError` with all that is wrong with the rules.
  public init(
    locale: String, options: NormalizerOptions = NormalizerOptions(), packs: PackSelection = .standard,
    appRules: [RuleFile] = [], library: RuleLibrary, formulas: (any FormulaFinding)? = nil
  ) throws {
    try self.init(
      LanguageTag(locale), options: options, packs: packs, appRules: appRules, library: library, formulas: formulas)
  }

  /// Makes a normalizer that shares what its locale has in common with others.
  ///
  /// - Throws: `RuleSetError` with all that is wrong with the rules.
  package init(
    _ chain: LocaleChain, options: NormalizerOptions, packs: PackSelection, appRules: [RuleFile], library: RuleLibrary,
    formulas: (any FormulaFinding)?, sharing shared: SharedRules
  ) throws(RuleSetError) {
    let rules: RuleSet
    if packs == .standard, appRules.isEmpty, let compiled = library.image {
      rules = RuleSet(chain, in: compiled, sharing: shared.patterns)
    } else {
      let loaded = try LoadedRules(
        chain, in: library, packs: packs, appFiles: appRules, usesBase: true, sharing: shared)
      rules = RuleSet(loaded, in: library, sharing: shared)
    }
    self.init(rules, options: options, formulas: formulas)
  }
}
