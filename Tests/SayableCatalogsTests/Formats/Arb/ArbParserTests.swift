import BuiltInRuleFiles
import SayableEngine
import SayableRules
import Testing

@testable import SayableCatalogs

@Suite struct `Application resource bundles` {
  private func catalog(_ text: String) -> Catalog {
    Catalog(SourceFile(path: "app_en.arb", bytes: Array(text.utf8)), as: .arb)
  }

  @Test func `messages have their notes, labels and the file's locale`() throws {
    let catalog = catalog(
      """
      {"@@locale": "pt_BR", "@@author": "x", "ago": "{m, plural, =1{1 m} other{{m} m}}",
      "@ago": {"description": "A time. sayable:disable ambiguous", "placeholders": {"m": {"example": "5 m"}}}, "b": ""}
      """)
    #expect(catalog.entries.map(\.key) == ["ago", "b"])
    #expect(catalog.entries.map(\.logicalPath) == ["/ago", "/b"])
    #expect(try catalog.entries.allSatisfy { try $0.locale == LanguageTag("pt-BR") })
    let entry = try #require(catalog.entries.first)
    #expect(entry.labels.map(\.text.string) == ["1 m", "{m} m"])
    #expect(entry.comment == "A time. sayable:disable ambiguous")
    #expect(entry.suppressions.map(\.checks) == [["ambiguous"]])
    #expect(catalog.problems.isEmpty)
  }

  @Test(arguments: [
    (#"{"a": 5, "b": "x"}"#, "no-string", 7), (#"{"@@locale": "x", "b": "x"}"#, "malformed-tag", 15),
    (#"{"b": "x {y", "b2": "x"}"#, "broken-message", 10), ("[]", "no-object", 1),
  ])
  func `what is wrong is told with its place`(text: String, code: String, column: Int) {
    let problems = catalog(text).problems
    #expect(problems.map(\.code) == [code])
    #expect(problems.first?.location?.column == column)
  }

  @Test(arguments: ["a.b", "a", "a b", "b"])
  func `a key must be new and a name`(key: String) throws {
    let catalog = catalog(#"{"a": "5 m", "b": "x"}"#)
    let entry = try #require(catalog.entries.first)
    #expect(ArbParser.insertion(of: "5 minutes", as: key, for: entry, in: catalog) == nil)
  }
}
