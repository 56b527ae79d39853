import BuiltInRuleFiles
import SayableEngine
import SayableRules
import Testing

@testable import SayableFormulas

@Suite("Files of formula rules")
struct FormulaRuleFileTests {
  private func problems(_ words: String) throws -> [Diagnostic] {
    let library = try RuleLibrary().adding([RuleFile(name: "en/formulas.yaml", text: words)])
    do {
      _ = try FormulaSpeaker(locale: LanguageTag("en"), library: library)
      return []
    } catch let error as RuleSetError {
      return error.diagnostics
    }
  }

  @Test(arguments: [
    ("templates: {nonsense: {over: x}}", "unknown-style", 13),
    ("templates: {clearspeak: x}", "wrong-kind", 25),
    ("templates: {clearspeak: {over: [x]}}", "wrong-kind", 32),
    ("templates: {clearspeak: {over: }}", "wrong-kind", 32),
    ("templates: {clearspeak: {over: {short: x}}}", "unknown-variant", 33),
    ("styles: {x: {fraction: []}}", "unknown-style", 10),
    ("styles: {clearspeak: x}", "wrong-kind", 22),
    ("styles: {terse: {inherits: nowhere}}", "unknown-style", 28),
    ("styles: {terse: {inherits: literal}, literal: {inherits: terse}}", "circular-style", 28),
    ("styles: {terse: {inherits: terse}}", "circular-style", 28),
    ("preferences: {Fraction_x: [a, b]}", "bad-preference", 15),
    ("preferences: {Fraction: [a, 'b:c']}", "bad-preference", 30),
    ("preferences: {Fraction: [a, A]}", "bad-preference", 29),
    ("preferences: {Fraction: [a, [b]]}", "wrong-kind", 29),
    ("preferences: {Fraction: a}", "wrong-kind", 25),
    ("locale: nl", "wrong-locale", 9),
    ("units: {m: []}", "wrong-kind", 12),
    ("units: {m: [a, b, c]}", "wrong-kind", 12),
    ("numbers: {denominators: {x: [a, b]}}", "wrong-key", 26),
    ("numbers: {denominators: {0: [a, b]}}", "wrong-key", 26),
    ("numbers: {denominators: {2: []}}", "wrong-kind", 29),
    ("numbers: {ordinal-endings: {x: th}}", "wrong-key", 29),
    ("fonts: {bald: bold}", "unknown-font", 9),
    ("symbols: {'+': {nonsense: a}}", "unknown-variant", 17),
    ("symbols: {'+': \"a\\nb\"}", "control-character-in-words", 16),
    ("symbols: {'+': {verbose: \"a\\u0007\"}}", "control-character-in-words", 26),
    ("functions: {sin: \"a\\u2028b\"}", "control-character-in-words", 18),
    ("fonts: {bold: \"\\u0085\"}", "control-character-in-words", 15),
    ("templates: {clearspeak: {over: \"a\\tb\"}}", "control-character-in-words", 32),
    ("units: {m: [\"a\\n\", b]}", "control-character-in-words", 13),
    ("numbers: {cardinals: [\"\\u0001\"]}", "control-character-in-words", 23),
    ("numbers: {point: \"\\r\"}", "control-character-in-words", 18),
  ])
  func `what nothing can come of is an error where it stands`(_ words: String, _ code: String, _ column: Int) throws {
    let found = try problems(words)
    #expect(found.first?.code == code)
    #expect(found.first?.location?.column == column)
  }

  @Test
  func `the message of a wrong kind names the key, and that of a wrong name those that are known`() throws {
    let list = try problems("symbols: {'+': [a]}").first
    #expect(list?.message == "'+' is a list")
    let style = try problems("templates: {clearspek: {over: x}}").first
    #expect(style?.notes == ["did you mean 'clearspeak'?", "known are: clearspeak, terse, mathspeak, literal"])
  }

  @Test
  func `what is right is taken`() throws {
    let words = """
      locale: en
      preferences: {Fraction: [No, Over-2]}
      styles: {terse: {inherits: clearspeak}, literal: }
      templates: {terse: , clearspeak: {over: {verbose: a, clearspeak: ''}}}
      symbols: {"\\n": line}
      units: {m: meter, rd: [rod, rods]}
      numbers: {ordinal-endings: {'': th, 1: st}, denominators: {2: [half, halves]}}
      """
    #expect(try problems(words).isEmpty)
  }
}
