import BuiltInRuleFiles
import SayableEngine
import SayableRules
import Testing

@testable import SayableCatalogs

struct PropertiesParserTests {
  @Test func `keys and values are parted in all their ways`() {
    let read = WrittenCatalog(
      "messages_de.properties",
      "a=1\nb : 2\r\nc 3\n\\ d\\=e\\u0041 = 4 \nf\n  g=\\\n   5\\\n\t6\n! x=y\nh = \\\\7\\q\\\rn=8")
    #expect(read.entries == ["a=1", "b=2", "c=3", " d=eA=4 ", "g=56", "h=\\7qn=8"])
    #expect(read.problems.isEmpty)
  }

  @Test func `escapes and joined lines keep their places`() {
    let read = WrittenCatalog("x.properties", "a=m\\u00b2\\uD83D\\uDE00\\n\\\n    \u{E9}\\t!")
    #expect(read.texts == ["m\u{B2}\u{1F600}\n\u{E9}\t!"])
    #expect(read.written() == ["m", "\\u00b2", "\\uD83D\\uDE00", "\\n", "\u{E9}", "\\t", "!"])
  }

  @Test func `what is no UTF-8 is ISO 8859-1`() {
    let read = WrittenCatalog("x.properties", "a=5 m\u{B2}\n", encoding: .latin1)
    #expect(read.texts == ["5 m\u{B2}"])
    #expect(read.written().last == "\u{B2}")
    #expect(read.problems.isEmpty)
  }

  @Test(arguments: [
    ("It''s {0}", "It's {0}", [ProtectedSpan(5..<8, .placeholder)]),
    ("It''s", "It''s", []),
    ("'{0}' {1,number,#.#} km", "{0} {1,number,#.#} km", [ProtectedSpan(4..<18, .placeholder)]),
    ("{name} isn't", "{name} isn't", []),
  ])
  func `quotes of messages mean something where there are arguments`(
    written: String, shown: String, protectedSpans: [ProtectedSpan]
  ) {
    let read = WrittenCatalog("x.properties", "a=\(written)\n")
    #expect(read.texts == [written])
    #expect(read.catalog.entries.first?.labels.map(\.text.string) == [shown])
    #expect(read.catalog.entries.first?.labels.first?.protectedSpans == protectedSpans)
  }

  @Test func `each branch of a choice is read by itself`() {
    let read = WrittenCatalog("x.properties", "a={0,choice,0#no|1#{0}} x\n")
    #expect(read.catalog.entries.first?.labels.map(\.text.string) == ["{0,choice,0#no|1#{0}} x", "no", "{0}"])
  }

  @Test func `comments give the note and turn checks off`() {
    let read = WrittenCatalog(
      "x.properties", "# Licence\n\n# The speed\n! of the car. sayable:disable ambiguous\na=1\nb=2\n")
    #expect(read.catalog.entries.first?.comment == "The speed\nof the car. sayable:disable ambiguous")
    #expect(read.catalog.entries.map(\.suppressions.count) == [1, 0])
    #expect(read.catalog.entries.last?.comment == nil)
  }

  @Test func `an escape without digits is told and kept`() {
    let read = WrittenCatalog("x.properties", "a=C:\\users\nb=2\n")
    #expect(read.entries == ["a=C:\\users", "b=2"])
    #expect(read.problems == ["1:5 bad-escape"])
  }

  @Test(arguments: ["gradle.properties", "a/gradle-wrapper.properties", "application-dev.properties"])
  func `settings are no catalogs`(path: String) {
    #expect(CatalogFormat(of: SourceFile(path: path, bytes: Array("a=b".utf8))) == nil)
  }

  @Test(arguments: [
    ("a = 5 km\nb=2\n", "a.spoken = 5 \u{E9}"), ("a=5 \\u00b2\nb=2\n", "a.spoken=5 \\u00E9"),
    ("a\\\n =x", "a.spoken=5"),
  ])
  func `a spoken sibling is written like its entry`(text: String, line: String) throws {
    let read = WrittenCatalog("x.properties", text)
    let entry = try #require(read.catalog.entries.first)
    let spoken = "5 \u{E9}\n: \\ 'x'"
    let splices = try #require(PropertiesParser.insertion(of: spoken, as: "a.spoken", for: entry, in: read.catalog))
    #expect(splices.first?.text.hasPrefix("\n" + line) == true)
    let after = read.applying(splices)
    #expect(after.entries.dropFirst().first == "a.spoken=\(spoken)")
    #expect(after.entries.count == read.entries.count + 1)
  }
}
