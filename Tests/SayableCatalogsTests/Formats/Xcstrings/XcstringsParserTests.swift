import BuiltInRuleFiles
import SayableEngine
import SayableRules
import Testing

@testable import SayableCatalogs

@Suite struct `String catalogs of Xcode` {
  private func catalog(_ strings: String, language: String = "en") -> Catalog {
    let text = #"{"sourceLanguage": "\#(language)", "strings": {\#(strings)}, "version": "1.0"}"#
    return Catalog(SourceFile(path: "Localizable.xcstrings", bytes: Array(text.utf8)), as: .xcstrings)
  }

  private func listing(_ catalog: Catalog) -> [String] {
    catalog.entries.map { entry in
      "\(entry.locale?.description ?? "-") \(entry.variant) \(entry.isSource ? "source" : "-") \(entry.value.string)"
    }
  }

  private let unit = { (text: String, state: String) in
    #"{"stringUnit": {"state": "\#(state)", "value": "\#(text)"}}"#
  }

  @Test func `a key without a string in the source language is the text`() throws {
    let catalog = catalog(#""5 k\u006d": {"localizations": {"de": \#(unit("5 km weit", "translated"))}}, "": {}"#)
    #expect(listing(catalog) == ["en  source 5 km", "de  - 5 km weit", "en  source "])
    let entry = try #require(catalog.entries.first)
    let range = entry.value.sourceRange(of: 3..<4)
    #expect(String(decoding: catalog.source.text[range], as: UTF8.self) == #"\u006d"#)
    #expect(entry.logicalPath == "/strings/5 km")
    #expect(catalog.entries.dropFirst().first?.logicalPath == "/strings/5 km/localizations/de/stringUnit")
  }

  @Test func `variations and substitutions are variants`() {
    let plural = { (one: String, other: String) in
      #"{"plural": {"one": \#(unit(one, "translated")), "other": \#(unit(other, "translated"))}}"#
    }
    let catalog = catalog(
      """
      "k": {"localizations": {"en": {"variations": {"device": {"mac": {"variations": \(plural("a", "b"))},
      "other": \(unit("c", "translated"))}}}, "fr": {"stringUnit": {"state": "translated", "value": "%#@n@ m"},
      "substitutions": {"n": {"argNum": 1, "formatSpecifier": "lld", "variations": \(plural("%arg m", "%arg ms"))}}}}}
      """)
    #expect(
      listing(catalog) == [
        "en device.mac/plural.one source a", "en device.mac/plural.other source b", "en device.other source c",
        "fr  - %#@n@ m", "fr substitutions.n.plural.one - %arg m", "fr substitutions.n.plural.other - %arg ms",
      ])
    #expect(
      catalog.entries.map { $0.labels.flatMap(\.protectedTexts) } == [[], [], [], ["%#@n@"], ["%arg"], ["%arg"]])
    #expect(
      catalog.entries.first?.logicalPath
        == "/strings/k/localizations/en/variations/device/mac/variations/plural/one/stringUnit")
  }

  @Test func `states, comments and what nobody should translate are kept`() {
    let catalog = catalog(
      """
      "a": {"comment": "sayable:disable silent-string", "extractionState": "stale", "localizations": {}},
      "b": {"shouldTranslate": false},
      "c": {"localizations": {"en": \(unit("x", "new")), "de": \(unit("x", "new")), "fr": \(unit("y", "needs_review")),
      "it": \(unit("z", "translated")), "nl": {"stringUnit": {"state": "new"}}}}
      """)
    #expect(catalog.entries.map(\.key) == ["a", "b", "c", "c", "c", "c"])
    #expect(catalog.entries.map(\.state) == [.obsolete, .active, .active, .unreviewed, .unreviewed, .active])
    #expect(catalog.entries.map(\.isUntranslatable) == [false, true, false, false, false, false])
    #expect(catalog.entries.first?.suppressions.map(\.checks) == [["silent-string"]])
    #expect(catalog.entries.first?.comment == "sayable:disable silent-string")
    #expect(catalog.problems.isEmpty)
  }

  @Test(arguments: [
    (#""a": "x""#, "no-object", ["a"]),
    (#""a": {"localizations": {"x": {"stringUnit": {"value": "y"}}}}"#, "malformed-tag", ["a", "y"]),
    (#""a": {"localizations": {"de": "y"}}"#, "no-object", ["a"]),
    (#""a": {"localizations": {"de": {"stringUnit": {"state": "translated"}}}}"#, "missing-value", ["a"]),
  ])
  func `what is wrong is told, and the rest is read`(strings: String, code: String, values: [String]) {
    let catalog = catalog(strings)
    #expect(catalog.problems.map(\.code) == [code])
    #expect(catalog.entries.map(\.value.string) == values)
  }

  @Test(arguments: [
    ("{}", "missing-strings"), (#"{"strings": {}}"#, "missing-source-language"), ("[", "unclosed-bracket"),
  ])
  func `a file that is no string catalog says so`(text: String, code: String) {
    let catalog = Catalog(SourceFile(path: "a.xcstrings", bytes: Array(text.utf8)), as: .xcstrings)
    #expect(catalog.problems.first?.code == code)
    #expect(catalog.entries.isEmpty)
  }
}
