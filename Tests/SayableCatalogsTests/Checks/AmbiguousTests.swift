import BuiltInRuleFiles
import SayableEngine
import SayableRules
import SayableCatalogs
import Testing

@Suite struct AmbiguousTests {
  @Test(arguments: [
    ("en", "%1$@ U left", "'%1$@ U' may mean '%1$@ units'; a voice cannot know"),
    ("en", "3M", "'3M' may mean '3 million'; a voice cannot know"),
    ("en", "Address (3/4)", "'3/4' may mean 'three quarters' or '3 of 4'; a voice cannot know"),
  ])
  func `a guess is told with what it may mean`(locale: String, text: String, message: String) throws {
    let catalog = Catalog(SourceFile(path: "labels.txt", bytes: Array(text.utf8)), as: .text)
    let findings = try Linter().findings(in: catalog, locale: LanguageTag(locale))
    #expect(findings.filter { $0.check == "ambiguous" }.map(\.message) == [message])
  }
}
