import BuiltInRuleFiles
import SayableEngine
import SayableRules
import Testing

@testable import SayableCatalogs

@Suite struct LinterTests {
  private func found(_ lines: String, _ linter: Linter = Linter()) throws -> [String] {
    try linter.findings(in: LineCatalog.catalog(lines)).map { "\($0.key) \($0.locale): \($0.match)" }
  }

  @Test func `Locales that share their rules keep their names`() throws {
    #expect(
      try found("a[de]=75 m²\na[de-AT]=75 m²\na[de-DE]=75 m²") == [
        "a de: 75 m²", "a de-AT: 75 m²", "a de-DE: 75 m²",
      ])
  }

  @Test func `What was found in a text is found again under other keys`() throws {
    #expect(try found("a=75 m²\nb=plain\nc=75 m²") == ["a en: 75 m²", "c en: 75 m²"])
  }

  @Test func `The same text is read by the rules of each locale`() throws {
    let linter = Linter()
    let findings = try linter.findings(in: LineCatalog.catalog("a[en]=75 m²\na[fr]=75 m²"))
    #expect(findings.map(\.spoken) == ["75 square meters", "75 mètres carrés"])
  }

  @Test func `Plain strings beside such with spoken ones are still compared`() throws {
    #expect(
      try found("a=Above 10 km\na_spoken=Above 100 kilometers").contains("a_spoken en: Above 100 kilometers"))
  }
}
