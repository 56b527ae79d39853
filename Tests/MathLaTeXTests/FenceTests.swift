import MathTree
import Testing

@testable import MathLaTeX

@Suite("Fences, roots and fractions in LaTeX")
struct FenceTests {
  @Test(arguments: [
    (#"\left[ a \middle| b \right)"#, "<mrow><mo>[</mo><mi>a</mi><mo>|</mo><mi>b</mi><mo>)</mo></mrow>"),
    (#"\left\{ x \right."#, "<mrow><mo>{</mo><mi>x</mi></mrow>"),
    (#"\left< x \right>"#, "<mrow><mo>⟨</mo><mi>x</mi><mo>⟩</mo></mrow>"),
    (#"\left\lfloor x \right\rfloor"#, "<mrow><mo>⌊</mo><mi>x</mi><mo>⌋</mo></mrow>"),
    (#"\bigl( x \bigr)"#, "<mo>(</mo><mi>x</mi><mo>)</mo>"),
    (#"\Big| x \Big|"#, "<mo>|</mo><mi>x</mi><mo>|</mo>"),
    (#"\left{(}x\right)"#, "<mrow><mo>(</mo><mi>x</mi><mo>)</mo></mrow>"),
  ])
  func `fences hold what stands between them`(_ source: String, _ expected: String) throws {
    #expect(try LaTeXFormula.content(source) == expected)
  }

  @Test(arguments: [
    (#"\sqrt[n+1]{x}"#, "<mroot><mi>x</mi><mrow><mi>n</mi><mo>+</mo><mn>1</mn></mrow></mroot>"),
    (#"\sqrt x y"#, "<msqrt><mi>x</mi></msqrt><mi>y</mi>"),
    (
      #"\root n+1 \of {x+1}"#,
      "<mroot><mrow><mi>x</mi><mo>+</mo><mn>1</mn></mrow><mrow><mi>n</mi><mo>+</mo><mn>1</mn></mrow></mroot>"
    ),
    (#"\sqrt[\leftroot{2}\uproot{1} 3]{x}"#, "<mroot><mi>x</mi><mn>3</mn></mroot>"),
  ])
  func `roots have an index or none`(_ source: String, _ expected: String) throws {
    #expect(try LaTeXFormula.content(source) == expected)
  }

  @Test(arguments: [
    (#"\frac12"#, "<mfrac><mn>1</mn><mn>2</mn></mfrac>"),
    (#"\dfrac{a}{b}"#, #"<mstyle displaystyle="true"><mfrac><mi>a</mi><mi>b</mi></mfrac></mstyle>"#),
    (
      #"\cfrac[l]{1}{1+\cfrac{1}{2}}"#,
      #"<mfrac><mstyle displaystyle="false"><mn>1</mn></mstyle><mstyle displaystyle="false"><mrow><mn>1</mn><mo>+</mo><mfrac><mstyle displaystyle="false"><mn>1</mn></mstyle><mstyle displaystyle="false"><mn>2</mn></mstyle></mfrac></mrow></mstyle></mfrac>"#
    ),
    (#"{a \choose b}"#, #"<mrow><mo>(</mo><mfrac linethickness="0"><mi>a</mi><mi>b</mi></mfrac><mo>)</mo></mrow>"#),
    (#"a+b \over c"#, "<mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mi>c</mi></mfrac>"),
    (#"{a \atop b}"#, #"<mfrac linethickness="0"><mi>a</mi><mi>b</mi></mfrac>"#),
    (#"{a \above 2pt b}"#, #"<mfrac linethickness="2pt"><mi>a</mi><mi>b</mi></mfrac>"#),
    (#"{a \overwithdelims[] b}"#, "<mrow><mo>[</mo><mfrac><mi>a</mi><mi>b</mi></mfrac><mo>]</mo></mrow>"),
    (#"{n \brack k}"#, #"<mrow><mo>[</mo><mfrac linethickness="0"><mi>n</mi><mi>k</mi></mfrac><mo>]</mo></mrow>"#),
    (
      #"\genfrac{(}{]}{0pt}{1}{a}{b}"#,
      #"<mstyle displaystyle="false"><mrow><mo>(</mo><mfrac linethickness="0pt"><mi>a</mi><mi>b</mi></mfrac><mo>]</mo></mrow></mstyle>"#
    ),
    (#"\genfrac{}{}{}{0}{a}{b}"#, #"<mstyle displaystyle="true"><mfrac><mi>a</mi><mi>b</mi></mfrac></mstyle>"#),
    (
      #"\tbinom{n}{k}"#,
      #"<mstyle displaystyle="false"><mrow><mo>(</mo><mfrac linethickness="0"><mi>n</mi><mi>k</mi></mfrac><mo>)</mo></mrow></mstyle>"#
    ),
    (#"\splitfrac{a}{b}"#, #"<mfrac linethickness="0"><mi>a</mi><mi>b</mi></mfrac>"#),
  ])
  func `fractions stand in front of their parts or between them`(_ source: String, _ expected: String) throws {
    #expect(try LaTeXFormula.content(source) == expected)
  }

  @Test(arguments: [
    (#"\left( x"#, 0..<5, #"There is no \right for this \left"#),
    (#"x \right)"#, 2..<8, #"There is no \left for this \right"#),
    (#"\middle|"#, 0..<7, #"There is no \left for this \middle"#),
    (#"\left x"#, 6..<7, #"\left is not followed by a fence"#),
    (#"a \over b \over c"#, 10..<15, "It is not clear which of two fractions is within the other"),
    (#"\root 3 x"#, 0..<5, #"There is no \of for this \root"#),
    (#"\sqrt"#, 0..<5, #"\sqrt has too few arguments"#),
    (#"\)"#, 0..<2, #"There is no \( for this \)"#),
    (#"\of"#, 0..<3, #"There is no \root for this \of"#),
  ])
  func `a fence or a fraction that is not whole is an error`(_ source: String, _ place: Range<Int>, _ message: String) {
    let fault = LaTeXFormula.fault(of: source)
    #expect(fault?.message == message)
    #expect(fault?.source == place)
  }
}
