import BuiltInRuleFiles
import SayableEngine
import SayableRules
import Testing

@testable import SayableFormulas

struct FormulaLexiconTests {
  @Test(arguments: [
    (#"\mathrm{ggT} (a, b)"#, "the ggT of, open paren, a comma b, close paren"),
    (#"\operatorname{pgcd} (a, b)"#, "the pgcd of, open paren, a comma b, close paren"),
    ("5 km", "5 kilometers"), ("3 kWh", "3 kilowatt-hours"),
  ])
  func `a name of the lexicon is one name and no product of letters`(_ written: String, _ said: String) throws {
    #expect(try FormulaSpeaker(locale: LanguageTag("en")).speak(written) == said)
  }

  @Test(arguments: [
    ("lexicon: {functions: {postfix: [x]}}", "wrong-key"), ("lexicon: {function: [x]}", "unknown-key"),
    ("lexicon: {units: [{prefix: [k], symbols: [m]}]}", "unknown-key"), ("lexicon: {vowels: [a]}", "wrong-kind"),
  ])
  func `what is wrong with a lexicon is told`(_ text: String, code: String) throws {
    let file = RuleFile(name: "root/formulas/lexicon.yaml", text: text)
    let error = #expect(throws: RuleSetError.self) {
      try FormulaSpeaker(locale: .root, library: try RuleLibrary().adding([file]))
    }
    #expect(error?.diagnostics.first?.code == code)
  }

  @Test func `a language may have names of functions and units of its own`() throws {
    let file = RuleFile(
      name: "en/formulas/lexicon.yaml", text: "lexicon: {functions: {prefix: [foo]}, typed-units: [{symbols: [qm]}]}")
    let library = try RuleLibrary.builtIn.adding([file])
    let formula = #"\operatorname{foo} x"#
    #expect(try FormulaSpeaker(locale: LanguageTag("en"), library: library).speak(formula) == "foo x")
    let german = try FormulaSpeaker(locale: LanguageTag("de"), library: library)
    #expect(try german.speak(formula) == FormulaSpeaker(locale: LanguageTag("de")).speak(formula))
  }
}
