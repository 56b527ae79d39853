import TestSupport
import Testing

@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableRules

/// One rule that is asked alone.
struct SingleRuleTests {
  @Test(arguments: [("Format, e.g. PDF", true), ("Format, approx. 5", false), ("Größe ändern", false), ("", false)])
  func `a rule tells whether it applies, whatever other rules do`(label: String, isMatch: Bool) throws {
    let normalizer = try #require(try Normalizer.embedded("en"))
    let rule = try #require(normalizer.rule("abbreviation-english"))
    #expect(normalizer.applies(rule, to: Array(label.utf8)) == isMatch)
  }

  @Test func `bytes that are no text do not keep it from applying beside them`() throws {
    let normalizer = try #require(try Normalizer.embedded("en"))
    let rule = try #require(normalizer.rule("abbreviation-english"))
    #expect(normalizer.applies(rule, to: [0xFF, 0x20] + Array("e.g. this".utf8)))
  }

  @Test func `a rule that is turned off, or not there, cannot be asked`() throws {
    var options = NormalizerOptions()
    options.disabledRules = ["abbreviation-english"]
    let normalizer = try #require(try Normalizer.embedded("en"))
    #expect(normalizer.changing(options).rule("abbreviation-english") == nil)
    #expect(normalizer.rule("no-such-rule") == nil)
  }
}
