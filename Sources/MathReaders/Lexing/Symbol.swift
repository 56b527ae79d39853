internal import MathTree

/// A sign or a name of linear formulas, and what the parser does with it.
internal struct Symbol: Sendable, Hashable {
  /// What part of the grammar a symbol takes. The raw values are the words of the tables of symbols.
  enum Kind: String, Sendable {
    /// Nothing is left to read.
    case end
    /// One token by itself.
    case constant, number
    /// A token whose scripts stand below and above it, like ∑.
    case limits
    case opening = "open"
    case closing = "close"
    case bar
    /// A name that takes what follows as its argument, like `sin`.
    case function
    /// A name that is a function only before a bracket, like `f`.
    case letterFunction = "letter"
    case squareRoot = "sqrt"
    case cubeRoot = "cbrt"
    case fourthRoot, root
    case fraction = "frac"
    case overset, underset
    /// A pair of fences around the argument, like `abs`.
    case fence
    case overAccent = "over"
    case underAccent = "under"
    /// A brace, whose scripts stand above or below it.
    case overBrace = "overbrace"
    case underBrace = "underbrace"
    case strike, font
    /// An attribute, whose value is the first argument, of the second argument.
    case attribute
    /// What follows in brackets, or up to the quotation mark, is text.
    case text, quotation
    /// What follows in brackets is the name of a function.
    case name
    /// What follows in brackets is the label of the formula.
    case tag
    case subscripting = "sub"
    case superscripting = "sup"
    case dividing = "divide"
    case choosing = "choose"
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
    case fenceWord = "fenceword"
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
  let source: Range<Int>

  init(_ symbol: Symbol, _ source: Range<Int>) {
    self.symbol = symbol
    self.source = source
  }

  var kind: Symbol.Kind { symbol.kind }
  var text: String { symbol.text }
  var start: Int { source.lowerBound }
  var end: Int { source.upperBound }
}

extension Symbol.Kind {
  /// Whether it begins a script of what stands in front of it.
  internal var isScript: Bool {
    switch self {
    case .subscripting, .superscripting, .lowered, .raised, .prime, .overMark, .underMark: true
    default: false
    }
  }
}
