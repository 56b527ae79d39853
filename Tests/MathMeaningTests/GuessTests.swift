import SayableFormulas
import SayableMathML
import Testing

@testable import MathMeaning

@Suite("What was guessed is told")
struct GuessTests {
  private func guesses(_ source: String, _ syntax: FormulaSyntax, _ code: String) throws -> [Range<Int>] {
    try Formula.parse(source, syntax: syntax).meaning().guesses.filter { $0.code == code }.map(\.source)
  }

  @Test(arguments: [
    ("|a|b|c|", [0..<7]), ("a|b|c", [1..<4]), ("|a|b|", [0..<5]), ("|a|+|b|", []), ("|a||b|", []),
    ("P(A|B)+P(C|D)", []), ("|x-2|<3", []),
  ])
  func `bars that pair in more than one way are a guess`(_ source: String, _ expected: [Range<Int>]) throws {
    #expect(try guesses(source, .latex, "bars") == expected)
  }

  @Test(arguments: [
    ("1,234", [0..<5]), ("1.234", [0..<5]), ("0.234", []), ("1.23", []), ("1.2345", []), ("1234", []),
  ])
  func `a mark in a number that may part decimals or thousands is a guess`(_ source: String, _ expected: [Range<Int>])
    throws
  {
    #expect(try guesses(source, .typed, "number") == expected)
  }

  @Test
  func `what was chosen where the writing has more than one reading is told`() throws {
    #expect(try Formula("v(t)", syntax: .typed).meaning().guesses.map(\.code) == ["function-application"])
    #expect(try Formula("v(t+1)", syntax: .typed).meaning().guesses.map(\.code) == ["implicit-product"])
    #expect(try Formula("f(t)", syntax: .typed).meaning().guesses.map(\.source) == [0..<4])
    #expect(try Formula(#"5\mathrm{km}"#, syntax: .latex).meaning().guesses.map(\.code) == ["unit"])
    #expect(try Formula("6'", syntax: .typed).meaning().guesses.map(\.code) == ["prime"])
    #expect(try Formula("2p", syntax: .typed).meaning().guesses.isEmpty)
  }
}
