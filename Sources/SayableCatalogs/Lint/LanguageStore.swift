internal import SayableEngine
internal import SayableRules
internal import Sharing

/// The rules of each locale, made ready when the first string in it comes.
internal final class LanguageStore: Sendable {
  private let shared = SharedRules()
  private let options: NormalizerOptions
  private let packs: PackSelection
  private let library: RuleLibrary
  private let appRules: [RuleFile]
  private let formulas: @Sendable (LanguageTag) -> (any FormulaFinding)?
  private let places = Lock<[LanguageTag: Lazy<LintLanguage>]>([:])
  private let english = Lazy<EnglishAbbreviations>()
  private let chains = Lock<[[LanguageTag]: Lazy<LintRules>]>([:])

  internal init(
    options: NormalizerOptions, packs: PackSelection, library: RuleLibrary, appRules: [RuleFile],
    formulas: @escaping @Sendable (LanguageTag) -> (any FormulaFinding)?
  ) {
    self.options = options
    self.packs = packs
    self.library = library
    self.appRules = appRules
    self.formulas = formulas
  }

  internal func language(of locale: LanguageTag) throws(RuleSetError) -> LintLanguage {
    let place = places.withLock { places in
      if let place = places[locale] { return place }
      let place = Lazy<LintLanguage>()
      places[locale] = place
      return place
    }
    return try place.value { () throws(RuleSetError) in try make(locale) }
  }

  private func make(_ locale: LanguageTag) throws(RuleSetError) -> LintLanguage {
    let rules = try rules(of: locale)
    // English itself needs no other locale, so that nobody waits in turn.
    if locale.language == LanguageTag.english.language { return LintLanguage(locale, rules, english: nil) }
    let english = try english.value { () throws(RuleSetError) in EnglishAbbreviations(try language(of: .english)) }
    return LintLanguage(locale, rules, english: english)
  }

  /// The rules of a locale, which all locales that take theirs from the same files share.
  private func rules(of locale: LanguageTag) throws(RuleSetError) -> LintRules {
    var chain = LocaleChain(locale, in: library)
    if locale.isTraditionalChinese, chain.tags.first == LanguageTag(language: locale.language) {
      chain = LocaleChain(.root, in: library)
    }
    let place = chains.withLock { chains in
      if let place = chains[chain.tags] { return place }
      let place = Lazy<LintRules>()
      chains[chain.tags] = place
      return place
    }
    return try place.value { () throws(RuleSetError) in
      let sure = try Normalizer(
        chain, options: options, packs: packs, appRules: appRules, library: library, formulas: formulas(locale),
        sharing: shared)
      var guessing = options
      guessing.appliesGuesses = true
      return LintRules(sure: sure, guessing: sure.changing(guessing))
    }
  }
}

extension LanguageTag {
  /// Whether it is Chinese in traditional characters: in what is said for a text, the simplified ones of the rules of
  /// Chinese would be slips.
  fileprivate var isTraditionalChinese: Bool {
    guard language == "zh" else { return false }
    return script.map { $0 == "Hant" } ?? ["TW", "HK", "MO"].contains(region)
  }

  /// Whether it is no language, but letters with accents or marks of direction by which an app is tested.
  internal var isPseudoLocale: Bool { region.map { ["XA", "XB", "XC"].contains($0) } ?? false }
}
