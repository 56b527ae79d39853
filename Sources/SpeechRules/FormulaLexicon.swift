/// The names of functions, units and words that formulas are written with: what the rules hold under `lexicon`. The
/// parsers, the stages of meaning and the finder of formulas in labels have all of theirs from it.
package struct FormulaLexicon: Sendable {
  /// Symbols of units, each alone and with each of the prefixes.
  package struct Units: Sendable {
    package var prefixes: [String] = []
    package var symbols: [String] = []

    package init() {}
  }

  /// The names of functions that stand before what they are of, have bounds below them, or stand between their
  /// arguments.
  package var prefixFunctions: [String] = []
  package var limitFunctions: [String] = []
  package var infixFunctions: [String] = []
  /// Letters that are functions before parentheses, whatever stands in these.
  package var functionLetters: [String] = []
  /// What a number may stand before.
  package var units: [Units] = []
  /// Those whose letters stay together in what is typed.
  package var typedUnits: [Units] = []
  /// Words of one letter.
  package var articles: [String] = []
  package var vowels = ""
  /// The vowels, and letters that may be one.
  package var possibleVowels = ""
  /// Names by which a formula in a label is known, and letters there that are symbols of units, too.
  package var namesInLabels: [String] = []
  package var unitLettersInLabels = ""

  package init() {}

  /// All symbols of some units.
  package static func symbols(_ units: [Units]) -> Set<String> {
    var symbols: Set<String> = []
    for group in units {
      for symbol in group.symbols { symbols.formUnion([symbol] + group.prefixes.map { $0 + symbol }) }
    }
    return symbols
  }

  package mutating func fields(_ fields: inout some ImageFields) {
    for list in [
      \Self.prefixFunctions, \.limitFunctions, \.infixFunctions, \.functionLetters, \.articles, \.namesInLabels,
    ] {
      fields.field(each: &self[keyPath: list])
    }
    for list in [\Self.units, \.typedUnits] {
      fields.field(each: &self[keyPath: list], blank: Units()) { units, fields in
        fields.field(each: &units.prefixes)
        fields.field(each: &units.symbols)
      }
    }
    for text in [\Self.vowels, \.possibleVowels, \.unitLettersInLabels] { fields.field(&self[keyPath: text]) }
  }
}
