import MathTree
import Testing

@testable import MathLaTeX

@Suite("What stands over and under in LaTeX")
struct StackTests {
  @Test(arguments: [
    (#"\tilde{x}"#, #"<mover accent="true"><mi>x</mi><mo>~</mo></mover>"#),
    (#"\ddot y"#, #"<mover accent="true"><mi>y</mi><mo>¨</mo></mover>"#),
    (#"\widehat{abc}"#, #"<mover accent="true"><mrow><mi>a</mi><mi>b</mi><mi>c</mi></mrow><mo>^</mo></mover>"#),
    (#"\utilde{x}"#, #"<munder accentunder="true"><mi>x</mi><mo>~</mo></munder>"#),
    (#"\underline{x}"#, #"<munder accentunder="true"><mi>x</mi><mo>―</mo></munder>"#),
    (
      #"\overbrace{a+b}^{n}"#,
      "<mover><mover><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mo>⏞</mo></mover><mi>n</mi></mover>"
    ),
    (#"\underbracket[2pt]{x}_k"#, "<munder><munder><mi>x</mi><mo>⎵</mo></munder><mi>k</mi></munder>"),
    (#"\overleftrightarrow{AB}"#, #"<mover accent="true"><mrow><mi>A</mi><mi>B</mi></mrow><mo>↔</mo></mover>"#),
  ])
  func `accents and braces are put over or under`(_ source: String, _ expected: String) throws {
    #expect(try LaTeXFormula.content(source) == expected)
  }

  @Test(arguments: [
    (#"\xleftarrow{f}"#, "<mover><mo>←</mo><mi>f</mi></mover>"),
    (#"\xRightarrow[g]{f}"#, "<munderover><mo>⇒</mo><mi>g</mi><mi>f</mi></munderover>"),
    (#"\xlongequal{!}"#, "<mover><mo>=</mo><mrow><mo>!</mo></mrow></mover>"),
    (#"\Newextarrow{\xfoo}{5,5}{"21C0}\xfoo{a}"#, "<mover><mo>⇀</mo><mi>a</mi></mover>"),
  ])
  func `arrows grow with what stands on them`(_ source: String, _ expected: String) throws {
    #expect(try LaTeXFormula.content(source) == expected)
  }

  @Test(arguments: [
    (#"\underset{x}{\max}"#, "<munder><mrow><mo>max</mo></mrow><mi>x</mi></munder>"),
    (#"\overunderset{a}{b}{c}"#, "<munderover><mi>c</mi><mi>b</mi><mi>a</mi></munderover>"),
    (#"\buildrel def \over ="#, "<mover><mrow><mo>=</mo></mrow><mrow><mi>d</mi><mi>e</mi><mi>f</mi></mrow></mover>"),
    (#"\stackbin{a}{+}"#, "<mover><mrow><mo>+</mo></mrow><mi>a</mi></mover>"),
    (#"\mathchoice{a}{b}{c}{d}"#, "<mi>a</mi>"),
    (#"\skew3\hat{A}"#, #"<mover accent="true"><mi>A</mi><mo>^</mo></mover>"#),
    (
      #"\substack{i<n \\ j<m}"#,
      "<mtable><mtr><mtd><mi>i</mi><mo>&lt;</mo><mi>n</mi></mtd></mtr><mtr><mtd><mi>j</mi><mo>&lt;</mo><mi>m</mi></mtd></mtr></mtable>"
    ),
    (#"\varlimsup_n"#, #"<munder><mover accent="true"><mi>lim</mi><mo>―</mo></mover><mi>n</mi></munder>"#),
  ])
  func `signs are stacked`(_ source: String, _ expected: String) throws {
    #expect(try LaTeXFormula.content(source) == expected)
  }

  @Test(arguments: [
    (
      #"\sideset{_1^2}{_3^4}\prod"#,
      "<mmultiscripts><mo>∏</mo><mn>3</mn><mn>4</mn><mprescripts/><mn>1</mn><mn>2</mn></mmultiscripts>"
    ),
    (#"\sideset{}{'}\sum_k"#, "<munder><msup><mo>∑</mo><mo>′</mo></msup><mi>k</mi></munder>"),
    (#"\prescript{14}{6}{C}"#, "<mmultiscripts><mi>C</mi><mprescripts/><mn>6</mn><mn>14</mn></mmultiscripts>"),
    (#"\prescript{}{2}{X}"#, "<mmultiscripts><mi>X</mi><mprescripts/><mn>2</mn><none/></mmultiscripts>"),
  ])
  func `scripts stand in front`(_ source: String, _ expected: String) throws {
    #expect(try LaTeXFormula.content(source) == expected)
  }

  @Test(arguments: [
    (#"\hat"#, 0..<4, #"\hat has too few arguments"#),
    (#"\buildrel a b"#, 0..<9, #"There is no \over for this \buildrel"#),
    (#"\overset{a}"#, 0..<8, #"\overset has too few arguments"#),
  ])
  func `what is missing is an error`(_ source: String, _ place: Range<Int>, _ message: String) {
    let fault = LaTeXFormula.fault(of: source)
    #expect(fault?.message == message)
    #expect(fault?.source == place)
  }
}
