import MathTree
import Testing

@testable import MathLaTeX

@Suite("Scripts and styles in LaTeX")
struct ScriptTests {
  @Test(arguments: [
    ("x^{a+b}", "<msup><mi>x</mi><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow></msup>"),
    ("{x^a}^b", "<msup><msup><mi>x</mi><mi>a</mi></msup><mi>b</mi></msup>"),
    ("2+___=5", "<mn>2</mn><mo>+</mo><mi>___</mi><mo>=</mo><mn>5</mn>"),
    ("x'_1", "<msubsup><mi>x</mi><mn>1</mn><mo>′</mo></msubsup>"),
    ("x''^2", "<msup><mi>x</mi><mrow><mo>″</mo><mn>2</mn></mrow></msup>"),
    ("^2x", "<msup><mi/><mn>2</mn></msup><mi>x</mi>"),
    (#"\sum_i^n"#, "<munderover><mo>∑</mo><mi>i</mi><mi>n</mi></munderover>"),
    (#"\sum\nolimits_i"#, "<msub><mo>∑</mo><mi>i</mi></msub>"),
    (#"\lim\limits_{x\to 0}"#, "<munder><mo>lim</mo><mrow><mi>x</mi><mo>→</mo><mn>0</mn></mrow></munder>"),
    (#"{\textstyle\sum_i a}"#, #"<mstyle displaystyle="false"><msub><mo>∑</mo><mi>i</mi></msub><mi>a</mi></mstyle>"#),
    (#"\frac{\sum_i a}{2}"#, "<mfrac><mrow><msub><mo>∑</mo><mi>i</mi></msub><mi>a</mi></mrow><mn>2</mn></mfrac>"),
  ])
  func `scripts belong to what stands before them`(_ source: String, _ expected: String) throws {
    #expect(try LaTeXFormula.content(source) == expected)
  }

  @Test(arguments: [
    (
      #"a{\bf b c}d"#,
      #"<mi>a</mi><mrow><mi mathvariant="bold">b</mi><mi mathvariant="bold">c</mi></mrow><mi>d</mi>"#
    ),
    (
      #"\displaystyle a\textstyle b"#,
      #"<mstyle displaystyle="true"><mi>a</mi></mstyle><mstyle displaystyle="false"><mi>b</mi></mstyle>"#
    ),
    (#"{\color{blue} a}b"#, #"<mstyle mathcolor="blue"><mi>a</mi></mstyle><mi>b</mi>"#),
    (#"\scriptstyle x"#, #"<mstyle displaystyle="false"><mi>x</mi></mstyle>"#),
    (#"\large y"#, "<mi>y</mi>"),
  ])
  func `styles reach to the end of their group`(_ source: String, _ expected: String) throws {
    #expect(try LaTeXFormula.content(source) == expected)
  }

  @Test(arguments: [
    (#"\mathbf{AB}"#, #"<mi mathvariant="bold">AB</mi>"#),
    (#"\mathsf x"#, #"<mi mathvariant="sans-serif">x</mi>"#),
    (#"\mathfrak{g}"#, #"<mi mathvariant="fraktur">g</mi>"#),
    (#"\symbf{v}"#, #"<mi mathvariant="bold">v</mi>"#),
    (
      #"\boldsymbol{\alpha x}"#,
      #"<mrow><mi mathvariant="bold-italic">α</mi><mi mathvariant="bold-italic">x</mi></mrow>"#
    ),
    (#"\bm{1}"#, #"<mn mathvariant="bold">1</mn>"#),
    (#"\frak{h}"#, #"<mi mathvariant="fraktur">h</mi>"#),
    (#"\mathrm{kg}"#, #"<mi mathvariant="normal">kg</mi>"#),
    (#"\operatorname{lim-sup}"#, "<mi>lim-sup</mi>"),
    (#"\mathit{x}"#, #"<mi mathvariant="italic">x</mi>"#),
  ])
  func `letters take the font of their command`(_ source: String, _ expected: String) throws {
    #expect(try LaTeXFormula.content(source) == expected)
  }

  @Test(arguments: [
    (#"a,\dots,b"#, "<mi>a</mi><mo>,</mo><mo>…</mo><mo>,</mo><mi>b</mi>"),
    (#"a+\dots+b"#, "<mi>a</mi><mo>+</mo><mo>⋯</mo><mo>+</mo><mi>b</mi>"),
    (#"\dots"#, "<mo>…</mo>"),
    (#"\not a"#, "<mi>a̸</mi>"),
    (#"\not\in"#, "<mo>∉</mo>"),
    (#"\not{=}"#, "<mrow><mo>≠</mo></mrow>"),
    (#"\not"#, #"<mpadded width="0"><mtext>⧸</mtext></mpadded>"#),
  ])
  func `dots and strokes wait for what follows`(_ source: String, _ expected: String) throws {
    #expect(try LaTeXFormula.content(source) == expected)
  }

  @Test(arguments: [
    ("x_1_2", 3..<4, "There are two subscripts at one place"),
    ("x^", 1..<2, "Something is missing after this"),
    ("x'^2'", 4..<5, "There are primes and a superscript at one place"),
    ("x^a'", 3..<4, "There are primes and a superscript at one place"),
    ("_", 0..<1, "Something is missing after this"),
  ])
  func `a script that has no place is an error`(_ source: String, _ place: Range<Int>, _ message: String) {
    let fault = LaTeXFormula.fault(of: source)
    #expect(fault?.message == message)
    #expect(fault?.source == place)
  }
}
