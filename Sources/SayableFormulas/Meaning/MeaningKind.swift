internal import MathTree

/// What a node of the meaning tree is.
public enum MeaningKind: String, Sendable, Hashable, CaseIterable {
  // Leaves.
  case number, identifier, text, `operator`, relation, function, punctuation, fence, accent, unknown, empty
  /// A sign like ∑ or ∫ that takes bounds.
  case largeOperator = "large-operator"
  // Operations. The signs between the arguments are the node's `content`.
  case infix, prefix, postfix
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
  case fraction
  case squareRoot = "square-root"
  /// The index, then the radicand.
  case root
  // Scripts: the base, then the scripts.
  case `subscript`, superscript, underscore, overscore
  case limitLower = "limit-lower"
  case limitUpper = "limit-upper"
  case limitBoth = "limit-both"
  /// The base; then the scripts left below, left above, right below, right above, each perhaps empty.
  case tensor
  // Tables: rows, and their cells.
  case matrix, vector, table, lines, cases, row, line, cell
  /// Something crossed out, boxed or otherwise enclosed.
  case enclosure
  // Proofs.
  case inference, premises, conclusion, ruleLabel = "rule-label"
}
