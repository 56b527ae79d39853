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
    let sure = try Normalizer(locale, options: options, appRules: appRules, library: library, formulas: formulas)
    var guessing = options
    guessing.appliesGuesses = true
    return LintLanguage(
      locale: locale, sure: sure, guessing: sure.changing(guessing), formulas: formulas,
      english: locale.language == LanguageTag.english.language ? nil : try englishAbbreviations())
  }

  /// Says English abbreviations and nothing else. English itself needs no other locale, so that nobody waits in turn.
  private func englishAbbreviations() throws(RuleSetError) -> Normalizer {
    let english = try language(of: .english).sure
    var options = NormalizerOptions()
    options.disabled = Set(english.passNames).subtracting(["opaque", "abbreviations"])
    return english.changing(options)
  }
}
