internal import Sayable
internal import Synchronization

/// The rules of each locale, made ready when the first string in it comes.
internal final class LanguageStore: Sendable {
  /// One locale's place: whoever comes while its rules are made waits for them.
  private final class Place: Sendable {
    let language = Mutex<LintLanguage?>(nil)
  }

  private let options: NormalizerOptions
  private let library: RuleLibrary
  private let appRules: [RuleFile]
  private let formulas: @Sendable (LanguageTag) -> (any FormulaFinding)?
  private let abbreviations = Mutex<Normalizer?>(nil)
  private let places = Mutex<[LanguageTag: Place]>([:])

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
    let formulas = formulas(locale)
    let sure = try normalizer(locale, options, formulas)
    var guessing = options
    guessing.appliesGuesses = true
    return LintLanguage(
      locale: locale, sure: sure, guessing: try normalizer(locale, guessing, formulas), formulas: formulas,
      english: locale.language == "en" ? nil : try english(passes: sure.passNames))
  }

  private func normalizer(
    _ locale: LanguageTag, _ options: NormalizerOptions, _ formulas: (any FormulaFinding)?
  ) throws(RuleSetError) -> Normalizer {
    try Normalizer(locale, options: options, appRules: appRules, library: library, formulas: formulas)
  }

  /// Says English abbreviations and nothing else; one for all locales.
  private func english(passes: [String]) throws(RuleSetError) -> Normalizer? {
    guard let locale = try? LanguageTag("en") else { return nil }
    return try abbreviations.withLock { english throws(RuleSetError) in
      if let english { return english }
      var options = NormalizerOptions()
      options.disabled = Set(passes).subtracting(["opaque", "abbreviations"])
      let made = try Normalizer(locale, options: options, library: library)
      english = made
      return made
    }
  }
}
