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
    #expect(json.contains(#""text":"b","font":"italic","spoken":"b""#))
    #expect(json.contains(#""spoken":"a plus b","mathml":"#))
  }

  @Test(arguments: [#"\div a/a"#, "/a"])
  func `parts in one another do not repeat their words without end`(_ part: String) throws {
    let once = try size("a" + String(repeating: part, count: 200))
    let twice = try size("a" + String(repeating: part, count: 400))
    #expect(twice < once * 5 / 2)
  }
}
