import MathTree
import Testing

@testable import MathReaders

@Suite("Constructs of typed formulas")
struct TypedConstructTests {
  @Test(arguments: [
    ("p!", "<mrow><mi>p</mi><mo>!</mo></mrow>"),
    ("p!!", "<mrow><mi>p</mi><mo>!</mo><mo>!</mo></mrow>"),
    ("40%", "<mrow><mn>40</mn><mo>%</mo></mrow>"),
    ("7‰", "<mrow><mn>7</mn><mo>‰</mo></mrow>"),
    ("3p°", "<mn>3</mn><mrow><mi>p</mi><mo>°</mo></mrow>"),
    ("2^n!", "<mrow><msup><mn>2</mn><mi>n</mi></msup><mo>!</mo></mrow>"),
  ])
  func `signs behind a number or a letter belong to it`(_ source: String, _ expected: String) throws {
    #expect(try LinearSyntax.typed.content(source, isLenient: true) == expected)
  }

  @Test(arguments: [
    ("3 1/2", "<mrow><mn>3</mn><mfrac><mn>1</mn><mn>2</mn></mfrac></mrow>"),
    ("3½", "<mrow><mn>3</mn><mfrac><mn>1</mn><mn>2</mn></mfrac></mrow>"),
    ("3 p/2", "<mn>3</mn><mfrac><mi>p</mi><mn>2</mn></mfrac>"),
    ("3.5 1/2", "<mn>3.5</mn><mfrac><mn>1</mn><mn>2</mn></mfrac>"),
    ("1 2/3 km", #"<mrow><mn>1</mn><mfrac><mn>2</mn><mn>3</mn></mfrac></mrow><mi class="MathML-Unit">km</mi>"#),
  ])
  func `a whole number and a fraction are a mixed number`(_ source: String, _ expected: String) throws {
    #expect(try LinearSyntax.typed.content(source, isLenient: true) == expected)
  }

  @Test(arguments: [
    ("AC/AB", "<mfrac><mrow><mi>A</mi><mi>C</mi></mrow><mrow><mi>A</mi><mi>B</mi></mrow></mfrac>"),
    ("AB/2", "<mfrac><mrow><mi>A</mi><mi>B</mi></mrow><mn>2</mn></mfrac>"),
    ("PV / T", "<mfrac><mrow><mi>P</mi><mi>V</mi></mrow><mi>T</mi></mfrac>"),
    ("1/AB^2", "<mfrac><mn>1</mn><msup><mrow><mi>A</mi><mi>B</mi></mrow><mn>2</mn></msup></mfrac>"),
    ("AB // CD", "<mi>A</mi><mi>B</mi><mo>∥</mo><mi>C</mi><mi>D</mi>"),
    ("d1 // d2", "<msub><mi>d</mi><mn>1</mn></msub><mo>∥</mo><msub><mi>d</mi><mn>2</mn></msub>"),
    (
      "[AB] // [CD]",
      "<mrow><mo>[</mo><mi>A</mi><mi>B</mi><mo>]</mo></mrow><mo>∥</mo><mrow><mo>[</mo><mi>C</mi><mi>D</mi><mo>]</mo></mrow>"
    ),
  ])
  func `two capitals beside a slash are one length`(_ source: String, _ expected: String) throws {
    #expect(try LinearSyntax.typed.content(source, isLenient: true) == expected)
  }

  @Test(arguments: [
    ("pq/2", "<mfrac><mrow><mi>p</mi><mi>q</mi></mrow><mn>2</mn></mfrac>"),
    ("3k/5", "<mfrac><mrow><mn>3</mn><mi>k</mi></mrow><mn>5</mn></mfrac>"),
    (
      "2(k+1)/3",
      "<mfrac><mrow><mn>2</mn><mrow><mo>(</mo><mi>k</mi><mo>+</mo><mn>1</mn><mo>)</mo></mrow></mrow><mn>3</mn></mfrac>"
    ),
    ("p_1 q/2", "<msub><mi>p</mi><mn>1</mn></msub><mfrac><mi>q</mi><mn>2</mn></mfrac>"),
    ("3 p/2", "<mn>3</mn><mfrac><mi>p</mi><mn>2</mn></mfrac>"),
  ])
  func `what is typed right before a fraction stands above its line`(_ source: String, _ expected: String) throws {
    #expect(try LinearSyntax.typed.content(source, isLenient: true) == expected)
  }

  @Test(arguments: [
    ("E/kT", "<mfrac><mi>E</mi><mrow><mi>k</mi><mi>T</mi></mrow></mfrac>"),
    ("1/xy", "<mfrac><mn>1</mn><mrow><mi>x</mi><mi>y</mi></mrow></mfrac>"),
    ("p/2a", "<mfrac><mi>p</mi><mrow><mn>2</mn><mi>a</mi></mrow></mfrac>"),
    ("1/2x", "<mfrac><mn>1</mn><mn>2</mn></mfrac><mi>x</mi>"),
    ("p/q r", "<mfrac><mi>p</mi><mi>q</mi></mfrac><mi>r</mi>"),
  ])
  func `letters without a blank between them stand below the line`(_ source: String, _ expected: String) throws {
    #expect(try LinearSyntax.typed.content(source, isLenient: true) == expected)
  }

  @Test(arguments: [
    ("cosB", "<mrow><mo>cos</mo><mi>B</mi></mrow>"),
    ("sinAcosB", "<mrow><mo>sin</mo><mi>A</mi></mrow><mrow><mo>cos</mo><mi>B</mi></mrow>"),
    ("pqcosB", "<mi>p</mi><mi>q</mi><mrow><mo>cos</mo><mi>B</mi></mrow>"),
    ("acosB", "<mi>a</mi><mrow><mo>cos</mo><mi>B</mi></mrow>"),
    ("cost", "<mi>cost</mi>"),
  ])
  func `a function stands right before an angle`(_ source: String, _ expected: String) throws {
    #expect(try LinearSyntax.typed.content(source, isLenient: true) == expected)
  }

  @Test(arguments: [
    (
      "lim t->0 f(t)",
      "<munder><mo>lim</mo><mrow><mi>t</mi><mo>→</mo><mn>0</mn></mrow></munder><mrow><mi>f</mi><mrow><mo>(</mo><mi>t</mi><mo>)</mo></mrow></mrow>"
    ),
    ("lim (t->0) t", "<munder><mo>lim</mo><mrow><mi>t</mi><mo>→</mo><mn>0</mn></mrow></munder><mi>t</mi>"),
    ("lim_(t->0) t", "<munder><mo>lim</mo><mrow><mi>t</mi><mo>→</mo><mn>0</mn></mrow></munder><mi>t</mi>"),
    (
      "lim t → ∞ 1/t",
      "<munder><mo>lim</mo><mrow><mi>t</mi><mo>→</mo><mo>∞</mo></mrow></munder><mfrac><mn>1</mn><mi>t</mi></mfrac>"
    ),
  ])
  func `limits stand behind their name or below it`(_ source: String, _ expected: String) throws {
    #expect(try LinearSyntax.typed.content(source, isLenient: true) == expected)
  }

  @Test(arguments: [
    ("³√t", "<mroot><mi>t</mi><mn>3</mn></mroot>"),
    ("√2t", "<msqrt><mn>2</mn></msqrt><mi>t</mi>"),
    ("sqrt(p)q", "<msqrt><mi>p</mi></msqrt><mi>q</mi>"),
    ("root(n)(t+1)", "<mroot><mrow><mi>t</mi><mo>+</mo><mn>1</mn></mrow><mi>n</mi></mroot>"),
    ("∜(t)", "<mroot><mi>t</mi><mn>4</mn></mroot>"),
    ("⁻¹√t", "<mroot><mi>t</mi><mrow><mo>−</mo><mn>1</mn></mrow></mroot>"),
  ])
  func `roots are signs, names, and signs with an index`(_ source: String, _ expected: String) throws {
    #expect(try LinearSyntax.typed.content(source, isLenient: true) == expected)
  }

  @Test(arguments: [
    ("p_1^2", "<msubsup><mi>p</mi><mn>1</mn><mn>2</mn></msubsup>"),
    ("p^2_1", "<msubsup><mi>p</mi><mn>1</mn><mn>2</mn></msubsup>"),
    ("p²₁", "<msubsup><mi>p</mi><mn>1</mn><mn>2</mn></msubsup>"),
    ("p'_1", "<msubsup><mi>p</mi><mn>1</mn><mo>′</mo></msubsup>"),
    ("p^(q+r)", "<msup><mi>p</mi><mrow><mi>q</mi><mo>+</mo><mi>r</mi></mrow></msup>"),
    ("p⁽ⁿ⁺¹⁾", "<msup><mi>p</mi><mrow><mo>(</mo><mi>n</mi><mo>+</mo><mn>1</mn><mo>)</mo></mrow></msup>"),
    ("t_1,2", "<msub><mi>t</mi><mn>1</mn></msub><mo>,</mo><mn>2</mn>"),
    ("e^-t/2", "<mfrac><msup><mi>e</mi><mrow><mo>−</mo><mi>t</mi></mrow></msup><mn>2</mn></mfrac>"),
    ("p^q^r", "<msup><mi>p</mi><msup><mi>q</mi><mi>r</mi></msup></msup>"),
    ("p_ab", "<msub><mi>p</mi><mrow><mi>a</mi><mi>b</mi></mrow></msub>"),
    ("p_sin", "<msub><mi>p</mi><mi>sin</mi></msub>"),
  ])
  func `scripts are signs and characters`(_ source: String, _ expected: String) throws {
    #expect(try LinearSyntax.typed.content(source, isLenient: true) == expected)
  }

  @Test(arguments: [
    ("dp/dt", "<mfrac><mrow><mi>d</mi><mi>p</mi></mrow><mrow><mi>d</mi><mi>t</mi></mrow></mfrac>"),
    ("d/dt", "<mfrac><mi>d</mi><mrow><mi>d</mi><mi>t</mi></mrow></mfrac>"),
    (
      "d^2p/dt^2",
      "<mfrac><mrow><msup><mi>d</mi><mn>2</mn></msup><mi>p</mi></mrow><mrow><mi>d</mi><msup><mi>t</mi><mn>2</mn></msup></mrow></mfrac>"
    ),
    ("int p dx", "<mo>∫</mo><mi>p</mi><mrow><mi>d</mi><mi>x</mi></mrow>"),
    ("df", "<mi>d</mi><mi>f</mi>"),
    ("du/dp", "<mfrac><mrow><mi>d</mi><mi>u</mi></mrow><mrow><mi>d</mi><mi>p</mi></mrow></mfrac>"),
    ("ds", "<mi>d</mi><mi>s</mi>"),
  ])
  func `differentials stand in derivatives and integrals`(_ source: String, _ expected: String) throws {
    #expect(try LinearSyntax.typed.content(source, isLenient: true) == expected)
  }

  @Test(arguments: [
    (
      "5 km/h/s",
      #"<mn>5</mn><mfrac><mfrac><mi class="MathML-Unit">km</mi><mi class="MathML-Unit">h</mi></mfrac><mi class="MathML-Unit">s</mi></mfrac>"#
    ),
    ("5 m^2", #"<mn>5</mn><msup><mi class="MathML-Unit">m</mi><mn>2</mn></msup>"#),
    ("5 kg*m", #"<mn>5</mn><mi class="MathML-Unit">kg</mi><mo>⋅</mo><mi>m</mi>"#),
    ("5 kg*g", #"<mn>5</mn><mi class="MathML-Unit">kg</mi><mo>⋅</mo><mi>g</mi>"#),
    (
      "3 m.s⁻¹",
      #"<mn>3</mn><mi class="MathML-Unit">m</mi><mo>⋅</mo><msup><mi class="MathML-Unit">s</mi><mrow><mo>−</mo><mn>1</mn></mrow></msup>"#
    ),
    (
      "3 m.s-1",
      #"<mn>3</mn><mi class="MathML-Unit">m</mi><mo>⋅</mo><msup><mi class="MathML-Unit">s</mi><mrow><mo>−</mo><mn>1</mn></mrow></msup>"#
    ),
    ("3 s-1", "<mn>3</mn><mi>s</mi><mo>−</mo><mn>1</mn>"),
    (
      "4 kg/(m·s)",
      #"<mn>4</mn><mfrac><mi class="MathML-Unit">kg</mi><mrow><mi class="MathML-Unit">m</mi><mo>⋅</mo><mi class="MathML-Unit">s</mi></mrow></mfrac>"#
    ),
    ("4 m/(s·x)", "<mn>4</mn><mfrac><mi>m</mi><mrow><mi>s</mi><mo>⋅</mo><mi>x</mi></mrow></mfrac>"),
    (
      "2 × 10^-9 m",
      #"<mn>2</mn><mo>×</mo><msup><mn>10</mn><mrow><mo>−</mo><mn>9</mn></mrow></msup><mi class="MathML-Unit">m</mi>"#
    ),
    (
      "90 km / 1.5 h",
      #"<mfrac><mrow><mn>90</mn><mi class="MathML-Unit">km</mi></mrow><mrow><mn>1.5</mn><mi class="MathML-Unit">h</mi></mrow></mfrac>"#
    ),
    (
      "5 m / 2 s",
      #"<mfrac><mrow><mn>5</mn><mi class="MathML-Unit">m</mi></mrow><mrow><mn>2</mn><mi class="MathML-Unit">s</mi></mrow></mfrac>"#
    ),
    ("5 km / h", #"<mn>5</mn><mfrac><mi class="MathML-Unit">km</mi><mi class="MathML-Unit">h</mi></mfrac>"#),
    ("10^3 m", #"<msup><mn>10</mn><mn>3</mn></msup><mi class="MathML-Unit">m</mi>"#),
    ("21 °C", #"<mn>21</mn><mi class="MathML-Unit">°C</mi>"#),
    ("5km", #"<mn>5</mn><mi class="MathML-Unit">km</mi>"#),
    ("p km", "<mi>p</mi><mi>k</mi><mi>m</mi>"),
    ("3 kΩ", #"<mn>3</mn><mi class="MathML-Unit">kΩ</mi>"#),
  ])
  func `units go up and down behind a number`(_ source: String, _ expected: String) throws {
    #expect(try LinearSyntax.typed.content(source, isLenient: true) == expected)
  }

  @Test(arguments: [
    ("||p||", "<mrow><mo>∥</mo><mi>p</mi><mo>∥</mo></mrow>"),
    (
      "|p|q|r|",
      "<mrow><mo>|</mo><mi>p</mi><mo>|</mo></mrow><mi>q</mi><mrow><mo>|</mo><mi>r</mi><mo>|</mo></mrow>"
    ),
    ("p | q", "<mi>p</mi><mo>∣</mo><mi>q</mi>"),
    ("|p", "<mo>∣</mo><mi>p</mi>"),
    ("{p | p>0}", "<mrow><mo>{</mo><mi>p</mi><mo>∣</mo><mi>p</mi><mo>&gt;</mo><mn>0</mn><mo>}</mo></mrow>"),
    ("|p|^2", "<msup><mrow><mo>|</mo><mi>p</mi><mo>|</mo></mrow><mn>2</mn></msup>"),
    ("‖p‖", "<mrow><mo>∥</mo><mi>p</mi><mo>∥</mo></mrow>"),
    ("2 || p || + 1", "<mn>2</mn><mrow><mo>∥</mo><mi>p</mi><mo>∥</mo></mrow><mo>+</mo><mn>1</mn>"),
    ("g || h || k", "<mi>g</mi><mo>∥</mo><mi>h</mi><mo>∥</mo><mi>k</mi>"),
    ("|p, q|", "<mrow><mo>|</mo><mi>p</mi><mo>,</mo><mi>q</mi><mo>|</mo></mrow>"),
  ])
  func `two bars are a norm, and a bar that has no partner is a sign`(_ source: String, _ expected: String) throws {
    #expect(try LinearSyntax.typed.content(source, isLenient: true) == expected)
  }

  @Test(arguments: [
    (#""if p" q"#, "<mtext>if p</mtext><mi>q</mi>"),
    ("text(a b)", "<mtext>a b</mtext>"),
    ("mean of p", "<mtext>mean of</mtext><mi>p</mi>"),
    ("p if q", "<mi>p</mi><mo>if</mo><mi>q</mi>"),
    ("speed = way/time", "<mi>speed</mi><mo>=</mo><mfrac><mi>way</mi><mi>time</mi></mfrac>"),
  ])
  func `text is what stands in quotation marks, and words`(_ source: String, _ expected: String) throws {
    #expect(try LinearSyntax.typed.content(source, isLenient: true) == expected)
  }

  @Test(arguments: [
    ("hat(p)", #"<mover accent="true"><mi>p</mi><mo>^</mo></mover>"#),
    ("vec p", #"<mover accent="true"><mi>p</mi><mo>→</mo></mover>"#),
    ("bar(pq)", #"<mover accent="true"><mrow><mi>p</mi><mi>q</mi></mrow><mo>¯</mo></mover>"#),
    ("ul(p)", #"<munder accentunder="true"><mi>p</mi><mo>_</mo></munder>"#),
    (
      "ubrace(p+q)_r",
      #"<munder><munder accentunder="true"><mrow><mi>p</mi><mo>+</mo><mi>q</mi></mrow><mo>⏟</mo></munder><mi>r</mi></munder>"#
    ),
    ("cancel(p)", #"<menclose notation="updiagonalstrike"><mi>p</mi></menclose>"#),
    ("bb(p)", #"<mi mathvariant="bold">p</mi>"#),
    ("color(red)(p)", #"<mstyle mathcolor="red"><mi>p</mi></mstyle>"#),
    ("overset(p)(q)", "<mover><mi>q</mi><mi>p</mi></mover>"),
    ("abs(p)", "<mrow><mo>|</mo><mi>p</mi><mo>|</mo></mrow>"),
    ("floor(p/2)", "<mrow><mo>⌊</mo><mfrac><mi>p</mi><mn>2</mn></mfrac><mo>⌋</mo></mrow>"),
  ])
  func `names with arguments are drawn around them`(_ source: String, _ expected: String) throws {
    #expect(try LinearSyntax.typed.content(source, isLenient: true) == expected)
  }

  @Test(arguments: [
    ("αβ", "<mi>α</mi><mi>β</mi>"),
    ("2π", "<mn>2</mn><mi>π</mi>"),
    ("𝐩", "<mi>𝐩</mi>"),
    ("ℝ^n", "<msup><mi>ℝ</mi><mi>n</mi></msup>"),
    ("Ж", "<mi>Ж</mi>"),
    ("日本", "<mi>日</mi><mi>本</mi>"),
  ])
  func `Greek letters and other alphabets are letters`(_ source: String, _ expected: String) throws {
    #expect(try LinearSyntax.typed.content(source, isLenient: true) == expected)
  }

  @Test(arguments: [
    (
      "[[p,q],[r,s]]",
      "<mrow><mo>[</mo><mtable><mtr><mtd><mi>p</mi></mtd><mtd><mi>q</mi></mtd></mtr><mtr><mtd><mi>r</mi></mtd><mtd><mi>s</mi></mtd></mtr></mtable><mo>]</mo></mrow>"
    ),
    (
      "((p),(q))",
      "<mrow><mo>(</mo><mtable><mtr><mtd><mi>p</mi></mtd></mtr><mtr><mtd><mi>q</mi></mtd></mtr></mtable><mo>)</mo></mrow>"
    ),
    (
      "{(p,q),(r,s):}",
      #"<mrow><mo>{</mo><mtable columnalign="left"><mtr><mtd><mi>p</mi></mtd><mtd><mi>q</mi></mtd></mtr><mtr><mtd><mi>r</mi></mtd><mtd><mi>s</mi></mtd></mtr></mtable></mrow>"#
    ),
    ("[p,q]", "<mrow><mo>[</mo><mi>p</mi><mo>,</mo><mi>q</mi><mo>]</mo></mrow>"),
    (
      "[[p,q],[r]]",
      "<mrow><mo>[</mo><mrow><mo>[</mo><mi>p</mi><mo>,</mo><mi>q</mi><mo>]</mo></mrow><mo>,</mo><mrow><mo>[</mo><mi>r</mi><mo>]</mo></mrow><mo>]</mo></mrow>"
    ),
  ])
  func `matrices are rows in brackets`(_ source: String, _ expected: String) throws {
    #expect(try LinearSyntax.typed.content(source, isLenient: true) == expected)
  }
}
