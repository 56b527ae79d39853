public import SayableEngine

/// Compiled rules and words by which formulas are said, in some locales: those that come with SayableFormulas, or what
/// was compiled from rule files.
public struct FormulaRules: Sendable {
  private let image: Image
  private let directory: ImageLocales

  /// The rules of an image of formulas.
  package init(_ image: Image) {
    self.image = image
    var reader = image.start
    directory = ImageLocales(&reader)
  }

  /// The locales that have words for formulas, in alphabetical order. What takes its words from one of them, as `en-GB`
  /// does from `en`, is not among them.
  public var locales: [LanguageTag] { directory.tagsWithPart.filter { $0 != .root } }

  /// The locales that `tag` takes its words from.
  package func chain(of tag: LanguageTag) -> LocaleChain { LocaleChain(tag, among: directory) }

  private func part(of chain: LocaleChain) -> Int? {
    guard let tag = chain.tags.first(where: { directory.part(of: $0) != nil }), tag != .root || chain.requested == .root
    else { return nil }
    return directory.part(of: tag)
  }

  /// How formulas are said in the locale of a chain.
  ///
  /// - Throws: That there are no words for it.
  package func speech(of chain: LocaleChain) throws(RuleSetError) -> LocaleSpeech {
    guard let part = part(of: chain) else {
      throw RuleSetError(noWordsFor: "formulas", in: chain.requested, known: locales)
    }
    var (speech, reader) = (LocaleSpeech(), image.reader(of: part))
    speech.fields(&reader)
    return speech
  }

  /// The program of a locale for a style, as `preferences` ask for.
  ///
  /// - Throws: The first preference that cannot be followed.
  package func program(
    _ speech: LocaleSpeech, _ style: SpeechStyle, _ preferences: SpeechPreferences = SpeechPreferences()
  ) throws(SpeechPreferenceError) -> SpeechProgram {
    try speech.program(style, preferences, in: image)
  }

  /// The names of functions and units in a locale.
  package func lexicon(_ speech: LocaleSpeech) -> FormulaLexicon {
    var (lexicon, reader) = (FormulaLexicon(), image.reader(ofCompressed: speech.lexiconPart))
    lexicon.fields(&reader)
    return lexicon
  }
}

extension RuleSetError {
  /// That a locale has no words for `subject`, such as formulas.
  package init(noWordsFor subject: String, in locale: LanguageTag, known: [LanguageTag]) {
    self.init(diagnostics: [
      Diagnostic(
        code: "unknown-locale", "there are no words for \(subject) in '\(locale)'",
        notes: ["known are: " + known.map(\.description).joined(separator: ", ")])
    ])
  }
}
