import BuiltInRuleFiles
import Prefilter
import Sayable
import SayableEngine
import SayableRules
import Testing

@testable import SayableFormulas

@Suite("Formulas in labels")
struct FormulaFinderTests {
  private static func normalizer() throws -> Normalizer {
    try Normalizer(locale: "en", formulas: FormulaFinder(FormulaSpeaker(locale: LanguageTag("en"))))
  }

  private func bare(_ label: String) -> [String] {
    let bytes = Array(label.utf8)
    return BareFormula.all(in: bytes, 0..<bytes.count, .shared).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  private func marked(_ label: String) -> [String] {
    let bytes = Array(label.utf8)
    return MarkedFormula.all(in: bytes).map { String(decoding: bytes[$0.content], as: UTF8.self) }
  }

  @Test(arguments: [
    ("x² + 4x + 4 = 0", "x² + 4x + 4 = 0"),
    ("Solve x^2 = 2 now", "x^2 = 2"),
    ("Linear fit: y = a x + b.", "y = a x + b"),
    ("E = mc²", "E = mc²"),
    ("A = πr²", "A = πr²"),
    ("√2 + √3", "√2 + √3"),
    ("sin(x) = 0", "sin(x) = 0"),
    ("(x+1)²", "(x+1)²"),
    ("x₁ + x₂ = 3", "x₁ + x₂ = 3"),
    ("2x + 3", "2x + 3"), ("y = mx + b", "y = mx + b"), ("y = kx - 2", "y = kx - 2"), ("x ≥ 0", "x ≥ 0"),
    ("f'(x) = 2x", "f'(x) = 2x"),
    ("5! = 120", "5! = 120"),
    ("∫₀¹ x dx", "∫₀¹ x dx"),
    ("log₂ 8 = 3", "log₂ 8 = 3"), ("k(1-x^p) a passi", "k(1-x^p)"),
  ])
  func `what can be nothing but a formula is one`(_ label: String, _ formula: String) {
    #expect(bare(label) == [formula])
  }

  @Test(arguments: [
    "75 m²", "75 m² + 3 m²", "m³/h", "C/N₀", "page^2", "x²", "Note²", "A = B", "10 = 10", "5x faster",
    "10 m = 1000 cm",
    "{a} = {b}", "{{a}} x² = 4", "http://a.b/x²=4", "http://a.b/?q=x^2=4", "a@x² = 4", "x^2=%d", "a-b", "CO₂",
    "**bold** = 2x", "%d² = %d", "A+", "2 + 2", "", "=", "((((", "x = (2", "Zoom 2x + 3 lenses", "3D + 2D", "5g + 3",
    "2x faster", "max = 5",
    "Tags (<p/>) y (<ul/>)", "Complete (^N^P)", "Size (> 0x1000)", "D-->I is it", "x = on + off", "Age ≥ 18", "≥ 5 x",
    "Wow! = nice", "5! people", "it's x", "un cos <a href=\"b\">", "U+202f i <a href=\"b\">", "k{x(1-x)}^p", "i (√-1)",
  ])
  func `quantities, footnotes, names and placeholders are none`(_ label: String) { #expect(bare(label).isEmpty) }

  @Test(arguments: [
    ("Solve $x^2 = 2$", "x^2 = 2"), (#"\(a+b\) is"#, "a+b"), (#"see \[x\]"#, "x"), ("$$y$$", "y"),
    (#"$\frac{1}{2}$"#, #"\frac{1}{2}"#), (#"$\text{area} = 2$"#, #"\text{area} = 2"#), ("$n$ items", "n"),
    ("$5$ items", "5"), (#"\(5\)"#, "5"),
  ])
  func `what stands between the marks of LaTeX is a formula`(_ label: String, _ formula: String) {
    #expect(marked(label) == [formula])
  }

  @Test(arguments: [
    "from $5 to $10", "$5", "$HOME/$USER", "%1$@ of %2$@", "%1$.2f km (%2$.1f mi)", "US$ and A$", "$ x $", #"\$x\$"#,
    "a $1 b$ c", "$$ money $$", "$$$ deal $$$", #"Program Files \(x86\)"#, #"C:\(x86\)"#, #"Press \( then \)"#,
    "`$x$`",
    "Solve $x = {value}$", "Solve $x = %d$ now", "${a}$", "$", "$$", #"\("#, #"a \\ b"#, "$x", "costs 5$ or 6$ more",
  ])
  func `prices, placeholders and variables of programs are none`(_ label: String) { #expect(marked(label).isEmpty) }

  @Test(arguments: [
    ("Solve $x^2 = 2$ in 5 min", "Solve x squared equals 2 in 5 minutes"),
    ("x² + 4x + 4 = 0", "x squared plus 4 x plus 4 equals 0"),
    ("75 m² • from $5 to $10", "75 square meters, from 5 dollars to 10 dollars"),
  ])
  func `formulas are said by this pipeline, and the rest by the rules of labels`(_ label: String, _ spoken: String)
    throws
  {
    #expect(try Self.normalizer().normalize(label) == spoken)
  }

  @Test
  func `what is between marks and cannot be read is left to the rules of labels`() throws {
    #expect(try Self.normalizer().normalize(#"$\frac{1}$ and $x^$"#) == #"$\frac{1}$ and $x^$"#)
  }

  @Test
  func `a label full of marks takes time in proportion to its length`() throws {
    for piece in ["$", "$x", #"\("#, "x^", "(", "$$", "x² "] {
      let label = Array(String(repeating: piece, count: 20_000).utf8)
      _ = MarkedFormula.all(in: label)
      _ = BareFormula.all(in: label, 0..<label.count, .shared)
    }
  }

  @Test(arguments: [
    "x² + 4x + 4 = 0", "√2 + √3", "x ≤ y + 1", "xⁿ + 1", "α < β + 1", "x³ + y", "(a)¹ + 1", "∛x + 1", "$x$",
    "\\(x\\)",
    "x^2 + 1", "a ≡ b + c", "x⁴ − 1",
  ])
  func `a quick look leaves open all that is a formula`(label: String) throws {
    #expect(try FormulaFinder(locale: LanguageTag("en")).mayFindFormula(in: Array(label.utf8).view))
  }

  @Test(arguments: ["Save", "Größe – 5 €", "a < b", "設定", "“Hi”…", "5 + 3"])
  func `a quick look is enough for plain text`(label: String) throws {
    #expect(try !FormulaFinder(locale: LanguageTag("en")).mayFindFormula(in: Array(label.utf8).view))
  }

  @Test
  func `a finder whose speaker is awaited says the same`() throws {
    let bytes = Array("Solve $x^2 = 2$".utf8)
    let awaited = try FormulaFinder(locale: LanguageTag("en"))
    let finder = try FormulaFinder(FormulaSpeaker(locale: LanguageTag("en")))
    #expect(awaited.formulas(in: bytes) == finder.formulas(in: bytes))
    #expect(!awaited.formulas(in: bytes).isEmpty)
  }

  @Test
  func `a finder for a region finds formulas, and one for a locale without words says none`() throws {
    for tag in ["en", "de", "en-GB", "ja"] {
      let found = FormulaFinder(locale: try LanguageTag(tag)).formulas(in: Array("y = a x + b".utf8))
      #expect(found.isEmpty == (tag == "ja"))
    }
  }
}
