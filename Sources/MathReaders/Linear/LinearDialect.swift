/// One of the linear syntaxes, which have one grammar and differ in their names, in how characters make lexemes, and in
/// what is an error.
package struct LinearDialect: Sendable {
  let symbols: SymbolTable
  /// What typed formulas need to know of languages; nil for AsciiMath.
  let lexicon: TypedLexicon?

  /// AsciiMath, as ASCIIMathML 2.2 reads it, with the names that Asciidoctor and Plurimath add.
  ///
  /// Letters are taken one by one and names wherever they stand. As there, all that can be typed is a formula: an
  /// argument that is missing is an empty row, and a bracket that is not closed ends with the formula. Only what is
  /// nested too deeply is an error.
  package static let asciiMath = LinearDialect(symbols: AsciiMathSymbols.table, lexicon: nil)

  /// What a person types into a box: AsciiMath, Unicode's own signs, and the ways in which people write numbers, units
  /// and words.
  ///
  /// Letters are taken as words, brackets have to be in pairs, and arguments have to be there.
  package static func typed(_ lexicon: TypedLexicon) -> LinearDialect {
    LinearDialect(symbols: TypedSymbols.table, lexicon: lexicon)
  }

  var isTyped: Bool { lexicon != nil }
}
