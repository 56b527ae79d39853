import BuiltInRuleFiles
import SayableEngine
import SayableRules
import Testing

@testable import SayableCatalogs

/// Strings that nobody has translated, and what is found in them.
struct SourceTextsTests {
  private func found(value: String, state: String, locale: String = "da") throws -> [String] {
    let text = """
      {"sourceLanguage": "en", "strings": {"k": {"localizations": {
        "\(locale)": {"stringUnit": {"state": "\(state)", "value": "\(value)"}},
        "en": {"stringUnit": {"state": "translated", "value": "Reading number #5"}}
      }}}, "version": "1.0"}
      """
    let source = SourceFile(path: "Localizable.xcstrings", bytes: Array(text.utf8))
    let catalog = try #require(Catalog(source))
    return try LintedText.linter.findings(in: catalog).map(\.locale.description).filter { $0 != "en" }
  }

  @Test
  func `a copy of the source text is not read by the rules of another language`() throws {
    #expect(try found(value: "Reading number #5", state: "new") == [])
    #expect(try found(value: "Reading number #5", state: "translated") == [])
  }

  @Test
  func `a translation is read`() throws {
    #expect(try found(value: "Måling #5", state: "new") == ["da"])
    #expect(try found(value: "Måling #5", state: "translated") == ["da"])
  }

  @Test
  func `the same text in a region of the source language is read`() throws {
    #expect(try found(value: "Reading number #5", state: "translated", locale: "en-GB") == ["en-GB"])
  }

  @Test
  func `a text of signs that was looked at is read`() throws {
    let text = """
      {"sourceLanguage": "en", "strings": {"%d km": {"localizations": {
        "da": {"stringUnit": {"state": "translated", "value": "%d km"}},
        "fi": {"stringUnit": {"state": "needs_review", "value": "%d km"}}
      }}}, "version": "1.0"}
      """
    let source = SourceFile(path: "Localizable.xcstrings", bytes: Array(text.utf8))
    let catalog = try #require(Catalog(source))
    let found = try LintedText.linter.findings(in: catalog).filter { $0.check == "spoken-differently" }
    #expect(Set(found.map(\.locale.description)) == ["en", "da"])
  }
}
