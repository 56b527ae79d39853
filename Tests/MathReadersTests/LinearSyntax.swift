import MathTree

@testable import MathReaders

/// The syntaxes under test, each with what it is read with.
enum LinearSyntax: CaseIterable {
  case typed, asciiMath, unicodeMath

  /// A lexicon of a few units and words.
  static let lexicon = TypedLexicon(
    units: ["°C", "°F", "cm", "h", "in", "kg", "km", "kΩ", "m", "min", "mm", "s", "µm"], functions: ["kgV"],
    squareRoots: ["wortel"], connectives: ["of"], disjunctions: ["v"], articles: ["a"], vowels: "aeiou",
    possibleVowels: "aeiouy")

  /// Parses `source`.
  func parse(
    _ source: String, decimalMark: Character = ".", isLenient: Bool = false
  ) throws(FormulaSyntaxError) -> ParsedFormula {
    let options = ParsingOptions(
      decimalMark: decimalMark, isLenient: isLenient, namesOfTwo: ["gcd", "max", "root", "int", "nCr"])
    return switch self {
    case .typed: try LinearParser.parse(source, dialect: .typed(Self.lexicon), options: options)
    case .asciiMath: try LinearParser.parse(source, dialect: .asciiMath, options: options)
    case .unicodeMath: try UnicodeMathParser.parse(source, options: options)
    }
  }

  /// The MathML of `source`, inside the `math` element.
  func content(
    _ source: String, decimalMark: Character = ".", isLenient: Bool = false
  ) throws(FormulaSyntaxError) -> String {
    MathMLWriter.write(try parse(source, decimalMark: decimalMark, isLenient: isLenient).tree).content
  }
}

extension String {
  /// MathML without the `math` element around it.
  var content: String {
    String(dropFirst("<math xmlns=\"http://www.w3.org/1998/Math/MathML\">".count).dropLast("</math>".count))
  }
}
