internal import MathTree

/// What a command of LaTeX does.
internal enum Command: Sendable {
  /// Writes one sign.
  case symbol(CommandSymbol)
  /// Writes a function's name, which is applied to what follows.
  case function(String)
  /// Writes an operator's name, whose limits stand below and above it.
  case limitOperator(String)
  /// Leaves a space, as wide as MathML says it.
  case space(String)
  /// Stands for other LaTeX, where `#1` is the first argument. With `optional`, the first argument may be given in
  /// brackets, and is that text if it is not.
  case macro(String, arguments: Int = 0, optional: String? = nil)
  /// Sets the rest of the group in other letters.
  case fontSwitch(MathVariant)
  /// Sets the rest of the group larger or smaller, in display style or not.
  case style(display: Bool?)
  /// Strikes the next item through.
  case not
  /// Writes dots, at the height that the next item asks for.
  case dots
  /// Sets limits below and above the last operator, or beside it.
  case limits(Bool)
  /// All else, which needs code of its own.
  case handler(any CommandHandler)
}

/// A sign that a command writes.
internal struct CommandSymbol: Sendable {
  var text: String
  var element: MathElement
  var variant: MathVariant = .unspecified
  /// Whether scripts stand below and above it.
  var hasLimits = false
  /// Whether it is another form of a relation, and so not joined with relations beside it.
  var isUnlike = false
}
