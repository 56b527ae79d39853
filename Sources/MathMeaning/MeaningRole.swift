/// The part that a node of the meaning tree plays, within what its kind allows.
public enum MeaningRole: String, Sendable, Hashable, CaseIterable {
  /// No particular part.
  case unknown

  // MARK: Punctuation

  /// A comma, or items between commas.
  case comma
  /// A semicolon, or items between semicolons.
  case semicolon
  /// Dots that leave something out.
  case ellipsis
  /// A full stop.
  case fullStop = "full-stop"
  /// A question mark.
  case question
  /// An exclamation mark as punctuation.
  case exclamation
  /// A quotation mark.
  case quotes
  /// A dash, or several side by side.
  case dash
  /// A tilde between items.
  case tilde
  /// A prime, as of a derivative or of minutes.
  case prime
  /// The sign of degrees.
  case degree
  /// A bar that stands alone, as between a member and its condition.
  case verticalBar = "vertical-bar"
  /// A colon.
  case colon
  /// An opening fence without its other half.
  case openFence = "open-fence"
  /// A closing fence without its other half.
  case closeFence = "close-fence"
  /// The invisible sign between a function and its argument.
  case application
  /// The invisible sign between parts that stand side by side.
  case dummy
  /// Something with a punctuation mark in front of it.
  case startPunctuation = "start-punctuation"
  /// Something with a punctuation mark behind it.
  case endPunctuation = "end-punctuation"
  /// Items between punctuation marks.
  case sequence

  // MARK: Fences and what they hold

  /// A fence that opens.
  case open
  /// A fence that closes.
  case close
  /// A fence that opens from above, such as `⏞`.
  case top
  /// A fence that closes from below, such as `⏟`.
  case bottom
  /// A bar that opens or closes, or what stands between two of them.
  case neutral
  /// A double bar that opens or closes, or what stands between two of them.
  case metric
  /// What stands between an opening and a closing fence.
  case leftRight = "left-right"
  /// Braces with nothing between them.
  case setEmpty = "set-empty"
  /// A set of all members for which a condition holds.
  case setExtension = "set-extension"
  /// A set of one member.
  case setSingle = "set-single"
  /// A set whose members are listed.
  case setCollection = "set-collection"

  // MARK: Identifiers and text

  /// A Latin letter.
  case latinLetter = "latin-letter"
  /// A Greek letter.
  case greekLetter = "greek-letter"
  /// A letter of another script, or a letterlike symbol.
  case otherLetter = "other-letter"
  /// A double-struck letter that names a set of numbers, such as ℝ.
  case numberSet = "number-set"
  /// A unit, or a number with its units.
  case unit
  /// An interval, where its author says so or its brackets turn away from what they leave out.
  case interval
  /// The symbol of an element, or of several side by side.
  case chemical
  /// The label of a row.
  case label
  /// Text that was quoted.
  case string
  /// Text that is a remark.
  case annotation
  /// White space that parts what stands around it.
  case space

  // MARK: Numbers

  /// A number of digits alone.
  case integer
  /// A number with a decimal mark.
  case float
  /// A whole number with a fraction.
  case mixed
  /// A number with other characters than digits and marks.
  case otherNumber = "other-number"

  // MARK: Operators

  /// A sum, or its sign.
  case addition
  /// A difference, or its sign.
  case subtraction
  /// A product with a written sign, or the sign.
  case multiplication
  /// A product without a written sign.
  case implicit
  /// A quotient, or its sign.
  case division
  /// An operand with a minus in front of it.
  case negative
  /// An operand with a plus in front of it.
  case positive
  /// An operation or relation of logic, such as ∧.
  case logic
  /// An operation of lattices, such as ⊓.
  case lattice
  /// An operation or relation of sets, such as ∪.
  case set
  /// A sign in front of its operand, such as ∀.
  case prefixOperator = "prefix-operator"
  /// A sign behind its operand, such as `!`.
  case postfixOperator = "postfix-operator"

  // MARK: Relations

  /// A relation like `=`.
  case equality
  /// A relation like `<`.
  case inequality
  /// A member and its set, or the sign ∈.
  case element
  /// Something and a set that it is no member of, or the sign ∉.
  case nonElement = "non-element"
  /// An arrow.
  case arrow

  // MARK: Functions and large operators

  /// A function whose name stands in front of its argument, such as `sin`.
  case prefixFunction = "prefix-function"
  /// A function whose name stands between its arguments, such as `mod`.
  case infixFunction = "infix-function"
  /// A letter that is a function, such as `f`.
  case simpleFunction = "simple-function"
  /// Functions that were put together in parentheses, as in `(f + g)(x)`.
  case composedFunction = "composed-function"
  /// A function that takes bounds below, such as `lim`.
  case limitFunction = "limit-function"
  /// A large operator like ∑.
  case sum
  /// An integral, its sign, or its `dx`.
  case integral

  // MARK: Fractions and scripts

  /// A fraction of whole numbers.
  case vulgar
  /// Two lines that may be a binomial coefficient.
  case binomial
  /// A script below right.
  case rightSub = "right-sub"
  /// A script above right.
  case rightSuper = "right-super"
  /// A script below left.
  case leftSub = "left-sub"
  /// A script above left.
  case leftSuper = "left-super"
  /// A mark over its base.
  case overAccent = "over-accent"
  /// A mark under its base.
  case underAccent = "under-accent"

  // MARK: Tables

  /// A matrix of as many rows as columns.
  case squareMatrix = "square-matrix"
  /// A matrix of one row.
  case rowVector = "row-vector"
  /// A square matrix between bars.
  case determinant
  /// A cycle of a permutation.
  case cycle
  /// A line among lines.
  case lines
  /// A row of a distinction of cases.
  case cases
  /// The lower part of a base that carries an upper script too.
  case subSuper = "sub-super"
  /// The inner part of a base with marks below and above.
  case underOver = "under-over"
  /// A row or cell of a matrix.
  case matrix
  /// A line of a vector.
  case vector
  /// A row or cell of a table.
  case table
  /// A table of products, ruled after its first row and column.
  case cayley

  // MARK: Text and signs

  /// Items of text and formulas side by side.
  case text
  /// Several operators in a row, such as `∀ ∃`.
  case multipleOperators = "multiple-operators"
  /// A picture in place of a character.
  case glyph

  // MARK: Proofs

  /// The last inference of a proof, which holds all others.
  case proof
  /// A premise that needs no premises.
  case axiom
  /// The conclusion of a whole proof.
  case final
  /// A label on the left of its inference.
  case left
  /// A label on the right of its inference.
  case right
}
