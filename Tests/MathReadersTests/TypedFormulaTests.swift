import MathTree
import Testing

@testable import MathReaders

@Suite("Typed formulas are read")
struct TypedFormulaTests {
  private func content(_ source: String, decimalMark: Character = ".", isLenient: Bool = false)
    throws(FormulaSyntaxError) -> String
  {
    try LinearSyntax.typed.content(source, decimalMark: decimalMark, isLenient: isLenient)
  }

  @Test(arguments: [
    ("t² + t₀", "<msup><mi>t</mi><mn>2</mn></msup><mo>+</mo><msub><mi>t</mi><mn>0</mn></msub>"),
    ("t₁²", "<msubsup><mi>t</mi><mn>1</mn><mn>2</mn></msubsup>"),
    ("10⁻³", "<msup><mn>10</mn><mrow><mo>−</mo><mn>3</mn></mrow></msup>"),
    ("⅔ t", "<mfrac><mn>2</mn><mn>3</mn></mfrac><mi>t</mi>"),
    ("√t + √(t+1)", "<msqrt><mi>t</mi></msqrt><mo>+</mo><msqrt><mrow><mi>t</mi><mo>+</mo><mn>1</mn></mrow></msqrt>"),
    ("∛t", "<mroot><mi>t</mi><mn>3</mn></mroot>"),
    ("⁴√t", "<mroot><mi>t</mi><mn>4</mn></mroot>"),
    ("a⁄b", "<mfrac><mi>a</mi><mi>b</mi></mfrac>"),
  ])
  func `Unicode's own scripts, fractions and roots`(_ source: String, _ expected: String) throws {
    #expect(try content(source) == expected)
  }

  @Test(arguments: [
    ("p<=q", "<mi>p</mi><mo>≤</mo><mi>q</mi>"),
    ("p!=q", "<mi>p</mi><mo>≠</mo><mi>q</mi>"),
    ("p<>q", "<mi>p</mi><mo>≠</mo><mi>q</mi>"),
    ("p +/- q", "<mi>p</mi><mo>±</mo><mi>q</mi>"),
    ("p*q", "<mi>p</mi><mo>⋅</mo><mi>q</mi>"),
    ("p × q ÷ r", "<mi>p</mi><mo>×</mo><mi>q</mi><mo>÷</mo><mi>r</mi>"),
    ("p -> q", "<mi>p</mi><mo>→</mo><mi>q</mi>"),
    ("t>-1", "<mi>t</mi><mo>&gt;</mo><mo>−</mo><mn>1</mn>"),
    ("t**2", "<msup><mi>t</mi><mn>2</mn></msup>"),
    ("p – q", "<mi>p</mi><mo>−</mo><mi>q</mi>"),
    ("p ⪯\u{338} q", "<mi>p</mi><mo>⪯\u{338}</mo><mi>q</mi>"),
    ("p =\u{338} q", "<mi>p</mi><mo>≠</mo><mi>q</mi>"),
    ("‖", "<mo>‖</mo>"),
    ("p_f(t)", "<msub><mi>p</mi><mi>f</mi></msub><mrow><mo>(</mo><mi>t</mi><mo>)</mo></mrow>"),
    (
      "kgV(4;6)",
      "<mrow><mi>kgV</mi><mrow><mo>(</mo><mn>4</mn><mo>;</mo><mn>6</mn><mo>)</mo></mrow></mrow>"
    ),
    ("p < 1 v p > 3", "<mi>p</mi><mo>&lt;</mo><mn>1</mn><mo>∨</mo><mi>p</mi><mo>&gt;</mo><mn>3</mn>"),
    ("p gt q", "<mi>p</mi><mo>&gt;</mo><mi>q</mi>"),
    ("p = gt", "<mi>p</mi><mo>=</mo><mi>g</mi><mi>t</mi>"),
    ("p_1 // q_2", "<msub><mi>p</mi><mn>1</mn></msub><mo>∥</mo><msub><mi>q</mi><mn>2</mn></msub>"),
    ("p = 2 v", "<mi>p</mi><mo>=</mo><mn>2</mn><mi>v</mi>"),
    ("v = 2", "<mi>v</mi><mo>=</mo><mn>2</mn>"),
    ("3 x 4", "<mn>3</mn><mo>×</mo><mn>4</mn>"),
    ("3x 4", "<mn>3</mn><mi>x</mi><mn>4</mn>"),
    ("k.g.V.(4)", "<mrow><mi>kgV</mi><mrow><mo>(</mo><mn>4</mn><mo>)</mo></mrow></mrow>"),
    ("p=1 of q=2", "<mi>p</mi><mo>=</mo><mn>1</mn><mtext>of</mtext><mi>q</mi><mo>=</mo><mn>2</mn>"),
    ("of p = 1", "<mtext>of</mtext><mi>p</mi><mo>=</mo><mn>1</mn>"),
    ("of = 1", "<mi>o</mi><mi>f</mi><mo>=</mo><mn>1</mn>"),
  ])
  func `operators as they are typed`(_ source: String, _ expected: String) throws {
    #expect(try content(source) == expected)
  }

