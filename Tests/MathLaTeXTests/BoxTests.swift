import MathTree
import Testing

@testable import MathLaTeX

@Suite("Boxes, spaces and characters in LaTeX")
struct BoxTests {
  @Test(arguments: [
    (
      #"a\,b\quad c\!d"#,
      #"<mi>a</mi><mspace width="0.167em"/><mi>b</mi><mspace width="1em"/><mi>c</mi><mspace width="-0.167em"/><mi>d</mi>"#
    ),
    (#"a\hspace{2em}b"#, #"<mi>a</mi><mspace width="2em"/><mi>b</mi>"#),
    (#"a\kern 3pt b"#, #"<mi>a</mi><mspace width="3pt"/><mi>b</mi>"#),
    (#"a\hspace*{1cm}b"#, #"<mi>a</mi><mspace width="1cm"/><mi>b</mi>"#),
    (#"a~b\ c"#, #"<mi>a</mi><mspace width="0.333em"/><mi>b</mi><mspace width="0.333em"/><mi>c</mi>"#),
    (#"\rule{2em}{1pt}"#, #"<mspace width="2em"/>"#),
    (#"\Space{1em}{2em}{3em}"#, #"<mspace width="1em"/>"#),
  ])
  func `spaces are as wide as they say`(_ source: String, _ expected: String) throws {
    #expect(try LaTeXFormula.content(source) == expected)
  }

  @Test(arguments: [
    (#"\vphantom{x}"#, "<mpadded><mphantom><mi>x</mi></mphantom></mpadded>"),
    (#"\hphantom{x}"#, "<mpadded><mphantom><mi>x</mi></mphantom></mpadded>"),
    (#"\mathstrut"#, "<mpadded><mphantom><mo>(</mo></mphantom></mpadded>"),
    (#"\smash[b]{y}"#, "<mpadded><mi>y</mi></mpadded>"),
    (#"\llap{x}y"#, "<mpadded><mi>x</mi></mpadded><mi>y</mi>"),
    (#"\raise 2pt {x}"#, "<mpadded><mi>x</mi></mpadded>"),
    (#"\moveleft 1em x"#, "<mi>x</mi>"),
    (#"\mbox{a b}"#, "<mtext>a b</mtext>"),
    (#"\fbox{a $b$}"#, #"<menclose notation="box"><mtext>a </mtext><mrow><mi>b</mi></mrow></menclose>"#),
    (#"\makebox[2cm][l]{x}"#, "<mpadded><mtext>x</mtext></mpadded>"),
    (#"\vcenter{x}"#, "<mpadded><mi>x</mi></mpadded>"),
    (#"\newline"#, #"<mspace linebreak="newline"/>"#),
    (#"\allowbreak"#, "<mspace/>"),
  ])
  func `boxes only change sizes`(_ source: String, _ expected: String) throws {
    #expect(try LaTeXFormula.content(source) == expected)
  }

  @Test(arguments: [
    (#"\char65"#, "<mi>A</mi>"),
    (#"\char'101"#, "<mi>A</mi>"),
    (#"\char"3B1"#, "<mi>α</mi>"),
    (#"\char`\%"#, "<mo>%</mo>"),
    (#"\unicode{x2135}"#, "<mtext>ℵ</mtext>"),
    (#"\unicode[Times]{8501}"#, "<mtext>ℵ</mtext>"),
    (#"\U{1D400}"#, "<mtext>𝐀</mtext>"),
    (#"\mmlToken{mo}[mathvariant=bold]{x}"#, #"<mo mathvariant="bold">x</mo>"#),
    (#"\verb|a_b|"#, #"<mtext mathvariant="monospace">a_b</mtext>"#),
  ])
  func `characters have numbers`(_ source: String, _ expected: String) throws {
    #expect(try LaTeXFormula.content(source) == expected)
  }

  @Test(arguments: [
    (#"\hspace"#, 0..<7, #"\hspace has no length"#),
    (#"\kern x"#, 0..<5, #"\kern has no length"#),
    (#"\char"#, 0..<5, #"\char is not followed by a character's number"#),
    (#"\U{zz}"#, 0..<2, #"\U is not followed by a character's number"#),
    (#"\unicode{q}"#, 0..<8, #"\unicode is not followed by a character's number"#),
    (#"\mmlToken{mrow}{x}"#, 0..<9, "'mrow' is no token of MathML"),
    (#"\verb|a"#, 0..<5, #"There is no '|' after the text of \verb"#),
  ])
  func `a box that has no size, and a character that has no number, is an error`(
    _ source: String, _ place: Range<Int>, _ message: String
  ) {
    let fault = LaTeXFormula.fault(of: source)
    #expect(fault?.message == message)
    #expect(fault?.source == place)
  }
}
