import TestSupport
import Testing

@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableRules

/// Words that are said by position.
struct OpeningTests {
  private static let rules = """
      - {id: range, pass: first, match: '(?<a>[0-9]+)–(?<b>[0-9]+)', say: '${0:opening from }${a} ${0:behind up }to ${b}'}
    """

  @Test(arguments: [
    ("1–2", "from 1 to 2"), ("Size: 1–2", "Size: from 1 to 2"),
    ("(1–2)", "(from 1 to 2)"), ("A • 1–2", "A • from 1 to 2"),
    ("A - 1–2", "A - from 1 to 2"),
  ])
  func `a word opens a phrase where nothing or a pause stands before it`(label: String, said: String) throws {
    #expect(try Normalizer(rules: Self.rules).normalize(label) == said)
  }

  @Test(arguments: [
    ("every 1–2", "every 1 up to 2"), ("a 1–2 day trip", "a 1 up to 2 day trip"),
    ("~1–2", "~1 up to 2"), ("±\u{A0}1–2", "±\u{A0}1 up to 2"),
    ("-1–2", "-1 up to 2"), ("§ 1–2", "§ 1 up to 2"), ("l’1–2", "l’1 up to 2"),
  ])
  func `behind a word, a number or a sign it does not`(label: String, said: String) throws {
    #expect(try Normalizer(rules: Self.rules).normalize(label) == said)
  }
}
