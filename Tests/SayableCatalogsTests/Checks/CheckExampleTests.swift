import BuiltInRuleFiles
import SayableEngine
import SayableRules
import Testing

@testable import SayableCatalogs

struct CheckExampleTests {
  private static let examples = allChecks.map(\.description).flatMap { description in
    description.examples.map { (description.id, $0) }
  }

  @Test(arguments: examples)
  func `a check finds in its examples what they say`(check: String, example: CheckDescription.Example) throws {
    let linter = LintedText.linter(for: check)
    let found = try LintedText.findings(in: example.text, locale: example.locale, by: linter)
    #expect(found.map(\.match) == example.found, "\(check) in '\(example.text)'")
  }

  @Test(arguments: allChecks.map(\.description))
  func `a check is explained by strings in which it finds something and by such in which it must not`(
    description: CheckDescription
  ) {
    #expect(description.examples.contains { $0.found.isEmpty })
    #expect(description.examples.contains { !$0.found.isEmpty })
    #expect(!description.discussion.isEmpty)
    #expect(description.id.allSatisfy { $0.isLowercase || $0 == "-" })
  }

  @Test func `no two checks have the same name`() {
    let ids = CheckDescription.all.map(\.id)
    #expect(Set(ids).count == ids.count)
  }
}
