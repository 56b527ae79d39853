import Testing

@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableRules

struct SpellingPatternTests {
  @Test(
    arguments: [
      (["km"], "(?:km)"), (["km", "kg"], "(?:k(?:m|g))"), (["m", "m²"], "(?:m(?:²)?)"), (["a", "b"], "(?:a|b)"),
      ([], "(?!)"), (["in."], #"(?:in\.)"#), (["sq m"], #"(?:sq[ \x{A0}\x{202F}\x{2009}]m)"#),
      (["'"], #"(?:['\x{2019}])"#),
      (["ab", "abcd"], "(?:ab(?:cd)?)"), (["a", "a"], "(?:a)"),
    ])
  func `spellings share their beginnings`(spellings: [String], pattern: String) {
    #expect(spellingPattern(spellings) == pattern)
  }

  /// Spellings with all that is special in a pattern.
  private static let spellings = [
    "m", "m²", "m/s", "mi", "min", "min.", "mi/h", "$", "US$", "(x)", "[x]", "a|b", "a*", "a+", "x?", "\\d", "^", "#",
    "{n}",
    "sq ft", "sq. ft", "o'clock", "-", "é", "°", "₽", "😀", "&", "~", "<", "a b c",
  ]

  @Test(arguments: spellings) func `each spelling is matched whole, the longest first`(spelling: String) throws {
    let entries = Self.spellings.map { "'\($0.replacing("'", with: "''"))': '<\($0.replacing("'", with: "''"))>'" }
    let library = try RuleLibrary.inline([
      "root/labels.yaml": """
      passes: [p]
      tables: {t: {\(entries.joined(separator: ", "))}}
      rules: [{id: r, pass: p, match: '(?<t>{t})', say: '${t:say}'}]
      """
    ])
    #expect(try Normalizer(locale: "root", library: library).normalize(spelling) == "<\(spelling)>")
  }

  @Test(
    arguments: ["sq\u{A0}ft", "sq\u{202F}ft", "sq\u{2009}ft", "o’clock"])
  func `a space or apostrophe in a spelling stands for all kinds`(written: String) throws {
    let library = try RuleLibrary.inline([
      "root/labels.yaml": """
      passes: [p]
      tables: {t: {'sq ft': yes, 'o''clock': yes}}
      rules: [{id: r, pass: p, match: '(?<t>{t})', say: '${t:say}'}]
      """
    ])
    #expect(try Normalizer(locale: "root", library: library).normalize(written) == "yes")
  }
}
