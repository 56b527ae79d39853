import MathTree
import Testing

@testable import SayableMathML

@Suite("MathML is read")
struct MathMLParserTests {
  private func parse(_ source: String, isLenient: Bool = false) throws(FormulaSyntaxError) -> ParsedFormula {
    try MathMLParser.parse(source, options: ParsingOptions(isLenient: isLenient))
  }

  private func rewritten(_ source: String, isLenient: Bool = false) throws(FormulaSyntaxError) -> String {
    let text = MathMLWriter.write(try parse(source, isLenient: isLenient).tree)
    return text.replacing("<math xmlns=\"http://www.w3.org/1998/Math/MathML\">", with: "").replacing(
      "</math>", with: "")
  }

  @Test(arguments: [
    ("<math><mi>x</mi></math>", "<mi>x</mi>"),
    ("<math display='block'><mi mathvariant='bold'> x\n </mi></math>", "<mi mathvariant=\"bold\">x</mi>"),
    (
      "<m:math xmlns:m='u'><m:msup><m:mi>x</m:mi><m:mn>2</m:mn></m:msup></m:math>",
      "<msup><mi>x</mi><mn>2</mn></msup>"
    ),
    ("<math><mo>&lt;</mo><mo>&InvisibleTimes;</mo></math>", "<mo>&lt;</mo><mo>\u{2062}</mo>"),
    ("<math><semantics><mi>x</mi><annotation>y</annotation></semantics></math>", "<mi>x</mi>"),
    ("<math><semantics><mi>x</mi><annotation-xml><mi>y</mi></annotation-xml></semantics></math>", "<mi>x</mi>"),
    ("<math><mtext>a  b</mtext><mspace width='1em'/></math>", "<mtext>a b</mtext><mspace width=\"1em\"/>"),
    ("<math><mtext>see <b>here</b></mtext></math>", "<mtext>see here</mtext>"),
    ("<math intent='f($x)'><mi arg='x'>x</mi></math>", "<mi arg=\"x\">x</mi>"),
    ("<math></math>", ""), ("<math alttext='x plus 1'></math>", "<mtext>x plus 1</mtext>"),
    (
      "<math><semantics><apply><plus/><ci>x</ci></apply><annotation-xml encoding='MathML-Presentation'><mi>x</mi></annotation-xml></semantics></math>",
      "<mi>x</mi>"
    ),
    (
      "<math><mstack><mn>12</mn><msrow><mo>+</mo><mn>3</mn></msrow><msline/><mn>15</mn></mstack></math>",
      #"<mtable columnalign="right" rowlines="none solid"><mtr><mtd><mn>12</mn></mtd></mtr><mtr><mtd><mrow><mo>+</mo><mn>3</mn></mrow></mtd></mtr><mtr><mtd><mn>15</mn></mtd></mtr></mtable>"#
    ),
    (
      "<math><mlongdiv><mn>3</mn><mn>4</mn><mn>12</mn></mlongdiv></math>",
      #"<mtable columnalign="right"><mtr><mtd><mn>4</mn></mtd></mtr><mtr><mtd><mrow><mn>3</mn><menclose notation="longdiv"><mn>12</mn></menclose></mrow></mtd></mtr></mtable>"#
    ),
  ])
  func `what is written again is what was read, without what means nothing`(_ source: String, _ expected: String) throws
  {
    #expect(try rewritten(source) == expected)
  }

  @Test(arguments: [
    ("<math><mi>x</math>", 13, "well-formed"),
    ("<math><mi>&nosuch;</mi></math>", 10, "&nosuch;"),
    ("<math><apply><plus/><ci>x</ci><cn>1</cn></apply></math>", 6, "Content MathML"),
    ("<math><mfrac><mi>x</mi></mfrac></math>", 6, "mfrac"),
    ("x", 0, "well-formed"),
    ("<math><mi x='&pi;'>y</mi></math>", 13, "'&pi;' in attributes"),
    ("<!DOCTYPE math [<!ATTLIST mi x CDATA 'A'>]><math><mi>x</mi></math>", 15, "declares"),
  ])
  func `what cannot be read is an error with its place`(_ source: String, _ offset: Int, _ word: String) {
    let error = #expect(throws: FormulaSyntaxError.self) { _ = try rewritten(source) }
    #expect(error?.source.lowerBound == offset)
    #expect(error?.message.contains(word) == true)
  }

  @Test
  func `elements nested deeper than a formula may be are an error and no crash`() {
    let source = String(repeating: "<mrow>", count: 10_000) + String(repeating: "</mrow>", count: 10_000)
    let error = #expect(throws: FormulaSyntaxError.self) { _ = try rewritten(source) }
    #expect(error?.message.contains("nested") == true)
  }

  @Test
  func `a truncated formula is read as far as it goes where reading is lenient`() throws {
    let source = "<math><msup><mi>x</mi><mn>2</mn></msup><mo>+"
    #expect(try rewritten(source, isLenient: true).contains("<msup><mi>x</mi><mn>2</mn></msup><mo>+</mo>"))
    #expect(try parse(source, isLenient: true).problems.count == 1)
  }

  @Test(arguments: [
    "<mi onclick='alert(1)'>x</mi>", "<mi href='javascript:alert(1)'>x</mi>", "<mi href=' JavaScript:x'>x</mi>",
    "<mi ONLOAD='x'>x</mi>", "<mi href='data:text/html,x'>x</mi>", "<mi style='x'>x</mi>", "<mglyph src='http://x'/>",
  ])
  func `what a page would run or load is not written`(_ source: String) throws {
    #expect(["<mi>x</mi>", "<mglyph/>"].contains(try rewritten(source)))
  }

  @Test
  func `a link to a page is written`() throws {
    #expect(try rewritten("<mi href='https://a.b/c?d=1&amp;e'>x</mi>").contains("href=\"https://a.b/c?d=1&amp;e\""))
  }

  @Test
  func `nodes know the bytes they were read from`() throws {
    let formula = try parse("<math><mi>é</mi><mo>+</mo></math>")
    let children = formula.tree.children(of: formula.tree.root)
    #expect(children.map { formula.tree[$0].source } == [6..<17, 17..<27])
  }

  @Test
  func `what is wrong is marked where reading is lenient, and what stands behind it is kept`() throws {
    let pair = try rewritten("<mfrac><mi>x</mi></mfrac><mi>a&foo;</mi>", isLenient: true)
    #expect(pair.contains("<merror><mi>x</mi></merror>"))
    let entity = try rewritten("<mi>a&foo;</mi>", isLenient: true)
    #expect(entity.contains("<mi>a&amp;foo;</mi>"))
    let row = try rewritten("<mrow><mi>x</mi></mfrac></mrow>", isLenient: true)
    #expect(row.contains("<mi>x</mi></mrow><merror>"))
  }

  @Test
  func `the place of an error in XML is a whole character`() {
    let error = #expect(throws: FormulaSyntaxError.self) {
      _ = try parse("<mⴘath><mi>x</mi></math>")
    }
    #expect(error?.source == 2..<5)
  }
}
