internal import MathTree

/// What a command of LaTeX does.
internal enum Command: Sendable {
  /// Writes one sign.
  case symbol(Symbol)
  /// Writes a function's name, which is applied to what follows.
  case function(String)
  /// Writes an operator's name, whose limits stand below and above it.
  case limitOperator(String)
  /// Leaves a space, as wide as MathML says it.
  case space(String)
  /// Stands for other LaTeX, where `#1` is the first argument. With `optional`, the first argument may be given in
  /// brackets, and is that text if it is not.
  case macro(String, arguments: Int = 0, optional: String? = nil)
  /// Puts a sign over or under its argument.
  case accent(String, isUnder: Bool = false)
  /// Puts a brace or an arrow over or under its argument, and scripts there too.
  case brace(String, isUnder: Bool = false)
  /// An arrow that grows with what stands over and under it.
  case extensibleArrow(String)
  /// Sets its argument in other letters.
  case font(MathVariant)
  /// Sets the rest of the group in other letters.
  case fontSwitch(MathVariant)
  /// A text in other letters.
  case text(MathVariant)
  /// Sets the rest of the group larger or smaller, in display style or not.
  case style(display: Bool?)
  /// A sign of its own size around nothing: `\big(`.
  case bigDelimiter
  /// A fraction that is written between its parts: `\over`.
  case infix(FractionForm)
  /// A fraction that is written in front of its parts: `\frac`.
  case fraction(FractionForm)
  /// A frame or a stroke around or through its argument, as MathML's `notation` names it.
  case enclosure(String)
  /// A table written as one argument: `\matrix{a & b \cr c & d}`.
  case table(Environment)
  /// All else, which needs code of its own.
  case construction(Construction)
}

/// A sign that a command writes.
internal struct Symbol: Sendable {
  var text: String
  var element: MathElement
  var variant: MathVariant = .unspecified
  /// Whether scripts stand below and above it.
  var hasLimits = false
  /// Whether it is another form of a relation, and so not joined with relations beside it.
  var isUnlike = false
}

/// How a fraction is made.
internal struct FractionForm: Sendable {
  /// The signs around it; empty for none. Nil where the formula gives them.
  var open: String? = ""
  var close: String? = ""
  /// The thickness of its line in MathML; empty for the ordinary one, nil where the formula gives it.
  var thickness: String? = ""
  /// The style it is set in; nil for the style of its place.
  var display: Bool?
}

/// A construction that needs code of its own.
internal enum Construction: Sendable {
  // Structure.
  case begin, left, right, middle, end, newRow, of, closeParenthesis, defined
  case squareRoot, rootOf, not, dots, limits, noLimits, sideset, prescript, buildrel
  case overset, underset, overunderset, stackrel, mathchoice, skew
  case genericFraction, continuedFraction, splitFraction
  // Names and letters.
  case operatorName, mathOperator, mathClass, mmlToken, character, unicode, unicodeHex, boldSymbol, verbatim
  // Spaces and boxes.
  case spaceOf, rule, ruleBox, raise, moveSideways, phantom(String), smash, box(String), hsize
  case lineBreak, ignored(arguments: Int), ignoredDimension, framebox, mathstrut
  // Text and references.
  case label, tag, noTag, reference(Bool)
  // Attributes.
  case link, classOf, identifierOf, styleOf, dataOf, color, textColor, colorBox, frameColorBox, defineColor, bbox
  case enclose, cancel, cancelTo, toggle
  // Definitions.
  case multiIntegral, tagForm, aboxedDefinition
  case newCommand, newEnvironment, define(isGlobal: Bool), letBe(isGlobal: Bool), global, declareOperator
  case pairedDelimiter, newColumnType, beginGroup, endGroup, resetGroups, sandbox
  // Packages.
  case brakets(isSet: Bool), units, unitFraction, extensibleArrowDefinition
  case physics(PhysicsConstruction), siunitx(UnitsConstruction), chemistry, physicalUnits
  case centerOver, centerNot, aboxed, shortVdots
}
