/// What the author of a formula knows and the writing does not tell.
public struct MeaningOptions: Sendable, Hashable {
  /// The mark between a number's whole part and its decimals, `.` or `,`.
  public var decimalMark: Character = "."
  /// Names that are functions wherever an argument in parentheses follows.
  public var functions: Set<String> = []
  /// Names that are never functions.
  public var variables: Set<String> = []

  /// Nothing is known.
  public init() {}
}

/// What names and symbols of several letters stand for in formulas. Its content comes from the rules; the stages know
/// none themselves.
package struct MeaningLexicon: Sendable {
  /// The parts that functions play, by their names.
  private let functions: [String: MeaningRole]
  /// The symbols of units that a number may stand before, with their prefixes, such as `km`.
  private let units: Set<String>
  /// Letters that are functions before parentheses, whatever stands in these.
  package let functionLetters: Set<String>
  /// Lowercase letters without which letters make no word.
  private let vowels: String
  /// Letters that count in indices; these alone make no word there.
  private let indexLetters: String
  /// How many characters the longest name of a function has.
  internal let longestFunction: Int

  package init(
    functions: [String: MeaningRole], units: Set<String>, functionLetters: Set<String>, vowels: String,
    indexLetters: String
  ) {
    self.functions = functions
    self.units = units
    self.functionLetters = functionLetters
    self.vowels = vowels
    self.indexLetters = indexLetters
    longestFunction = functions.keys.lazy.map(\.count).max() ?? 0
  }

  /// The part that the function called `name` plays, or nil if there is no such function.
  internal func role(ofFunction name: String) -> MeaningRole? {
    if let role = functions[name] { return role }
    // The space in `lim sup` may be of any width.
    guard name.utf8.contains(where: { $0 > 0x7F }), name.utf8.count <= 2 * longestFunction else { return nil }
    return functions[String(name.map { $0.isWhitespace ? " " : $0 })]
  }

  /// Whether the letters of an index are a word, as in `v_{net}`: three and more with a vowel, neither in the order of the
  /// alphabet nor all of those that count.
  internal func isWord(inIndex letters: String) -> Bool {
    letters.utf8.count > 2 && letters.contains(where: vowels.contains)
      && !zip(letters.utf8, letters.utf8.dropFirst()).allSatisfy { $0 + 1 == $1 }
      && !letters.allSatisfy(indexLetters.contains)
  }

  package func isUnit(_ symbol: String) -> Bool { units.contains(symbol) }
}
