internal import BuiltInRules
@_exported public import SayableEngine

extension RuleImage {
  /// The rules that come with Sayable.
  public static let builtIn = RuleImage(BuiltInRules.image)
}

extension Normalizer {
  /// Makes a normalizer for the built-in rules nearest to `locale`; a language without rules gets those of `root`, which
  /// `LocaleChain/hasLanguage` of `chain` tells.
  ///
  /// ```swift
  /// let say = try Normalizer(locale: "fr")
  /// say.normalize("8 m²")  // "8 mètres carrés"
  /// ```
  ///
  /// - Parameters:
  ///   - locale: A BCP 47 tag in any case, with `-` or `_`, such as `nl-BE`.
  ///   - options: What the app knows better than the text.
  ///   - formulas: Who finds and says the formulas in labels; without, they are text like any other.
  /// - Throws: `MalformedLanguageTag`.
  public init(
    locale: String, options: NormalizerOptions = NormalizerOptions(), formulas: (any FormulaFinding)? = nil
  ) throws(MalformedLanguageTag) {
    self.init(try LanguageTag(locale), options: options, formulas: formulas)
  }

  /// Makes a normalizer for a tag that is already parsed.
  public init(
    _ locale: LanguageTag, options: NormalizerOptions = NormalizerOptions(), formulas: (any FormulaFinding)? = nil
  ) {
    self.init(image: .builtIn, locale: locale, options: options, formulas: formulas)
  }
}
