internal import SayableEngine
internal import SayableFormulas
internal import SayableRules

extension FormulaSpeaker {
  /// A speaker by the rules of a library, which are compiled now where they are not yet.
  init(
    locale: LanguageTag, style: SpeechStyle = .clearspeak, options: MeaningOptions = MeaningOptions(),
    library: RuleLibrary
  ) throws(RuleSetError) {
    let chain = LocaleChain(locale, in: library)
    try self.init(
      chain, style: style, options: options, rules: library.formulaRules(of: chain, style: style), library: library)
  }

  /// A speaker by compiled rules, which says units and texts by those of a library.
  init(
    _ chain: LocaleChain, style: SpeechStyle, options: MeaningOptions = MeaningOptions(), rules: FormulaRules,
    library: RuleLibrary
  ) throws(RuleSetError) {
    let locale = chain.requested
    // Whoever uses the rules of labels checks them.
    try self.init(
      chain, style: style, options: options, rules: rules, decimalMark: library.decimalMark(of: locale)
    ) { try? Normalizer(locale, library: library) }
  }
}
