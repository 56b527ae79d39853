import BuiltInRuleFiles
import SayableEngine
import SayableRules
import Testing

@testable import SayableCatalogs

@Suite struct `Translations of Qt` {
  private func catalog(_ content: String, languages: String = "language=\"de\" sourcelanguage=\"en\"") -> Catalog {
    let text =
      "<!DOCTYPE TS>\n<TS version=\"2.1\" \(languages)>\n<context><name>Main</name>\n\(content)\n</context></TS>"
    return Catalog(SourceFile(path: "app_de.ts", bytes: Array(text.utf8)), as: .qt)
  }

  @Test func `messages, forms for numbers and states are read`() {
    let catalog = catalog(
      """
      <message numerus="yes"><source>%n flats</source><translation>
        <numerusform>%n Wohnung</numerusform><numerusform>%n Wohnungen</numerusform></translation></message>
      <message><source>A b</source><comment>C</comment><extracomment>D</extracomment>
        <translation type="unfinished"></translation></message>
      <message id="size"><source>5 km</source><translation type="unfinished">5 km!</translation></message>
      <message><source>Old one</source><translation type="vanished">Alt</translation></message>
      <message><source>Long</source><translation variants="yes"><lengthvariant>Lang</lengthvariant><lengthvariant>L</lengthvariant></translation></message>
      """)
    #expect(catalog.problems.map(\.code) == [])
    #expect(
      catalog.entries.map(\.value.string) == [
        "%n flats", "%n Wohnung", "%n Wohnungen", "A b", "5 km", "5 km!", "Old one", "Alt", "Long", "Lang", "L",
      ])
    #expect(catalog.entries.map(\.variant) == ["", "0", "1", "", "", "", "", "", "", "length0", "length1"])
    #expect(
      catalog.entries.map(\.state) == [
        .active, .active, .active, .active, .active, .unreviewed, .obsolete, .obsolete, .active, .active, .active,
      ])
    #expect(catalog.entries[3].comment == "C\nD")
    #expect(catalog.entries[5].key == "size" && catalog.entries[5].locale?.description == "de")
    #expect(catalog.entries[4].isSource && catalog.entries[4].locale?.description == "en")
    #expect(catalog.entries[2].logicalPath == "/TS/context[name=\"Main\"]/message[1]/translation/numerusform[2]")
  }

  @Test(arguments: [
    ("&amp;File", "File", []), ("E&amp;xit 5 km", "Exit 5 km", []), ("Save &amp;&amp; close", "Save & close", []),
    ("Save &amp; close", "Save & close", []), ("&amp;nbsp;5", "&nbsp;5", []), ("a&amp;b&amp;c", "a&b&c", []),
    ("%1 km, %L2 m, %n", "%1 km, %L2 m, %n", ["0..<2", "7..<10", "14..<16"]), ("100%", "100%", []),
    ("50% now", "50% now", []), ("%name 0% of", "%name 0% of", []), ("a<byte value=\"x9\"/>b", "a\tb", []),
    ("&amp;Größe: %1", "Größe: %1", ["9..<11"]),
  ])
  func `marks of keys are not shown, and arguments are protected`(
    content: String, text: String, protectedSpans: [String]
  ) {
    let label = catalog("<message><source>A</source><translation>\(content)</translation></message>").entries.last?
      .labels.first
    #expect(label?.text.string == text)
    #expect(label?.protectedSpans.map { "\($0.range)" } == protectedSpans)
  }

  @Test func `sources are read only if the file tells their language`() {
    let message = "<message><source>A b</source><translation>C</translation></message>"
    #expect(catalog(message, languages: "language=\"de\"").entries.map(\.value.string) == ["C"])
  }

  @Test(arguments: [("<TS/>", true), ("export const a = 1", false), ("<html/>", false), ("G@\u{11}", false)])
  func `a file of TypeScript or video is no catalog`(text: String, isCatalog: Bool) {
    #expect((CatalogFormat(of: SourceFile(path: "a.ts", bytes: Array(text.utf8))) == .qt) == isCatalog)
  }

  @Test func `comments turn checks off`() {
    let entries = catalog(
      "<!-- sayable:disable -->\n<message><source>A b</source><translatorcomment>sayable:disable all-caps</translatorcomment><translation>C</translation></message>"
    ).entries
    #expect(entries.map { $0.suppressions.map(\.checks) } == [[[], ["all-caps"]], [[], ["all-caps"]]])
  }

  @Test func `messages with ids get siblings, others do not`() throws {
    let catalog = catalog(
      "  <message id=\"size\">\n    <location line=\"1\"/>\n    <source>5 m²</source>\n    <translation>5 m²</translation>\n  </message>"
    )
    let entry = try #require(catalog.entries.last)
    let splice = try #require(QtParser.insertion(of: "A & B", as: "size_spoken", for: entry, in: catalog)?.first)
    #expect(
      splice.text
        == "\n  <message id=\"size_spoken\">\n    <source>size_spoken</source>\n    <translation>A &amp;&amp; B</translation>\n  </message>"
    )
    let plain = self.catalog("<message><source>A b</source><translation>C</translation></message>")
    let withoutID = try #require(plain.entries.last)
    #expect(QtParser.insertion(of: "x", as: "y", for: withoutID, in: plain) == nil)
  }
}
