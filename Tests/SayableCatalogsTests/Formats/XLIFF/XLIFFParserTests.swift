import BuiltInRuleFiles
import SayableEngine
import SayableRules
import Testing

@testable import SayableCatalogs

@Suite struct `XLIFF` {
  private func version1(_ body: String, file: String = "original=\"a\"") -> Catalog {
    catalog(
      "<xliff version=\"1.2\"><file \(file) source-language=\"en\" target-language=\"de\"><body>\n\(body)\n</body></file></xliff>"
    )
  }

  private func version2(_ body: String, target: String = "de") -> Catalog {
    catalog("<xliff version=\"2.0\" srcLang=\"en\" trgLang=\"\(target)\"><file id=\"f\">\n\(body)\n</file></xliff>")
  }

  private func catalog(_ text: String) -> Catalog {
    Catalog(SourceFile(path: "x.xlf", bytes: Array(text.utf8)), as: .xliff)
  }

  @Test func `sources and targets have their own languages, in both versions`() {
    for catalog in [
      version1("<trans-unit id=\"k\"><source>5 km</source><target>5 km!</target></trans-unit>"),
      version2("<unit id=\"1\" name=\"k\"><segment><source>5 km</source><target>5 km!</target></segment></unit>"),
    ] {
      #expect(catalog.problems.map(\.code) == [])
      #expect(catalog.entries.map(\.key) == ["k", "k"])
      #expect(catalog.entries.map(\.value.string) == ["5 km", "5 km!"])
      #expect(catalog.entries.map { $0.locale?.description } == ["en", "de"])
      #expect(catalog.entries.map(\.isSource) == [true, false])
    }
  }

