internal import Sayable
internal import Synchronization

/// The rules of each locale, made ready when the first string in it comes.
internal final class LanguageStore: Sendable {
  /// One locale's place. Whoever comes while its rules are made waits for them.
  private final class Place: Sendable {
    let language = Mutex<LintLanguage?>(nil)
  }

  /// The rules of a chain of locales.
  private struct Rules: Sendable {
    let sure: Normalizer
    let guessing: Normalizer
  }

  private final class ChainPlace: Sendable {
    let rules = Mutex<Rules?>(nil)
  }

  private let shared = SharedRules()
  private let options: NormalizerOptions
  private let library: RuleLibrary
  private let appRules: [RuleFile]
  private let formulas: @Sendable (LanguageTag) -> (any FormulaFinding)?
  private let places = Mutex<[LanguageTag: Place]>([:])
  private let chains = Mutex<[[LanguageTag]: ChainPlace]>([:])

  internal init(
    options: NormalizerOptions, library: RuleLibrary, appRules: [RuleFile],
    formulas: @escaping @Sendable (LanguageTag) -> (any FormulaFinding)?
  ) {
    self.options = options
    self.library = library
    self.appRules = appRules
    self.formulas = formulas
  }

  /// The rules of a locale.
  internal func language(of locale: LanguageTag) throws(RuleSetError) -> LintLanguage {
    let place = places.withLock { places in
      if let place = places[locale] { return place }
      let place = Place()
      places[locale] = place
      return place
    }
    return try place.language.withLock { language throws(RuleSetError) in
      if let language { return language }
      let made = try make(locale)
      language = made
      return made
    }
  }

  private func make(_ locale: LanguageTag) throws(RuleSetError) -> LintLanguage {
    let rules = try rules(of: locale)
    // English itself needs no other locale, so that nobody waits in turn.
    let isEnglish = locale.language == LanguageTag.english.language
    return LintLanguage(
      locale, sure: rules.sure, guessing: rules.guessing,
      english: isEnglish ? nil : EnglishAbbreviations(try language(of: .english).sure))
  }

  /// The rules of a locale, which all locales that take theirs from the same files share.
  private func rules(of locale: LanguageTag) throws(RuleSetError) -> Rules {
    let chain = LocaleChain(locale, in: library)
    let place = chains.withLock { chains in
      if let place = chains[chain.tags] { return place }
      let place = ChainPlace()
      chains[chain.tags] = place
      return place
    }
    return try place.rules.withLock { rules throws(RuleSetError) in
      if let rules { return rules }
      let sure = try Normalizer(
        chain, options: options, appRules: appRules, library: library, formulas: formulas(locale), sharing: shared)
      var guessing = options
      guessing.appliesGuesses = true
      let made = Rules(sure: sure, guessing: sure.changing(guessing))
      rules = made
      return made
    }
  }
}
