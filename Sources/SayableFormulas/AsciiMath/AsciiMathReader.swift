internal import MathTree

/// Reads AsciiMath, as ASCIIMathML 2.2 does, with the names that Asciidoctor and Plurimath add.
///
/// As there, all that can be typed is a formula: an argument that is missing is an empty row, and a bracket that is not
/// closed ends with the formula. Only what is nested too deeply is an error.
internal struct AsciiMathReader {
  /// Reads `source`.
  static func read(_ source: String, options: ParsingOptions) throws(FormulaSyntaxError) -> ParsedFormula {
    try LinearParser.read(source, dialect: .asciiMath, table: AsciiMathSymbols.table, options: options)
  }
}
