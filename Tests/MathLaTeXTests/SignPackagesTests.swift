import MathTree
import Testing

@testable import MathLaTeX

@Suite("Signs of textcomp, upgreek and bboldx are read")
struct SignPackagesTests {
  @Test(arguments: [
    (
      #"\textnumero"#,
      "<mtext>№</mtext>"
    ),
    (
      #"\text{5\,\texteuro}"#,
      #"<mrow><mtext>5</mtext><mspace width="0.167em"/><mtext>€</mtext></mrow>"#
    ),
  ])
  func `signs of text are text, within text and without`(_ source: String, _ expected: String) throws {
    #expect(try LaTeXFormula.content(source) == expected)
  }

  @Test(arguments: [
    (
      #"\uprho"#,
      #"<mi mathvariant="normal">ρ</mi>"#
    ),
    (
      #"\Upomega"#,
      #"<mi mathvariant="normal">Ω</mi>"#
    ),
    (
      #"\bbxi"#,
      #"<mi mathvariant="double-struck">ξ</mi>"#
    ),
    (
      #"\text{\txtbfbbPi}"#,
      #"<mi mathvariant="double-struck">Π</mi>"#
    ),
    (
      #"\mathbfbb{Q}"#,
      #"<mi mathvariant="double-struck">Q</mi>"#
    ),
    (
      #"\bbLangle"#,
      #"<mo mathvariant="double-struck">〈</mo>"#
    ),
  ])
  func `Greek letters stand upright or have double strokes`(_ source: String, _ expected: String) throws {
    #expect(try LaTeXFormula.content(source) == expected)
  }
}
