import PCRE2
import Prefilter
import TestSupport
import Testing

@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableRules

/// No rule is passed over that matches.
struct CandidateRulesTests {
  /// Texts as rules see them: examples, with a stand-in where a placeholder or number was, and in other cases.
  private static func texts(of rules: DefinedRules) -> [String] {
    var random = SeededGenerator(seed: 11)
    let examples = rules.definitions.flatMap { $0.examples + $0.unchanged }.map(\.written.value)
    let made = (0..<200).map { _ in LabelGenerator.label(&random) }
    return made
      + examples.enumerated().filter { $0.offset % 7 == 0 }.flatMap { _, label in
        [label, label.replacing(/[0-9]+/, with: "\u{F8F0}"), label.uppercased()]
      }
  }

  @Test(arguments: RuleLibrary.testedLocales)
  func `each embedded rule that matches a text is a candidate for it`(tag: LanguageTag) throws {
    let definitions = try DefinedRules(LocaleChain(tag, in: .builtIn), in: .builtIn)
    let rules = definitions.set
    var scratch = MatchScratch()
    var matches = 0
    for text in Self.texts(of: definitions) {
      let subject = Subject(text)
      let candidates = rules.prefilter.candidates(in: subject.bytes.view)
      for (index, rule) in rules.rules.enumerated() {
        guard try rule.pattern.match(subject, from: 0, scratch: &scratch) else { continue }
        matches += 1
        if !candidates.contains(index) { Issue.record("\(rule.id) matches '\(text)'") }
      }
    }
    #expect(matches > 100)
  }
}
