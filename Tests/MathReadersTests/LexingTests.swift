import MathTree
import Testing

@testable import MathReaders

@Suite("Lexemes of linear formulas")
struct LexingTests {
  private func lexer(_ source: String, decimalMark: Character = ".") -> LinearLexer {
    LinearLexer(source, .typed(LinearSyntax.lexicon), ParsingOptions(decimalMark: decimalMark))
  }

  /// The lexemes of `source`, as they are written.
  private func spelled(_ lexer: LinearLexer) -> [String] {
    var lexer = lexer
    var lexemes: [String] = []
    while case let next = lexer.peek(), next.kind != .end {
      lexemes.append(lexer.source.text(next.source))
      lexer.consume(next)
    }
    return lexemes
  }

  @Test(arguments: [
    ("2pir", ["2", "pi", "r"]),
    ("sinx+cosy", ["sin", "x", "+", "cos", "y"]),
    ("sink", ["sink"]),
    ("abc", ["a", "b", "c"]),
    ("the cost of a ticket", ["the cost of a ticket"]),
    ("d'argent", ["d'argent"]),
    ("x<=-1", ["x", "<=", "-", "1"]),
    ("a !== b", ["a", "!==", "b"]),
    ("3 km / h", ["3", "km", "/", "h"]),
    ("1.5e-3x", ["1.5", "e", "-", "3", "x"]),
    ("α²β", ["α", "²", "β"]),
    ("f'''(x)", ["f", "'''", "(", "x", ")"]),
    ("||v||", ["||", "v", "||"]),
    ("\\alpha \\le 2", ["alpha", "le", "2"]),
    ("（ｘ＋１）", ["（", "ｘ", "＋", "１", "）"]),
    ("x\u{A0}y", ["x", "y"]),
    ("12\u{A0}km", ["12", "km"]),
    ("5\u{202F}000\u{2009}m", ["5\u{202F}000", "m"]),
  ])
  func `typed formulas are cut into numbers, names, words and signs`(_ source: String, _ lexemes: [String]) {
    #expect(spelled(lexer(source)) == lexemes)
  }

  @Test(arguments: [
    ("sink", ["sin", "k"]),
    ("the", ["t", "h", "e"]),
    ("2.5pi", ["2.5", "pi"]),
    ("a!=b", ["a", "!=", "b"]),
    ("x>-1", ["x", ">-", "1"]),
    ("oox", ["oo", "x"]),
    ("|__x__|", ["|__", "x", "__|"]),
    ("a\\ b", ["a", "\\ ", "b"]),
  ])
  func `AsciiMath is cut into the longest names`(_ source: String, _ lexemes: [String]) {
    #expect(spelled(LinearLexer(source, .asciiMath, ParsingOptions())) == lexemes)
  }

  @Test(arguments: [
    ("1,234,567", ".", "1,234,567"), ("1,2345", ".", "1"), ("1 234", ".", "1 234"), ("12 34", ".", "12"),
    ("1.234,5", ",", "1.234,5"), ("1.234", ",", "1.234"), ("1,234", ",", "1,234"), (".5", ".", ".5"),
    ("1\u{202F}000", ".", "1\u{202F}000"), ("2 125/1000", ".", "2"), ("2 000/7", ".", "2 000"), ("7.", ".", "7"),
  ])
  func `a number ends where people end it`(_ source: String, _ mark: Character, _ number: String) {
    #expect(spelled(lexer(source, decimalMark: mark)).first == number)
  }

  @Test(arguments: ["12,345", "123,456,789"])
  func `in brackets, what could be a list of numbers is one`(_ source: String) {
    var lexer = lexer(source)
    lexer.surroundings.openBrackets = 1
    #expect(spelled(lexer).filter { $0 != "," } == source.split(separator: ",").map(String.init))
  }

  @Test(arguments: [
    ("5 min", true), ("5 min(a)", false), ("5 min_x", false), ("3 in", true), ("3 in A", false), ("min 5", false),
    ("x km", false), ("7 kg x", true), ("3 h 20 min", true), ("3 h", false),
    ("t = 3 h", true), ("d = 2 h, R = 5", true), ("y = 3 h", false), ("2t = 3 h", false), ("t = 3h", false),
    ("21 °C", true), ("4 µm", true),
  ])
  func `a unit is one only where nothing else can be meant`(_ source: String, _ isUnit: Bool) {
    var lexer = lexer(source)
    var units: [String] = []
    while case let next = lexer.peek(), next.kind != .end {
      if next.symbol.isUnit { units.append(next.text) }
      lexer.consume(next)
    }
    #expect(units.isEmpty != isUnit)
  }

  @Test
  func `a unit below another is one without a number in front of it`() {
    var lexer = lexer("5 km/h")
    lexer.consume(lexer.peek())
    lexer.consume(lexer.peek())
    let isBelow = lexer.expectUnit(at: 5, below: 2..<4)
    lexer.consume(lexer.peek())
    let lower = lexer.peek()
    #expect(isBelow && lower.symbol.isUnit)
  }

  @Test
  func `going back gives the same lexeme again`() {
    var lexer = lexer("lim x")
    let first = lexer.peek()
    lexer.consume(first)
    let second = lexer.peek()
    #expect(second.text == "x")
    lexer.move(to: first.start)
    let again = lexer.peek()
    #expect(again.source == first.source)
  }

  @Test
  func `later lines of a table of symbols win, and a line can take names away`() {
    let table = SymbolTable("o A a aa\no B ab", "o C a\ndrop % ab")
    #expect(table.symbol(named: "a".utf8)?.text == "C")
    #expect(table.symbol(named: "aa".utf8)?.text == "A")
    #expect(table.symbol(named: "ab".utf8) == nil)
    #expect(table.longestMatch(in: SourceText("aaa"), at: 0)?.source == 0..<2)
    #expect(table.longestMatch(in: SourceText("aaa"), at: 0, limit: 1)?.source == 0..<1)
  }
}
