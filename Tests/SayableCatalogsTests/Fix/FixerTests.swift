import BuiltInRuleFiles
import SayableEngine
import SayableRules
import Testing

@testable import SayableCatalogs

@Suite struct `Adding spoken strings` {
  private let fixer = Fixer(linter: Linter(), style: SiblingStyle(.suffix, "_spoken"))

  private func catalog(_ text: String, as format: CatalogFormat = .properties) -> Catalog {
    Catalog(SourceFile(path: "app.\(format)", bytes: Array(text.utf8)), as: format)
  }

  private func fixed(
    _ text: String, as format: CatalogFormat = .properties, onlyKeys keys: Set<String>? = nil
  ) throws -> FixedFile {
    try fixer.fixed(catalog(text, as: format), locale: LanguageTag("en"), onlyKeys: keys)
  }

  @Test func `a string that is said otherwise gets a sibling, and nothing else changes`() throws {
    let before = "# units\nspeed=%1$d km/h\nname=Name\n\narea=75 m²"
    let fixed = try fixed(before)
    #expect(
      String(decoding: fixed.bytes, as: UTF8.self)
        == "# units\nspeed=%1$d km/h\nspeed_spoken=%1$d kilometers per hour\nname=Name\n\narea=75 m²\n"
        + "area_spoken=75 square meters")
    #expect(fixed.additions.map(\.key) == ["speed_spoken", "area_spoken"])
    #expect(fixed.refusals.map(\.rendered) == [])
    #expect(try fixed.source.applying(fixed.splices) == fixed.bytes)
    #expect(fixed.diff.hasPrefix("--- a/app.properties\n"))
  }

  @Test(arguments: [
    ("speed=%1$d km/h\narea=75 m²", CatalogFormat.properties), ("x=2 bd. • 75 m²", .properties),
    (#"{"fr": {"a": "5 km"}, "de": {"a": "5 km", "b": "b"}}"#, .json),
    (#"{"a_one": "{{count}} km", "a_other": "{{count}} km"}"#, .json),
  ])
  func `done twice, nothing is added the second time`(text: String, format: CatalogFormat) throws {
    let once = try fixed(text, as: format)
    #expect(once.isChanged)
    let twice = try fixed(String(decoding: once.bytes, as: UTF8.self), as: format)
    #expect(!twice.isChanged && twice.bytes == once.bytes && twice.additions.isEmpty)
  }

  @Test func `a date of which nobody knows the month is left to people`() throws {
    let fixed = try fixed("a=Until 03/04/2020\nb=Until 03/14/2020")
    #expect(fixed.additions.map(\.key) == ["b_spoken"])
    #expect(fixed.refusals.map(\.code) == ["ambiguous-date"])
  }

  @Test(arguments: [
    ("a=min. dist. %sm, in 5 km", "half-said"), ("a=5 km ↻", "half-said"),
    ("a=5 km " + String(repeating: "and so on ", count: 30), "long-text"),
  ])
  func `half a text in words and a copy of a long one are not written`(text: String, code: String) throws {
    let fixed = try fixed(text)
    #expect(!fixed.isChanged && fixed.refusals.map(\.code) == [code])
  }

  @Test(arguments: [
    ("Min. Distance", "Minimum Distance"), ("min. distance", "minimum distance"), ("5 km", "5 kilometers"),
  ])
  func `a text that begins with a capital is written with one`(shown: String, spoken: String) throws {
    #expect(try fixed("a=\(shown)").additions.map(\.spoken) == [spoken])
  }

  @Test func `a language in which nothing is said otherwise gets no copy`() throws {
    let fixed = try fixed(#"{"en": {"a": "5 km"}, "fr": {"a": "Cinq", "b": "Six"}}"#, as: .json)
    #expect(
      String(decoding: fixed.bytes, as: UTF8.self)
        == #"{"en": {"a": "5 km", "a_spoken": "5 kilometers"}, "fr": {"a": "Cinq", "b": "Six"}}"#)
    #expect(fixed.unchangedCount == 1)
  }

  @Test func `the forms of a plural are written as a whole`() throws {
    let fixed = try fixed(
      "<resources>\n    <plurals name=\"a\">\n        <item quantity=\"one\">One minute</item>\n"
        + "        <item quantity=\"other\">%d min</item>\n    </plurals>\n</resources>\n", as: .android)
    #expect(fixed.additions.map(\.spoken) == ["One minute", "%d minutes"])
  }

  @Test func `keys that the language all others come from does not need are left alone`() throws {
    #expect(try fixed("a=5 km\nb=6 km", onlyKeys: ["b"]).additions.map(\.key) == ["b_spoken"])
  }

  @Test(arguments: [
    ("NSCameraUsageDescription", "Localizable.strings"), ("CFBundleName", "Localizable.strings"),
    ("a", "InfoPlist.strings"), ("a", "Settings.bundle/en.lproj/Root.strings"),
  ])
  func `what a system reads by its name gets no spoken string`(key: String, path: String) throws {
    let source = SourceFile(path: path, bytes: Array("\"\(key)\" = \"5 km\";\n".utf8))
    let fixed = try fixer.fixed(Catalog(source, as: .strings), locale: LanguageTag("en"))
    #expect(!fixed.isChanged && fixed.refusals.isEmpty)
  }

  @Test(arguments: [
    ("EVa-2J-CRA.title=5 km", "interface-object"), (" =5 km", "no-key"),
  ])
  func `what cannot be written is told with its reason`(text: String, code: String) throws {
    let fixed = try fixed(text)
    #expect(!fixed.isChanged)
    #expect(fixed.refusals.map(\.code) == [code])
    #expect(fixed.refusals.first?.location?.line == 1)
  }

  @Test func `what would not be read again as it was meant is taken back, and all else is written`() {
    // A line that begins with another key in brackets reads as a locale.
    let catalog = LineCatalog.catalog("a=5 km\nb[=6 km\nc=7 km\nd=8 km")
    var writer = CatalogWriter(catalog, LineCatalog.self, CatalogParsingOptions())
    writer.write(
      catalog.entries.enumerated().map { [Proposal($0, $1, "some km", SiblingStyle(.suffix, "_spoken"))] })
    #expect(writer.written.map(\.key).contains("a_spoken"))
    #expect(writer.written.map(\.key).contains("d_spoken"))
    #expect(writer.written.count + writer.refusals.count == 4)
  }

  @Test(arguments: ["a=5 km\na_spoken=5 kilometers", "a=Name", "a_spoken=5 km", "# 5 km"])
  func `what needs nothing gets nothing`(text: String) throws {
    let fixed = try fixed(text)
    #expect(!fixed.isChanged && fixed.refusals.isEmpty && fixed.bytes == Array(text.utf8))
  }

  @Test func `a check that is turned off writes nothing`() throws {
    var options = LintOptions()
    options.severities["spoken-differently"] = .some(nil)
    let fixer = Fixer(linter: Linter(options: options), style: SiblingStyle(.suffix, "_spoken"))
    #expect(try !fixer.fixed(catalog("a=5 km")).isChanged)
  }

  @Test func `the encoding of the file is kept`() throws {
    let text = try #require(TextEncoding.utf16LittleEndian.encoded("é=5 km\n"))
    let source = SourceFile(path: "x", bytes: [0xFF, 0xFE] + text)
    let fixed = try fixer.fixed(Catalog(source, as: .properties), locale: LanguageTag("en"))
    #expect(
      fixed.bytes == [0xFF, 0xFE] + (TextEncoding.utf16LittleEndian.encoded("é=5 km\né_spoken=5 kilometers\n") ?? []))
  }
}
