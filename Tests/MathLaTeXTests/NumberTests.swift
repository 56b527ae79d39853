import MathTree
import Testing

@testable import MathLaTeX

@Suite("Numbers in LaTeX")
struct NumberTests {
  @Test(arguments: [
    ("3.25", "<mn>3.25</mn>"),
    (".5", "<mn>.5</mn>"),
    ("7.", "<mn>7.</mn>"),
    ("12,345,678", "<mn>12,345,678</mn>"),
    ("1{,}234{,}567", "<mn>1,234,567</mn>"),
    ("1, 2, 3", "<mn>1</mn><mo>,</mo><mn>2</mn><mo>,</mo><mn>3</mn>"),
    ("100,200,300", "<mn>100</mn><mo>,</mo><mn>200</mn><mo>,</mo><mn>300</mn>"),
    ("1,050", "<mn>1,050</mn>"),
    ("0,123", "<mn>0</mn><mo>,</mo><mn>123</mn>"),
  ])
  func `decimals and groups of digits are one number`(_ source: String, _ expected: String) throws {
    #expect(try LaTeXFormula.content(source) == expected)
  }

  @Test(arguments: [
    ("3,25", "<mn>3,25</mn>"), ("3.25", "<mn>3.25</mn>"), (",5", "<mn>,5</mn>"), ("1.000", "<mn>1.000</mn>"),
    ("[0,1)", "<mo>[</mo><mn>0</mn><mo>,</mo><mn>1</mn><mo>)</mo>"),
    ("=(3,4)", "<mo>=</mo><mo>(</mo><mn>3</mn><mo>,</mo><mn>4</mn><mo>)</mo>"),
    ("2(3,4)", "<mn>2</mn><mo>(</mo><mn>3,4</mn><mo>)</mo>"),
    (#"\gcd(3,4)"#, "<mo>gcd</mo><mo>(</mo><mn>3</mn><mo>,</mo><mn>4</mn><mo>)</mo>"),
    (#"\operatorname{gcd}(3,4)"#, "<mi>gcd</mi><mo>⁡</mo><mo>(</mo><mn>3</mn><mo>,</mo><mn>4</mn><mo>)</mo>"),
    ("1,2,3", "<mn>1</mn><mo>,</mo><mn>2</mn><mo>,</mo><mn>3</mn>"),
    ("f(0,1)", "<mi>f</mi><mo>(</mo><mn>0</mn><mo>,</mo><mn>1</mn><mo>)</mo>"),
    ("f(x)+0,1", "<mi>f</mi><mo>(</mo><mi>x</mi><mo>)</mo><mo>+</mo><mn>0,1</mn>"),
    ("(-0,1)+(-2,3)", "<mo>(</mo><mo>−</mo><mn>0,1</mn><mo>)</mo><mo>+</mo><mo>(</mo><mo>−</mo><mn>2,3</mn><mo>)</mo>"),
    ("3+(0,1)", "<mn>3</mn><mo>+</mo><mo>(</mo><mn>0,1</mn><mo>)</mo>"),
    ("f(x,2)", "<mi>f</mi><mo>(</mo><mi>x</mi><mo>,</mo><mn>2</mn><mo>)</mo>"),
    (#"(-\infty,3]"#, "<mo>(</mo><mo>−</mo><mi mathvariant=\"normal\">∞</mi><mo>,</mo><mn>3</mn><mo>]</mo>"),
    (#"\langle 2,5\rangle"#, "<mo>⟨</mo><mn>2</mn><mo>,</mo><mn>5</mn><mo>⟩</mo>"),
    ("x=,5", "<mi>x</mi><mo>=</mo><mn>,5</mn>"),
  ])
  func `where decimals have a comma, a list has one too`(_ source: String, _ expected: String) throws {
    #expect(try LaTeXFormula.content(source, decimalMark: ",") == expected)
  }

  @Test(arguments: [
    "(0,1)+(2,3)=(2,4)", "( 0,1)+(-2,3)", #"(0,1) \cup (2,3)"#, #"\left(0,1\right) - \left(-2,3\right)"#,
    #"x \in (0,1)"#,
  ])
  func `a comma in a pair beside another is no decimal mark`(_ source: String) throws {
    #expect(try LaTeXFormula.content(source, decimalMark: ",") == LaTeXFormula.content(source))
  }

  @Test(arguments: [
    ("x²", "<msup><mi>x</mi><mn>2</mn></msup>"),
    ("a₁₂", "<msub><mi>a</mi><mn>12</mn></msub>"),
    ("¾", "<mfrac><mn>3</mn><mn>4</mn></mfrac>"),
    ("y⁻¹", "<msup><mi>y</mi><mrow><mo>−</mo><mn>1</mn></mrow></msup>"),
    ("5µ", "<mn>5</mn><mo>µ</mo>"),
  ])
  func `characters of Unicode are what they look like`(_ source: String, _ expected: String) throws {
    #expect(try LaTeXFormula.content(source) == expected)
  }

  @Test(arguments: 0..<60)
  func `a command behind a number stays a command, whatever its place in the formula`(_ place: Int) throws {
    let source = String(repeating: #"\!"#, count: place) + #"3\pi"#
    #expect(try LaTeXFormula.content(source).hasSuffix("<mn>3</mn><mi>π</mi>"))
  }
}
