internal import MathLaTeX
@_exported public import MathMeaning
internal import MathReaders
@_exported public import MathTree

/// A formula that was read from what a person or a program wrote. MathML is read by the library SayableMathML.
///
/// ```swift
/// let formula = try Formula("y = x^2 + 1")
/// print(formula.mathML)
/// ```
public struct Formula: Sendable, Hashable {
  /// What was written.
  public let source: String
  /// How it was written.
  public let syntax: FormulaSyntax
  /// What was read.
  package let tree: FormulaTree
  /// What could not be read, in the order of the source; empty unless reading was lenient.
  public let problems: [FormulaSyntaxError]

  /// Reads a formula.
  ///
  /// - Parameters:
  ///   - source: The formula. For LaTeX, `$` or `\(` around it may be there or not.
  ///   - syntax: How it is written; without it, ``FormulaSyntax/detect(_:)`` finds out.
  ///   - decimalMark: The mark between a number's whole part and its decimals, `.` or `,`.
  ///   - isLenient: Whether what cannot be read is marked and the rest is read on.
  /// - Throws: The first thing that cannot be read, unless reading is lenient.
  public init(
    _ source: String, syntax: FormulaSyntax? = nil, decimalMark: Character = ".", isLenient: Bool = false
  ) throws(FormulaSyntaxError) {
    try self.init(source, syntax: syntax, decimalMark: decimalMark, isLenient: isLenient, lexicon: nil)
  }

  /// The same with the names of functions and units of a language; without it, those that all languages share.
  package init(
    _ source: String, syntax: FormulaSyntax?, decimalMark: Character, isLenient: Bool, lexicon: NotationLexicon?
  ) throws(FormulaSyntaxError) {
    let readable = Blanking.withoutControls(source)
    let syntax = syntax ?? FormulaSyntax.detect(readable)
    let lexicon = lexicon ?? .shared
    let options = ParsingOptions(
      decimalMark: decimalMark, isLenient: isLenient, namesOfTwo: lexicon.namesOfTwo,
      functionLetters: lexicon.meaning.functionLetters)
    let parsed =
      switch syntax {
      case .typed:
        if let chemistry = TypedChemistry.parse(readable, options: options) {
          chemistry
        } else {
          try LinearParser.parse(readable, dialect: .typed(lexicon.typed), options: options)
        }
      case .latex: try LaTeXParser.parse(readable, options: options)
      case .asciimath: try LinearParser.parse(readable, dialect: .asciiMath, options: options)
      case .unicodemath: try UnicodeMathParser.parse(readable, options: options)
      case .mathml: try Self.unread(source, options)
      }
    self.init(source, syntax, parsed)
  }

  /// A formula that a parser has read.
  package init(_ source: String, _ syntax: FormulaSyntax, _ parsed: ParsedFormula) {
    self.source = source
    self.syntax = syntax
    tree = parsed.tree
    problems = parsed.problems
  }

  /// MathML, which is not read here.
  private static func unread(
    _ source: String, _ options: ParsingOptions
  ) throws(FormulaSyntaxError) -> ParsedFormula {
    let problem = FormulaSyntaxError(
      "MathML is not read here", expected: "Formula(mathML:) of the library SayableMathML",
      at: 0..<source.utf8.count)
    guard options.isLenient else { throw problem }
    return .unread(source, problems: [problem])
  }

  /// The formula as presentation MathML, on one line.
  public var mathML: String { MathMLWriter.write(tree) }

  /// The formula as MathML Core, which browsers draw, on one line: styled letters are the characters that Unicode has for
  /// them, and what full MathML has elements or attributes for and Core has not is CSS.
  ///
  /// - Parameter alternative: What the formula is where it is not drawn, such as what is said for it.
  public func coreMathML(alternative: String = "") -> String {
    CoreWriter.write(tree, isBlock: isBlock, alternative: alternative)
  }

  /// Whether the formula is written to stand on a line of its own.
  var isBlock: Bool {
    guard syntax == .latex else { return false }
    let start = source.utf8.drop { $0 <= 0x20 }
    return start.starts(with: "$$".utf8) || start.starts(with: "\\[".utf8) || start.starts(with: "\\begin".utf8)
  }

  /// The formula as one line of plain text, as people type it: `x² + 1/2`.
  public var text: String { OneLineWriter.write(tree) }

  /// What the formula means: its operations and their arguments.
  public func meaning(options: MeaningOptions = MeaningOptions()) -> MeaningTree {
    MeaningBuilder.meaning(of: tree, options: options, lexicon: NotationLexicon.shared.meaning)
  }
}
