import BuiltInRuleFiles
import SayableEngine
import Testing

@testable import SayableCatalogs

@Suite struct `Plural forms` {
  private static let linter = Linter()

  private func spoken(_ text: String, _ path: String) throws -> Set<String> {
    let catalog = try #require(Catalog(SourceFile(path: path, bytes: Array(text.utf8))))
    return Set(try Self.linter.findings(in: catalog).map(\.spoken))
  }

  @Test func `have the form of their own number, and of no other`() throws {
    let plurals = { (text: String) in
      "<resources><plurals name=\"a\"><item quantity=\"one\">\(text)</item></plurals></resources>"
    }
    #expect(try spoken(plurals("%d km"), "values/strings.xml") == ["%d kilometer"])
    #expect(
      try spoken(plurals("%1$d km in %2$d min"), "values/strings.xml") == ["%1$d kilometer in %2$d minutes"])
    #expect(try spoken(plurals("%2$d km, %1$d min"), "values/strings.xml") == ["%2$d kilometers, %1$d minute"])
  }

  @Test(arguments: [
    ("{n, plural, one{# km of {total} km} other{}}", "# kilometer of {total} kilometers"),
    ("{n, plural, one{{n} km of {total} km} other{}}", "{n} kilometer of {total} kilometers"),
    ("{n, plural, one{{who, select, other{{n} km}}} other{}}", "{n} kilometer"),
    ("{n, plural, one{a trip of {total} km} other{}}", "a trip of {total} kilometers"),
  ]) func `of messages name their number`(message: String, said: String) throws {
    #expect(try spoken("{\"@@locale\": \"en\", \"a\": \"\(message)\"}", "app_en.arb") == [said])
  }
}
