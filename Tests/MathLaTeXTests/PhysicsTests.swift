import MathTree
import Testing

@testable import MathLaTeX

@Suite("The package physics is read")
struct PhysicsTests {
  @Test(arguments: [
    (
      #"\qty(u+v)"#,
      "<mrow><mo>(</mo><mi>u</mi><mo>+</mo><mi>v</mi><mo>)</mo></mrow>"
    ),
    (
      #"\qty\big[k]"#,
      "<mrow><mo>[</mo><mi>k</mi><mo>]</mo></mrow>"
    ),
    (
      #"\abs*{z}"#,
      "<mrow><mo>|</mo><mi>z</mi><mo>|</mo></mrow>"
    ),
    (
      #"\comm{P}{Q}"#,
      "<mrow><mo>[</mo><mi>P</mi><mo>,</mo><mi>Q</mi><mo>]</mo></mrow>"
    ),
    (
      #"\eval{t^2}_1^2"#,
      "<msubsup><mrow><msup><mi>t</mi><mn>2</mn></msup><mpadded><mphantom><mo>∫</mo></mphantom></mpadded><mo>|</mo></mrow><mn>1</mn><mn>2</mn></msubsup>"
    ),
    (
      #"\order{h}"#,
      #"<mi mathvariant="script">O</mi><mrow><mo>(</mo><mi>h</mi><mo>)</mo></mrow>"#
    ),
  ])
  func `brackets stand right after a command`(_ source: String, _ expected: String) throws {
    #expect(try LaTeXFormula.content(source) == expected)
  }

  @Test(arguments: [
    (
      #"\vb{q}"#,
      #"<mi mathvariant="bold">q</mi>"#
    ),
    (
      #"\vb*{q}"#,
      #"<mi mathvariant="bold-italic">q</mi>"#
    ),
    (
      #"\va{q}"#,
      #"<mover accent="true"><mi mathvariant="bold">q</mi><mo>→</mo></mover>"#
    ),
    (
      #"\vu*{q}"#,
      #"<mover accent="true"><mi mathvariant="bold-italic">q</mi><mo>^</mo></mover>"#
    ),
  ])
  func `vectors are bold, with marks or without`(_ source: String, _ expected: String) throws {
    #expect(try LaTeXFormula.content(source) == expected)
  }

  @Test(arguments: [
    (
      #"\grad\psi"#,
      #"<mo mathvariant="bold">∇</mo><mi>ψ</mi>"#
    ),
    (
      #"\curl{B}"#,
      #"<mo mathvariant="bold">∇</mo><mo>×</mo><mi>B</mi>"#
    ),
    (
      #"k=\div\vb{E}"#,
      #"<mi>k</mi><mo>=</mo><mo mathvariant="bold">∇</mo><mo>⋅</mo><mi mathvariant="bold">E</mi>"#
    ),
    (
      #"6\div(2)"#,
      "<mn>6</mn><mo>÷</mo><mo>(</mo><mn>2</mn><mo>)</mo>"
    ),
    (
      #"\laplacian\psi"#,
      #"<msup><mi mathvariant="normal">∇</mi><mn>2</mn></msup><mi>ψ</mi>"#
    ),
  ])
  func `nabla is applied, but a division stays one`(_ source: String, _ expected: String) throws {
    #expect(try LaTeXFormula.content(source) == expected)
  }

  @Test(arguments: [
    (
      #"\dv{t}"#,
      #"<mfrac><mi mathvariant="normal">d</mi><mrow><mi mathvariant="normal">d</mi><mi>t</mi></mrow></mfrac>"#
    ),
    (
      #"\dv[2]{y}{t}"#,
      #"<mfrac><mrow><msup><mi mathvariant="normal">d</mi><mn>2</mn></msup><mi>y</mi></mrow><mrow><mi mathvariant="normal">d</mi><msup><mi>t</mi><mn>2</mn></msup></mrow></mfrac>"#
    ),
    (
      #"\pdv{w}{s}{t}"#,
      "<mfrac><mrow><msup><mi>∂</mi><mn>2</mn></msup><mi>w</mi></mrow><mrow><mi>∂</mi><mi>s</mi><mi>∂</mi><mi>t</mi></mrow></mfrac>"
    ),
    (
      #"\fdv*{S}{q}"#,
      "<mrow><mrow><mi>δ</mi><mi>S</mi></mrow><mo>/</mo><mrow><mi>δ</mi><mi>q</mi></mrow></mrow>"
    ),
    (
      #"\dd[3]{r}"#,
      #"<msup><mi mathvariant="normal">d</mi><mn>3</mn></msup><mi>r</mi>"#
    ),
    (
      #"\dv{g}{t}h"#,
      #"<mfrac><mrow><mi mathvariant="normal">d</mi><mi>g</mi></mrow><mrow><mi mathvariant="normal">d</mi><mi>t</mi></mrow></mfrac><mi>h</mi>"#
    ),
  ])
  func `derivatives have powers and variables`(_ source: String, _ expected: String) throws {
    #expect(try LaTeXFormula.content(source) == expected)
  }

