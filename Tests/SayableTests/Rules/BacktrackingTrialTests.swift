import PCRE2
import Testing

@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableRules

struct BacktrackingTrialTests {
  @Test func `no pattern of an embedded locale takes time that grows faster than the text`() throws {
    var trial = BacktrackingTrial()
    var tried: Set<String> = []
    for tag in RuleLibrary.testedLocales {
      let rules = try DefinedRules(LocaleChain(tag, in: .builtIn), in: .builtIn)
      for (rule, definition) in zip(rules.rules, rules.definitions)
      where tried.insert(rule.pattern.source).inserted {
        trial.run(rule.pattern, of: definition)
      }
    }
    let findings = trial.diagnostics.map(\.rendered)
    #expect(findings == [])
  }
}
