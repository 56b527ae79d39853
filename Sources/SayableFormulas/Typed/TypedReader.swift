internal import MathTree

/// Reads what a person types into a box: one permissive grammar over AsciiMath, Unicode's own signs, and the ways in
/// which people write numbers, units and words.
internal struct TypedReader {
  /// Reads `source`.
  static func read(_ source: String, options: ParsingOptions) throws(FormulaSyntaxError) -> ParsedFormula {
    try LinearParser.read(source, dialect: .typed, table: TypedSymbols.table, options: options)
  }
}
