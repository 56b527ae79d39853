import BuiltInRuleFiles
import SayableEngine
import SayableRules
import Testing

@testable import SayableFormulas

struct FormulaLexiconTests {
  @Test func `the built-in lexicon can be read`() throws {
    _ = try FormulaLexicon(.builtIn)
  }

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
    ("lexicon: {units: [{prefix: [k], symbols: [m]}]}", "unknown-key"),
  ])
  func `what is wrong with a lexicon is told`(_ text: String, code: String) throws {
    let file = RuleFile(name: "root/formulas/lexicon.yaml", text: text)
    let error = #expect(throws: RuleSetError.self) { try FormulaLexicon(try RuleLibrary().adding([file])) }
    #expect(error?.diagnostics.first?.code == code)
  }
}
