import MathTree
import Testing

@testable import MathLaTeX

@Suite("The package mhchem is read")
struct MhchemTests {
  @Test(arguments: [
    (
      #"\ce{3 NH3}"#,
      #"<mrow><mn>3</mn><mi intent=":chemical-formula">NH</mi><msub><mpadded width="0"><mphantom><mi>A</mi></mphantom></mpadded><mn>3</mn></msub></mrow>"#
    ),
    (
      #"\ce{Na+}"#,
      #"<mrow><mi intent=":chemical-element">Na</mi><msup><mpadded width="0"><mphantom><mi>A</mi></mphantom></mpadded><mrow><mo>+</mo></mrow></msup></mrow>"#
    ),
    (
      #"\ce{PO4^3-}"#,
      #"<mrow><mi intent=":chemical-formula">PO</mi><msub><mpadded width="0"><mphantom><mi>A</mi></mphantom></mpadded><mn>4</mn></msub><msup><mpadded width="0"><mphantom><mi>A</mi></mphantom></mpadded><mrow><mn>3</mn><mo>−</mo></mrow></msup></mrow>"#
    ),
    (
      #"\ce{1/2 N2}"#,
      #"<mrow><mfrac><mn>1</mn><mn>2</mn></mfrac><mi mathvariant="normal" intent=":chemical-element">N</mi><msub><mpadded width="0"><mphantom><mi>A</mi></mphantom></mpadded><mn>2</mn></msub></mrow>"#
    ),
    (
      #"\ce{Ca(OH)2}"#,
      #"<mrow><mi intent=":chemical-element">Ca</mi><mo>(</mo><mi intent=":chemical-formula">OH</mi><mo>)</mo><msub><mpadded width="0"><mphantom><mi>A</mi></mphantom></mpadded><mn>2</mn></msub></mrow>"#
    ),
    (
      #"\ce{Mn^{IV}O2}"#,
      #"<mrow><mi intent=":chemical-element">Mn</mi><msup><mpadded width="0"><mphantom><mi>A</mi></mphantom></mpadded><mi>IV</mi></msup><mi mathvariant="normal" intent=":chemical-element">O</mi><msub><mpadded width="0"><mphantom><mi>A</mi></mphantom></mpadded><mn>2</mn></msub></mrow>"#
    ),
    (
      #"\ce{V''_{O}}"#,
      #"<mrow><mi mathvariant="normal" intent=":chemical-element">V</mi><msubsup><mpadded width="0"><mphantom><mi>A</mi></mphantom></mpadded><mi mathvariant="normal">O</mi><mrow><mi>′</mi><mi>′</mi></mrow></msubsup></mrow>"#
    ),
  ])
  func `entities have amounts, indices and charges`(_ source: String, _ expected: String) throws {
    #expect(try LaTeXFormula.content(source) == expected)
  }

  @Test(arguments: [
    (
      #"\ce{^14C}"#,
      #"<mrow><msubsup><mpadded width="0"><mphantom><mi>A</mi></mphantom></mpadded><mpadded><mphantom/></mpadded><mpadded><mphantom><mn>14</mn></mphantom></mpadded></msubsup><msubsup><mpadded width="0"><mphantom><mi>A</mi></mphantom></mpadded><mrow><mpadded><mphantom><mn>2</mn></mphantom></mpadded></mrow><mrow><mpadded><mphantom><mn>2</mn></mphantom></mpadded><mn>14</mn></mrow></msubsup><mi mathvariant="normal" intent=":chemical-element">C</mi></mrow>"#
    )
  ])
  func `numbers in front of an element stand on their own letter`(_ source: String, _ expected: String) throws {
    #expect(try LaTeXFormula.content(source) == expected)
  }

