import MathTree
import Testing

@testable import MathLaTeX

@Suite("LaTeX is read")
struct LaTeXParserTests {
  @Test(arguments: [
    (#"x^2"#, #"<msup><mi>x</mi><mn>2</mn></msup>"#),
    (#"x_1^2"#, #"<msubsup><mi>x</mi><mn>1</mn><mn>2</mn></msubsup>"#),
    (#"x'"#, #"<msup><mi>x</mi><mo>′</mo></msup>"#),
    (#"f''(x)"#, #"<msup><mi>f</mi><mo>″</mo></msup><mo>(</mo><mi>x</mi><mo>)</mo>"#),
    (#"\frac{1}{2}"#, #"<mfrac><mn>1</mn><mn>2</mn></mfrac>"#),
    (#"\tfrac12"#, #"<mstyle displaystyle="false"><mfrac><mn>1</mn><mn>2</mn></mfrac></mstyle>"#),
    (#"a \over b"#, #"<mfrac><mi>a</mi><mi>b</mi></mfrac>"#),
    (#"\binom{n}{k}"#, #"<mrow><mo>(</mo><mfrac linethickness="0"><mi>n</mi><mi>k</mi></mfrac><mo>)</mo></mrow>"#),
    (#"\sqrt{x}"#, #"<msqrt><mi>x</mi></msqrt>"#),
    (#"\sqrt[3]{x}"#, #"<mroot><mi>x</mi><mn>3</mn></mroot>"#),
    (#"\root 3 \of x"#, #"<mroot><mi>x</mi><mn>3</mn></mroot>"#),
    (
      #"\sum_{n=0}^\infty a_n"#,
      #"<munderover><mo>∑</mo><mrow><mi>n</mi><mo>=</mo><mn>0</mn></mrow><mi mathvariant="normal">∞</mi>"#
        + #"</munderover><msub><mi>a</mi><mi>n</mi></msub>"#
    ),
    (#"\int\limits_a^b f"#, #"<munderover><mo>∫</mo><mi>a</mi><mi>b</mi></munderover><mi>f</mi>"#),
    (#"\lim_{x \to 0} x"#, #"<munder><mo>lim</mo><mrow><mi>x</mi><mo>→</mo><mn>0</mn></mrow></munder><mi>x</mi>"#),
    (#"\sin x"#, #"<mi>sin</mi><mo>⁡</mo><mi>x</mi>"#),
    (#"\operatorname{rank} A"#, #"<mi>rank</mi><mo>⁡</mo><mi>A</mi>"#),
    (#"\operatorname*{argmin}_x f"#, #"<munder><mi>argmin</mi><mi>x</mi></munder><mi>f</mi>"#),
    (#"\left( \frac{a}{b} \right]"#, #"<mrow><mo>(</mo><mfrac><mi>a</mi><mi>b</mi></mfrac><mo>]</mo></mrow>"#),
    (#"\left. x \right|_0^1"#, #"<msubsup><mrow><mi>x</mi><mo>|</mo></mrow><mn>0</mn><mn>1</mn></msubsup>"#),
    (#"\big( x \big)"#, #"<mo>(</mo><mi>x</mi><mo>)</mo>"#),
    (
      #"\begin{pmatrix} a & b \\ c & d \end{pmatrix}"#,
      #"<mrow><mo>(</mo><mtable><mtr><mtd><mi>a</mi></mtd><mtd><mi>b</mi></mtd></mtr><mtr><mtd><mi>c"#
        + #"</mi></mtd><mtd><mi>d</mi></mtd></mtr></mtable><mo>)</mo></mrow>"#
    ),
    (
      #"\begin{cases} 1 & x > 0 \\ 0 & \text{else} \end{cases}"#,
      #"<mrow><mo>{</mo><mtable columnalign="left"><mtr><mtd><mn>1</mn></mtd><mtd><mi>x</mi><mo>&gt;</mo><mn>0</mn></mtd>"#
        + #"</mtr><mtr><mtd><mn>0</mn></mtd><mtd><mtext>else</mtext></mtd></mtr></mtable></mrow>"#
    ),
    (
      #"\begin{aligned} a &= b \\ c &= d \end{aligned}"#,
      #"<mtable displaystyle="true" columnalign="right left"><mtr><mtd><mi>a</mi></mtd><mtd><mo>=</mo><mi>b</mi></mtd></mtr><mtr>"#
        + #"<mtd><mi>c</mi></mtd><mtd><mo>=</mo><mi>d</mi></mtd></mtr></mtable>"#
    ),
    (
      #"\begin{array}{c|c} a & b \end{array}"#,
      #"<mtable columnlines="solid"><mtr><mtd><mi>a</mi></mtd><mtd><mi>b</mi></mtd></mtr></mtable>"#
    ),
    (#"\substack{a \\ b}"#, #"<mtable><mtr><mtd><mi>a</mi></mtd></mtr><mtr><mtd><mi>b</mi></mtd></mtr></mtable>"#),
    (#"\hat x"#, #"<mover accent="true"><mi>x</mi><mo>^</mo></mover>"#),
    (#"\vec{AB}"#, #"<mover accent="true"><mrow><mi>A</mi><mi>B</mi></mrow><mo>→</mo></mover>"#),
    (#"\overline{x+y}"#, #"<mover accent="true"><mrow><mi>x</mi><mo>+</mo><mi>y</mi></mrow><mo>―</mo></mover>"#),
    (#"\underbrace{x}_{n}"#, #"<munder><munder><mi>x</mi><mo>⏟</mo></munder><mi>n</mi></munder>"#),
    (#"\overset{a}{=}"#, #"<mover><mrow><mo>=</mo></mrow><mi>a</mi></mover>"#),
    (#"\xrightarrow[b]{a}"#, #"<munderover><mo>→</mo><mi>b</mi><mi>a</mi></munderover>"#),
    (#"\not= \notin \neq"#, #"<mo>≠∉≠</mo>"#),
    (
      #"\mathbf{x} \mathbb{R} \mathcal{L}"#,
      #"<mi mathvariant="bold">x</mi><mi mathvariant="double-struck">R</mi><mi mathvariant="script">L"#
        + #"</mi>"#
    ),
    (#"\mathrm{d}x"#, #"<mi mathvariant="normal">d</mi><mi>x</mi>"#),
    (#"\text{if $x$ is even}"#, #"<mrow><mtext>if </mtext><mrow><mi>x</mi></mrow><mtext> is even</mtext></mrow>"#),
    (
      #"a \pmod n"#,
      #"<mi>a</mi><mspace width="18mu"/><mo>(</mo><mi>mod</mi><mspace width="6mu"/><mi>n</mi><mo>)</mo>"#
    ),
    (#"a \bmod b"#, #"<mi>a</mi><mo>mod</mo><mi>b</mi>"#),
    (#"\boxed{x}"#, #"<menclose notation="box"><mi>x</mi></menclose>"#),
    (#"\cancel{x}"#, #"<menclose notation="updiagonalstrike"><mi>x</mi></menclose>"#),
    (#"\phantom{x} y"#, #"<mphantom><mi>x</mi></mphantom><mi>y</mi>"#),
    (#"\color{red} x"#, #"<mstyle mathcolor="red"><mi>x</mi></mstyle>"#),
    (#"\textcolor{red}{x}"#, #"<mstyle mathcolor="red"><mi>x</mi></mstyle>"#),
    (#"\newcommand{\half}{\frac{1}{2}} \half"#, #"<mfrac><mn>1</mn><mn>2</mn></mfrac>"#),
    (
      #"\newcommand{\pair}[2][0]{(#1,#2)} \pair{x} \pair[y]{x}"#,
      #"<mo>(</mo><mn>0</mn><mo>,</mo><mi>x</mi><mo>)</mo><mo>(</mo><mi>y</mi><mo>,</mo><mi>x</mi><mo>)"#
        + #"</mo>"#
    ),
    (#"\def\sq#1{#1^2} \sq{x}"#, #"<msup><mi>x</mi><mn>2</mn></msup>"#),
    (#"\let\b\beta \b"#, #"<mi>β</mi>"#),
    (
      #"\DeclareMathOperator{\lcm}{lcm} \lcm(a,b)"#,
      #"<mi>lcm</mi><mo>⁡</mo><mo>(</mo><mi>a</mi><mo>,</mo><mi>b</mi><mo>)</mo>"#
    ),
    (#"\stackrel{?}{=}"#, #"<mover><mrow><mo>=</mo></mrow><mrow><mo>?</mo></mrow></mover>"#),
    (#"{}_a^b X"#, #"<msubsup><mrow/><mi>a</mi><mi>b</mi></msubsup><mi>X</mi>"#),
    (#"3.14 + 1{,}000"#, #"<mn>3.14</mn><mo>+</mo><mn>1,000</mn>"#),
    (#"x \ldots y"#, #"<mi>x</mi><mo>…</mo><mi>y</mi>"#),
    (#"\alpha \Gamma \varepsilon"#, #"<mi>α</mi><mi mathvariant="normal">Γ</mi><mi>ε</mi>"#),
    (#"\leq \geqslant \Rightarrow"#, #"<mo>≤⩾⇒</mo>"#),
    (#"\{ x \mid x > 0 \}"#, #"<mo>{</mo><mi>x</mi><mo>∣</mo><mi>x</mi><mo>&gt;</mo><mn>0</mn><mo>}</mo>"#),
    (#"\| x \|"#, #"<mo>‖</mo><mi>x</mi><mo>‖</mo>"#),
    (#"$x$"#, #"<mi>x</mi>"#),
    (#"\(x\)"#, #"<mi>x</mi>"#),
    (#"% comment"#, #""#),
    (#"\mathop{lim}_x"#, #"<munder><mrow><mi>l</mi><mi>i</mi><mi>m</mi></mrow><mi>x</mi></munder>"#),
    (
      #"\tag{1} x"#,
      #"<mtable displaystyle="true"><mlabeledtr><mtd><mtext>(</mtext><mtext>1</mtext><mtext>)</mtext>"#
        + #"</mtd><mtd><mi>x</mi></mtd></mlabeledtr></mtable>"#
    ),
  ])
  func `a formula becomes the MathML that TeX would draw`(_ source: String, _ expected: String) throws {
    #expect(try LaTeXFormula.content(source) == expected)
  }

  @Test(arguments: [
    (#"\frac{1}"#, 0, "frac"), (#"x^"#, 1, ""), (#"x^2^3"#, 3, "superscript"), (#"{x"#, 0, "closed"), (#"x}"#, 1, ""),
    (#"\begin{matrix} a"#, 0, "matrix"), (#"\left( x"#, 0, "left"), (#"\foo"#, 0, "foo"), (#"a & b"#, 2, "&"),
    (#"\end{cases}"#, 0, "cases"), (#"\sqrt[3"#, 5, ""),
  ])
  func `what cannot be read is an error at its place that tells what to do`(
    _ source: String, _ place: Int, _ word: String
  ) throws {
    let error = #expect(throws: FormulaSyntaxError.self) { _ = try LaTeXFormula.parse(source) }
    #expect(error?.source.lowerBound == place, "\(error?.message ?? "")")
    #expect(error?.message.contains(word) == true, "\(error?.message ?? "")")
  }

  @Test
  func `a mistyped command is answered with the one that was probably meant`() throws {
    let error = #expect(throws: FormulaSyntaxError.self) { _ = try LaTeXFormula.parse(#"\aplha"#) }
    #expect(error?.expected?.contains(#"\alpha"#) == true)
  }

  @Test
  func `what cannot be read is marked and the rest is read where reading is lenient`() throws {
    let formula = try LaTeXFormula.parse(#"x + \foo + y"#, isLenient: true)
    #expect(formula.problems.count == 1)
    let mathML = MathMLWriter.write(formula.tree)
    #expect(mathML.contains(#"<merror><mtext>\foo</mtext></merror>"#))
    #expect(mathML.contains("<mi>y</mi>"))
  }

  @Test
  func `nodes know the bytes that they were read from`() throws {
    let source = #"é + \frac{a}{bc}"#
    let tree = try LaTeXFormula.parse(source).tree
    let fraction = try #require(tree.children(of: tree.root).last)
    #expect(tree[fraction].element == .fraction)
    #expect(String(decoding: Array(source.utf8)[tree[fraction].source], as: UTF8.self) == #"\frac{a}{bc}"#)
    let parts = tree.children(of: fraction).map { String(decoding: Array(source.utf8)[tree[$0].source], as: UTF8.self) }
    #expect(parts == ["a", "bc"] || parts == ["{a}", "{bc}"])
  }

  @Test(arguments: [
    ("x₁²", "<msubsup><mi>x</mi><mn>1</mn><mn>2</mn></msubsup>"),
    ("x⁻¹⁰", "<msup><mi>x</mi><mrow><mo>−</mo><mn>10</mn></mrow></msup>"),
    ("½", "<mfrac><mn>1</mn><mn>2</mn></mfrac>"),
    ("👨‍👩‍👧", "<mi>👨‍👩‍👧</mi>"),
    ("p＜q％", "<mi>p</mi><mo>&lt;</mo><mi>q</mi><mo>%</mo>"),
    ("1,000,000", "<mn>1,000,000</mn>"),
    ("1,234.5", "<mn>1,234.5</mn>"),
    ("100,200,300", "<mn>100</mn><mo>,</mo><mn>200</mn><mo>,</mo><mn>300</mn>"),
  ])
  func `characters of Unicode and grouped numbers are what they look like`(_ source: String, _ expected: String) throws
  {
    #expect(try LaTeXFormula.content(source) == expected)
  }
}
