internal import MathTree

/// The ends that a list may have.
internal struct ListEnds: OptionSet, Sendable {
  let rawValue: UInt8

  static let brace = ListEnds(rawValue: 1)
  /// `&` and `\\`.
  static let cell = ListEnds(rawValue: 2)
  /// `\end`.
  static let environment = ListEnds(rawValue: 4)
  /// `\right`, and with it `\middle` is allowed.
  static let right = ListEnds(rawValue: 8)
  static let of = ListEnds(rawValue: 16)
  static let dollar = ListEnds(rawValue: 32)
  /// `\)`.
  static let parenthesis = ListEnds(rawValue: 64)
}

/// What ended a list.
internal enum ListEnd: Equatable, Sendable {
  case input, brace, cell, row, right, of, dollar, parenthesis
  case environment(String)
}

/// A list that is being read: a group, a cell, an argument.
internal struct OpenList {
  /// A style that goes on to the end of the list.
  struct Mark {
    /// The place of its first item.
    var start: Int
    var display: Bool?
    var color: String?
  }

  /// Scripts of the last item.
  struct Scripts {
    var lower: FormulaTree.ID?
    var upper: FormulaTree.ID?
    var primes: FormulaTree.ID?

    var isEmpty: Bool { lower == nil && upper == nil && primes == nil }
  }

  /// A fraction that is written between its parts.
  struct Infix {
    let form: FractionForm
    let numerator: [FormulaTree.ID]
    let source: Range<Int>
  }

  /// Where the list's items begin on the stack.
  var base = 0
  var ends: ListEnds = []
  var mark: Mark?
  /// The fraction that the list is, and its numerator.
  var infix: Infix?

  var scripts = Scripts()
  /// Whether scripts of the last item stand below and above it, and whether they move beside it in text style.
  var hasLimits = false
  var isMovable = false
  /// Whether the last item is a function, applied to what follows.
  var isFunction = false
  /// Where `\not` stood, if what follows is to be negated.
  var negation: Range<Int>?
  /// Where `\dots` stood, if what follows decides on their height.
  var dots: Range<Int>?
}
