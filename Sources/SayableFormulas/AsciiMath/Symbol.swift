internal import MathTree

/// A sign or a name of linear formulas, and what the parser does with it.
internal struct Symbol: Sendable, Hashable {
  /// What part of the grammar a symbol takes.
  enum Kind: UInt8, Sendable {
    /// Nothing is left to read.
    case end
    /// One token by itself.
    case constant, number
    /// A token whose scripts stand below and above it, like ∑.
    case limits
    case opening, closing, bar
    /// A name that takes what follows as its argument, like `sin`.
    case function
    /// A name that is a function only before a bracket, like `f`.
    case letterFunction
    case squareRoot, cubeRoot, fourthRoot, root, fraction, overset, underset
    /// A pair of fences around the argument, like `abs`.
    case fence
    case overAccent, underAccent
    /// A brace, whose scripts stand above or below it.
    case overBrace, underBrace
    case strike, font
    /// An attribute, whose value is the first argument, of the second argument.
    case attribute
    /// What follows in brackets, or up to the quotation mark, is text.
    case text, quotation
    case subscripting, superscripting, dividing, choosing
    /// Characters that are scripts by themselves, like ² and primes.
    case lowered, raised, prime
    /// A mark over or under the character in front of it, like that of x̄.
    case overMark, underMark
    /// The index of a root in front of its sign, like the ³ of ³√8.
    case rootIndex
    /// A fraction in one character, like ½.
    case vulgarFraction
    /// The d of a differential and its variable, like `dx`.
    case differential
    /// White space of a width.
    case gap
    /// `left` or `right` before a bracket, which say no more than the bracket.
    case fenceWord
  }

  var kind: Kind
  /// The element of the symbol's own token.
  var element: MathElement = .operator
  /// The characters of the symbol's own token, or the opening fence.
  var text = ""
  /// The closing fence, or the attribute's name.
  var second = ""
  /// The style of letters that a font command gives.
  var variant = MathVariant.unspecified
  /// Whether it is the unit of the number in front of it.
  var isUnit = false

  /// Whether a bracket is left out of the formula, like `{:`.
  var isInvisible: Bool { text.isEmpty }

  static let end = Symbol(kind: .end)
}

/// A symbol, and where it stands in the source.
internal struct Lexeme: Sendable {
  var symbol: Symbol
  /// In UTF-8 bytes.
  var start: Int
  var end: Int

  var kind: Symbol.Kind { symbol.kind }
  var source: Range<Int> { start..<end }
}
