import FuzzInvariants
import SayableFormulas

/// Formulas that nest up to some 5,000 constructs are said or refused, soon and without a crash. The first byte chooses
/// the syntax, the second the way of saying, the third the depth; each further one a construct, and those come again and
/// again down to the depth.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzNestedFormula(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  var input = unsafe FuzzInput(bytes, count)
  let (syntax, speaker) = input.chooseReading()
  let depth = 1 + 20 * input.number(below: 256)
  var chosen: [(open: String, close: String)] = []
  while !input.rest.isEmpty, chosen.count < 20 { chosen.append(input.choose(among: syntax.constructs)) }
  if chosen.isEmpty { chosen = [syntax.constructs[0]] }
  let nested = (0..<depth).map { chosen[$0 % chosen.count] }
  let source = nested.map(\.open).joined() + syntax.kernel + nested.reversed().map(\.close).joined()
  requireSound(syntax == .mathml ? "<math>\(source)</math>" : source, syntax, speaker)
  return 0
}

extension FormulaSyntax {
  /// What stands in the middle.
  fileprivate var kernel: String { self == .mathml ? "<mi arg=\"x\">z</mi>" : "z" }

  /// What constructs begin and end with; some have no end.
  fileprivate var constructs: [(open: String, close: String)] {
    switch self {
    case .latex:
      [
        ("\\frac{1}{", "}"), ("\\sqrt{", "}"), ("\\sqrt[", "]{2}"), ("x^{", "}"), ("x_{", "}"), ("\\left(", "\\right)"),
        ("{", "}"), ("\\text{$", "$}"), ("\\begin{matrix}", "\\end{matrix}"), ("\\overline{", "}"), ("f(", ")"),
        ("\\binom{n}{", "}"), ("\\sum_{", "}"), ("[", ")"), ("(", ""), ("|", "|"), ("-", ""),
      ]
    case .typed, .asciimath:
      [
        ("(", ")"), ("sqrt(", ")"), ("x^(", ")"), ("x_(", ")"), ("1/(", ")"), ("abs(", ")"), ("sin(", ")"),
        ("[[", "]]"),
        ("{", "}"), ("|", "|"), ("(", ""), ("[", ")"), ("x^", ""), ("-", ""), ("\"", "\""), ("sum_(", ")"),
        ("f(x,", ")"),
      ]
    case .unicodemath:
      [
        ("(", ")"), ("√(", ")"), ("x^(", ")"), ("x_(", ")"), ("1/(", ")"), ("■(", ")"), ("█(", ")"), ("〖", "〗"),
        ("⏞(", ")"), ("¯(", ")"), ("|", "|"), ("(", ""), ("∑_(", ")"), ("-", ""), ("├(", "┤)"), ("\"", "\""),
      ]
    case .mathml:
      [
        ("<mrow>", "</mrow>"), ("<msqrt>", "</msqrt>"), ("<mfrac><mn>1</mn>", "</mfrac>"),
        ("<msup><mi>x</mi>", "</msup>"), ("<mroot>", "<mn>3</mn></mroot>"), ("<mover>", "<mo>¯</mo></mover>"),
        ("<mtable><mtr><mtd>", "</mtd></mtr></mtable>"), ("<menclose>", "</menclose>"), ("<mstyle>", "</mstyle>"),
        ("<mrow arg=\"x\" intent=\"f($x,$y)\">", "</mrow>"), ("<mrow arg=\"x\" intent=\"f($x,$x)\">", "</mrow>"),
        ("<semantics>", "</semantics>"), ("<mrow><mo>(</mo>", "<mo>)</mo></mrow>"), ("<mphantom>", ""),
        ("<mmultiscripts>", "<mi>a</mi><mi>b</mi></mmultiscripts>"),
      ]
    }
  }
}