  @Test(arguments: [
    ("1,234,567.8", "<mn>1,234,567.8</mn>"),
    ("12 500", "<mn>12 500</mn>"),
    ("(1,234)", "<mrow><mo>(</mo><mn>1</mn><mo>,</mo><mn>234</mn><mo>)</mo></mrow>"),
    ("2 3/4", "<mrow><mn>2</mn><mfrac><mn>3</mn><mn>4</mn></mfrac></mrow>"),
    ("2¾", "<mrow><mn>2</mn><mfrac><mn>3</mn><mn>4</mn></mfrac></mrow>"),
    (".5", "<mn>.5</mn>"),
    ("€ 50,- + 50,– €", "<mi>€</mi><mn>50</mn><mo>+</mo><mn>50</mn><mi>€</mi>"),
    ("1.234.567", "<mn>1.234.567</mn>"),
    ("log_10 100", "<mrow><msub><mo>log</mo><mn>10</mn></msub><mn>100</mn></mrow>"),
  ])
  func `numbers as people write them`(_ source: String, _ expected: String) throws {
    #expect(try content(source) == expected)
  }

  @Test(arguments: [
    (
      "3 m/s2",
      #"<mn>3</mn><mfrac><mi class="MathML-Unit">m</mi><msup><mi class="MathML-Unit">s</mi><mn>2</mn></msup></mfrac>"#
    ),
    (
      "10^8 m/s",
      #"<msup><mn>10</mn><mn>8</mn></msup><mfrac><mi class="MathML-Unit">m</mi><mi class="MathML-Unit">s</mi></mfrac>"#
    ),
    ("70 km/h", #"<mn>70</mn><mfrac><mi class="MathML-Unit">km</mi><mi class="MathML-Unit">h</mi></mfrac>"#),
    (
      "3 m/s^2",
      #"<mn>3</mn><mfrac><mi class="MathML-Unit">m</mi><msup><mi class="MathML-Unit">s</mi><mn>2</mn></msup></mfrac>"#
    ),
    ("4 kg", #"<mn>4</mn><mi class="MathML-Unit">kg</mi>"#),
    ("21°C", #"<mn>21</mn><mi class="MathML-Unit">°C</mi>"#),
    ("8 min", #"<mn>8</mn><mi class="MathML-Unit">min</mi>"#),
    ("8 min(p,q)", "<mn>8</mn><mo>min</mo><mrow><mo>(</mo><mi>p</mi><mo>,</mo><mi>q</mi><mo>)</mo></mrow>"),
    ("3 p/q", "<mn>3</mn><mfrac><mi>p</mi><mi>q</mi></mfrac>"),
    (
      "K·p/(100·3)",
      "<mfrac><mrow><mi>K</mi><mo>⋅</mo><mi>p</mi></mrow><mrow><mn>100</mn><mo>⋅</mo><mn>3</mn></mrow></mfrac>"
    ),
    (
      "1/2·p/(3·q)",
      "<mfrac><mn>1</mn><mn>2</mn></mfrac><mo>⋅</mo><mfrac><mi>p</mi><mrow><mn>3</mn><mo>⋅</mo><mi>q</mi></mrow></mfrac>"
    ),
    ("15 µm", #"<mn>15</mn><mi class="MathML-Unit">µm</mi>"#),
    ("k m", "<mi>k</mi><mi>m</mi>"),
  ])
  func `units stay together behind numbers`(_ source: String, _ expected: String) throws {
    #expect(try content(source) == expected)
  }

  @Test(arguments: [
    ("$7", "<mi>$</mi><mn>7</mn>"),
    ("7 €", "<mn>7</mn><mi>€</mi>"),
    ("7%", "<mrow><mn>7</mn><mo>%</mo></mrow>"),
    ("90°", "<mrow><mn>90</mn><mo>°</mo></mrow>"),
  ])
  func `money and parts of a hundred`(_ source: String, _ expected: String) throws {
    #expect(try content(source) == expected)
  }

  @Test(arguments: [
    ("pq", "<mi>p</mi><mi>q</mi>"),
    ("2pqs", "<mn>2</mn><mi>p</mi><mi>q</mi><mi>s</mi>"),
    ("rst", "<mi>r</mi><mi>s</mi><mi>t</mi>"),
    ("mass = force / acceleration", "<mi>mass</mi><mo>=</mo><mfrac><mi>force</mi><mi>acceleration</mi></mfrac>"),
    ("the area of a circle", "<mtext>the area of a circle</mtext>"),
    ("bar chart", "<mtext>bar chart</mtext>"),
    ("cost", "<mi>cost</mi>"),
    ("cosx", "<mrow><mo>cos</mo><mi>x</mi></mrow>"),
    ("2pit", "<mn>2</mn><mi>π</mi><mi>t</mi>"),
    ("l'aire = 3", "<mi>l'aire</mi><mo>=</mo><mn>3</mn>"),
  ])
  func `letters are a product and words are words`(_ source: String, _ expected: String) throws {
    #expect(try content(source) == expected)
  }

  @Test(arguments: [
    ("sin 2t", "<mrow><mo>sin</mo><mrow><mn>2</mn><mi>t</mi></mrow></mrow>"),
    ("ln t^2", "<mrow><mo>ln</mo><msup><mi>t</mi><mn>2</mn></msup></mrow>"),
    (
      "sin(2t)/2",
      "<mfrac><mrow><mo>sin</mo><mrow><mo>(</mo><mn>2</mn><mi>t</mi><mo>)</mo></mrow></mrow><mn>2</mn></mfrac>"
    ),
    ("sin^-1 t", "<mrow><msup><mo>sin</mo><mrow><mo>−</mo><mn>1</mn></mrow></msup><mi>t</mi></mrow>"),
    (
      "g(t)/h(t)",
      "<mfrac><mrow><mi>g</mi><mrow><mo>(</mo><mi>t</mi><mo>)</mo></mrow></mrow><mrow><mi>h</mi><mrow><mo>(</mo><mi>t</mi><mo>)</mo></mrow></mrow></mfrac>"
    ),
    ("1/w(t)", "<mfrac><mn>1</mn><mrow><mi>w</mi><mrow><mo>(</mo><mi>t</mi><mo>)</mo></mrow></mrow></mfrac>"),
    ("g'(t)", "<mrow><msup><mi>g</mi><mo>′</mo></msup><mrow><mo>(</mo><mi>t</mi><mo>)</mo></mrow></mrow>"),
    ("g''", "<msup><mi>g</mi><mo>″</mo></msup>"),
    ("log_2 8", "<mrow><msub><mo>log</mo><mn>2</mn></msub><mn>8</mn></mrow>"),
    ("log10(t)", "<mrow><msub><mo>log</mo><mn>10</mn></msub><mrow><mo>(</mo><mi>t</mi><mo>)</mo></mrow></mrow>"),
    ("sin 90°", "<mrow><mo>sin</mo><mrow><mn>90</mn><mo>°</mo></mrow></mrow>"),
    ("sqrt t", "<msqrt><mi>t</mi></msqrt>"),
    ("root(3)(t)", "<mroot><mi>t</mi><mn>3</mn></mroot>"),
    ("cbrt(t)", "<mroot><mi>t</mi><mn>3</mn></mroot>"),
  ])
  func `functions and their arguments`(_ source: String, _ expected: String) throws {
    #expect(try content(source) == expected)
  }

  @Test(arguments: [
    ("t_n+1", "<msub><mi>t</mi><mi>n</mi></msub><mo>+</mo><mn>1</mn>"),
    ("t_max", "<msub><mi>t</mi><mi>max</mi></msub>"),
    ("T_in", "<msub><mi>T</mi><mi>in</mi></msub>"),
    ("t_ij", "<msub><mi>t</mi><mrow><mi>i</mi><mi>j</mi></mrow></msub>"),
    ("2^-t", "<msup><mn>2</mn><mrow><mo>−</mo><mi>t</mi></mrow></msup>"),
    ("2^3^4", "<msup><mn>2</mn><msup><mn>3</mn><mn>4</mn></msup></msup>"),
  ])
  func `scripts take what people mean`(_ source: String, _ expected: String) throws {
    #expect(try content(source) == expected)
  }

  @Test(arguments: [
    (
      "(p+q)/(p-q)",
      "<mfrac><mrow><mi>p</mi><mo>+</mo><mi>q</mi></mrow><mrow><mi>p</mi><mo>−</mo><mi>q</mi></mrow></mfrac>"
    ),
    ("p/q/r", "<mfrac><mfrac><mi>p</mi><mi>q</mi></mfrac><mi>r</mi></mfrac>"),
    ("1/2t", "<mfrac><mn>1</mn><mn>2</mn></mfrac><mi>t</mi>"),
    ("p/2t", "<mfrac><mi>p</mi><mrow><mn>2</mn><mi>t</mi></mrow></mfrac>"),
    ("p/2g^2", "<mfrac><mi>p</mi><mrow><mn>2</mn><msup><mi>g</mi><mn>2</mn></msup></mrow></mfrac>"),
    ("p/2 t", "<mfrac><mi>p</mi><mn>2</mn></mfrac><mi>t</mi>"),
    ("n choose k", #"<mrow><mo>(</mo><mfrac linethickness="0"><mi>n</mi><mi>k</mi></mfrac><mo>)</mo></mrow>"#),
    ("(n choose k)", #"<mrow><mo>(</mo><mfrac linethickness="0"><mi>n</mi><mi>k</mi></mfrac><mo>)</mo></mrow>"#),
    ("1/n!", "<mfrac><mn>1</mn><mrow><mi>n</mi><mo>!</mo></mrow></mfrac>"),
    ("du/dt", "<mfrac><mrow><mi>d</mi><mi>u</mi></mrow><mrow><mi>d</mi><mi>t</mi></mrow></mfrac>"),
    (
      "d²y/dx²",
      "<mfrac><mrow><msup><mi>d</mi><mn>2</mn></msup><mi>y</mi></mrow><mrow><mi>d</mi><msup><mi>x</mi><mn>2</mn></msup></mrow></mfrac>"
    ),
    ("∂f/∂t", "<mfrac><mrow><mo>∂</mo><mi>f</mi></mrow><mrow><mo>∂</mo><mi>t</mi></mrow></mfrac>"),
  ])
  func `fractions lose the brackets of their sides`(_ source: String, _ expected: String) throws {
    #expect(try content(source) == expected)
  }

  @Test(arguments: [
    ("|t|", "<mrow><mo>|</mo><mi>t</mi><mo>|</mo></mrow>"),
    ("||t||", "<mrow><mo>∥</mo><mi>t</mi><mo>∥</mo></mrow>"),
    ("|p + |q||", "<mrow><mo>|</mo><mi>p</mi><mo>+</mo><mrow><mo>|</mo><mi>q</mi><mo>|</mo></mrow><mo>|</mo></mrow>"),
    ("|p⟩ + q", "<mrow><mo>|</mo><mi>p</mi><mo>⟩</mo></mrow><mo>+</mo><mi>q</mi>"),
    ("|p>", "<mrow><mo>|</mo><mi>p</mi><mo>⟩</mo></mrow>"),
    ("|p>3", "<mo>∣</mo><mi>p</mi><mo>&gt;</mo><mn>3</mn>"),
    ("⟨p|", "<mrow><mo>⟨</mo><mi>p</mi><mo>|</mo></mrow>"),
    ("<p|q>", "<mrow><mo>⟨</mo><mi>p</mi><mo>∣</mo><mi>q</mi><mo>⟩</mo></mrow>"),
    (#"p\⌋q"#, "<mi>p</mi><mo>⌋</mo><mi>q</mi>"),
    ("|p||q|", "<mrow><mo>|</mo><mi>p</mi><mo>|</mo></mrow><mrow><mo>|</mo><mi>q</mi><mo>|</mo></mrow>"),
    ("{t | t > 0}", "<mrow><mo>{</mo><mi>t</mi><mo>∣</mo><mi>t</mi><mo>&gt;</mo><mn>0</mn><mo>}</mo></mrow>"),
    ("P(A|B)", "<mrow><mi>P</mi><mrow><mo>(</mo><mi>A</mi><mo>∣</mo><mi>B</mi><mo>)</mo></mrow></mrow>"),
  ])
  func `bars go in pairs`(_ source: String, _ expected: String) throws {
    #expect(try content(source) == expected)
  }

  @Test(arguments: [
    ("[0, 1)", "<mrow><mo>[</mo><mn>0</mn><mo>,</mo><mn>1</mn><mo>)</mo></mrow>"),
    (
      "]0, 1[",
      #"<mrow intent="open-interval($a,$b)"><mo>]</mo><mrow arg="a"><mn>0</mn></mrow><mo>,</mo><mrow arg="b"><mn>1</mn></mrow><mo>[</mo></mrow>"#
    ),
    (
      "[0, 1[",
      #"<mrow intent="closed-open-interval($a,$b)"><mo>[</mo><mrow arg="a"><mn>0</mn></mrow><mo>,</mo><mrow arg="b"><mn>1</mn></mrow><mo>[</mo></mrow>"#
    ),
    ("⟨0, 1]", "<mrow><mo>⟨</mo><mn>0</mn><mo>,</mo><mn>1</mn><mo>]</mo></mrow>"),
  ])
  func `intervals may turn their brackets`(_ source: String, _ expected: String) throws {
    #expect(try content(source) == expected)
  }

  @Test(arguments: [
    (
      "lim_(t->0) g(t)",
      "<munder><mo>lim</mo><mrow><mi>t</mi><mo>→</mo><mn>0</mn></mrow></munder><mrow><mi>g</mi><mrow><mo>(</mo><mi>t</mi><mo>)</mo></mrow></mrow>"
    ),
    (
      "lim h->-1 1/h",
      "<munder><mo>lim</mo><mrow><mi>h</mi><mo>→</mo><mrow><mo>−</mo><mn>1</mn></mrow></mrow></munder><mfrac><mn>1</mn><mi>h</mi></mfrac>"
    ),
    (
      "∑_(k=1)^n k²",
      "<munderover><mo>∑</mo><mrow><mi>k</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><msup><mi>k</mi><mn>2</mn></msup>"
    ),
    ("int_0^1 t dt", "<msubsup><mo>∫</mo><mn>0</mn><mn>1</mn></msubsup><mi>t</mi><mrow><mi>d</mi><mi>t</mi></mrow>"),
  ])
  func `big operators`(_ source: String, _ expected: String) throws {
    #expect(try content(source) == expected)
  }

  @Test(arguments: [
    ("t̄", #"<mover accent="true"><mi>t</mi><mo>¯</mo></mover>"#),
    ("v⃗", #"<mover accent="true"><mi>v</mi><mo>→</mo></mover>"#),
  ])
  func `marks over letters`(_ source: String, _ expected: String) throws {
    #expect(try content(source) == expected)
  }

  @Test(arguments: [
    (
      "[[1,2],[3,4]]",
      "<mrow><mo>[</mo><mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr><mtr><mtd><mn>3</mn></mtd><mtd><mn>4</mn></mtd></mtr></mtable><mo>]</mo></mrow>"
    )
  ])
  func `matrices`(_ source: String, _ expected: String) throws {
    #expect(try content(source) == expected)
  }

  @Test(arguments: [
    ("3,5", "<mn>3,5</mn>"),
    ("1.234.567,8", "<mn>1.234.567,8</mn>"),
    ("1.234", "<mn>1.234</mn>"),
    ("(1, 2)", "<mrow><mo>(</mo><mn>1</mn><mo>,</mo><mn>2</mn><mo>)</mo></mrow>"),
    ("2(1,2)", "<mn>2</mn><mrow><mo>(</mo><mn>1,2</mn><mo>)</mo></mrow>"),
    ("(1,2)", "<mrow><mo>(</mo><mn>1</mn><mo>,</mo><mn>2</mn><mo>)</mo></mrow>"),
    ("(1;2)", "<mrow><mo>(</mo><mn>1</mn><mo>;</mo><mn>2</mn><mo>)</mo></mrow>"),
    ("4,1.10^7", "<mn>4,1</mn><mo>⋅</mo><msup><mn>10</mn><mn>7</mn></msup>"),
    ("5.10⁶", "<mn>5</mn><mo>⋅</mo><msup><mn>10</mn><mn>6</mn></msup>"),
    ("4,1 . 10^7", "<mn>4,1</mn><mo>⋅</mo><msup><mn>10</mn><mn>7</mn></msup>"),
    ("5.10", "<mn>5.10</mn>"),
  ])
  func `where a comma is the decimal mark, a point groups digits and a space ends a number`(
    _ source: String, _ expected: String
  ) throws {
    #expect(try content(source, decimalMark: ",") == expected)
  }

  @Test(arguments: [
    ("(p + q", 0..<1, "not closed"),
    ("p + q)", 5..<6, "opens"),
    ("{p)", 2..<3, "does not close"),
    ("3 + ()", 4..<6, "empty"),
    ("p^", 2..<2, "missing"),
    ("p/", 2..<2, "missing"),
    ("\"p", 0..<1, "no end"),
  ])
  func `what cannot be read is an error with its place`(_ source: String, _ place: Range<Int>, _ word: String) {
    let error = #expect(throws: FormulaSyntaxError.self) { _ = try content(source) }
    #expect(error?.source == place)
    #expect(error?.message.contains(word) == true)
    #expect(error?.expected != nil)
  }

  @Test(arguments: [("{p>]", "'{'"), ("[1, <p, q>}", "'}'"), ("<t, s", "")])
  func `a message names brackets as they were typed`(_ source: String, _ bracket: String) {
    let problems = try? LinearSyntax.typed.parse(source, isLenient: true).problems
    #expect(problems?.allSatisfy { !$0.message.contains("⟩") && !$0.message.contains("⟨") } == true)
    #expect(bracket.isEmpty || problems?.contains { $0.message.contains(bracket) } == true)
  }

  @Test
  func `what cannot be read is marked where reading is lenient, and the rest is read`() throws {
    let formula = try LinearSyntax.typed.parse("p) + q^", isLenient: true)
    let content = MathMLWriter.write(formula.tree)
    #expect(content.contains("<mi>p</mi><merror><mtext>)</mtext></merror><mo>+</mo><msup><mi>q</mi>"))
    #expect(formula.problems.count == 2)
  }

  @Test(arguments: ["a| __", "$| __", "a| b__ c", "|a| __|", "a| _", "|a + | b_"])
  func `what is wrong behind a bar that turns out to stand alone is wrong only if it is read so`(_ source: String)
    throws
  {
    let problems = try LinearSyntax.typed.parse(source, isLenient: true).problems
    let isRead = (try? content(source)) != nil
    #expect(isRead == problems.isEmpty)
  }

  @Test
  func `bars that could each be tried in vain are read in a moment`() throws {
    let group = String(repeating: "(|", count: 20) + String(repeating: ")", count: 20)
    #expect(try content(String(repeating: group, count: 20)).isEmpty == false)
  }

  @Test(arguments: [
    ("1e5", "<mrow><mn>1</mn><mo>×</mo><msup><mn>10</mn><mn>5</mn></msup></mrow>"),
    ("1.5e-3", "<mrow><mn>1.5</mn><mo>×</mo><msup><mn>10</mn><mrow><mo>−</mo><mn>3</mn></mrow></msup></mrow>"),
    ("6.02x10^23", "<mn>6.02</mn><mo>×</mo><msup><mn>10</mn><mn>23</mn></msup>"),
    ("2 x 10⁴", "<mn>2</mn><mo>×</mo><msup><mn>10</mn><mn>4</mn></msup>"),
    ("2e^3", "<mn>2</mn><msup><mi>e</mi><mn>3</mn></msup>"),
    ("2e-3k", "<mn>2</mn><mi>e</mi><mo>−</mo><mn>3</mn><mi>k</mi>"),
    ("2x10", "<mn>2</mn><mi>x</mi><mn>10</mn>"),
  ])
  func `powers of ten as computers and calculators write them`(_ source: String, _ expected: String) throws {
    #expect(try content(source) == expected)
  }

  @Test(arguments: [
    ("3 in", #"<mn>3</mn><mi class="MathML-Unit">in</mi>"#),
    ("3 in × 2", #"<mn>3</mn><mi class="MathML-Unit">in</mi><mo>×</mo><mn>2</mn>"#),
    ("3 in NN", "<mn>3</mn><mo>∈</mo><mo>ℕ</mo>"),
    ("3 in ℕ", "<mn>3</mn><mo>∈</mo><mi>ℕ</mi>"),
    ("3 in [0,5]", "<mn>3</mn><mo>∈</mo><mrow><mo>[</mo><mn>0</mn><mo>,</mo><mn>5</mn><mo>]</mo></mrow>"),
    (
      "3 h 20 min",
      #"<mn>3</mn><mi class="MathML-Unit">h</mi><mn>20</mn><mi class="MathML-Unit">min</mi>"#
    ),
    ("3 h", "<mn>3</mn><mi>h</mi>"),
    (
      "5 km = 50 m",
      #"<mn>5</mn><mi class="MathML-Unit">km</mi><mo>=</mo><mn>50</mn><mi class="MathML-Unit">m</mi>"#
    ),
    ("5 k = 50 m", "<mn>5</mn><mi>k</mi><mo>=</mo><mn>50</mn><mi>m</mi>"),
    ("5 s · 3 m", #"<mn>5</mn><mi class="MathML-Unit">s</mi><mo>⋅</mo><mn>3</mn><mi class="MathML-Unit">m</mi>"#),
    ("5 s + 3 m", "<mn>5</mn><mi>s</mi><mo>+</mo><mn>3</mn><mi>m</mi>"),
    ("5 s · 3 n", "<mn>5</mn><mi>s</mi><mo>⋅</mo><mn>3</mn><mi>n</mi>"),
    ("7 m^2", #"<mn>7</mn><msup><mi class="MathML-Unit">m</mi><mn>2</mn></msup>"#),
  ])
  func `inches and units of one letter where nothing else can be meant`(_ source: String, _ expected: String) throws {
    #expect(try content(source) == expected)
  }

  @Test(arguments: ["1/((", "2(", "x^(["])
  func `brackets that nothing closes count as levels, also where reading is lenient`(_ part: String) throws {
    let source = String(repeating: part, count: 120) + "z" + String(repeating: ")", count: 40)
    let formula = try LinearSyntax.typed.parse(source, isLenient: true)
    #expect(formula.problems.last?.message.contains("nested") == true)
    #expect(throws: FormulaSyntaxError.self) { try LinearSyntax.typed.parse(source) }
  }
}
