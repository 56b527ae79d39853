import MathTree
import Testing

@testable import MathReaders

@Suite("AsciiMath is read")
struct AsciiMathTests {
  private func content(_ source: String, decimalMark: Character = ".", isLenient: Bool = false)
    throws(FormulaSyntaxError) -> String
  {
    try LinearSyntax.asciiMath.content(source, decimalMark: decimalMark, isLenient: isLenient)
  }

  @Test(arguments: [
    ("sinx", "<mrow><mo>sin</mo><mi>x</mi></mrow>"),
    ("2pir", "<mn>2</mn><mi>π</mi><mi>r</mi>"),
    ("xsqrty", "<mi>x</mi><msqrt><mi>y</mi></msqrt>"),
    ("alphabeta", "<mi>α</mi><mi>β</mi>"),
    ("aleq b", "<mi>a</mi><mo>≤</mo><mi>b</mi>"),
  ])
  func `names stand wherever their letters do`(_ source: String, _ expected: String) throws {
    #expect(try content(source) == expected)
  }

  @Test(arguments: [
    (#"\gamma \le \Delta"#, "<mi>γ</mi><mo>≤</mo><mo>Δ</mo>"),
    (#"x\ y"#, #"<mi>x</mi><mspace width="0.3em"/><mi>y</mi>"#),
    (#"\frac{a}{b}"#, "<mfrac><mi>a</mi><mi>b</mi></mfrac>"),
  ])
  func `TeX names and a backslash are allowed`(_ source: String, _ expected: String) throws {
    #expect(try content(source) == expected)
  }

  @Test(arguments: [
    ("(p+q)/r", "<mfrac><mrow><mi>p</mi><mo>+</mo><mi>q</mi></mrow><mi>r</mi></mfrac>"),
    ("sqrt[k]", "<msqrt><mi>k</mi></msqrt>"),
    ("root(n)(p+q)", "<mroot><mrow><mi>p</mi><mo>+</mo><mi>q</mi></mrow><mi>n</mi></mroot>"),
    ("(p)(q)", "<mrow><mo>(</mo><mi>p</mi><mo>)</mo></mrow><mrow><mo>(</mo><mi>q</mi><mo>)</mo></mrow>"),
    ("{p}/(q]", "<mfrac><mi>p</mi><mi>q</mi></mfrac>"),
    ("(:p:)/q", "<mfrac><mrow><mo>〈</mo><mi>p</mi><mo>〉</mo></mrow><mi>q</mi></mfrac>"),
  ])
  func `arguments lose their brackets, factors keep them`(_ source: String, _ expected: String) throws {
    #expect(try content(source) == expected)
  }

  @Test(arguments: [
    ("k_2^3", "<msubsup><mi>k</mi><mn>2</mn><mn>3</mn></msubsup>"),
    ("k^3_2", "<msubsup><mi>k</mi><mn>2</mn><mn>3</mn></msubsup>"),
    ("prod_(k=1)^9", "<munderover><mo>∏</mo><mrow><mi>k</mi><mo>=</mo><mn>1</mn></mrow><mn>9</mn></munderover>"),
    ("lim_(h->0)", "<munder><mo>lim</mo><mrow><mi>h</mi><mo>→</mo><mn>0</mn></mrow></munder>"),
    ("oint_C", "<msub><mo>∮</mo><mi>C</mi></msub>"),
    ("max_k", "<munder><mo>max</mo><mi>k</mi></munder>"),
    ("k_2_3", "<msub><msub><mi>k</mi><mn>2</mn></msub><mn>3</mn></msub>"),
    ("2^2^n", "<msup><mn>2</mn><msup><mn>2</mn><mi>n</mi></msup></msup>"),
  ])
  func `scripts come in any order, and limits stand below and above`(_ source: String, _ expected: String) throws {
    #expect(try content(source) == expected)
  }

  @Test(arguments: [
    ("t^-2", "<msup><mi>t</mi><mrow><mo>−</mo><mn>2</mn></mrow></msup>"),
    ("t/-2", "<mfrac><mi>t</mi><mrow><mo>−</mo><mn>2</mn></mrow></mfrac>"),
    ("2-t", "<mn>2</mn><mo>−</mo><mi>t</mi>"),
    ("t^- 2", "<msup><mi>t</mi><mo>−</mo></msup><mn>2</mn>"),
  ])
  func `a minus belongs to an argument and not to a term`(_ source: String, _ expected: String) throws {
    #expect(try content(source) == expected)
  }

  @Test(arguments: [
    ("cos k/2", "<mfrac><mrow><mo>cos</mo><mi>k</mi></mrow><mn>2</mn></mfrac>"),
    ("cos^2 k", "<mrow><msup><mo>cos</mo><mn>2</mn></msup><mi>k</mi></mrow>"),
    ("g(k)/2", "<mfrac><mrow><mi>g</mi><mrow><mo>(</mo><mi>k</mi><mo>)</mo></mrow></mrow><mn>2</mn></mfrac>"),
    ("g k/2", "<mi>g</mi><mfrac><mi>k</mi><mn>2</mn></mfrac>"),
    ("h(k)/2", "<mi>h</mi><mfrac><mi>k</mi><mn>2</mn></mfrac>"),
    ("ln(k)/2", "<mfrac><mrow><mo>ln</mo><mrow><mo>(</mo><mi>k</mi><mo>)</mo></mrow></mrow><mn>2</mn></mfrac>"),
  ])
  func `functions take what follows`(_ source: String, _ expected: String) throws {
    #expect(try content(source) == expected)
  }

  @Test(arguments: [
    ("bar k", #"<mover accent="true"><mi>k</mi><mo>¯</mo></mover>"#),
    ("vec(pq)", #"<mover accent="true"><mrow><mi>p</mi><mi>q</mi></mrow><mo>→</mo></mover>"#),
    ("ul k", #"<munder accentunder="true"><mi>k</mi><mo>_</mo></munder>"#),
    (
      "ubrace(p+q)_n",
      #"<munder><munder accentunder="true"><mrow><mi>p</mi><mo>+</mo><mi>q</mi></mrow><mo>⏟</mo></munder><mi>n</mi></munder>"#
    ),
    ("cancel k", #"<menclose notation="updiagonalstrike"><mi>k</mi></menclose>"#),
    ("overset(*)(=)", "<mover><mo>=</mo><mo>⋅</mo></mover>"),
  ])
  func `accents, braces and strokes`(_ source: String, _ expected: String) throws {
    #expect(try content(source) == expected)
  }

  @Test(arguments: [
    ("abs(k)", "<mrow><mo>|</mo><mi>k</mi><mo>|</mo></mrow>"),
    ("norm(k)", "<mrow><mo>∥</mo><mi>k</mi><mo>∥</mo></mrow>"),
    ("floor(k/2)", "<mrow><mo>⌊</mo><mfrac><mi>k</mi><mn>2</mn></mfrac><mo>⌋</mo></mrow>"),
    ("|k|", "<mrow><mo>|</mo><mi>k</mi><mo>|</mo></mrow>"),
    ("|p|+|q|", "<mrow><mo>|</mo><mi>p</mi><mo>|</mo></mrow><mo>+</mo><mrow><mo>|</mo><mi>q</mi><mo>|</mo></mrow>"),
    (
      "||p|+|q||",
      "<mrow><mo>|</mo><mrow><mo>|</mo><mi>p</mi><mo>|</mo></mrow><mo>+</mo><mrow><mo>|</mo><mi>q</mi><mo>|</mo></mrow><mo>|</mo></mrow>"
    ),
    ("2 * ___", "<mn>2</mn><mo>⋅</mo><mo>_</mo><mo>_</mo><mo>_</mo>"),
    ("|__k__|", "<mrow><mo>⌊</mo><mi>k</mi><mo>⌋</mo></mrow>"),
    ("(p|q)", "<mrow><mo>(</mo><mi>p</mi><mo>∣</mo><mi>q</mi><mo>)</mo></mrow>"),
    ("|~k~|", "<mrow><mo>⌈</mo><mi>k</mi><mo>⌉</mo></mrow>"),
  ])
  func `fences go around arguments`(_ source: String, _ expected: String) throws {
    #expect(try content(source) == expected)
  }

  @Test(arguments: [
    ("bb(k)", #"<mi mathvariant="bold">k</mi>"#),
    ("bbb R", #"<mi mathvariant="double-struck">R</mi>"#),
    ("bbfr(k7)", #"<mrow><mi mathvariant="bold-fraktur">k</mi><mn mathvariant="bold">7</mn></mrow>"#),
    ("fr(7)", "<mn>7</mn>"),
    ("bb(fr(k))", #"<mi mathvariant="bold-fraktur">k</mi>"#),
    (#"tt "code""#, #"<mtext mathvariant="monospace">code</mtext>"#),
    ("rm(max)", #"<mo mathvariant="normal">max</mo>"#),
  ])
  func `fonts reach all that is in them`(_ source: String, _ expected: String) throws {
    #expect(try content(source) == expected)
  }

  @Test(arguments: [
    (#""if "k"#, #"<mrow><mtext>if</mtext><mspace width="1ex"/></mrow><mi>k</mi>"#),
    ("text(an apple)", "<mtext>an apple</mtext>"),
    ("p and q", "<mi>p</mi><mtext>and</mtext><mi>q</mi>"),
    (#"k" "l"#, #"<mi>k</mi><mspace width="1ex"/><mi>l</mi>"#),
  ])
  func `text keeps its spaces apart`(_ source: String, _ expected: String) throws {
    #expect(try content(source) == expected)
  }

  @Test(arguments: [
    (
      "((1,0),(0,1))",
      "<mrow><mo>(</mo><mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>0</mn></mtd></mtr><mtr><mtd><mn>0</mn></mtd><mtd><mn>1</mn></mtd></mtr></mtable><mo>)</mo></mrow>"
    ),
    (
      "[[p],[q]]",
      "<mrow><mo>[</mo><mtable><mtr><mtd><mi>p</mi></mtd></mtr><mtr><mtd><mi>q</mi></mtd></mtr></mtable><mo>]</mo></mrow>"
    ),
    (
      "{(p,q),(r,s)}",
      "<mrow><mo>{</mo><mrow><mo>(</mo><mi>p</mi><mo>,</mo><mi>q</mi><mo>)</mo></mrow><mo>,</mo><mrow><mo>(</mo><mi>r</mi><mo>,</mo><mi>s</mi><mo>)</mo></mrow><mo>}</mo></mrow>"
    ),
    (
      "[(1,2),(3)]",
      "<mrow><mo>[</mo><mrow><mo>(</mo><mn>1</mn><mo>,</mo><mn>2</mn><mo>)</mo></mrow><mo>,</mo><mrow><mo>(</mo><mn>3</mn><mo>)</mo></mrow><mo>]</mo></mrow>"
    ),
    (
      "{(k,if k>0),(-k,if k<0):}",
      #"<mrow><mo>{</mo><mtable columnalign="left"><mtr><mtd><mi>k</mi></mtd><mtd><mo>if</mo><mi>k</mi><mo>&gt;</mo><mn>0</mn></mtd></mtr><mtr><mtd><mo>−</mo><mi>k</mi></mtd><mtd><mo>if</mo><mi>k</mi><mo>&lt;</mo><mn>0</mn></mtd></mtr></mtable></mrow>"#
    ),
    (
      "[(p,|,q),(r,|,s)]",
      #"<mrow><mo>[</mo><mtable columnlines="solid"><mtr><mtd><mi>p</mi></mtd><mtd><mi>q</mi></mtd></mtr><mtr><mtd><mi>r</mi></mtd><mtd><mi>s</mi></mtd></mtr></mtable><mo>]</mo></mrow>"#
    ),
  ])
  func `rows of equal length in equal brackets are a matrix`(_ source: String, _ expected: String) throws {
    #expect(try content(source) == expected)
  }

  @Test(arguments: [
    ("k^", "<msup><mi>k</mi><mrow/></msup>"),
    ("sqrt", "<msqrt><mrow/></msqrt>"),
    ("(p", "<mrow><mo>(</mo><mi>p</mi></mrow>"),
    ("p)", "<mi>p</mi><mo>)</mo>"),
    ("/ k", "<mo>/</mo><mi>k</mi>"),
    ("", ""),
  ])
  func `what is missing is an empty row`(_ source: String, _ expected: String) throws {
    #expect(try content(source) == expected)
  }

  @Test
  func `what is nested deeper than a formula may be is an error and no crash`() {
    for source in [String(repeating: "{", count: 100_000), String(repeating: "t^", count: 100_000)] {
      let error = #expect(throws: FormulaSyntaxError.self) { _ = try content(source) }
      #expect(error?.message.contains("nested") == true)
    }
  }

  @Test
  func `a formula that is nested too deeply is kept as its source where reading is lenient`() throws {
    let source = String(repeating: "(", count: 300)
    #expect(try content(source, isLenient: true) == "<merror><mtext>\(source)</mtext></merror>")
  }

  @Test
  func `nodes know the bytes they were read from`() throws {
    let tree = try LinearSyntax.asciiMath.parse("é+(k)/2").tree
    #expect(tree.children(of: tree.root).map { tree[$0].source } == [0..<2, 2..<3, 3..<8])
  }

  @Test
  func `a comma can be the decimal mark`() throws {
    #expect(try content("3,5", decimalMark: ",") == "<mn>3,5</mn>")
    #expect(try content("3,5") == "<mn>3</mn><mo>,</mo><mn>5</mn>")
    #expect(try content("[[1,2],[3,4]]", decimalMark: ",") == content("[[1,2],[3,4]]"))
    #expect(try content("((1,2),(3,4))", decimalMark: ",") == content("((1,2),(3,4))"))
    #expect(try content("((1;2);(3;4))", decimalMark: ",") == content("((1,2),(3,4))"))
    #expect(try content("(:2,3]", decimalMark: ",") == content("(:2,3]"))
    #expect(try content("(p,3)", decimalMark: ",") == content("(p,3)"))
    #expect(try content("[(1,2,|,3),(4,5,|,6)]", decimalMark: ",") == content("[(1,2,|,3),(4,5,|,6)]"))
    #expect(try content("2(3,5)", decimalMark: ",") == "<mn>2</mn><mrow><mo>(</mo><mn>3,5</mn><mo>)</mo></mrow>")
  }
}
