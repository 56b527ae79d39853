import MathTree
import Testing

@testable import MathLaTeX

@Suite("Environments and tables in LaTeX")
struct EnvironmentTests {
  @Test(arguments: [
    (
      #"\begin{matrix}a&b\\c&d\end{matrix}"#,
      "<mtable><mtr><mtd><mi>a</mi></mtd><mtd><mi>b</mi></mtd></mtr><mtr><mtd><mi>c</mi></mtd><mtd><mi>d</mi></mtd></mtr></mtable>"
    ),
    (
      #"\begin{vmatrix}a\end{vmatrix}"#,
      "<mrow><mo>|</mo><mtable><mtr><mtd><mi>a</mi></mtd></mtr></mtable><mo>|</mo></mrow>"
    ),
    (
      #"\matrix{a & b \cr c & d}"#,
      "<mtable><mtr><mtd><mi>a</mi></mtd><mtd><mi>b</mi></mtd></mtr><mtr><mtd><mi>c</mi></mtd><mtd><mi>d</mi></mtd></mtr></mtable>"
    ),
    (
      #"\cases{a & if b\cr c}"#,
      "<mrow><mo>{</mo><mtable><mtr><mtd><mi>a</mi></mtd><mtd><mtext> if b</mtext></mtd></mtr><mtr><mtd><mi>c</mi></mtd></mtr></mtable></mrow>"
    ),
    (
      #"\begin{array}{@{x}c|p{2cm}}a&b\end{array}"#,
      #"<mtable columnlines="none solid" columnalign="center center left"><mtr><mtd><mi>x</mi></mtd><mtd><mi>a</mi></mtd><mtd><mtext>b</mtext></mtd></mtr></mtable>"#
    ),
    (
      #"\begin{array}{>{-}c<{!}*{2}{r}}a&b&c\end{array}"#,
      #"<mtable columnalign="center right right"><mtr><mtd><mo>−</mo><mi>a</mi><mo>!</mo></mtd><mtd><mi>b</mi></mtd><mtd><mi>c</mi></mtd></mtr></mtable>"#
    ),
    (
      #"\begin{array}{|c|}\hline a\\\hline\end{array}"#,
      #"<mtable frame="solid"><mtr><mtd><mi>a</mi></mtd></mtr></mtable>"#
    ),
    (
      #"\begin{array}{c}a\\\hline\end{array}"#,
      #"<menclose notation="bottom"><mtable><mtr><mtd><mi>a</mi></mtd></mtr></mtable></menclose>"#
    ),
    (
      #"\newcolumntype{q}{c@{=}}\begin{array}{qc}a&b\end{array}"#,
      "<mtable><mtr><mtd><mi>a</mi></mtd><mtd><mo>=</mo></mtd><mtd><mi>b</mi></mtd></mtr></mtable>"
    ),
    (
      #"\begin{smallmatrix}a\\b\end{smallmatrix}"#,
      "<mtable><mtr><mtd><mi>a</mi></mtd></mtr><mtr><mtd><mi>b</mi></mtd></mtr></mtable>"
    ),
    (
      #"\begin{pmatrix*}[r]1\end{pmatrix*}"#,
      "<mrow><mo>(</mo><mtable><mtr><mtd><mn>1</mn></mtd></mtr></mtable><mo>)</mo></mrow>"
    ),
  ])
  func `tables have rows of cells`(_ source: String, _ expected: String) throws {
    #expect(try LaTeXFormula.content(source) == expected)
  }

  @Test(arguments: [
    (
      #"\begin{align}a&=b\\c&=d\tag{2}\end{align}"#,
      #"<mtable displaystyle="true" columnalign="right left"><mtr><mtd><mi>a</mi></mtd><mtd><mo>=</mo><mi>b</mi></mtd></mtr><mlabeledtr><mtd><mtext>(</mtext><mtext>2</mtext><mtext>)</mtext></mtd><mtd><mi>c</mi></mtd><mtd><mo>=</mo><mi>d</mi></mtd></mlabeledtr></mtable>"#
    ),
    (
      #"\begin{gather*}a\\b\end{gather*}"#,
      #"<mtable displaystyle="true"><mtr><mtd><mi>a</mi></mtd></mtr><mtr><mtd><mi>b</mi></mtd></mtr></mtable>"#
    ),
    (
      #"\begin{flalign}a&b&c&d\end{flalign}"#,
      #"<mtable displaystyle="true"><mtr><mtd><mi>a</mi></mtd><mtd><mi>b</mi></mtd><mtd/><mtd><mi>c</mi></mtd><mtd><mi>d</mi></mtd></mtr></mtable>"#
    ),
    (
      #"\begin{xalignat}{1}a&b\end{xalignat}"#,
      #"<mtable displaystyle="true"><mtr><mtd/><mtd><mi>a</mi></mtd><mtd><mi>b</mi></mtd><mtd/></mtr></mtable>"#
    ),
    (
      #"\begin{eqnarray}a&=&b\end{eqnarray}"#,
      #"<mtable displaystyle="true"><mtr><mtd><mi>a</mi></mtd><mtd><mo>=</mo></mtd><mtd><mi>b</mi></mtd></mtr></mtable>"#
    ),
    (
      #"\begin{multline}a\\b\end{multline}"#,
      #"<mtable displaystyle="true"><mtr><mtd><mi>a</mi></mtd></mtr><mtr><mtd><mi>b</mi></mtd></mtr></mtable>"#
    ),
    (
      #"\begin{equation}x\tag*{A}\end{equation}"#,
      #"<mtable displaystyle="true"><mlabeledtr><mtd><mtext>A</mtext></mtd><mtd><mi>x</mi></mtd></mlabeledtr></mtable>"#
    ),
    (
      #"\eqalignno{a&=b&(1)\cr}"#,
      #"<mtable displaystyle="true"><mlabeledtr><mtd><mo>(</mo><mn>1</mn><mo>)</mo></mtd><mtd><mi>a</mi></mtd><mtd><mo>=</mo><mi>b</mi></mtd></mlabeledtr></mtable>"#
    ),
    (
      #"\begin{cases*}1 & if $x>0$\end{cases*}"#,
      #"<mrow><mo>{</mo><mtable columnalign="left"><mtr><mtd><mn>1</mn></mtd><mtd><mtext> if </mtext><mrow><mi>x</mi><mo>&gt;</mo><mn>0</mn></mrow></mtd></mtr></mtable></mrow>"#
    ),
    (
      #"\begin{numcases}{f=}1&a\end{numcases}"#,
      "<mi>f</mi><mo>=</mo><mrow><mo>{</mo><mtable><mtr><mtd><mn>1</mn></mtd><mtd><mtext>a</mtext></mtd></mtr></mtable></mrow>"
    ),
    (
      #"\begin{empheq}[left={x=},right=!]{align}a&b\end{empheq}"#,
      #"<mrow><mi>x</mi><mo>=</mo></mrow><mtable displaystyle="true" columnalign="right left"><mtr><mtd><mi>a</mi></mtd><mtd><mi>b</mi></mtd></mtr></mtable><mo>!</mo>"#
    ),
  ])
  func `equations are aligned, and may have numbers`(_ source: String, _ expected: String) throws {
    #expect(try LaTeXFormula.content(source) == expected)
  }

