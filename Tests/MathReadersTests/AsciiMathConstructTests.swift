import MathTree
import Testing

@testable import MathReaders

@Suite("Constructs of AsciiMath")
struct AsciiMathConstructTests {
  @Test(arguments: [
    (
      #""unitsml(kg*m^-2)""#,
      #"<mrow><mi mathvariant="normal" class="MathML-Unit">kg</mi><mo>⋅</mo><msup><mi mathvariant="normal" class="MathML-Unit">m</mi><mrow><mo>−</mo><mn>2</mn></mrow></msup></mrow>"#
    ),
    (#""unitsml(um)""#, #"<mi mathvariant="normal" class="MathML-Unit">µm</mi>"#),
    (#""unitsml(sqrt(Hz))""#, #"<msup><mi mathvariant="normal" class="MathML-Unit">Hz</mi><mn>0.5</mn></msup>"#),
    (#""unitsml(m^(2), area)""#, #"<msup><mi mathvariant="normal" class="MathML-Unit">m</mi><mn>2</mn></msup>"#),
    (#""unitsml(m^)""#, "<mtext>unitsml(m^)</mtext>"),
  ])
  func `UnitsML marks units in text`(_ source: String, _ expected: String) throws {
    #expect(try LinearSyntax.asciiMath.content(source, isLenient: true) == expected)
  }

  @Test(arguments: [
    ("color(red)(p)", #"<mstyle mathcolor="red"><mi>p</mi></mstyle>"#),
    ("class(k)(p)", #"<mrow class="k"><mi>p</mi></mrow>"#),
    ("id(k)(p+q)", #"<mrow id="k"><mrow><mi>p</mi><mo>+</mo><mi>q</mi></mrow></mrow>"#),
    ("color p", "<mi>color</mi><mi>p</mi>"),
  ])
  func `attributes take a text and an argument`(_ source: String, _ expected: String) throws {
    #expect(try LinearSyntax.asciiMath.content(source, isLenient: true) == expected)
  }

  @Test(arguments: [
    ("1,234.5", "<mn>1</mn><mo>,</mo><mn>234.5</mn>"),
    ("1.2.3", "<mn>1.2</mn><mn>.3</mn>"),
    (".5", "<mn>.5</mn>"),
    ("1e5", "<mn>1</mn><mi>e</mi><mn>5</mn>"),
    ("5x", "<mn>5</mn><mi>x</mi>"),
  ])
  func `numbers have a point and no groups`(_ source: String, _ expected: String) throws {
    #expect(try LinearSyntax.asciiMath.content(source, isLenient: true) == expected)
  }

  @Test(arguments: [
    ("p²", "<msup><mi>p</mi><mn>2</mn></msup>"),
    ("p₁", "<msub><mi>p</mi><mn>1</mn></msub>"),
    ("½p", "<mfrac><mn>1</mn><mn>2</mn></mfrac><mi>p</mi>"),
    ("√p", "<msqrt><mi>p</mi></msqrt>"),
    ("∑_k", "<munder><mo>∑</mo><mi>k</mi></munder>"),
    ("p′", "<msup><mi>p</mi><mo>′</mo></msup>"),
    ("⌊p⌋", "<mrow><mo>⌊</mo><mi>p</mi><mo>⌋</mo></mrow>"),
    ("p\u{302}", #"<mover accent="true"><mi>p</mi><mo>^</mo></mover>"#),
    ("（p）", "<mrow><mo>(</mo><mi>p</mi><mo>)</mo></mrow>"),
    (#"\alpha"#, "<mi>α</mi>"),
  ])
  func `characters beyond ASCII are what they stand for`(_ source: String, _ expected: String) throws {
    #expect(try LinearSyntax.asciiMath.content(source, isLenient: true) == expected)
  }

  @Test(arguments: [
    ("p != q", "<mi>p</mi><mo>≠</mo><mi>q</mi>"),
    ("p ne q", "<mi>p</mi><mo>≠</mo><mi>q</mi>"),
    ("p <= q", "<mi>p</mi><mo>≤</mo><mi>q</mi>"),
    ("p |-> q", "<mi>p</mi><mo>↦</mo><mi>q</mi>"),
    ("p => q", "<mi>p</mi><mo>⇒</mo><mi>q</mi>"),
    ("p iff q", "<mi>p</mi><mo>⇔</mo><mi>q</mi>"),
    ("p -: q", "<mi>p</mi><mo>÷</mo><mi>q</mi>"),
    ("p o+ q", "<mi>p</mi><mo>⊕</mo><mi>q</mi>"),
    ("p sube q", "<mi>p</mi><mo>⊆</mo><mi>q</mi>"),
    ("p !in q", "<mi>p</mi><mo>∉</mo><mi>q</mi>"),
  ])
  func `negation, equality and arrows have several names`(_ source: String, _ expected: String) throws {
    #expect(try LinearSyntax.asciiMath.content(source, isLenient: true) == expected)
  }

  @Test(arguments: [
    ("|p|", "<mrow><mo>|</mo><mi>p</mi><mo>|</mo></mrow>"),
    ("|p", "<mo>∣</mo><mi>p</mi>"),
    ("p|q", "<mi>p</mi><mo>∣</mo><mi>q</mi>"),
    ("|p|q|", "<mrow><mo>|</mo><mi>p</mi><mo>|</mo></mrow><mi>q</mi><mo>∣</mo>"),
    ("||p||", "<mrow><mo>|</mo><mrow><mo>|</mo><mi>p</mi><mo>|</mo></mrow><mo>|</mo></mrow>"),
    ("|p+q|^2", "<msup><mrow><mo>|</mo><mi>p</mi><mo>+</mo><mi>q</mi><mo>|</mo></mrow><mn>2</mn></msup>"),
    ("[p|q]", "<mrow><mo>[</mo><mi>p</mi><mo>∣</mo><mi>q</mi><mo>]</mo></mrow>"),
  ])
  func `bars are pairs where they can be`(_ source: String, _ expected: String) throws {
    #expect(try LinearSyntax.asciiMath.content(source, isLenient: true) == expected)
  }
}
