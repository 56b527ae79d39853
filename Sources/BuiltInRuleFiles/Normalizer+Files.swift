public import SayableEngine
public import SayableRules

extension Normalizer {
  /// Makes a normalizer for the built-in rules with an app's own laid over them, compiled now. To compile them ahead,
  /// see `RuleLibrary/compile(locales:packs:appRules:)`.
  ///
  /// ```swift
  /// let rules = RuleFile(name: "app.yaml", text: "tables: {abbreviation: {st.: stalls}}")
  /// let say = try Normalizer(locale: "en", appRules: [rules])
  /// ```
  ///
  /// - Parameters:
  ///   - locale: A BCP 47 tag in any case, with `-` or `_`, such as `nl-BE`.
  ///   - options: What the app knows better than the text.
  ///   - packs: Which packs of rules apply.
  ///   - appRules: Rule files laid over all others.
  ///   - formulas: Who finds and says the formulas in labels; without, they are text like any other.
  /// - Throws: `MalformedLanguageTag`, or `RuleSetError` with all that is wrong with the rules.
  public init(
    locale: String, options: NormalizerOptions = NormalizerOptions(), packs: PackSelection = .standard,
    appRules: [RuleFile], formulas: (any FormulaFinding)? = nil
  ) throws {
    try self.init(
      LanguageTag(locale), options: options, packs: packs, appRules: appRules, library: .builtIn, formulas: formulas)
  }
}
