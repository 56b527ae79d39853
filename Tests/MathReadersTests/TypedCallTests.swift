import MathTree
import Testing

@testable import MathReaders

@Suite("What people type as a call or in one run")
struct TypedCallTests {
  private func content(_ source: String) throws -> String { try LinearSyntax.typed.content(source) }

  @Test(arguments: [
    ("root(3, 8)", "<mroot><mn>8</mn><mn>3</mn></mroot>"), ("root(3)(8)", "<mroot><mn>8</mn><mn>3</mn></mroot>"),
    ("lim(t->0) t", "<munder><mo>lim</mo><mrow><mi>t</mi><mo>→</mo><mn>0</mn></mrow></munder><mi>t</mi>"),
    (
      "sum(i=1, n) i",
      "<munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><mi>i</mi>"
    ),
    (
      "sum(i, i=1, n)",
      "<mrow><munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><mi>i</mi></mrow>"
    ),
    (
      "sum(i=1..n) i",
      "<munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><mi>i</mi>"
    ),
    (
      "∑(i=1→n) i",
      "<munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><mi>i</mi>"
    ),
    ("∫(0→1) t", "<msubsup><mo>∫</mo><mn>0</mn><mn>1</mn></msubsup><mi>t</mi>"),
    (
      "lim (t,u→0) f",
      "<munder><mo>lim</mo><mrow><mrow><mi>t</mi><mo>,</mo><mi>u</mi></mrow><mo>→</mo><mn>0</mn></mrow></munder><mi>f</mi>"
    ),
    ("lim(a, n→1)", "<mrow><munder><mo>lim</mo><mrow><mi>n</mi><mo>→</mo><mn>1</mn></mrow></munder><mi>a</mi></mrow>"),
    ("nCr", #"<mrow><mo>(</mo><mfrac linethickness="0"><mi>n</mi><mi>r</mi></mfrac><mo>)</mo></mrow>"#),
    ("A\\B", "<mi>A</mi><mo>∖</mo><mi>B</mi>"), ("A \\ B", "<mi>A</mi><mo>∖</mo><mi>B</mi>"),
    ("7'9\"", "<msup><mn>7</mn><mo>′</mo></msup><msup><mn>9</mn><mo>″</mo></msup>"),
    ("int(0, 1) t", "<msubsup><mo>∫</mo><mn>0</mn><mn>1</mn></msubsup><mi>t</mi>"),
    (
      "5° F (3)",
      #"<mn>5</mn><mi class="MathML-Unit">°F</mi><mrow><mo>(</mo><mn>3</mn><mo>)</mo></mrow>"#
    ),
    ("√", "<mo>√</mo>"), (":}", "<mo>:}</mo>"), ("mathring(t)", #"<mover accent="true"><mi>t</mi><mo>˚</mo></mover>"#),
    ("A ~ B", "<mi>A</mi><mo>∼</mo><mi>B</mi>"), ("~5", "<mo>~</mo><mn>5</mn>"), ("\\", "<mo>\\</mo>"),
    ("2 + ___", "<mn>2</mn><mo>+</mo><mo>_</mo><mo>_</mo><mo>_</mo>"),
    ("x1,2 = 3", "<msub><mi>x</mi><mrow><mn>1</mn><mo>,</mo><mn>2</mn></mrow></msub><mo>=</mo><mn>3</mn>"),
    ("F1", "<msub><mi>F</mi><mn>1</mn></msub>"), ("k // l", "<mi>k</mi><mo>∥</mo><mi>l</mi>"),
    (
      "x1/2 = ±3",
      "<msub><mi>x</mi><mrow><mn>1</mn><mo>,</mo><mn>2</mn></mrow></msub><mo>=</mo><mo>±</mo><mn>3</mn>"
    ),
    (
      "t tag(\"1\")",
      "<mtable><mlabeledtr><mtd><mtext>1</mtext></mtd><mtd><mi>t</mi><mrow/></mtd></mlabeledtr></mtable>"
    ),
    ("enclosed(left top)(t)", #"<menclose notation="left top"><mi>t</mi></menclose>"#),
    ("\" at \"", "<mtext>\u{A0}at\u{A0}</mtext>"), ("overset(´)(t)", "<mover><mi>t</mi><mo>´</mo></mover>"),
    ("operatorname(sn) t", "<mrow><mi>sn</mi><mo>\u{2061}</mo><mi>t</mi></mrow>"),
    ("operatorname(sn) + 1", "<mi>sn</mi><mo>+</mo><mn>1</mn>"), ("operatorname", "<mi>operatorname</mi>"),
    ("liminf", "<mo>liminf</mo>"),
    ("nCr(5, 2)", #"<mrow><mo>(</mo><mfrac linethickness="0"><mn>5</mn><mn>2</mn></mfrac><mo>)</mo></mrow>"#),
    ("5C2", #"<mrow><mo>(</mo><mfrac linethickness="0"><mn>5</mn><mn>2</mn></mfrac><mo>)</mo></mrow>"#),
    ("5 nCr 2", #"<mrow><mo>(</mo><mfrac linethickness="0"><mn>5</mn><mn>2</mn></mfrac><mo>)</mo></mrow>"#),
  ])
  func `calls are drawn as what they mean`(_ source: String, _ expected: String) throws {
    #expect(try content(source) == expected)
  }

  @Test(arguments: ["∂f(t,u)/∂t", "∂²f(t,u)/∂t²"])
  func `a function that is derived keeps its arguments`(_ source: String) throws {
    #expect(try content(source).contains("<mi>u</mi><mo>)</mo></mrow></mrow></mrow><mrow><mo>∂</mo>"))
  }

  @Test(arguments: ["gcd(12,18)", "max(3,5)", "(0,1)+(2,3)=(2,4)", "(0,1) ∪ (2,3)", "(4,1) - (2,-3)"])
  func `a comma between arguments, and in a pair beside another, is no decimal mark`(_ source: String) throws {
    #expect(try LinearSyntax.typed.content(source, decimalMark: ",").contains("<mo>,</mo>"))
    #expect(try LinearSyntax.typed.content("ln(12,18)", decimalMark: ",").contains("<mn>12,18</mn>"))
  }

  @Test(arguments: ["sum(i^2)", "lim(t)", "int(t)", "sum(a, b)"])
  func `parentheses that hold no bounds stay`(_ source: String) throws {
    #expect(try content(source).contains("<mo>(</mo>"))
  }

  @Test(arguments: [
    ("t1 + t2", "<msub><mi>t</mi><mn>1</mn></msub><mo>+</mo><msub><mi>t</mi><mn>2</mn></msub>"),
    ("t1^2", "<msup><msub><mi>t</mi><mn>1</mn></msub><mn>2</mn></msup>"),
    ("2t", "<mn>2</mn><mi>t</mi>"), ("t 1", "<mi>t</mi><mn>1</mn>"), ("t1.5", "<mi>t</mi><mn>1.5</mn>"),
  ])
  func `digits right behind a letter are its index`(_ source: String, _ expected: String) throws {
    #expect(try content(source) == expected)
  }

  @Test(arguments: [
    ("Δt/Δs", "<mfrac><mrow><mi>Δ</mi><mi>t</mi></mrow><mrow><mi>Δ</mi><mi>s</mi></mrow></mfrac>"),
    ("0.(3)", "<mrow><mn>0.</mn><mover><mn>3</mn><mo>¯</mo></mover></mrow>"),
    ("<t, s>", "<mrow><mo>⟨</mo><mi>t</mi><mo>,</mo><mi>s</mi><mo>⟩</mo></mrow>"),
    ("<0, 5]", "<mrow><mo>⟨</mo><mn>0</mn><mo>,</mo><mn>5</mn><mo>]</mo></mrow>"),
    ("[2, →>", "<mrow><mo>[</mo><mn>2</mn><mo>,</mo><mo>→</mo><mo>⟩</mo></mrow>"),
    ("t < 3, s > 2", "<mi>t</mi><mo>&lt;</mo><mn>3</mn><mo>,</mo><mi>s</mi><mo>&gt;</mo><mn>2</mn>"),
    ("¹/₂₀", "<mfrac><mn>1</mn><mn>20</mn></mfrac>"),
    ("t && s", "<mi>t</mi><mo>∧</mo><mi>s</mi>"),
  ])
  func `signs that stand together are one`(_ source: String, _ expected: String) throws {
    #expect(try content(source) == expected)
  }

  @Test(arguments: [
    ("3!=6", "!"), ("5!=120", "!"), ("3!=4", "≠"), ("3 != 6", "≠"), ("n!=n*(n-1)!", "!"), ("n!=0", "≠"),
  ])
  func `an exclamation mark before an equals sign is a factorial where that is true`(_ source: String, _ sign: String)
    throws
  {
    #expect(try content(source).contains("<mo>\(sign)</mo>"))
  }

  @Test func `a factorial and an index are guesses`() throws {
    #expect(try LinearSyntax.typed.parse("3!=6").tree.guesses.map(\.code) == ["factorial"])
    #expect(try LinearSyntax.typed.parse("t1").tree.guesses.map(\.code) == ["index"])
  }

  @Test func `a determinant has bars around its rows`() throws {
    for syntax in [LinearSyntax.typed, .asciiMath] {
      #expect(
        try syntax.content("|(a,b),(c,d)|")
          == "<mrow><mo>|</mo><mtable><mtr><mtd><mi>a</mi></mtd><mtd><mi>b</mi></mtd></mtr><mtr><mtd><mi>c</mi></mtd><mtd><mi>d</mi></mtd></mtr></mtable><mo>|</mo></mrow>"
      )
    }
  }

  @Test func `calls inside one another are read in bounded time`() throws {
    let source = String(repeating: "root(3, ", count: 12) + "t" + String(repeating: ")", count: 12)
    #expect(throws: Never.self) { try LinearSyntax.typed.parse(source) }
  }
}
