internal import MathTree

/// The part that a node of the meaning tree plays, within what its kind allows.
public enum MeaningRole: String, Sendable, Hashable, CaseIterable {
  case unknown
  // Punctuation, and lists of it.
  case comma, semicolon, ellipsis, fullStop = "full-stop", question, exclamation, quotes, dash, tilde, prime, degree
  case verticalBar = "vertical-bar", colon, slash
  case openFence = "open-fence", closeFence = "close-fence", application, dummy
  case startPunctuation = "start-punctuation", endPunctuation = "end-punctuation", sequence
  // Fences and what they hold.
  case open, close, top, bottom, neutral, metric, leftRight = "left-right", aboveBelow = "above-below"
  case setEmpty = "set-empty", setExtension = "set-extension", setSingle = "set-single", setCollection =
    "set-collection"
  // Identifiers and text.
  case latinLetter = "latin-letter", greekLetter = "greek-letter", otherLetter = "other-letter"
  case numberSet = "number-set", unit, label, string, annotation, space, ornament, protected
  // Numbers.
  case integer, float, mixed, otherNumber = "other-number", simple
  // Operators.
  case addition, subtraction, multiplication, implicit, division, negative, positive, logic, lattice, set
  case prefixOperator = "prefix-operator", postfixOperator = "postfix-operator", composition
  // Relations.
  case equality, inequality, element, nonElement = "non-element", arrow, reaction
  // Functions and large operators.
  case prefixFunction = "prefix-function", infixFunction = "infix-function", postfixFunction = "postfix-function"
  case simpleFunction = "simple-function", composedFunction = "composed-function", limitFunction = "limit-function"
  case sum, integral
  // Fractions, scripts, tables, enclosures.
  case vulgar, binomial, multilineFraction = "multiline-fraction"
  case rightSub = "right-sub", rightSuper = "right-super", leftSub = "left-sub", leftSuper = "left-super"
  case overAccent = "over-accent", underAccent = "under-accent"
  case squareMatrix = "square-matrix", rowVector = "row-vector", columnVector = "column-vector"
  case determinant, cycle, lines, cases, labelled, blank
  /// The lower part of a base that carries an upper script too, and the inner part of one with marks below and above.
  case subSuper = "sub-super"
  case underOver = "under-over"
  case matrix, vector, table, cayley
  /// Items of text and formulas side by side.
  case text
  /// Several operators in a row, such as `∀ ∃`.
  case multipleOperators = "multiple-operators"
  /// A picture in place of a character.
  case glyph
  case tensor, quantifier, percent, factorial, absent
  case geometry, differential, partial, nabla, bond, molecule, ion, group
  // Proofs.
  case proof, axiom, hypothesis, final, left, right, upDown = "up-down"
}