  @Test func `each file of version 1 has its own languages, and units in groups are read`() {
    let catalog = catalog(
      """
      <xliff version="1.2">
        <file original="a" source-language="en" target-language="fr"><body><group id="g"><group>
          <trans-unit id="1"><source>A b</source><target>B a</target></trans-unit>
        </group></group></body></file>
        <file original="b" source-language="nl"><body><trans-unit id="2"><source>C d</source></trans-unit></body></file>
      </xliff>
      """)
    #expect(catalog.entries.map { $0.locale?.description } == ["en", "fr", "nl"])
    #expect(
      catalog.entries.map(\.logicalPath) == [
        "/xliff/file[@original=\"a\"]/trans-unit[@id=\"1\"]/source",
        "/xliff/file[@original=\"a\"]/trans-unit[@id=\"1\"]/target",
        "/xliff/file[@original=\"b\"]/trans-unit[@id=\"2\"]/source",
      ])
  }

  @Test(arguments: [
    ("key|==|plural.one", "key", "plural.one"),
    ("a b|==|substitutions.n.plural.other", "a b", "substitutions.n.plural.other"),
    ("k|==|device.mac", "k", "device.mac"),
    ("/%d files:dict/NSStringLocalizedFormatKey:dict/:string", "%d files", "NSStringLocalizedFormatKey"),
    ("/n:dict/files:dict/one:dict/:string", "n", "files.one"),
    ("/path/to", "/path/to", ""),
  ])
  func `ids of Xcode tell keys and their variants`(id: String, key: String, variant: String) {
    let entry = version1("<trans-unit id=\"\(id)\"><source>A b</source></trans-unit>").entries.first
    #expect(entry?.key == key && entry?.variant == variant)
  }

  @Test func `types of arguments in exported plural rules are no text`() {
    let id = "/n:dict/files:dict/NSStringFormatValueTypeKey:dict/:string"
    #expect(version1("<trans-unit id=\"\(id)\"><source>ld</source></trans-unit>").entries.isEmpty)
  }

  @Test(arguments: [
    ("a.b_c", "A b", ["A b"]), ("Sign in", "Anmelden", ["Sign in", "Anmelden"]), ("e.g.", "z. B.", ["e.g.", "z. B."]),
    ("3.5", "3,5", ["3.5", "3,5"]), ("Wi-Fi", "WLAN", ["Wi-Fi", "WLAN"]),
  ])
  func `a source that is a key is not read as text`(source: String, target: String, values: [String]) {
    let body = "<source>\(source)</source><target>\(target)</target>"
    #expect(version1("<trans-unit id=\"1\">\(body)</trans-unit>").entries.map(\.value.string) == values)
    #expect(version2("<unit id=\"1\"><segment>\(body)</segment></unit>").entries.map(\.value.string) == values)
  }

  @Test func `a source in the language of its target is a key`() {
    let catalog = version2(
      "<unit id=\"1\"><segment><source>login</source><target>Log in</target></segment></unit>", target: "en")
    #expect(catalog.entries.map(\.value.string) == ["Log in"])
  }

  @Test(arguments: [
    ("<x id=\"N\"/> km", "{N} km", ["0..<3 placeholder"]),
    ("<x id=\"A\" ctype=\"x-b\"/>5<x id=\"B\" ctype=\"x-b\"/> km<x id=\"C\" ctype=\"lb\"/>", "5 km\n", []),
    ("<ph id=\"1\">%d</ph> km", "%d km", ["0..<2 placeholder"]),
    ("<ph id=\"0\" equiv=\"N\" disp=\"{{n}}\"/> km", "{N} km", ["0..<3 placeholder"]),
    ("<g id=\"1\">5</g> <mrk mtype=\"seg\">km</mrk>", "5 km", []),
    ("a <mrk mtype=\"protected\">5 km</mrk> b", "a 5 km b", ["2..<6 text"]),
    ("<bpt id=\"1\">&lt;b&gt;</bpt>5<ept id=\"1\">&lt;/b&gt;</ept>", "<b>5</b>", ["0..<3 text", "4..<8 text"]),
    ("<bx id=\"1\"/>5<ex id=\"1\"/> <sc id=\"2\"/>m<ec startRef=\"2\"/>", "5 m", []),
    ("<pc id=\"1\">5<cp hex=\"00A0\"/></pc>m", "5\u{A0}m", []),
  ])
  func `inline elements stand for values, or for nothing`(source: String, text: String, protectedSpans: [String]) {
    let label = version1("<trans-unit id=\"1\"><source>\(source)</source></trans-unit>").entries.first?.labels.first
    #expect(label?.text.string == text)
    #expect(label?.protectedSpans.map { "\($0.range) \($0.kind)" } == protectedSpans)
  }

  @Test func `each branch of a message is read for itself`() {
    let source = "{n, plural, one {<x id=\"N\"/> day} other {# days &amp; more}}"
    let entry = version1("<trans-unit id=\"1\"><source>\(source)</source></trans-unit>").entries.first
    #expect(entry?.labels.map(\.branch) == ["n.one", "n.other"])
    #expect(entry?.labels.map(\.text.string) == ["{N} day", "# days & more"])
  }

  @Test func `references of Apple's formats are protected`() {
    let entry = version1("<trans-unit id=\"1\"><source>%#@files@ in 5 km</source></trans-unit>").entries.first
    #expect(entry?.labels.first?.protectedSpans.map(\.range) == [0..<9])
  }

  @Test func `the place of an inline element is its tag`() throws {
    let catalog = version1("<trans-unit id=\"1\"><source>a &amp; <x id=\"N\"/> km</source></trans-unit>")
    let value = try #require(catalog.entries.first).value
    #expect(value.string == "a & {N} km")
    #expect(catalog.source.text[value.sourceRange(of: 5..<6)].elementsEqual("<x id=\"N\"/>".utf8))
    #expect(catalog.source.text[value.sourceRange(of: 2..<10)].elementsEqual("&amp; <x id=\"N\"/> km".utf8))
  }

  @Test func `states, notes and comments tell about a unit`() {
    let entries = version1(
      """
      <!-- sayable:disable all-caps -->
      <trans-unit id="1" approved="no"><source>A b</source><target>C</target><note>N &amp; M</note></trans-unit>
      <trans-unit id="2" translate="no"><source>D e</source><target state="needs-translation">D e</target></trans-unit>
      <trans-unit id="3"><source>F g</source><target state="final">F</target><note>sayable:disable</note></trans-unit>
      """
    ).entries
    #expect(entries.map(\.value.string) == ["A b", "C", "D e", "F g", "F"])
    #expect(entries.map(\.state) == [.active, .unreviewed, .active, .active, .active])
    #expect(entries.map(\.isUntranslatable) == [false, false, true, false, false])
    #expect(entries.map { $0.suppressions.map(\.checks) } == [[["all-caps"]], [["all-caps"]], [], [[]], [[]]])
    #expect(entries.first?.comment == "sayable:disable all-caps\nN & M")
  }

  @Test func `segments of a unit are told apart`() {
    let entries = version2(
      "<unit id=\"1\" name=\"k\"><notes><note>N</note></notes><segment id=\"s\"><source>A b</source></segment>"
        + "<ignorable><source> </source></ignorable><segment><source>C d</source></segment></unit>"
    ).entries
    #expect(entries.map(\.variant) == ["s", "1"])
    #expect(entries.map(\.comment) == ["N", "N"])
  }

  @Test(arguments: [
    (
      "<xliff version=\"1.2\"><file><body><trans-unit id=\"1\"><source>A b</source></trans-unit></body></file></xliff>",
      "missing-language"
    ),
    ("<xliff version=\"2.0\" srcLang=\"!\"><file/></xliff>", "unknown-language"),
    ("<tmx/>", "no-xliff"),
    ("<xliff version=\"1.2\"><file source-language=\"en\"><body><trans-unit id=\"1\"><source>A b", "unclosed-element"),
  ])
  func `what is wrong is told`(text: String, code: String) {
    #expect(catalog(text).problems.contains { $0.code == code })
  }

  @Test func `a broken unit leaves the others readable`() {
    let catalog = version1(
      "<trans-unit id=\"1\"><source>A b</source>\n<trans-unit id=\"2\"><source>C d<target>E</target></trans-unit>")
    #expect(catalog.entries.map(\.value.string).contains("A b"))
    #expect(catalog.entries.contains { $0.key == "2" && $0.value.string == "E" })
    #expect(catalog.problems.map(\.code) == ["unclosed-element"])
  }

  @Test func `a spoken unit is written behind its own, first the source and then the target`() throws {
    let before = version1(
      "  <trans-unit id=\"flat_size\">\n    <source>5 m²</source>\n    <target>5 m²</target>\n    <note>N</note>\n  </trans-unit>"
    )
    let source = try #require(before.entries.first)
    let first = try #require(
      XLIFFParser.insertion(of: "5 square meters", as: "flat_size_spoken", for: source, in: before)?.first)
    let between = applied(first, to: before)
    #expect(between.entries.map(\.key) == ["flat_size", "flat_size", "flat_size_spoken"])
    let target = try #require(between.entries.first { !$0.isSource })
    let second = try #require(
      XLIFFParser.insertion(of: "5 <Quadratmeter>", as: "flat_size_spoken", for: target, in: between)?.first)
    let after = applied(second, to: between)
    #expect(after.entries.map(\.value.string) == ["5 m²", "5 m²", "5 square meters", "5 <Quadratmeter>"])
    #expect(after.entries.last?.comment == nil && after.problems.map(\.code) == [])
    #expect(XLIFFParser.insertion(of: "x", as: "flat_size_spoken", for: target, in: after) == nil)
  }

  @Test func `where the source is the key, a unit of a target is written at once`() throws {
    let before = version2(
      "  <unit id=\"x\" name=\"flat.size\">\n    <segment>\n      <source>flat.size</source>\n      <target>5 m²</target>\n    </segment>\n  </unit>"
    )
    let entry = try #require(before.entries.first)
    let splice = try #require(
      XLIFFParser.insertion(of: "5 square meters", as: "flat.size_spoken", for: entry, in: before)?.first)
    #expect(
      splice.text
        == "\n  <unit id=\"flat.size_spoken\" name=\"flat.size_spoken\">\n    <segment>\n      <source>flat.size_spoken</source>\n      <target>5 square meters</target>\n    </segment>\n  </unit>"
    )
  }

  @Test func `what Xcode exports gets no unit more`() throws {
    let catalog = version1(
      "<trans-unit id=\"flat_size\"><source>5 m²</source></trans-unit>", file: "original=\"a/Localizable.strings\"")
    let entry = try #require(catalog.entries.first)
    #expect(XLIFFParser.insertion(of: "x", as: "flat_size_spoken", for: entry, in: catalog) == nil)
  }

  private func applied(_ splice: Splice, to catalog: Catalog) -> Catalog {
    let text = catalog.source.text
    let bytes = text[..<splice.range.lowerBound] + Array(splice.text.utf8) + text[splice.range.upperBound...]
    return Catalog(SourceFile(path: "x.xlf", bytes: Array(bytes)), as: .xliff)
  }
}
