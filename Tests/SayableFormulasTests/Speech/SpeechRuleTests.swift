import BuiltInRuleFiles
import SayableEngine
import SayableMathML
import SayableRules
import Testing

@testable import SayableFormulas

@Suite("Rules of speech")
struct SpeechRuleTests {
  /// A speaker by rules and words that are written in a test.
  private func speaker(_ rules: String, _ words: String, preferences: SpeechPreferences = [:]) throws -> FormulaSpeaker
  {
    let library = try RuleLibrary().adding([
      RuleFile(name: "root/formulas.yaml", text: rules), RuleFile(name: "en/formulas.yaml", text: words),
    ])
    return try FormulaSpeaker(locale: LanguageTag("en"), library: library).preferring(preferences)
  }

  private func say(_ mathML: String, _ rules: String, _ words: String, preferences: SpeechPreferences = [:]) throws
    -> String
  {
    try speaker(rules, words, preferences: preferences)
      .speak(Formula(mathML: "<math>\(mathML)</math>"))
  }

  private let half = "<mfrac><mn>1</mn><mn>2</mn></mfrac>"

  @Test
  func `the first rule whose conditions hold is said, with the slots where the template puts them`() throws {
    let rules = """
      styles:
        clearspeak:
          fraction:
            - {when: 'child 1 value is 3', say: three, with: [child 2]}
            - {when: 'not child 2 is identifier, child 2 value above 1', say: parts, with: [child 1, child 2]}
      """
    let words = """
      templates:
        clearspeak:
          three: three {1}
          parts: '{2:ordinal} | {1:cardinal}{2:numeric-ordinal}'
      numbers:
        cardinals: [null, one]
        ordinals: [zeroth, first, second]
        ordinal-endings: {'': th, '2': nd}
      """
    #expect(try say(half, rules, words) == "second, one2nd")
    #expect(try say("<mfrac><mn>3</mn><mn>2</mn></mfrac>", rules, words) == "three 2")
    #expect(try say("<mfrac><mn>3</mn><mi>t</mi></mfrac>", rules, words) == "three t")
  }

  @Test
  func `a mode's rules stand before those of the kind, and the next rule can be asked for`() throws {
    let rules = """
      styles:
        clearspeak:
          any:
            - {when: font is bold, say: font, with: [font, next rule]}
          number:
            - {say: number, with: [text]}
          fraction:
            - {with: [child 1 as top, child 2 as top]}
          top:
            - {when: value is 1, say: top, with: [next rule]}
      """
    let words = "templates: {clearspeak: {font: '{1} {2}', number: 'n {1}', top: 't {1}'}}\nfonts: {bold: fat}"
    #expect(try say(half, rules, words) == "t n 1 n 2")
    #expect(try say("<mn mathvariant=\"bold\">7</mn>", rules, words) == "fat n 7")
  }

  @Test
  func `two words of templates become one where they meet, and a letter stays what it is`() throws {
    let rules = """
      styles:
        clearspeak:
          square-root: [{say: root, with: [child 1]}]
          superscript: [{say: power, with: [child 1, child 2]}]
          subscript: [{with: [child 1, child 2]}]
      """
    let words = """
      templates: {clearspeak: {root: 'el root de {1}', power: '{1} a {2}'}}
      contractions: {de el: del, a el: al}
      """
    #expect(try say("<msqrt><msqrt><mi>x</mi></msqrt></msqrt>", rules, words) == "el root del root de x")
    let root = "<msqrt><mi>x</mi></msqrt>"
    #expect(try say("<msup><mi>a</mi>\(root)</msup>", rules, words) == "a al root de x")
    #expect(try say("<msub><mi>a</mi>\(root)</msub>", rules, words) == "a el root de x")
  }

  @Test
  func `a preference settles which rules there are`() throws {
    let rules = """
      preferences: {Fraction: [Auto, Up]}
      styles:
        clearspeak:
          fraction:
            - {when: Fraction is Up, say: up, with: [child 1, child 2]}
            - {say: down, with: [child 1, child 2]}
      """
    let words = "templates: {clearspeak: {up: '{1} up {2}', down: '{2} down {1}'}}"
    #expect(try say(half, rules, words) == "2 down 1")
    #expect(try say(half, rules, words, preferences: ["fraction": "UP"]) == "1 up 2")
  }