  @Test(arguments: [
    (
      #"\ce{N2 <=> 2 N}"#,
      #"<mrow><mi mathvariant="normal" intent=":chemical-element">N</mi><msub><mpadded width="0"><mphantom><mi>A</mi></mphantom></mpadded><mn>2</mn></msub><mo>⇌</mo><mn>2</mn><mi mathvariant="normal" intent=":chemical-element">N</mi></mrow>"#
    ),
    (
      #"\ce{P ->[heat][{slowly}] Q}"#,
      #"<mrow><mi mathvariant="normal" intent=":chemical-element">P</mi><munderover><mo>→</mo><mtext>slowly</mtext><mi>heat</mi></munderover><mi mathvariant="normal" intent=":chemical-element">Q</mi></mrow>"#
    ),
    (
      #"\ce{N#N}"#,
      #"<mrow><mi mathvariant="normal" intent=":chemical-element">N</mi><mo>≡</mo><mi mathvariant="normal" intent=":chemical-element">N</mi></mrow>"#
    ),
    (
      #"\ce{C\bond{2}O}"#,
      #"<mrow><mi mathvariant="normal" intent=":chemical-element">C</mi><mo>=</mo><mi mathvariant="normal" intent=":chemical-element">O</mi></mrow>"#
    ),
    (
      #"\ce{AgCl v}"#,
      #"<mrow><mi intent=":chemical-formula">AgCl</mi><mo>↓</mo></mrow>"#
    ),
    (
      #"\ce{H2 ^}"#,
      #"<mrow><mi mathvariant="normal" intent=":chemical-element">H</mi><msub><mpadded width="0"><mphantom><mi>A</mi></mphantom></mpadded><mn>2</mn></msub><mo>↑</mo></mrow>"#
    ),
  ])
  func `arrows have texts, and bonds have signs`(_ source: String, _ expected: String) throws {
    #expect(try LaTeXFormula.content(source) == expected)
  }

  @Test(arguments: [
    (
      #"\ce{$m$ CO}"#,
      #"<mrow><mi>m</mi><mi intent=":chemical-formula">CO</mi></mrow>"#
    ),
    (
      #"\ce{{Salt} + KOH(aq)}"#,
      #"<mrow><mtext>Salt</mtext><mo>+</mo><mi intent=":chemical-formula">KOH</mi><mo>(</mo><mi>aq</mi><mo>)</mo></mrow>"#
    ),
    (
      #"\ce{\alpha-D}"#,
      #"<mrow><mi>α</mi><mo>−</mo><mi mathvariant="normal" intent=":chemical-element">D</mi></mrow>"#
    ),
  ])
  func `formulas and texts stand within chemistry`(_ source: String, _ expected: String) throws {
    #expect(try LaTeXFormula.content(source) == expected)
  }

  @Test(arguments: [
    (
      #"\pu{4.2 kJ//kg K}"#,
      #"<mrow><mn>4.2</mn><mfrac><mi mathvariant="normal" class="MathML-Unit">kJ</mi><mrow><mi mathvariant="normal" class="MathML-Unit">kg</mi><mi mathvariant="normal" class="MathML-Unit">K</mi></mrow></mfrac></mrow>"#
    ),
    (
      #"\pu{6e23 mol-1}"#,
      #"<mrow><mn>6</mn><mo>⋅</mo><msup><mn>10</mn><mn>23</mn></msup><msup><mi mathvariant="normal" class="MathML-Unit">mol</mi><mrow><mo>−</mo><mn>1</mn></mrow></msup></mrow>"#
    ),
    (
      #"\pu{5 m/s}"#,
      #"<mrow><mn>5</mn><mi mathvariant="normal" class="MathML-Unit">m</mi><mo>/</mo><mi mathvariant="normal" class="MathML-Unit">s</mi></mrow>"#
    ),
  ])
  func `values have units`(_ source: String, _ expected: String) throws {
    #expect(try LaTeXFormula.content(source) == expected)
  }

  @Test(arguments: [
    (#"\ce{P\bond{zigzag}Q}"#, "'zigzag' is no bond"),
    (#"\ce{H2O"#, "This brace is not closed"),
  ])
  func `what cannot be read is an error`(_ source: String, _ message: String) {
    #expect(LaTeXFormula.fault(of: source)?.message == message)
  }
}
