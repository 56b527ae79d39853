import Testing

@testable import SayableFormulas

@Suite("What was guessed is told")
struct GuessTests {
  private func guesses(_ source: String, _ syntax: FormulaSyntax, _ code: String) throws -> [Range<Int>] {
    try Formula(source, syntax: syntax).meaning().guesses.filter { $0.code == code }.map(\.source)
  }

  @Test(
    "Bars that pair in more than one way are a guess",
    arguments: [
      ("|a|b|c|", [0..<7]), ("a|b|c", [1..<4]), ("|a|b|", [0..<5]), ("|a|+|b|", []), ("|a||b|", []),
      ("P(A|B)+P(C|D)", []), ("|x-2|<3", []),
    ])
  func tellsOfBars(_ source: String, _ expected: [Range<Int>]) throws {
    #expect(try guesses(source, .latex, "bars") == expected)
  }

  @Test(
    "A mark in a number that may part decimals or thousands is a guess",
    arguments: [
      ("1,234", [0..<5]), ("1.234", [0..<5]), ("0.234", []), ("1.23", []), ("1.2345", []), ("1234", []),
    ])
  func tellsOfMarks(_ source: String, _ expected: [Range<Int>]) throws {
    #expect(try guesses(source, .typed, "number") == expected)
  }
}
