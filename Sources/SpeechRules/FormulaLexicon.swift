/// The names of functions, units and words that formulas are written with: what the rules hold under `lexicon`. The
/// parsers, the stages of meaning and the finder of formulas in labels have all of theirs from it.
package struct FormulaLexicon: Sendable {
  /// What is told, by the keys of the rules.
  package enum Key: String, Sendable, CaseIterable {
    /// The names of functions that stand before what they are of, have bounds below them, or stand between their
    /// arguments.
    case prefix, limit, infix
    /// Names whose parentheses hold two values at least.
    case namesOfTwo = "names-of-two"
    /// Letters that are functions before parentheses, whatever stands in these.
    case functionLetters = "function-letters"
    /// What a number may stand before, and what stays together behind one in what is typed.
    case units
    case typedUnits = "typed-units"
    /// Words of one letter.
    case articles
    /// Words for the square root.
    case squareRoots = "square-roots"
    /// Short words between two statements.
    case connectives
    /// Letters that are typed for "or" between two statements.
    case disjunctions
    case vowels
    /// The vowels, and letters that may be one.
    case possibleVowels = "possible-vowels"
    /// Letters that count in indices; these alone make no word there.
    case indexLetters = "index-letters"
    /// Names by which a formula in a label is known, and letters there that are symbols of units, too.
    case namesInLabels = "names-in-labels"
    case unitLettersInLabels = "unit-letters-in-labels"
  }

  private var lists = Key.allCases.map { _ in [String]() }

  package init() {}

  /// The names, symbols or letters for a key.
  package subscript(key: Key) -> [String] {
    get { Key.allCases.firstIndex(of: key).map { lists[$0] } ?? [] }
    set { Key.allCases.firstIndex(of: key).map { lists[$0] = newValue } }
  }

  package mutating func fields(_ fields: inout some ImageFields) {
    fields.field(each: &lists, blank: []) { $1.field(each: &$0) }
  }
}
