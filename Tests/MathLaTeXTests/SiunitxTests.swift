import MathTree
import Testing

@testable import MathLaTeX

@Suite("The package siunitx is read")
struct SiunitxTests {
  @Test(arguments: [
    (
      #"\num{-3,5}"#,
      "<mo>−</mo><mn>3.5</mn>"
    ),
    (
      #"\num{2e-7}"#,
      "<mn>2</mn><mo>×</mo><msup><mn>10</mn><mrow><mo>−</mo><mn>7</mn></mrow></msup>"
    ),
    (
      #"\num{8.1 +- 0.2}"#,
      "<mn>8.1</mn><mo>±</mo><mn>0.2</mn>"
    ),
    (
      #"\numlist{1;2}"#,
      "<mn>1</mn><mo>,</mo><mn>2</mn>"
    ),
    (
      #"\numrange{1}{9}"#,
      #"<mn>1</mn><mo intent=":range">–</mo><mn>9</mn>"#
    ),
  ])
  func `numbers have signs, decimals and powers of ten`(_ source: String, _ expected: String) throws {
    #expect(try LaTeXFormula.content(source) == expected)
  }

  @Test(arguments: [
    (
      #"\unit{\kilo\metre\per\hour}"#,
      #"<mfrac><mi mathvariant="normal" class="MathML-Unit">km</mi><mi mathvariant="normal" class="MathML-Unit">h</mi></mfrac>"#
    ),
    (
      #"\si{\square\metre}"#,
      #"<msup><mi mathvariant="normal" class="MathML-Unit">m</mi><mn>2</mn></msup>"#
    ),
    (
      #"\unit{kg.m/s^2}"#,
      #"<mfrac><mrow><mi mathvariant="normal" class="MathML-Unit">kg</mi><mi mathvariant="normal" class="MathML-Unit">m</mi></mrow><msup><mi mathvariant="normal" class="MathML-Unit">s</mi><mn>2</mn></msup></mfrac>"#
    ),
    (
      #"\unit{\per\second}"#,
      #"<msup><mi mathvariant="normal" class="MathML-Unit">s</mi><mrow><mo>−</mo><mn>1</mn></mrow></msup>"#
    ),
    (
      #"\unit{\joule\per\mole\per\kelvin}"#,
      #"<mfrac><mi mathvariant="normal" class="MathML-Unit">J</mi><mrow><mi mathvariant="normal" class="MathML-Unit">mol</mi><mi mathvariant="normal" class="MathML-Unit">K</mi></mrow></mfrac>"#
    ),
    (
      #"\unit{\cubic\centi\metre}"#,
      #"<msup><mi mathvariant="normal" class="MathML-Unit">cm</mi><mn>3</mn></msup>"#
    ),
    (
      #"\unit{\metre\tothe{4}}"#,
      #"<msup><mi mathvariant="normal" class="MathML-Unit">m</mi><mn>4</mn></msup>"#
    ),
  ])
  func `units are commands or letters`(_ source: String, _ expected: String) throws {
    #expect(try LaTeXFormula.content(source) == expected)
  }

  @Test(arguments: [
    (
      #"\qty{70}{\percent}"#,
      #"<mn>70</mn><mspace width="0.167em"/><mi mathvariant="normal" class="MathML-Unit">%</mi>"#
    ),
    (
      #"\SI{9}{\nano\second}"#,
      #"<mn>9</mn><mspace width="0.167em"/><mi mathvariant="normal" class="MathML-Unit">ns</mi>"#
    ),
    (
      #"\qtyrange{2}{4}{\volt}"#,
      #"<mn>2</mn><mo intent=":range">–</mo><mn>4</mn><mspace width="0.167em"/><mi mathvariant="normal" class="MathML-Unit">V</mi>"#
    ),
    (
      #"\ang{7;30;}"#,
      #"<mn>7</mn><mi mathvariant="normal" class="MathML-Unit">°</mi><msup><mn>30</mn><mo>′</mo></msup>"#
    ),
    (
      #"\qty[round-mode=none]{1}{m}"#,
      #"<mn>1</mn><mspace width="0.167em"/><mi mathvariant="normal" class="MathML-Unit">m</mi>"#
    ),
  ])
  func `values have units`(_ source: String, _ expected: String) throws {
    #expect(try LaTeXFormula.content(source) == expected)
  }

  @Test(arguments: [
    (#"\unit{\furlong}"#, #"There is no unit '\furlong'"#)
  ])
  func `what cannot be read is an error`(_ source: String, _ message: String) {
    #expect(LaTeXFormula.fault(of: source)?.message == message)
  }
}
