import MathTree
import BuiltInRuleFiles
import SayableEngine
import SayableRules
import Testing

@testable import SayableFormulas

@Suite("Formulas are written as JSON")
struct FormulaJSONTests {
  private func size(_ source: String) throws -> Int {
    try FormulaSpeaker(locale: LanguageTag("en")).json(of: Formula(source, syntax: .latex)).utf8.count
  }

  @Test
  func `each part has words of its own`() throws {
    let json = try FormulaSpeaker(locale: LanguageTag("en")).json(of: Formula("a+b", syntax: .latex))
    #expect(json.contains(#""text":"b","font":"italic","name":"term 2","spoken":"b""#))
    #expect(json.contains(#""spoken":"a plus b","mathml":"#))
  }

  @Test(arguments: [
    ("en", #""name":"numerator","summary":"sum, 2 terms","spoken":"a plus b""#),
    ("nl", #""name":"teller","summary":"som, 2 termen","spoken":"a plus b""#),
  ])
  func `each part has a name in what holds it, and a summary`(_ locale: String, _ expected: String) throws {
    let json = try FormulaSpeaker(locale: LanguageTag(locale)).json(of: Formula(#"\frac{a+b}{2}"#, syntax: .latex))
    #expect(json.contains(expected))
  }

  @Test(arguments: FormulaRules.builtIn.locales)
  func `parts have names in every language`(_ locale: LanguageTag) throws {
    let formulas = [
      #"\frac12"#, #"\sqrt[3]{x}"#, "x_1^2", #"\sum_{k=1}^n k"#, #"\int_0^1 x\,dx"#, "f(x)", "a+b=2c", "a<b<c",
      #"\begin{pmatrix}1&2\\3&4\end{pmatrix}"#, #"\begin{cases}a&b\\c&d\end{cases}"#, #"\begin{align}a\\b\end{align}"#,
    ]
    let speaker = try FormulaSpeaker(locale: locale)
    for formula in formulas {
      let json = try speaker.json(of: Formula(formula, syntax: .latex))
      #expect(json.contains(#""name":"#) && json.contains(#""summary":"#), "\(formula)")
    }
  }

  @Test(arguments: [#"\div a/a"#, "/a"])
  func `parts in one another do not repeat their words without end`(_ part: String) throws {
    let once = try size("a" + String(repeating: part, count: 200))
    let twice = try size("a" + String(repeating: part, count: 400))
    #expect(twice < once * 5 / 2)
  }
}