  @Test(arguments: [
    (
      #"\label{a}\tag{3}x\ref{a}\eqref{a}"#,
      #"<mtable displaystyle="true"><mlabeledtr><mtd><mtext>(</mtext><mtext>3</mtext><mtext>)</mtext></mtd><mtd><mi>x</mi><mtext>3</mtext><mtext>(3)</mtext></mtd></mlabeledtr></mtable>"#
    ),
    (#"\ref{z}"#, "<mtext>???</mtext>"),
    (
      #"\newtagform{s}{[}{]}\usetagform{s}\tag{1}x"#,
      #"<mtable displaystyle="true"><mlabeledtr><mtd><mtext>[</mtext><mtext>1</mtext><mtext>]</mtext></mtd><mtd><mi>x</mi></mtd></mlabeledtr></mtable>"#
    ),
  ])
  func `labels refer to numbers`(_ source: String, _ expected: String) throws {
    #expect(try LaTeXFormula.content(source) == expected)
  }

  @Test(arguments: [
    (
      #"\begin{CD}A@>f>g>B\\@VhVV@AAkA\\C@=D\end{CD}"#,
      #"<mtable displaystyle="true"><mtr><mtd><mi>A</mi></mtd><mtd><munderover><mo>→</mo><mi>g</mi><mi>f</mi></munderover></mtd><mtd><mi>B</mi></mtd></mtr><mtr><mtd><mrow><mi>h</mi><mo>↓</mo></mrow></mtd><mtd/><mtd><mrow><mo>↑</mo><mi>k</mi></mrow></mtd><mtd/></mtr><mtr><mtd><mi>C</mi></mtd><mtd><mo>=</mo></mtd><mtd><mi>D</mi></mtd></mtr></mtable>"#
    ),
    (
      #"\begin{CD}A@<<<B@.C@|D\end{CD}"#,
      #"<mtable displaystyle="true"><mtr><mtd><mi>A</mi></mtd><mtd><mover><mo>←</mo><mrow/></mover></mtd><mtd><mi>B</mi></mtd><mtd><mrow/></mtd><mtd><mi>C</mi></mtd><mtd><mo>∥</mo></mtd><mtd><mi>D</mi></mtd></mtr></mtable>"#
    ),
    (
      #"\begin{CD}a@b\end{CD}"#,
      #"<mtable displaystyle="true"><mtr><mtd><mi>a</mi><mo>@</mo><mi>b</mi></mtd></mtr></mtable>"#
    ),
  ])
  func `diagrams have arrows`(_ source: String, _ expected: String) throws {
    #expect(try LaTeXFormula.content(source) == expected)
  }

  @Test(arguments: [
    (#"\begin{matrix}a"#, 0..<6, "The environment 'matrix' does not end"),
    (#"\begin{matrix}a\end{pmatrix}"#, 0..<6, #"The environment 'matrix' ends with '\end{pmatrix}'"#),
    (#"\begin{nothing}a\end{nothing}"#, 0..<15, "There is no environment 'nothing'"),
    (#"\begin{matrx}a\end{matrx}"#, 0..<13, "There is no environment 'matrx'"),
    (#"\end{matrix}"#, 0..<12, #"There is no '\begin{matrix}' for this \end"#),
    (#"\begin{CD}A@>a"#, 11..<12, "This arrow has no end"),
    (#"\begin{array}{*{2000}{c}}a\end{array}"#, 14..<15, "The table has too many columns"),
    (#"\begin{empheq}{nix}a\end{empheq}"#, 0..<6, "There is no environment 'nix'"),
    ("a&b", 1..<2, "'&' stands outside of a table"),
  ])
  func `an environment that is not whole is an error`(_ source: String, _ place: Range<Int>, _ message: String) {
    let fault = LaTeXFormula.fault(of: source)
    #expect(fault?.message == message)
    #expect(fault?.source == place)
  }
}
