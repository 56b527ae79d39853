internal import MathTree
public import SayableFormulas

/// Formulas that are written as MathML. Whoever reads none does without this library and its parser of XML.
extension Formula {
  /// Parses presentation MathML: one element, a `math` or what may stand in one.
  ///
  /// - Parameters:
  ///   - source: The MathML.
  ///   - isLenient: Whether what cannot be parsed is marked and the rest is parsed on.
  /// - Throws: The first thing that cannot be parsed, unless parsing is lenient.
  public init(mathML source: String, isLenient: Bool = false) throws(FormulaSyntaxError) {
    let parsed = try MathMLParser.parse(source, options: ParsingOptions(isLenient: isLenient))
    self.init(source, .mathml, parsed)
  }

  /// Parses a formula in any syntax, MathML among them.
  ///
  /// - Parameters:
  ///   - source: The formula. For LaTeX, `$` or `\(` around it may be there or not.
  ///   - syntax: How it is written; without it, ``FormulaSyntax/detect(_:)`` finds out.
  ///   - decimalMark: The mark between a number's whole part and its decimals, `.` or `,`.
  ///   - isLenient: Whether what cannot be parsed is marked and the rest is parsed on.
  ///   - speaker: Who is to say it, if anybody: its language may have names of functions and units of its own.
  /// - Throws: The first thing that cannot be parsed, unless parsing is lenient.
  public static func parse(
    _ source: String, syntax: FormulaSyntax? = nil, decimalMark: Character = ".", isLenient: Bool = false,
    speaker: FormulaSpeaker? = nil
  ) throws(FormulaSyntaxError) -> Formula {
    let syntax = syntax ?? .detect(Blanking.withoutControls(source))
    if syntax == .mathml { return try Formula(mathML: source, isLenient: isLenient) }
    return try Formula(
      source, syntax: syntax, decimalMark: decimalMark, isLenient: isLenient, lexicon: speaker?.lexicon)
  }
}
