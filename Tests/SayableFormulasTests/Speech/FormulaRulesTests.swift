import BuiltInRuleFiles
import SayableEngine
import SayableFormulas
import SayableRules
import Testing

struct FormulaRulesTests {
  @Test(arguments: FormulaRules.builtIn.locales, SpeechStyle.allCases)
  func `compiled rules say what rules say that are compiled now`(locale: LanguageTag, style: SpeechStyle) throws {
    // An empty file keeps the library from being the compiled one.
    let library = try RuleLibrary.builtIn.adding([RuleFile(name: "\(locale)/formulas.yaml", text: "locale: \(locale)")])
    let now = try FormulaSpeaker(locale: locale, style: style, library: library)
    let ahead = try FormulaSpeaker(locale: locale, style: style)
    for source in [
      #"\frac{x^2+1}{\sqrt[3]{2}} \le \sin^2 A"#, "|x| = 3/4, 5 km/h",
      #"\int_0^1 \begin{pmatrix}1&2\\3&4\end{pmatrix}"#,
    ] {
      let formula = try Formula(source)
      #expect(ahead.json(of: formula) == now.json(of: formula))
    }
  }

  @Test(arguments: [("en-GB", "en"), ("de-AT", "de"), ("nl-BE", "nl")])
  func `a locale without words of its own takes those of its language`(locale: String, language: String) throws {
    let formula = try Formula("x^2 + 1/2")
    let said = try FormulaSpeaker(locale: LanguageTag(locale)).speak(formula)
    #expect(try FormulaSpeaker(locale: LanguageTag(language)).speak(formula) == said)
    #expect(try !FormulaRules.builtIn.locales.contains(LanguageTag(locale)))
  }

  @Test func `other files are read themselves`() throws {
    let file = RuleFile(name: "en/formulas.yaml", text: "symbols: {'+': and also}")
    let speaker = try FormulaSpeaker(locale: LanguageTag("en"), library: try RuleLibrary.builtIn.adding([file]))
    #expect(speaker.speak(try Formula("a + b")) == "a and also b")
  }

  @Test func `units and texts are said by the rules of labels that are given`() throws {
    let app = RuleFile(
      name: "app.yaml", text: "tables: {unit: {seat: {written: [st.], say: {one: '{0} seat', other: '{0} seats'}}}}")
    let labels = try RuleImage(bytes: RuleLibrary.builtIn.compile(locales: [LanguageTag("en")], appRules: [app]))
    let speaker = try FormulaSpeaker(locale: LanguageTag("en"), labels: labels)
    #expect(try speaker.speak(#"\text{2 st.}"#) == "2 seats")
  }
}
