import MathTree
import Testing

@testable import MathReaders

@Suite("UnicodeMath is read")
struct UnicodeMathTests {
  /// The MathML of `source` without the attributes that are not about structure.
  private func structure(_ source: String, isLenient: Bool = false) throws(FormulaSyntaxError) -> String {
    let text = try LinearSyntax.unicodeMath.content(source, isLenient: isLenient)
    let layout = /\ (intent|arg|width|height|depth|accent|accentunder|bevelled)="[^"]*"/
    return text.replacing(layout, with: "")
  }

  @Test(arguments: [
    ("y/(y+1)", "<mfrac><mi>y</mi><mrow><mi>y</mi><mo>+</mo><mn>1</mn></mrow></mfrac>"),
    ("u v/w t", "<mi>u</mi><mfrac><mi>v</mi><mi>w</mi></mfrac><mi>t</mi>"),
    ("p∕q", "<mi>p</mi><mo>/</mo><mi>q</mi>"),
    ("p⁄q", "<mfrac><mi>p</mi><mi>q</mi></mfrac>"),
    ("p⊘q", "<mfrac><mi>p</mi><mi>q</mi></mfrac>"),
    ("m\\choose 2", "<mrow><mo>(</mo><mfrac linethickness=\"0\"><mi>m</mi><mn>2</mn></mfrac><mo>)</mo></mrow>"),
    ("(r+s)¦t", "<mfrac linethickness=\"0\"><mrow><mi>r</mi><mo>+</mo><mi>s</mi></mrow><mi>t</mi></mfrac>"),
    ("k^2^n", "<msup><mi>k</mi><msup><mn>2</mn><mi>n</mi></msup></msup>"),
    ("k_p^2", "<msubsup><mi>k</mi><mi>p</mi><mn>2</mn></msubsup>"),
    (
      "k₁²+kᵢⁿ⁺¹",
      "<msubsup><mi>k</mi><mn>1</mn><mn>2</mn></msubsup><mo>+</mo><msubsup><mi>k</mi><mi>i</mi><mrow><mi>n</mi><mo>+</mo><mn>1</mn></mrow></msubsup>"
    ),
    ("k^-3", "<msup><mi>k</mi><mrow><mo>−</mo><mn>3</mn></mrow></msup>"),
    (
      "k^(-3)!",
      "<msup><mi>k</mi><mrow><mrow><mo>(</mo><mrow><mo>−</mo><mn>3</mn></mrow><mo>)</mo></mrow><mo>!</mo></mrow></msup>"
    ),
    (
      "(p+q)^k", "<msup><mrow><mo>(</mo><mrow><mi>p</mi><mo>+</mo><mi>q</mi></mrow><mo>)</mo></mrow><mi>k</mi></msup>"
    ),
    ("_2 G_1", "<mmultiscripts><mi>G</mi><mn>1</mn><none/><mprescripts/><mn>2</mn><none/></mmultiscripts>"),
    ("(^7)Be", "<mmultiscripts><mi>B</mi><mprescripts/><none/><mn>7</mn></mmultiscripts><mi>e</mi>"),
    ("g''(t)", "<msup><mi>g</mi><mo>″</mo></msup><mrow><mo>(</mo><mi>t</mi><mo>)</mo></mrow>"),
    ("g′₂", "<msubsup><mi>g</mi><mn>2</mn><mo>′</mo></msubsup>"),
    ("√7 t", "<msqrt><mn>7</mn></msqrt><mi>t</mi>"),
    ("√(5&t+1)", "<mroot><mrow><mi>t</mi><mo>+</mo><mn>1</mn></mrow><mn>5</mn></mroot>"),
    ("∛(t)/2", "<mfrac><mroot><mi>t</mi><mn>3</mn></mroot><mn>2</mn></mfrac>"),
    ("\\sqrt t", "<msqrt><mi>t</mi></msqrt>"),
    (
      "y\u{304}+y\u{302}",
      "<mover><mi>y</mi><mo>\u{304}</mo></mover><mo>+</mo><mover><mi>y</mi><mo>\u{302}</mo></mover>"
    ),
    ("v\u{20D7}", "<mover><mi>v</mi><mo>\u{20D7}</mo></mover>"),
    ("(p+q)\u{302}", "<mover><mrow><mi>p</mi><mo>+</mo><mi>q</mi></mrow><mo>\u{302}</mo></mover>"),
    (
      "⏞(p+⋯+q)^(k \"terms\")",
      "<mover><mover><mrow><mi>p</mi><mo>+</mo><mo>⋯</mo><mo>+</mo><mi>q</mi></mrow><mo>⏞</mo></mover><mrow><mi>k</mi><mtext>terms</mtext></mrow></mover>"
    ),
    ("⏟pq_k", "<munder><munder><mrow><mi>p</mi><mi>q</mi></mrow><mo>⏟</mo></munder><mi>k</mi></munder>"),
    ("t┴\"def\"┬2", "<munderover><mi>t</mi><mn>2</mn><mtext>def</mtext></munderover>"),
    (
      "∑_(j=1)^k j^3",
      "<mrow><munderover><mo>∑</mo><mrow><mi>j</mi><mo>=</mo><mn>1</mn></mrow><mi>k</mi></munderover><msup><mi>j</mi><mn>3</mn></msup></mrow>"
    ),
    (
      "∑_j b_j + 1",
      "<mrow><munder><mo>∑</mo><mi>j</mi></munder><msub><mi>b</mi><mi>j</mi></msub></mrow><mo>+</mo><mn>1</mn>"
    ),
    (
      "∏2_(j=1)^k▒j",
      "<mrow><msubsup><mo>∏</mo><mrow><mi>j</mi><mo>=</mo><mn>1</mn></mrow><mi>k</mi></msubsup><mi>j</mi></mrow>"
    ),
    (
      "∫_0^π▒sin t ⅆt",
      "<mrow><msubsup><mo>∫</mo><mn>0</mn><mi>π</mi></msubsup><mrow><mrow><mi>sin</mi><mo>\u{2061}</mo><mi>t</mi></mrow><mi>d</mi><mi>t</mi></mrow></mrow>"
    ),
    ("∮_Γ g", "<mrow><msub><mo>∮</mo><mi>Γ</mi></msub><mi>g</mi></mrow>"),
    (
      "tan^2 t/2",
      "<mfrac><mrow><msup><mi>tan</mi><mn>2</mn></msup><mo>\u{2061}</mo><mi>t</mi></mrow><mn>2</mn></mfrac>"
    ),
    (
      "lim_(t→0)\u{2061} (sin t)/t",
      "<mfrac><mrow><munder><mi>lim</mi><mrow><mi>t</mi><mo>→</mo><mn>0</mn></mrow></munder><mo>\u{2061}</mo><mrow><mo>(</mo><mrow><mi>sin</mi><mo>\u{2061}</mo><mi>t</mi></mrow><mo>)</mo></mrow></mrow><mi>t</mi></mfrac>"
    ),
    (
      "max┬(t∈S) g(t)",
      "<mrow><munder><mi>max</mi><mrow><mi>t</mi><mo>∈</mo><mi>S</mi></mrow></munder><mo>\u{2061}</mo><mi>g</mi><mrow><mo>(</mo><mi>t</mi><mo>)</mo></mrow></mrow>"
    ),
    (
      "■(p&q@r&s)",
      "<mtable><mtr><mtd><mi>p</mi></mtd><mtd><mi>q</mi></mtd></mtr><mtr><mtd><mi>r</mi></mtd><mtd><mi>s</mi></mtd></mtr></mtable>"
    ),
    (
      "⒱(p&q@r&s)",
      "<mrow><mo>|</mo><mtable><mtr><mtd><mi>p</mi></mtd><mtd><mi>q</mi></mtd></mtr><mtr><mtd><mi>r</mi></mtd><mtd><mi>s</mi></mtd></mtr></mtable><mo>|</mo></mrow>"
    ),
    (
      "ⓢ(1&0)",
      "<mrow><mo>[</mo><mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>0</mn></mtd></mtr></mtable><mo>]</mo></mrow>"
    ),
    (
      "⒨2",
      "<mrow><mo>(</mo><mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>0</mn></mtd></mtr><mtr><mtd><mn>0</mn></mtd><mtd><mn>1</mn></mtd></mtr></mtable><mo>)</mo></mrow>"
    ),
    (
      "{█(t&\"if \"t>0@-t&\"if \"t≤0)┤",
      "<mrow><mo>{</mo><mtable><mtr><mtd><mi>t</mi><mtext>if </mtext><mi>t</mi><mo>&gt;</mo><mn>0</mn></mtd></mtr><mtr><mtd><mo>−</mo><mi>t</mi><mtext>if </mtext><mi>t</mi><mo>≤</mo><mn>0</mn></mtd></mtr></mtable></mrow>"
    ),
    (
      "|t|+|p-|q||",
      "<mrow><mo>|</mo><mi>t</mi><mo>|</mo></mrow><mo>+</mo><mrow><mo>|</mo><mrow><mi>p</mi><mo>−</mo><mrow><mo>|</mo><mi>q</mi><mo>|</mo></mrow></mrow><mo>|</mo></mrow>"
    ),
    (
      "{t|t>1}", "<mrow><mo>{</mo><mrow><mi>t</mi><mo>|</mo><mi>t</mi><mo>&gt;</mo><mn>1</mn></mrow><mo>}</mo></mrow>"
    ),
    ("⟨p|q⟩", "<mrow><mo>⟨</mo><mrow><mi>p</mi><mo>|</mo><mi>q</mi></mrow><mo>⟩</mo></mrow>"),
    ("⟨p|q|r⟩", "<mrow><mo>⟨</mo><mi>p</mi><mo>|</mo><mi>q</mi><mo>|</mo><mi>r</mi><mo>⟩</mo></mrow>"),
    ("]0,1]", "<mrow><mo>]</mo><mrow><mn>0</mn><mo>,</mo><mn>1</mn></mrow><mo>]</mo></mrow>"),
    ("├(p┤]", "<mrow><mo>(</mo><mi>p</mi><mo>]</mo></mrow>"),
    ("〖p+q〗/2", "<mfrac><mrow><mi>p</mi><mo>+</mo><mi>q</mi></mrow><mn>2</mn></mfrac>"),
    ("(p", "<mo>(</mo><mi>p</mi>"),
    ("p]", "<mi>p</mi><mo>]</mo>"),
    ("▭(p+q)", "<menclose notation=\"box\"><mrow><mi>p</mi><mo>+</mo><mi>q</mi></mrow></menclose>"),
    ("╱p", "<menclose notation=\"updiagonalstrike\"><mi>p</mi></menclose>"),
    ("⟡(p)q", "<mphantom><mi>p</mi></mphantom><mi>q</mi>"),
    ("✎(red&p+q)", "<mstyle><mi>p</mi><mo>+</mo><mi>q</mi></mstyle>"),
    ("\"so \"p", "<mtext>so </mtext><mi>p</mi>"),
    ("p/∈S", "<mi>p</mi><mo>∉</mo><mi>S</mi>"),
    ("p+-q<=r", "<mi>p</mi><mo>±</mo><mi>q</mi><mo>≤</mo><mi>r</mi>"),
    ("¬p", "<mo>¬</mo><mi>p</mi>"),
    ("¾t", "<mfrac><mn>3</mn><mn>4</mn></mfrac><mi>t</mi>"),
    ("𝐯=ℝ", "<mi mathvariant=\"bold\">v</mi><mo>=</mo><mi>ℝ</mi>"),
    ("\\bfv", "<mi mathvariant=\"bold\">v</mi>"),
    ("\\alpha\\beta", "<mi>α</mi><mi>β</mi>"),
    ("\\nosuchword", "<mtext>\\nosuchword</mtext>"),
    (
      "p=q#(7)",
      "<mtable><mlabeledtr><mtd><mtext>(7)</mtext></mtd><mtd><mi>p</mi><mo>=</mo><mi>q</mi></mtd></mlabeledtr></mtable>"
    ),
    ("скорость=2", "<mi>скорость</mi><mo>=</mo><mn>2</mn>"),
    ("⫷why⫸p", "<mi>p</mi>"),
    ("⒜(p-1)", "<mrow><mo>|</mo><mrow><mi>p</mi><mo>−</mo><mn>1</mn></mrow><mo>|</mo></mrow>"),
  ])
  func `the structure is that of the notation`(_ source: String, _ expected: String) throws {
    #expect(try structure(source) == expected)
  }

  @Test(arguments: [
    ("k\\choose 2", "binomial-coefficient(k,2)"),
    ("]0,1]", "open-closed-interval(0,1)"),
    ("∑_j^k b", ":sum(j,k,$n)"),
    ("⒜t", "absolute-value(t)"),
    ("dp/dt", ":derivative(1,p,t)"),
    ("∂²g(p,t)/∂p∂t", ":partial-derivative(2,$f,p,t)"),
    ("ⓘ(\"my thing\"t)", "my thing"),
    ("ⓘ(\"sum($a)\"ⓐ(a t)+1)", "sum($a)"),
  ])
  func `what is meant is told where the notation tells it`(_ source: String, _ intent: String) throws {
    let tree = try LinearSyntax.unicodeMath.parse(source).tree
    let first = try #require(tree.children(of: tree.root).first)
    #expect(tree.attribute("intent", of: first) == intent)
  }

  @Test
  func `a bare name does not stand for all that a part holds`() throws {
    let tree = try LinearSyntax.unicodeMath.parse("ⓘ(\"my thing\"t+1)").tree
    let first = try #require(tree.children(of: tree.root).first)
    #expect(tree.attribute("intent", of: first) == nil)
  }

  @Test(arguments: [("p+\"q", 2..<4), ("p⫷q", 1..<5)])
  func `what does not end is an error with its place`(_ source: String, _ place: Range<Int>) throws {
    let error = #expect(throws: FormulaSyntaxError.self) { try structure(source) }
    #expect(error?.source == place)
    let formula = try LinearSyntax.unicodeMath.parse(source, isLenient: true)
    #expect(formula.problems.map(\.source) == [place])
    #expect(MathMLWriter.write(formula.tree).contains("<merror>"))
  }

  @Test(arguments: ["(", "√", "x^(", "■(", "|", "p_(", "1/(", "⒭"])
  func `what is nested too deep is an error`(_ part: String) {
    #expect(throws: FormulaSyntaxError.self) {
      try LinearSyntax.unicodeMath.parse(String(repeating: part, count: 300))
    }
  }

  @Test
  func `every node has its place in the source`() throws {
    let tree = try LinearSyntax.unicodeMath.parse("α+β^2").tree
    let places = tree.children(of: tree.root).map { tree[$0].source }
    #expect(places == [0..<2, 2..<3, 3..<7])
  }

  @Test
  func `primes behind a number that is a script belong to the base, and the sign behind a limit is not seen`() throws {
    let prime = try structure("x^2'")
    #expect(prime == "<msup><mi>x</mi><mrow><mo>′</mo><mn>2</mn></mrow></msup>")
    #expect(try !structure("lim_(n→∞)▒a_n").contains("▒"))
  }
}
