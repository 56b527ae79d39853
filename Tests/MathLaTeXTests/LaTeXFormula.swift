import MathTree

@testable import MathLaTeX

/// Formulas of the tests.
enum LaTeXFormula {
  /// Parses `source`.
  static func parse(
    _ source: String, decimalMark: Character = ".", isLenient: Bool = false
  ) throws(FormulaSyntaxError) -> ParsedFormula {
    try LaTeXParser.parse(
      source,
      options: ParsingOptions(
        decimalMark: decimalMark, isLenient: isLenient, namesOfTwo: ["gcd"], functionLetters: ["f"]))
  }

  /// The MathML of `source`, inside the `math` element.
  static func content(
    _ source: String, decimalMark: Character = ".", isLenient: Bool = false
  ) throws(FormulaSyntaxError) -> String {
    let mathML = MathMLWriter.write(try parse(source, decimalMark: decimalMark, isLenient: isLenient).tree)
    return String(
      mathML.dropFirst("<math xmlns=\"http://www.w3.org/1998/Math/MathML\">".count).dropLast("</math>".count))
  }

  /// Why `source` cannot be parsed; nil where it can.
  static func fault(of source: String) -> FormulaSyntaxError? {
    do throws(FormulaSyntaxError) {
      _ = try parse(source)
      return nil
    } catch {
      return error
    }
  }
}
