import BuiltInRuleFiles
import SayableEngine
import SayableRules
import Testing

@testable import SayableCatalogs

@Suite struct `Messages in JSON` {
  private func catalog(_ text: String, dialect: MessageDialect? = nil) -> Catalog {
    Catalog(
      SourceFile(path: "en.json", bytes: Array(text.utf8)), as: .json, options: CatalogParsingOptions(dialect: dialect))
  }

  private func listing(_ catalog: Catalog) -> [String] {
    catalog.entries.map { entry in
      "\(entry.key)[\(entry.variant)] \(entry.logicalPath) \(entry.value.string)"
    }
  }

  @Test func `keys are the names on the way, places JSON pointers`() {
    let text = #"{"a": {"b/c": "5 m", "d": ["x", {"e": "y"}, ["z"]]}, "n": 5, "t": true, "u": null}"#
    #expect(
      listing(catalog(text)) == [
        "a.b/c[] /a/b~1c 5 m", "a.d[0] /a/d/0 x", "a.d.1.e[] /a/d/1/e y", "a.d[2.0] /a/d/2/0 z",
      ])
  }

  @Test func `plural forms of i18next are variants of one key`() {
    let text = """
      {"day_one": "{{count}} d", "day_other": "{{count}} ds", "day_x": "x", "th_ordinal_one": "1st",
      "th_ordinal_other": "nth", "lonely_one": "1", "day_spoken_one": "day", "a11y_day_few": "days"}
      """
    #expect(
      listing(catalog(text)) == [
        "day[one] /day_one {{count}} d", "day[other] /day_other {{count}} ds", "day_x[] /day_x x",
        "th[ordinal.one] /th_ordinal_one 1st", "th[ordinal.other] /th_ordinal_other nth", "lonely_one[] /lonely_one 1",
        "day_spoken[one] /day_spoken_one day", "a11y_day[few] /a11y_day_few days",
      ])
  }

  @Test func `plural forms of slang are variants, and what keys say of them is no part of them`() {
    let text = """
      {"t": {"min(plural, param=m)": {"one": "{m}m", "other": "{m} m"}, "@min": "a note", "rich(rich)": "x"},
      "names(ignoreMissing)": {"@info": "note", "list": ["Big"]}}
      """
    let catalog = catalog(text)
    #expect(
      listing(catalog) == [
        "t.min[one] /t/min(plural, param=m)/one {m}m", "t.min[other] /t/min(plural, param=m)/other {m} m",
        "t.rich[] /t/rich(rich) x", "names.list[0] /names(ignoreMissing)/list/0 Big",
      ])
  }

  @Test func `messages of browser extensions are objects with notes`() throws {
    let text = """
      {"open": {"message": "$COUNT$ m of $1, $$5", "description": "sayable:disable all-caps",
      "placeholders": {"count": {"content": "$1", "example": "5 m"}}}}
      """
    let catalog = catalog(text)
    #expect(listing(catalog) == ["open[] /open/message $COUNT$ m of $1, $$5"])
    let entry = try #require(catalog.entries.first)
    #expect(entry.labels.first?.protectedTexts == ["$COUNT$", "$1", "$$"])
    #expect(entry.comment == "sayable:disable all-caps")
    #expect(entry.suppressions.map(\.checks) == [["all-caps"]])
  }

  @Test func `messages with a default message are read in their dialect`() {
    let text = #"{"x": {"defaultMessage": "{n, plural, other {# m}}", "description": "d"}}"#
    let catalog = catalog(text)
    #expect(listing(catalog) == ["x[] /x/defaultMessage {n, plural, other {# m}}"])
    #expect(catalog.entries.first?.labels.map(\.text.string) == ["# m"])
  }

  @Test func `a file by locales gives each string its own`() throws {
    let catalog = catalog(#"{"en": {"a": "5 m"}, "pt-BR": {"a": "5 m"}}"#)
    #expect(listing(catalog) == ["a[] /en/a 5 m", "a[] /pt-BR/a 5 m"])
    #expect(try catalog.entries.map(\.locale) == [LanguageTag("en"), LanguageTag("pt-BR")])
  }

  @Test func `notes beside a key turn checks off and are no messages`() {
    let text =
      #"{"a": "5 m", "//a": "sayable:disable ambiguous", "b": "6 m", "@b": {"description": "sayable:disable"}}"#
    let catalog = catalog(text)
    #expect(catalog.entries.map(\.key) == ["a", "b"])
    #expect(catalog.entries.map { $0.suppressions.map(\.checks) } == [[["ambiguous"]], [[]]])
  }

  @Test func `a dialect that is given counts more than what is found`() {
    let text = #"{"a": "Search | Add", "b": "{n, plural, other {#}}"}"#
    #expect(catalog(text).entries.first?.labels.count == 1)
    #expect(catalog(text, dialect: .vue).entries.first?.labels.count == 2)
  }

  @Test func `a broken message of ICU is one label and a warning`() throws {
    let catalog = catalog(#"{"a": "{n, plural, other {# m}}", "b": "5 m {n, plural"}"#)
    let problem = try #require(catalog.problems.first)
    #expect(problem.code == "broken-message" && problem.severity == .warning)
    #expect(catalog.entries.last?.labels.map(\.text.string) == ["5 m {n, plural"])
  }

  @Test(arguments: [
    ("app/locales/en/settings.json", true), ("src/i18n/de.json", true), ("en.json", true), ("x/pt_BR.json", true),
    ("_locales/en/messages.json", true), ("messages.fr.json", true), ("translation.json", true),
    ("lib/l10n/strings.json", true), ("package.json", false), ("i18n/package.json", false), ("app/config.json", false),
    ("tsconfig.json", false), ("data/items.json", false), ("src/app.json", false), ("messages.config.json", false),
    ("translations/tsconfig.build.json", false), ("db/seeds.json", false),
  ])
  func `only files whose names speak of messages are found`(path: String, isCatalog: Bool) {
    let source = SourceFile(path: path, bytes: Array(#"{"a": {"b": "5 m"}}"#.utf8))
    #expect(CatalogFormat(of: source) == (isCatalog ? .json : nil))
  }

  @Test(arguments: [
    ("[\"a\"]", false), ("{\"a\": 1, \"b\": 2, \"c\": \"x\"}", false), ("{\"a\": \"x\", \"b\": null}", true),
    ("{\"a\": \"x\"", true), ("{}", false), ("\"a\"", false), ("{\"a", true),
  ])
  func `and only if their content looks like it`(text: String, isCatalog: Bool) {
    let source = SourceFile(path: "locales/en.json", bytes: Array(text.utf8))
    #expect(CatalogFormat(of: source) == (isCatalog ? .json : nil))
  }
}
