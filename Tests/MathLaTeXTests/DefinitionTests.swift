import MathTree
import Testing

@testable import MathLaTeX

@Suite("Commands that define others in LaTeX")
struct DefinitionTests {
  @Test(arguments: [
    (#"\newcommand{\v}[1]{\vec{#1}}\v x"#, #"<mover accent="true"><mi>x</mi><mo>→</mo></mover>"#),
    (
      #"\newcommand\p[2][n]{#1^#2}\p{2}\p[m]{3}"#,
      "<msup><mi>n</mi><mn>2</mn></msup><msup><mi>m</mi><mn>3</mn></msup>"
    ),
    (#"\providecommand{\alpha}{x}\alpha"#, "<mi>α</mi>"),
    (#"\renewcommand{\alpha}{x}\alpha"#, "<mi>x</mi>"),
    (#"\def\f#1,#2;{#2#1}\f a,b;"#, "<mi>b</mi><mi>a</mi>"),
    (#"\def\g[#1]{<#1>}\g[x]"#, "<mo>&lt;</mo><mi>x</mi><mo>&gt;</mo>"),
    (#"\def\a{\def\b##1{(##1)}\b x}\a"#, "<mo>(</mo><mi>x</mi><mo>)</mo>"),
    (#"\newenvironment{w}[1]{#1(}{)}\begin{w}{k}x\end{w}"#, "<mi>k</mi><mo>(</mo><mi>x</mi><mo>)</mo>"),
    (#"\DeclareMathOperator*{\am}{argmin}\am_x"#, "<munder><mi>argmin</mi><mi>x</mi></munder>"),
    (
      #"\DeclarePairedDelimiter{\no}{\|}{\|}\no{x}\no*{y}"#,
      "<mo>‖</mo><mi>x</mi><mo>‖</mo><mo>‖</mo><mi>y</mi><mo>‖</mo>"
    ),
    (
      #"\DeclarePairedDelimiterX{\ip}[2]{\langle}{\rangle}{#1,#2}\ip{a}{b}"#,
      "<mo>⟨</mo><mi>a</mi><mo>,</mo><mi>b</mi><mo>⟩</mo>"
    ),
    (
      #"\MakeAboxedCommand{\bx}{x}\begin{align}\bx{a&=b}\end{align}"#,
      #"<mtable displaystyle="true" columnalign="right left"><mtr><mtd><mpadded><menclose notation="box"><mi>a</mi><mrow/><mo>=</mo><mi>b</mi></menclose></mpadded><mphantom><mi>a</mi></mphantom></mtd><mtd><mphantom><mrow/><mo>=</mo><mi>b</mi></mphantom></mtd></mtr></mtable>"#
    ),
  ])
  func `macros take arguments`(_ source: String, _ expected: String) throws {
    #expect(try LaTeXFormula.content(source) == expected)
  }

  @Test(arguments: [
    (#"\let\x=\beta\x"#, "<mi>β</mi>"),
    (#"\let\op+a\op b"#, "<mi>a</mi><mo>+</mo><mi>b</mi>"),
    (#"\let\lp=(\left\lp x\right)"#, "<mrow><mo>(</mo><mi>x</mi><mo>)</mo></mrow>"),
    (#"\let\nix\undefinedname a"#, "<mi>a</mi>"),
  ])
  func `names are let be others`(_ source: String, _ expected: String) throws {
    #expect(try LaTeXFormula.content(source) == expected)
  }

  @Test(arguments: [
    (#"\def\a{1}\begingroup\def\a{2}\a\endgroup\a"#, "<mn>2</mn><mn>1</mn>"),
    (#"\begingroup\gdef\a{2}\endgroup\a"#, "<mn>2</mn>"),
    (#"\begingroup\global\def\a{3}\endgroup\a"#, "<mn>3</mn>"),
    (#"\begingroupSandbox\def\a{1}\begingroupReset\a"#, "<mn>1</mn>"),
  ])
  func `definitions end with their group`(_ source: String, _ expected: String) throws {
    #expect(try LaTeXFormula.content(source) == expected)
  }

  @Test(arguments: [
    (#"\def\f#2{x}"#, 7..<8, #"The arguments of \f are not numbered in order"#),
    (#"\def\f(#1){x}\f a"#, 13..<15, #"This use of \f does not fit its definition"#),
    (#"\def\f#1.{x}\f a"#, 12..<14, #"This use of \f does not fit its definition"#),
    (#"\newcommand{1}{x}"#, 0..<11, #"\newcommand is not followed by a command's name"#),
    (#"\newcommand{\f}[x]{y}"#, 0..<11, "'x' is no number of arguments"),
    (#"\let\a"#, 0..<4, #"\let has no meaning for \a"#),
    (#"\def\a{\a}\a"#, 10..<12, "The macros go on without end, or make the formula too long"),
    (#"\undefinedname"#, 0..<14, #"There is no command '\undefinedname'"#),
    (#"\let\a\undefinedname\a"#, 20..<22, #"There is no command '\a'"#),
  ])
  func `a definition that cannot be used is an error`(_ source: String, _ place: Range<Int>, _ message: String) {
    let fault = LaTeXFormula.fault(of: source)
    #expect(fault?.message == message)
    #expect(fault?.source == place)
  }
}