  @Test(arguments: [
    ("{when: child 1 is nombre, say: over, with: [child 1]}", "bad-condition", 25),
    ("{when: any child of parent is number, say: over, with: [child 1]}", "bad-condition", 14),
    ("{when: child 0 is number, say: over, with: [child 1]}", "bad-condition", 20),
    ("{when: text is, say: over, with: [child 1]}", "bad-condition", 21),
    ("{say: over, with: [child one]}", "bad-slot", 32),
    ("{say: over, with: [child 1 as it is]}", "bad-slot", 37),
    ("{say: over, with: [children from 0]}", "bad-slot", 40),
    ("{say: over, with: [child 0]}", "bad-slot", 32),
  ])
  func `what is wrong with a rule is shown where it stands`(_ rule: String, _ code: String, _ column: Int) {
    let rules = "styles:\n  clearspeak:\n    fraction:\n    - \(rule)"
    let error = #expect(throws: RuleSetError.self) {
      try speaker(rules, "templates: {clearspeak: {over: 'over {1}'}}")
    }
    #expect(error?.diagnostics.first?.code == code)
    #expect(error?.diagnostics.first?.location?.line == 4)
    #expect(error?.diagnostics.first?.location?.column == column)
  }

  @Test
  func `a rule whose template is missing says the node as it stands, and the check reports it`() throws {
    let rules = """
      styles:
        clearspeak:
          any: [{when: font is bold, say: heavy, with: [font, next rule]}]
          fraction: [{say: oven, with: [child 2 as top, child 1]}]
          square-root: [{say: root, with: [child 1, self as done]}]
          top: [{say: top, with: [next rule]}]
          done: [{say: end}]
      """
    let words = "templates: {clearspeak: {root: 'root {1} {2}'}}\nfonts: {bold: fat}"
    #expect(try say(half, rules, words) == "1 2")
    #expect(try say("<msqrt>\(half)</msqrt>", rules, words) == "root 1 2")
    #expect(try say("<mn mathvariant=\"bold\">7</mn>", rules, words) == "fat 7")
    let library = try RuleLibrary().adding([
      RuleFile(name: "root/formulas.yaml", text: rules), RuleFile(name: "en/formulas.yaml", text: words),
    ])
    let found = FormulaCheck(library) { _, _, _, _ in { $0 } }.diagnostics.filter { $0.code == "missing-template" }
    #expect(Set(found.map(\.message)).count == 4)
    #expect(found.first?.message == "there is no template 'heavy' in clearspeak")
    #expect(found.first?.location?.line == 3)
  }

  @Test func `a language whose words lack a sign of mathematics is told so`() throws {
    func found(_ words: String) throws -> [String] {
      let library = try RuleLibrary.builtIn.adding([RuleFile(name: "en/formulas.yaml", text: words)])
      return FormulaCheck(library, locales: [try LanguageTag("en")]) { _, _, _, _ in { $0 } }.diagnostics
        .filter { $0.code == "sign-without-words" }.map(\.message)
    }
    #expect(try found("locale: en") == [])
    #expect(
      try found("symbols: {'⊕': '', '⨁': ''}") == ["'en' has no words for signs of mathematics: ⊕ (U+2295), ⨁ (U+2A01)"]
    )
  }

  @Test func `a sign in another form is said as the sign`() throws {
    let speaker = try FormulaSpeaker(locale: LanguageTag("da"))
    #expect(try speaker.speak(Formula(mathML: "<math><mi>a</mi><mo>＜</mo><mi>b</mi></math>")) == "a er mindre end b")
  }

  @Test(arguments: [
    ("over", "missing-slot"), ("{1} over {2}", "unknown-slot"), ("{1} [over", "bad-template"),
    ("{1:third}", "bad-template"), ("{0}", "bad-template"),
  ])
  func `a template has the slots that its rule gives`(_ template: String, _ code: String) {
    let rules = "styles: {clearspeak: {fraction: [{say: over, with: [child 1]}]}}"
    let error = #expect(throws: RuleSetError.self) {
      try speaker(rules, "templates: {clearspeak: {over: '\(template)'}}")
    }
    #expect(error?.diagnostics.contains { $0.code == code } == true)
  }

  @Test
  func `a condition may ask itself only of a part of the node, so that an answer is found`() {
    let rules = "conditions: {round: parent is round}"
    let error = #expect(throws: RuleSetError.self) { try speaker(rules, "locale: en") }
    #expect(error?.diagnostics.first?.message == "'round' refers to itself")
  }

  @Test
  func `a locale without words for formulas is an error that names those that have some`() {
    let error = #expect(throws: RuleSetError.self) { try FormulaSpeaker(locale: LanguageTag("zu")) }
    #expect(error?.diagnostics.first?.code == "unknown-locale")
  }
}
