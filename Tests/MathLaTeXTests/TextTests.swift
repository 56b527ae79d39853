import MathTree
import Testing

@testable import MathLaTeX

@Suite("Text in LaTeX")
struct TextTests {
  @Test(arguments: [
    (#"\text{if $x$ holds}"#, "<mrow><mtext>if </mtext><mrow><mi>x</mi></mrow><mtext> holds</mtext></mrow>"),
    (#"\text{ a }b"#, "<mtext> a </mtext><mi>b</mi>"),
    (
      #"\textbf{a \textit{b} c}"#,
      #"<mrow><mtext mathvariant="bold">a </mtext><mtext mathvariant="italic">b</mtext><mtext mathvariant="bold"> c</mtext></mrow>"#
    ),
    (#"\text{a {\bf b} c}"#, #"<mrow><mtext>a </mtext><mtext mathvariant="bold">b</mtext><mtext> c</mtext></mrow>"#),
    (#"\text{\(x\) and $$y$$}"#, "<mrow><mrow><mi>x</mi></mrow><mtext> and </mtext><mrow><mi>y</mi></mrow></mrow>"),
    (#"\text{a---b 1--2 c-d}\texttt{--}"#, #"<mtext>a—b 1–2 c-d</mtext><mtext mathvariant="monospace">--</mtext>"#),
    (#"\text{``a'' and `b'}"#, "<mtext>“a” and ‘b’</mtext>"),
    (#"\text{na\"ive, \c{c}a, \o, \ss}"#, "<mtext>naïve, ça, ø, ß</mtext>"),
    (#"\text{50\% \dots \alpha}"#, "<mtext>50% …α</mtext>"),
    (#"\text{\color{red}a}"#, "<mtext>a</mtext>"),
    (#"\text{a\\b}"#, "<mtext>a b</mtext>"),
    (#"\text{\nocommand}"#, #"<mtext>\nocommand</mtext>"#),
    (#"\mbox{}"#, "<mtext/>"),
    (#"\mathrm{\text{a}}"#, "<mtext>a</mtext>"),
    (#"\textcolor{red}{a}\text{a % comment}"#, #"<mstyle mathcolor="red"><mi>a</mi></mstyle><mtext>a </mtext>"#),
    (#"\hbox{a}\intertext{b}"#, "<mtext>a</mtext><mtext>b</mtext>"),
  ])
  func `text keeps its words and spaces`(_ source: String, _ expected: String) throws {
    #expect(try LaTeXFormula.content(source) == expected)
  }

  @Test(arguments: [
    (#"\text{a $x}"#, 8..<9, "The formula in this text does not end"),
    (#"\text{\right}"#, 6..<12, #"There is no \left for this \right"#),
  ])
  func `a formula in a text that does not end is an error`(_ source: String, _ place: Range<Int>, _ message: String) {
    let fault = LaTeXFormula.fault(of: source)
    #expect(fault?.message == message)
    #expect(fault?.source == place)
  }
}
