import SayableEngine
import SayableFormulas
import SayableRules

extension FormulaSpeaker {
  /// A speaker by the rules of files.
  init(locale: LanguageTag, style: SpeechStyle = .clearspeak, library: RuleLibrary) throws(RuleSetError) {
    let chain = LocaleChain(locale, in: library)
    try self.init(
      chain, style: style, rules: library.formulaRules(of: chain, style: style),
      decimalMark: library.decimalMark(of: locale)
    ) { try? Normalizer(locale, library: library) }
  }
}