  @Test(arguments: [
    (
      #"\bra{u}\ket{v}"#,
      "<mrow><mo>⟨</mo><mi>u</mi><mo>|</mo><mi>v</mi><mo>⟩</mo></mrow>"
    ),
    (
      #"\braket{u}{v}"#,
      "<mrow><mo>⟨</mo><mi>u</mi><mo>|</mo><mi>v</mi><mo>⟩</mo></mrow>"
    ),
    (
      #"\braket{u|v}"#,
      "<mrow><mo>⟨</mo><mrow><mi>u</mi><mo>|</mo><mi>v</mi></mrow><mo>⟩</mo></mrow>"
    ),
    (
      #"\ip{u}"#,
      "<mrow><mo>⟨</mo><mi>u</mi><mo>|</mo><mi>u</mi><mo>⟩</mo></mrow>"
    ),
    (
      #"\ketbra{u}"#,
      "<mrow><mo>|</mo><mi>u</mi><mo>⟩</mo><mo>⟨</mo><mi>u</mi><mo>|</mo></mrow>"
    ),
    (
      #"\ev{H}{\psi}"#,
      "<mrow><mo>⟨</mo><mi>ψ</mi><mo>|</mo><mi>H</mi><mo>|</mo><mi>ψ</mi><mo>⟩</mo></mrow>"
    ),
    (
      #"\mel{m}{H}{n}"#,
      "<mrow><mo>⟨</mo><mi>m</mi><mo>|</mo><mi>H</mi><mo>|</mo><mi>n</mi><mo>⟩</mo></mrow>"
    ),
  ])
  func `states join and repeat`(_ source: String, _ expected: String) throws {
    #expect(try LaTeXFormula.content(source) == expected)
  }

  @Test(arguments: [
    (
      #"\mqty(p & q \\ r & s)"#,
      "<mrow><mo>(</mo><mtable><mtr><mtd><mi>p</mi></mtd><mtd><mi>q</mi></mtd></mtr><mtr><mtd><mi>r</mi></mtd><mtd><mi>s</mi></mtd></mtr></mtable><mo>)</mo></mrow>"
    ),
    (
      #"\smqty|p|"#,
      "<mrow><mo>|</mo><mtable><mtr><mtd><mi>p</mi></mtd></mtr></mtable><mo>|</mo></mrow>"
    ),
    (
      #"\pmqty{\imat{2}}"#,
      "<mrow><mo>(</mo><mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>0</mn></mtd></mtr><mtr><mtd><mn>0</mn></mtd><mtd><mn>1</mn></mtd></mtr></mtable><mo>)</mo></mrow>"
    ),
    (
      #"\mqty{\xmat*{g}{1}{2}}"#,
      "<mtable><mtr><mtd><msub><mi>g</mi><mn>1</mn></msub></mtd><mtd><msub><mi>g</mi><mn>2</mn></msub></mtd></mtr></mtable>"
    ),
    (
      #"\mqty{\pmat{y}}"#,
      "<mtable><mtr><mtd><mn>0</mn></mtd><mtd><mo>−</mo><mi>i</mi></mtd></mtr><mtr><mtd><mi>i</mi></mtd><mtd><mn>0</mn></mtd></mtr></mtable>"
    ),
    (
      #"\mqty{\dmat{1,2}}"#,
      "<mtable><mtr><mtd><mtable><mtr><mtd><mn>1</mn></mtd></mtr></mtable></mtd></mtr><mtr><mtd/><mtd><mtable><mtr><mtd><mn>2</mn></mtd></mtr></mtable></mtd></mtr></mtable>"
    ),
    (
      #"\mqty{\admat{1,2}}"#,
      "<mtable><mtr><mtd/><mtd><mtable><mtr><mtd><mn>1</mn></mtd></mtr></mtable></mtd></mtr><mtr><mtd><mtable><mtr><mtd><mn>2</mn></mtd></mtr></mtable></mtd></mtr></mtable>"
    ),
  ])
  func `matrices are written by their cells or their size`(_ source: String, _ expected: String) throws {
    #expect(try LaTeXFormula.content(source) == expected)
  }

  @Test(arguments: [
    (
      #"\cos[2](t)"#,
      "<msup><mi>cos</mi><mn>2</mn></msup><mo>⁡</mo><mo>(</mo><mi>t</mi><mo>)</mo>"
    ),
    (
      #"\ln[k]"#,
      "<mi>ln</mi><mo>⁡</mo><mo>[</mo><mi>k</mi><mo>]</mo>"
    ),
    (
      #"\sine x"#,
      "<mi>sin</mi><mo>⁡</mo><mi>x</mi>"
    ),
    (
      #"p \qif q"#,
      #"<mi>p</mi><mspace width="1em"/><mtext>if</mtext><mspace width="1em"/><mi>q</mi>"#
    ),
  ])
  func `functions take powers, words have space`(_ source: String, _ expected: String) throws {
    #expect(try LaTeXFormula.content(source) == expected)
  }

  @Test(arguments: [
    (#"\mqty(p"#, #"This bracket after \mqty is not closed"#),
    (#"\imat{5000}"#, "This matrix has more than 1000 cells"),
    (#"\xmat{p}{q}{2}"#, "'q' is no size of a matrix"),
    (#"\abs"#, #"\abs has too few arguments"#),
  ])
  func `what cannot be read is an error`(_ source: String, _ message: String) {
    #expect(LaTeXFormula.fault(of: source)?.message == message)
  }
}
