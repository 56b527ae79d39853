/// What the parser of typed formulas has to know of units and of the words of languages. Its content comes from the
/// rules; the parser knows none itself.
package struct TypedLexicon: Sendable {
  /// How units are written whose letters stay together behind a number, like `km`.
  let units: Set<String>
  /// Names of functions of several letters, which are read as such right before parentheses.
  let functions: Set<String>
  /// Words for the square root of what stands in parentheses.
  let squareRoots: Set<String>
  /// Short words between two statements, such as "of" and "ou".
  let connectives: Set<String>
  /// Letters that are typed for the sign of "or" between two statements.
  let disjunctions: Set<String>
  /// Words of one letter that stand between the words of a text, as in "area of a circle".
  let articles: Set<String>
  /// Lowercase letters of ASCII with which short words are told from products of variables.
  let vowels: String
  /// Lowercase letters of ASCII without which no letters make a word: the vowels, and those that may be one.
  let possibleVowels: String
  /// A length in bytes that no unit reaches.
  let unitLimit: Int

  package init(
    units: Set<String>, functions: Set<String>, squareRoots: Set<String>, connectives: Set<String>,
    disjunctions: Set<String>, articles: Set<String>, vowels: String, possibleVowels: String
  ) {
    self.units = units
    self.functions = functions
    self.squareRoots = squareRoots
    self.connectives = connectives
    self.disjunctions = disjunctions
    self.articles = articles
    self.vowels = vowels
    self.possibleVowels = possibleVowels
    unitLimit = 1 + (units.lazy.map(\.utf8.count).max() ?? 0)
  }

  /// Whether `name` is how a unit is typed.
  package func isUnit(_ name: String) -> Bool { units.contains(name) }

  /// Whether `scalar` may be a vowel; beyond ASCII every letter may.
  func mayBeVowel(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.isASCII else { return true }
    return possibleVowels.utf8.contains(UInt8(truncatingIfNeeded: scalar.value) | 0x20)
  }
}
