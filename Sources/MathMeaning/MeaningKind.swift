/// What a node of the meaning tree is.
public enum MeaningKind: String, Sendable, Hashable, CaseIterable {
  // MARK: Leaves

  /// A number, or a mixed number of a whole number and a fraction.
  case number
  /// A letter or name that stands for something: a variable, a constant, a unit.
  case identifier
  /// Words among formulas, or white space that parts them.
  case text
  /// A sign that makes one value of its operands, such as `+`.
  case `operator`
  /// A sign that compares what stands on its sides, such as `=`.
  case relation
  /// The name of a function, such as `sin`.
  case function
  /// A sign that parts items, or one that stands for a dropped sign.
  case punctuation
  /// A sign that opens or closes, such as a parenthesis or a bar.
  case fence
  /// Characters without a meaning that is known.
  case unknown
  /// Nothing where an argument could stand.
  case empty
  /// A sign like ∑ or ∫ that takes bounds.
  case largeOperator = "large-operator"

  // MARK: Operations

  /// Operands with the same operator between them, which is the `content`.
  case infix
  /// An operand behind the signs that are the `content`.
  case prefix
  /// An operand in front of the signs that are the `content`.
  case postfix
  /// A chain of one relation, as `a = b = c`.
  case relations
  /// A chain of several relations, as `a < b = c`.
  case mixedRelations = "mixed-relations"
  /// Items between punctuation, as `a, b, c`; both are children, in their order, and the punctuation is `content` too.
  case punctuated
  /// Something between an opening and a closing fence; these are the `content`.
  case fenced
  /// A function and its argument.
  case application
  /// A sign like ∑ with its bounds and what it ranges over.
  case bigOperator = "big-operator"
  /// An integral sign with its bounds, the integrand, and the variable of integration (`dx`), which may be empty.
  case integral

  // MARK: Fractions and roots

  /// The numerator, then the denominator.
  case fraction
  /// The radicand of a square root.
  case squareRoot = "square-root"
  /// The index, then the radicand.
  case root

  // MARK: Scripts

  /// The base, then the script below right.
  case `subscript`
  /// The base, then the script above right.
  case superscript
  /// The base, then what stands under it.
  case underscore
  /// The base, then what stands over it.
  case overscore
  /// A sign that takes bounds, then the lower one.
  case limitLower = "limit-lower"
  /// A sign that takes bounds, then the upper one.
  case limitUpper = "limit-upper"
  /// A sign that takes bounds, then the lower and the upper one.
  case limitBoth = "limit-both"
  /// The base; then the scripts left below, left above, right below, right above, each perhaps empty.
  case tensor

  // MARK: Tables

  /// Rows of a table between fences, which are the `content`.
  case matrix
  /// Lines of one part each between fences, which are the `content`.
  case vector
  /// Rows of a table without fences.
  case table
  /// Lines above each other, without fences.
  case lines
  /// Rows of a table behind one brace, which is the `content`.
  case cases
  /// The cells of one row; its label is the `content`.
  case row
  /// What stands in one line; its label is the `content`.
  case line
  /// What stands in one cell.
  case cell

  // MARK: Enclosures and proofs

  /// Something crossed out, boxed or otherwise enclosed.
  case enclosure
  /// A step of a proof: the conclusion, then the premises; the labels of its rule are the `content`.
  case inference
  /// What an inference starts from.
  case premises
  /// What an inference ends with.
  case conclusion
  /// The name of an inference's rule, which stands on one side of its line.
  case ruleLabel = "rule-label"
}
