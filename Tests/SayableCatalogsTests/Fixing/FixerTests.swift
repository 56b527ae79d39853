import BuiltInRuleFiles
import SayableEngine
import SayableRules
import Testing

@testable import SayableCatalogs

@Suite struct `Adding spoken strings` {
  private let fixer = Fixer(linter: Linter(), style: SiblingStyle(.suffix, "_spoken")) { _ in LineCatalog.self }

  private func fixed(_ text: String, alsoAdding keys: Set<String> = []) throws -> FixedFile {
    try fixer.fixed(LineCatalog.catalog(text), locale: LanguageTag("en"), alsoAdding: keys)
  }

  @Test func `a string that is said otherwise gets a sibling, and nothing else changes`() throws {
    let before = "# units\r\nspeed=%1$d km/h\nname=Name\n\narea=75 m²"
    let fixed = try fixed(before)
    #expect(
      String(decoding: fixed.bytes, as: UTF8.self)
        == "# units\r\nspeed=%1$d km/h\nspeed_spoken=%1$d kilometers per hour\nname=Name\n\narea=75 m²\n"
        + "area_spoken=75 square meters")
    #expect(fixed.additions.map(\.key) == ["speed_spoken", "area_spoken"])
    #expect(fixed.refusals.map(\.rendered) == [])
    #expect(try fixed.source.applying(fixed.splices) == fixed.bytes)
    #expect(fixed.diff.hasPrefix("--- a/app.properties\n"))
  }

  @Test(arguments: [
    "speed=%1$d km/h\narea=75 m²", "a[fr]=5 km\na[de]=5 km\nb[de]=b", "a#one=%d km\na#other=%d km", "x=2 bd. • 75 m²",
  ])
  func `done twice, nothing is added the second time`(text: String) throws {
    let once = try fixed(text)
    #expect(once.isChanged)
    let twice = try fixed(String(decoding: once.bytes, as: UTF8.self))
    #expect(!twice.isChanged && twice.bytes == once.bytes && twice.additions.isEmpty)
  }

  @Test func `a date of which nobody knows the month is left to people`() throws {
    let fixed = try fixed("a=Until 03/04/2020\nb=Until 03/14/2020")
    #expect(fixed.additions.map(\.key) == ["b_spoken"])
    #expect(fixed.refusals.map(\.code) == ["ambiguous-date"])
  }

  @Test func `a key gets spoken strings in all its languages`() throws {
    let fixed = try fixed("a[en]=5 km\na[fr]=Cinq\nb[fr]=Six")
    #expect(
      String(decoding: fixed.bytes, as: UTF8.self)
        == "a[en]=5 km\na_spoken[en]=5 kilometers\na[fr]=Cinq\na_spoken[fr]=Cinq\nb[fr]=Six")
  }

  @Test func `a key that another language needs gets a spoken string, too`() throws {
    #expect(try fixed("a=Five\nb=Six", alsoAdding: ["a"]).additions.map(\.spoken) == ["Five"])
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

  @Test func `what would not be read again as it was meant is taken back, and all else is written`() throws {
    // A line that begins with another key in brackets reads as a locale.
    let fixed = try fixed("a=5 km\nb[=6 km\nc=7 km\nd=8 km")
    #expect(fixed.additions.map(\.key).contains("a_spoken"))
    #expect(fixed.additions.map(\.key).contains("d_spoken"))
    #expect(fixed.additions.count + fixed.refusals.count == 4)
  }

  @Test(arguments: ["a=5 km\na_spoken=5 kilometers", "a=Name", "a_spoken=5 km", "# 5 km"])
  func `what needs nothing gets nothing`(text: String) throws {
    let fixed = try fixed(text)
    #expect(!fixed.isChanged && fixed.refusals.isEmpty && fixed.bytes == Array(text.utf8))
  }

  @Test func `a check that is turned off writes nothing`() throws {
    var options = LintOptions()
    options.severities["spoken-differently"] = .some(nil)
    let fixer = Fixer(linter: Linter(options: options), style: SiblingStyle(.suffix, "_spoken")) { _ in LineCatalog.self
    }
    #expect(try !fixer.fixed(LineCatalog.catalog("a=5 km")).isChanged)
  }

  @Test func `the encoding of the file is kept`() throws {
    let text = try #require(TextEncoding.utf16LittleEndian.encoded("é=5 km\n"))
    let source = SourceFile(path: "x", bytes: [0xFF, 0xFE] + text)
    let fixed = try fixer.fixed(LineCatalog.read(source, ReadingOptions()), locale: LanguageTag("en"))
    #expect(
      fixed.bytes == [0xFF, 0xFE] + (TextEncoding.utf16LittleEndian.encoded("é=5 km\né_spoken=5 kilometers\n") ?? []))
  }
}
