import MathTree
import Testing

@testable import MathReaders

@Suite("Constructs of UnicodeMath")
struct UnicodeMathConstructTests {
  @Test(arguments: [
    ("▭(5&p)", #"<menclose notation="right bottom"><mi>p</mi></menclose>"#),
    ("▭p", #"<menclose notation="box"><mi>p</mi></menclose>"#),
    ("▢p", #"<menclose notation="roundedbox"><mi>p</mi></menclose>"#),
    ("○p", #"<menclose notation="circle"><mi>p</mi></menclose>"#),
    ("⟌12", #"<menclose notation="longdiv"><mn>12</mn></menclose>"#),
    ("▁(p+q)", #"<menclose notation="bottom"><mrow><mi>p</mi><mo>+</mo><mi>q</mi></mrow></menclose>"#),
    ("¯p", #"<menclose notation="top"><mi>p</mi></menclose>"#),
    ("╲p", #"<menclose notation="downdiagonalstrike"><mi>p</mi></menclose>"#),
    ("╳p", #"<menclose notation="updiagonalstrike downdiagonalstrike"><mi>p</mi></menclose>"#),
    ("\u{305}(pq)", #"<menclose notation="top"><mrow><mi>p</mi><mi>q</mi></mrow></menclose>"#),
  ])
  func `enclosures draw the lines that their sign and option ask for`(_ source: String, _ expected: String) throws {
    #expect(try LinearSyntax.unicodeMath.content(source) == expected)
  }

  @Test(arguments: [
    ("⬆p", #"<mpadded height="0"><mi>p</mi></mpadded>"#),
    ("⬇p", #"<mpadded depth="0"><mi>p</mi></mpadded>"#),
    ("⬍p", #"<mpadded height="0" depth="0"><mi>p</mi></mpadded>"#),
    ("⬌(p+q)", #"<mpadded width="0"><mrow><mi>p</mi><mo>+</mo><mi>q</mi></mrow></mpadded>"#),
    ("⬄p", #"<mpadded height="0" depth="0"><mphantom><mi>p</mi></mphantom></mpadded>"#),
    ("⇳p", #"<mpadded width="0"><mphantom><mi>p</mi></mphantom></mpadded>"#),
    ("⟡p", "<mphantom><mi>p</mi></mphantom>"),
    ("⟡(3&p)", #"<mpadded width="0"><mi>p</mi></mpadded>"#),
    ("⟡(14&p)", #"<mpadded width="0" height="0" depth="0"><mphantom><mi>p</mi></mphantom></mpadded>"#),
  ])
  func `phantoms and smashes lose the sizes that they do not take`(_ source: String, _ expected: String) throws {
    #expect(try LinearSyntax.unicodeMath.content(source) == expected)
  }

  @Test(arguments: [
    ("√p", "<msqrt><mi>p</mi></msqrt>"),
    ("∜p", "<mroot><mi>p</mi><mn>4</mn></mroot>"),
    ("⒭3▒p", "<mroot><mi>p</mi><mn>3</mn></mroot>"),
    ("⒭(3&p)", "<mroot><mi>p</mi><mn>3</mn></mroot>"),
    ("⒭n+1▒(p q)", "<mroot><mrow><mi>p</mi><mi>q</mi></mrow><mrow><mi>n</mi><mo>+</mo><mn>1</mn></mrow></mroot>"),
    ("√(n&p)", "<mroot><mi>p</mi><mi>n</mi></mroot>"),
  ])
  func `roots take a degree in front of their sign, or as an option`(_ source: String, _ expected: String) throws {
    #expect(try LinearSyntax.unicodeMath.content(source) == expected)
  }

  @Test(arguments: [
    ("1/2/3", "<mfrac><mfrac><mn>1</mn><mn>2</mn></mfrac><mn>3</mn></mfrac>"),
    ("p/(-q)", "<mfrac><mi>p</mi><mrow><mo>−</mo><mi>q</mi></mrow></mfrac>"),
    ("p/-q", "<mfrac><mi>p</mi><mrow><mo>−</mo><mi>q</mi></mrow></mfrac>"),
    ("p⊘q", "<mfrac><mi>p</mi><mi>q</mi></mfrac>"),
    ("⍁{p}{q}", "<mfrac><mi>p</mi><mi>q</mi></mfrac>"),
    ("⍁p q", "<mfrac><mi>p</mi><mi>q</mi></mfrac>"),
    ("p/ q+r", "<mfrac><mi>p</mi><mi>q</mi></mfrac><mo>+</mo><mi>r</mi>"),
  ])
  func `fractions are stacked, in a line, without a bar, or in braces`(_ source: String, _ expected: String) throws {
    #expect(try LinearSyntax.unicodeMath.content(source) == expected)
  }

  @Test(arguments: [
    (
      "⒩(p@q)",
      #"<mrow intent=":normed-matrix"><mo>‖</mo><mtable intent=":matrix(2,1)"><mtr><mtd><mi>p</mi></mtd></mtr><mtr><mtd><mi>q</mi></mtd></mtr></mtable><mo>‖</mo></mrow>"#
    ),
    (
      "Ⓢ(p)",
      #"<mrow intent=":curly-braced-matrix"><mo>{</mo><mtable intent=":matrix(1,1)"><mtr><mtd><mi>p</mi></mtd></mtr></mtable><mo>}</mo></mrow>"#
    ),
    (
      "⒨(p&q)",
      #"<mrow intent=":parenthesized-matrix"><mo>(</mo><mtable intent=":matrix(1,2)"><mtr><mtd><mi>p</mi></mtd><mtd><mi>q</mi></mtd></mtr></mtable><mo>)</mo></mrow>"#
    ),
    (
      "⒱2",
      #"<mrow intent=":determinant"><mo>|</mo><mtable intent=":matrix(2,2)"><mtr><mtd><mn>1</mn></mtd><mtd><mn>0</mn></mtd></mtr><mtr><mtd><mn>0</mn></mtd><mtd><mn>1</mn></mtd></mtr></mtable><mo>|</mo></mrow>"#
    ),
    (
      "Ⓒ(p&q@r&s)",
      #"<mrow intent=":cases"><mo>{</mo><mtable intent=":equations"><mtr><mtd><mi>p</mi><mi>q</mi></mtd></mtr><mtr><mtd><mi>r</mi><mi>s</mi></mtd></mtr></mtable></mrow>"#
    ),
    (
      "█(p&=q@r&=s)",
      #"<mtable intent=":equations"><mtr><mtd><mi>p</mi><mo>=</mo><mi>q</mi></mtd></mtr><mtr><mtd><mi>r</mi><mo>=</mo><mi>s</mi></mtd></mtr></mtable>"#
    ),
    (
      "\\matrix(p@q)",
      #"<mtable intent=":matrix(2,1)"><mtr><mtd><mi>p</mi></mtd></mtr><mtr><mtd><mi>q</mi></mtd></mtr></mtable>"#
    ),
  ])
  func `matrices have the brackets of their sign`(_ source: String, _ expected: String) throws {
    #expect(try LinearSyntax.unicodeMath.content(source) == expected)
  }

  @Test(arguments: [
    ("p_q_r", "<msub><mi>p</mi><msub><mi>q</mi><mi>r</mi></msub></msub>"),
    ("p^q^r", "<msup><mi>p</mi><msup><mi>q</mi><mi>r</mi></msup></msup>"),
    ("p⁗", "<msup><mi>p</mi><mo>⁗</mo></msup>"),
    ("p'^2", "<msup><mi>p</mi><mrow><mo>′</mo><mn>2</mn></mrow></msup>"),
    ("Aᴮ", "<msup><mi>A</mi><mi>B</mi></msup>"),
    ("p_(q┬r)", "<msub><mi>p</mi><munder><mi>q</mi><mi>r</mi></munder></msub>"),
    ("p┴q┬r", "<munderover><mi>p</mi><mi>r</mi><mi>q</mi></munderover>"),
    ("p^*", "<msup><mi>p</mi><mo>∗</mo></msup>"),
    ("p_+q", "<msub><mi>p</mi><mrow><mo>+</mo><mi>q</mi></mrow></msub>"),
  ])
  func `scripts of scripts go to the right, and primes are scripts`(_ source: String, _ expected: String) throws {
    #expect(try LinearSyntax.unicodeMath.content(source) == expected)
  }

  @Test(arguments: [
    ("_1^2 F", "<mmultiscripts><mi>F</mi><mprescripts/><mn>1</mn><mn>2</mn></mmultiscripts>"),
    ("(_a)F", "<mmultiscripts><mi>F</mi><mprescripts/><mi>a</mi><none/></mmultiscripts>"),
    (
      "(_1^2 F)",
      #"<mrow intent=":fenced"><mo>(</mo><mmultiscripts><mi>F</mi><mprescripts/><mn>1</mn><mn>2</mn></mmultiscripts><mo>)</mo></mrow>"#
    ),
    ("₁²F", "<mmultiscripts><mi>F</mi><mprescripts/><mn>1</mn><mn>2</mn></mmultiscripts>"),
    (
      "_1^2 F_3^4",
      "<mmultiscripts><mi>F</mi><mn>3</mn><mn>4</mn><mprescripts/><mn>1</mn><mn>2</mn></mmultiscripts>"
    ),
  ])
  func `scripts in front of their base`(_ source: String, _ expected: String) throws {
    #expect(try LinearSyntax.unicodeMath.content(source) == expected)
  }

  @Test(arguments: [
    ("⏞p^q", "<mover><mover><mi>p</mi><mo>⏞</mo></mover><mi>q</mi></mover>"),
    (
      "⏟(p+q)_r",
      "<munder><munder><mrow><mi>p</mi><mo>+</mo><mi>q</mi></mrow><mo>⏟</mo></munder><mi>r</mi></munder>"
    ),
    ("⏜(pq)", "<mover><mrow><mi>p</mi><mi>q</mi></mrow><mo>⏜</mo></mover>"),
  ])
  func `braces hold the scripts behind them`(_ source: String, _ expected: String) throws {
    #expect(try LinearSyntax.unicodeMath.content(source) == expected)
  }

  @Test(arguments: [
    ("p\u{302}", "<mover accent=\"true\"><mi>p</mi><mo>\u{302}</mo></mover>"),
    ("p\u{332}", "<munder accentunder=\"true\"><mi>p</mi><mo>\u{332}</mo></munder>"),
    ("\u{302}p", "<mover accent=\"true\"><mi>p</mi><mo>\u{302}</mo></mover>"),
    (
      "(p+q)\u{20D7}",
      "<mover accent=\"true\"><mrow><mi>p</mi><mo>+</mo><mi>q</mi></mrow><mo>\u{20D7}</mo></mover>"
    ),
  ])
  func `accents stand over or under their base`(_ source: String, _ expected: String) throws {
    #expect(try LinearSyntax.unicodeMath.content(source) == expected)
  }

  @Test(arguments: [
    (
      "∑_p^q r",
      #"<mrow intent=":sum(p,q,$n)"><munderover><mo>∑</mo><mi>p</mi><mi>q</mi></munderover><mi arg="n">r</mi></mrow>"#
    ),
    (
      "∑2_p^q r",
      #"<mrow intent=":sum(p,q,$n)"><msubsup><mo>∑</mo><mi>p</mi><mi>q</mi></msubsup><mi arg="n">r</mi></mrow>"#
    ),
    (
      "∑3_p^q r",
      #"<mrow intent=":sum(p,q,$n)"><munder><msup><mo>∑</mo><mi>q</mi></msup><mi>p</mi></munder><mi arg="n">r</mi></mrow>"#
    ),
    (
      "∬_D f",
      #"<mrow intent=":double integral(D,,$n)"><msub><mo>∬</mo><mi>D</mi></msub><mi arg="n">f</mi></mrow>"#
    ),
    (
      "∑_p r+s",
      #"<mrow intent=":sum(p,,$n)"><munder><mo>∑</mo><mi>p</mi></munder><mi arg="n">r</mi></mrow><mo>+</mo><mi>s</mi>"#
    ),
    ("∏_p", "<msub><mo>∏</mo><mi>p</mi></msub>"),
  ])
  func `limits stand where the kind of the operator or its option puts them`(_ source: String, _ expected: String)
    throws
  {
    #expect(try LinearSyntax.unicodeMath.content(source) == expected)
  }

  @Test(arguments: [
    (
      "log_2 8",
      "<mrow intent=\":function\"><msub><mi>log</mi><mn>2</mn></msub><mo>\u{2061}</mo><mn>8</mn></mrow>"
    ),
    (
      "sin^-1 p",
      "<mrow intent=\":function\"><msup><mi>sin</mi><mrow><mo>−</mo><mn>1</mn></mrow></msup><mo>\u{2061}</mo><mi>p</mi></mrow>"
    ),
    (
      "sin\u{2061}(p)",
      "<mrow intent=\":function\"><mi>sin</mi><mo>\u{2061}</mo><mrow intent=\":fenced\"><mo>(</mo><mi>p</mi><mo>)</mo></mrow></mrow>"
    ),
    (
      "min_p q",
      "<mrow intent=\":function\"><munder><mi>min</mi><mi>p</mi></munder><mo>\u{2061}</mo><mi>q</mi></mrow>"
    ),
    (
      "arcsin p/2",
      "<mfrac><mrow intent=\":function\"><mi>arcsin</mi><mo>\u{2061}</mo><mi>p</mi></mrow><mn>2</mn></mfrac>"
    ),
    ("exp p+q", "<mrow intent=\":function\"><mi>exp</mi><mo>\u{2061}</mo><mi>p</mi></mrow><mo>+</mo><mi>q</mi>"),
  ])
  func `functions take what follows them`(_ source: String, _ expected: String) throws {
    #expect(try LinearSyntax.unicodeMath.content(source) == expected)
  }

  @Test(arguments: [
    ("p...q", "<mi>p</mi><mo>…</mo><mi>q</mi>"),
    ("p->q", "<mi>p</mi><mo>→</mo><mi>q</mi>"),
    ("p<<q", "<mi>p</mi><mo>≪</mo><mi>q</mi>"),
    ("p~~q", "<mi>p</mi><mo>≈</mo><mi>q</mi>"),
    ("p:=q", "<mi>p</mi><mo>≔</mo><mi>q</mi>"),
    ("p::q", "<mi>p</mi><mo>∷</mo><mi>q</mi>"),
    ("p-+q", "<mi>p</mi><mo>∓</mo><mi>q</mi>"),
    ("p/=q", "<mi>p</mi><mo>≠</mo><mi>q</mi>"),
    ("p/<q", "<mi>p</mi><mo>≮</mo><mi>q</mi>"),
    ("p/⊂q", "<mi>p</mi><mo>⊄</mo><mi>q</mi>"),
    ("p/⋆q", "<mi>p</mi><mo>⋆\u{338}</mo><mi>q</mi>"),
  ])
  func `operators of several characters are one sign, and a slash negates`(_ source: String, _ expected: String) throws
  {
    #expect(try LinearSyntax.unicodeMath.content(source) == expected)
  }

  @Test(arguments: [
    ("├2(p┤2]", #"<mrow intent=":fenced"><mo>(</mo><mi>p</mi><mo>]</mo></mrow>"#),
    ("├(p┤)", #"<mrow intent=":fenced"><mo>(</mo><mi>p</mi><mo>)</mo></mrow>"#),
    ("〖p〗", "<mi>p</mi>"),
    ("⟦p⟧", #"<mrow intent=":fenced"><mo>⟦</mo><mi>p</mi><mo>⟧</mo></mrow>"#),
    ("(p]", #"<mrow intent=":fenced"><mo>(</mo><mi>p</mi><mo>]</mo></mrow>"#),
    ("{p", "<mo>{</mo><mi>p</mi>"),
    ("⌊p/2⌋", #"<mrow intent=":fenced"><mo>⌊</mo><mfrac><mi>p</mi><mn>2</mn></mfrac><mo>⌋</mo></mrow>"#),
  ])
  func `brackets may be sized, hidden, or of two kinds`(_ source: String, _ expected: String) throws {
    #expect(try LinearSyntax.unicodeMath.content(source) == expected)
  }

  @Test(arguments: [
    (
      "(0,1]",
      #"<mrow intent="open-closed-interval(0,1)"><mo>(</mo><mrow><mn>0</mn><mo>,</mo><mn>1</mn></mrow><mo>]</mo></mrow>"#
    ),
    (
      "[0,1[",
      #"<mrow intent="closed-open-interval(0,1)"><mo>[</mo><mrow><mn>0</mn><mo>,</mo><mn>1</mn></mrow><mo>[</mo></mrow>"#
    ),
    (
      "]-p,p]",
      #"<mrow intent="open-closed-interval(-p,p)"><mo>]</mo><mrow><mo>−</mo><mi>p</mi><mo>,</mo><mi>p</mi></mrow><mo>]</mo></mrow>"#
    ),
    (
      "[p,q+1)",
      #"<mrow intent=":fenced"><mo>[</mo><mrow><mi>p</mi><mo>,</mo><mi>q</mi><mo>+</mo><mn>1</mn></mrow><mo>)</mo></mrow>"#
    ),
  ])
  func `intervals are told from brackets that do not match`(_ source: String, _ expected: String) throws {
    #expect(try LinearSyntax.unicodeMath.content(source) == expected)
  }

  @Test(arguments: [
    ("\"a \\\"b\\\"\"", "<mtext>a &quot;b&quot;</mtext>"),
    ("\\nonsense", #"<mtext>\nonsense</mtext>"#),
    ("\\{p\\}", "<mo>{</mo><mi>p</mi><mo>}</mo>"),
    ("ￗ(let x)", #"<mtext mathvariant="monospace">let x</mtext>"#),
    ("p#2", "<mtable><mlabeledtr><mtd><mtext>2</mtext></mtd><mtd><mi>p</mi></mtd></mlabeledtr></mtable>"),
  ])
  func `text and what has no meaning stand as they are written`(_ source: String, _ expected: String) throws {
    #expect(try LinearSyntax.unicodeMath.content(source) == expected)
  }

  @Test(arguments: [
    ("\\doubleR", "<mi>ℝ</mi>"),
    ("\\mscrH", "<mi>ℋ</mi>"),
    ("𝐩𝑞𝔯", #"<mi mathvariant="bold">p</mi><mi>q</mi><mi mathvariant="fraktur">r</mi>"#),
    ("ℎ", "<mi>h</mi>"),
    ("ⅆp", #"<mi intent="ⅆ">d</mi><mi>p</mi>"#),
    ("A⊺", #"<mi>A</mi><mi intent="transpose">T</mi>"#),
    ("日本", "<mi>日本</mi>"),
    ("👨\u{200D}👩\u{200D}👧=2", "<mi>👨\u{200D}👩\u{200D}👧</mi><mo>=</mo><mn>2</mn>"),
  ])
  func `letters keep their style, and words their letters`(_ source: String, _ expected: String) throws {
    #expect(try LinearSyntax.unicodeMath.content(source) == expected)
  }

  @Test(arguments: [
    ("p\u{2003}q", #"<mi>p</mi><mspace width="1em"/><mi>q</mi>"#),
    ("p\u{2009}q", #"<mi>p</mi><mspace width="thinmathspace"/><mi>q</mi>"#),
    ("p\u{A0}q", #"<mi>p</mi><mspace width="verythickmathspace"/><mi>q</mi>"#),
    ("p q", "<mi>p</mi><mi>q</mi>"),
  ])
  func `spaces with a width are kept`(_ source: String, _ expected: String) throws {
    #expect(try LinearSyntax.unicodeMath.content(source) == expected)
  }
}
