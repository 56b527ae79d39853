import MathTree
import BuiltInRuleFiles
import SayableEngine
import SayableMathML
import SayableRules
import Testing

@testable import SayableFormulas

@Suite("Hostile formulas")
struct HostileFormulaTests {
  private static func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

  @Test(
    arguments: FormulaSyntax.allCases,
    [
      "{", "(", "[", "|", "\\frac{", "\\sqrt{", "x^{", "x_(", "sqrt(", "<mrow>", "\\left(", "〖", "√", "■(", "\\text{$",
      "-",
    ])
  func `a formula that is nested too deep is an error and no crash, in time that grows with its length alone`(
    _ syntax: FormulaSyntax, _ piece: String
  ) {
    for isLenient in [false, true] {
      let formula = try? Formula.parse(Self.repeated(piece, 10_000), syntax: syntax, isLenient: isLenient)
      if isLenient { #expect(formula != nil) }
      _ = formula?.mathML
    }
  }

  @Test(
    arguments: FormulaSyntax.allCases,
    ["7", "123,", "1.", "-", "x+", "\\frac", "\\frac{1}{2}", "^", "_", "x^2", "|x|", "&", "'", "sum_(i=1)^n i"])
  func `long rows are said, in time that grows with their length alone`(_ syntax: FormulaSyntax, _ piece: String) throws
  {
    let speaker = try FormulaSpeaker(locale: LanguageTag("en"))
    let formula = try Formula.parse(Self.repeated(piece, 1000), syntax: syntax, isLenient: true)
    #expect(!speaker.speak(formula).isEmpty)
  }

  @Test(arguments: [(FormulaSyntax.latex, "", ""), (.typed, "(", ")"), (.asciimath, "(", ")")])
  func `a long list of numbers that look like groups of digits is a list`(
    _ syntax: FormulaSyntax, _ open: String, _ close: String
  ) throws {
    let source = open + Self.repeated("123,", 20_000) + "123" + close
    let formula = try Formula.parse(source, syntax: syntax)
    #expect(formula.mathML.ranges(of: "<mn>123</mn>").count == 20_001)
  }

  @Test(arguments: [(FormulaSyntax.latex, "", ""), (.typed, "(", ")"), (.typed, "", "")])
  func `a number of many groups of digits is one number`(_ syntax: FormulaSyntax, _ open: String, _ close: String)
    throws
  {
    let number = "1" + Self.repeated(",000", 90)
    #expect(try Formula.parse(open + number + close, syntax: syntax).mathML.contains("<mn>\(number)</mn>"))
  }

  @Test(arguments: [
    #"\def\a{\a\a}\a"#, #"\def\a{\b}\def\b{\a}\a"#, #"\newcommand{\a}[1]{\a{#1#1}}\a{x}"#, #"\let\a\b\def\b{\a\b}\b"#,
    #"\newenvironment{e}{\begin{e}}{\end{e}}\begin{e}\end{e}"#,
  ])
  func `macros that never end are an error`(_ source: String) {
    let error = #expect(throws: FormulaSyntaxError.self) { _ = try Formula(source, syntax: .latex) }
    #expect(error?.message.isEmpty == false)
  }

  @Test
  func `every beginning of a formula is a formula or an error that lies in it`() throws {
    let speaker = try FormulaSpeaker(locale: LanguageTag("en"))
    let sources: [(FormulaSyntax, String)] = [
      (
        .latex,
        #"\frac{a^{2}}{\sqrt[3]{b}} \begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix} \left( x \right] \text{if } \vec{v}_1'"#
      ),
      (.typed, "y = 3x^2 - 1/2 sqrt(x) + |x - [1, 2)| {x | x > 0} \"text\" ½√(x²)"),
      (.asciimath, "sum_(i=1)^n i^3 = ((n(n+1))/2)^2 [[a,b],[c,d]] hat(x) {(x,if y):}"),
      (.unicodemath, "∑_(n=0)^∞▒〖x^n/n!〗 ■(a&b@c&d) √(n&x) ⟨a│b⟩ a┴b x̂"),
      (.mathml, "<math><msup><mi>x</mi><mn>&pi;</mn></msup><mtable><mtr><mtd/></mtr></mtable></math>"),
    ]
    for (syntax, source) in sources {
      for end in source.indices {
        let beginning = String(source[..<end])
        do throws(FormulaSyntaxError) {
          _ = speaker.speak(try Formula.parse(beginning, syntax: syntax))
        } catch {
          #expect(0 <= error.source.lowerBound && error.source.upperBound <= beginning.utf8.count, "\(beginning)")
        }
        let lenient = try Formula.parse(beginning, syntax: syntax, isLenient: true)
        _ = speaker.speak(lenient)
        #expect(throws: Never.self, "\(beginning)") { _ = try Formula(mathML: lenient.mathML) }
      }
    }
  }

  @Test
  func `what is said is one line and holds no control characters`() throws {
    for style in SpeechStyle.allCases {
      let speaker = try FormulaSpeaker(locale: LanguageTag("en"), style: style)
      for syntax in FormulaSyntax.allCases {
        let inMarkup =
          syntax == .mathml ? "<mi>a\u{85}b\u{2028}</mi>" : "a\u{1}b\u{2} \"x\n\u{3}y\u{85}\u{2028}\" \u{7F}"
        for source in [inMarkup, "row\u{8D}>("] {
          let said = speaker.speak(try Formula.parse(source, syntax: syntax, isLenient: true))
          #expect(!said.unicodeScalars.contains { $0.properties.generalCategory == .control || $0 == "\u{2028}" })
        }
      }
    }
  }

  @Test(arguments: FormulaSyntax.allCases)
  func `every character can be a script, or stand where one could`(_ syntax: FormulaSyntax) throws {
    for value in [0xB0...0x2B00, 0xA700...0xAB6F, 0xFE00...0xFFFF].joined() {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      _ = try Formula.parse("x\(scalar)_\(scalar)", syntax: syntax, isLenient: true)
    }
  }

  @Test
  func `subscript schwa is a subscript`() throws {
    #expect(try Formula("xₔ", syntax: .unicodemath).mathML.contains("<msub><mi>x</mi><mi>ə</mi></msub>"))
  }

  @Test(arguments: ["(", "x^(", "sin(", "|1+"])
  func `brackets, scripts and functions count as much as the stack they take`(_ piece: String) {
    for syntax in [FormulaSyntax.typed, .asciimath] {
      #expect(throws: Never.self) { _ = try Formula.parse(Self.closed(piece, 24), syntax: syntax) }
      #expect(throws: FormulaSyntaxError.self) { _ = try Formula.parse(Self.closed(piece, 60), syntax: syntax) }
    }
  }

  /// `piece` nested `count` times, its brackets closed.
  private static func closed(_ piece: String, _ count: Int) -> String {
    repeated(piece, count) + "x" + repeated(piece.hasPrefix("|") ? "|" : ")", count)
  }

  @Test(arguments: ["a(", "1/(", "|1+(", "("])
  func `brackets in one row that are nested too deep are an error`(_ piece: String) throws {
    let closing = piece.hasPrefix("|") ? ")|" : ")"
    let source = Self.repeated(piece, 250) + "x+y" + Self.repeated(closing, 250)
    #expect(throws: FormulaSyntaxError.self) { _ = try Formula(source, syntax: .latex) }
    let lenient = try Formula(source, syntax: .latex, isLenient: true)
    #expect(lenient.mathML.contains("<merror><mtext>\(source)</mtext></merror>"))
    let elements = source.unicodeScalars.map { "<mo>\($0)</mo>" }.joined()
    #expect(throws: FormulaSyntaxError.self) { _ = try Formula(mathML: "<mrow>\(elements)</mrow>") }
    let row = Self.repeated("P(a|b)+|x|+", 300) + "1"
    #expect(throws: Never.self) { _ = try Formula(row, syntax: .latex) }
  }

  @Test(arguments: [FormulaSyntax.typed, .latex])
  func `no formula has more than a hundred problems`(_ syntax: FormulaSyntax) throws {
    let source = Self.repeated("}", 5000)
    let formula = try Formula.parse(source, syntax: syntax, isLenient: true)
    #expect(formula.problems.count == 100)
    #expect(formula.mathML.contains("<merror><mtext>\(source)</mtext></merror>"))
  }

  @Test(arguments: [
    (FormulaSyntax.typed, "x+)", "x plus close paren"), (.typed, "(x", "open paren x"),
    (.typed, "[1,2", "open bracket 1 comma 2"), (.latex, #"\foo x"#, #"\foo x"#),
    (.latex, #"\def\a{\a}\a"#, #"\def\a{\a}\a"#), (.mathml, "x<y", "x<y"),
  ])
  func `what cannot be read is said as it is written`(_ syntax: FormulaSyntax, _ source: String, _ expected: String)
    throws
  {
    let speaker = try FormulaSpeaker(locale: LanguageTag("en"))
    #expect(speaker.speak(try Formula.parse(source, syntax: syntax, isLenient: true)) == expected)
  }

  @Test(arguments: FormulaSyntax.allCases)
  func `a byte order mark and controls leave nothing behind`(_ syntax: FormulaSyntax) throws {
    let marks = "\u{FEFF}\u{7F}\u{80}\u{9F}\u{202E}"
    let source = syntax == .mathml ? "\u{FEFF}<mi>\(marks)x</mi>" : "\u{FEFF}x\(marks)"
    let formula = try Formula.parse(source, syntax: syntax)
    #expect(formula.source == source)
    #expect(formula.text == "x")
    #expect(formula.tree[formula.tree.root].source == 0..<source.utf8.count)
  }
}
