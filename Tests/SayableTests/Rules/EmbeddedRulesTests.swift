import Foundation
import Testing

@testable import BuiltInRuleFiles
@testable import Prefilter
@testable import SayableEngine
@testable import SayableRules

/// The rules that come with Sayable.
struct EmbeddedRulesTests {
  @Test(arguments: RuleLibrary.builtIn.locales) func `every embedded locale loads`(tag: LanguageTag) throws {
    let say = try #require(Normalizer.embedded[tag])
    #expect(say.chain.tags.first == tag)
    #expect(say.chain.tags.last == .root)
    #expect(!say.ruleNames.isEmpty)
  }

  @Test(arguments: RuleLibrary.builtIn.locales) func `no rule is tried on every label`(tag: LanguageTag) throws {
    let rules = try #require(Normalizer.embedded[tag]).rules
    var tried = Candidates(capacity: rules.rules.count)
    rules.prefilter.search([UInt8]("quiet".utf8).span, &tried)
    #expect(rules.rules.indices.filter(tried.patterns.contains).map { rules.rules[$0].id } == [])
  }

  @Test func `the locales that the project promises are embedded`() {
    let tags = RuleLibrary.builtIn.locales.map(\.description)
    #expect(Set(["root", "en", "en-001", "en-GB", "fr", "nl"]).subtracting(tags).isEmpty)
  }

  // `Scripts/test` checks all locales with the release build, which is ten times as fast.
  @Test(arguments: ["root", "nl", "ar"])
  func `a check of the embedded rules finds nothing`(tag: String) throws {
    let check = RuleCheck(.builtIn, locales: [try LanguageTag(tag)])
    #expect(check.diagnostics.isEmpty, "\(check.diagnostics.map(\.rendered).joined(separator: "\n"))")
    #expect(check.localeCount == 1)
    #expect(check.ruleCount > 0)
    #expect(check.exampleCount > 0)
  }
}
