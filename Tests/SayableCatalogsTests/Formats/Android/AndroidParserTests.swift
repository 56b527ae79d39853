import BuiltInRuleFiles
import SayableEngine
import SayableRules
import Testing

@testable import SayableCatalogs

@Suite struct `String resources of Android` {
  private func catalog(_ content: String, path: String = "res/values-de/strings.xml") -> Catalog {
    let text = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources>\n\(content)\n</resources>\n"
    return Catalog(SourceFile(path: path, bytes: Array(text.utf8)), as: .android)
  }

  /// What is written at the place of each character of the only entry's value, `|` between them.
  private func written(_ catalog: Catalog) -> String? {
    guard let value = catalog.entries.first?.value else { return nil }
    var offset = 0
    return value.string.unicodeScalars.map { scalar in
      let length = String(scalar).utf8.count
      defer { offset += length }
      let range = value.sourceRange(of: offset..<(offset + length))
      return String(decoding: catalog.source.text[range], as: UTF8.self)
    }.joined(separator: "|")
  }

  @Test(arguments: [
    ("5 km", "5 km", "5| |k|m"),
    ("  a \n\t b  ", "a b", "a| \n\t |b"),
    ("\"  a  b \"", "  a  b ", " | |a| | |b| "),
    ("a\\nb\\tc", "a\nb\tc", "a|\\n|b|\\t|c"),
    ("it\\'s \\\"x\\\" \\@ \\?", "it's \"x\" @ ?", "i|t|\\'|s| |\\\"|x|\\\"| |\\@| |\\?"),
    ("\\u00b2\\uD83D\\uDE00", "\u{B2}\u{1F600}", "\\u00b2|\\uD83D\\uDE00"),
    ("\\u00zz\\", "u00zz", "\\u|0|0|z|z"),
    ("a &amp; &#8211;b", "a & \u{2013}b", "a| |&amp;| |&#8211;|b"),
    ("a\\&#110;b", "a\nb", "a|\\&#110;|b"),
    ("<![CDATA[a  <b>\\n]]>", "a <b>\n", "a|  |<|b|>|\\n"),
    ("a <!-- c --> b", "a b", "a| <!-- c --> |b"),
    ("a <b>c </b> d", "a c d", "a| |c| </b> |d"),
    ("\u{A0}5&#160;km", "\u{A0}5\u{A0}km", "\u{A0}|5|&#160;|k|m"),
    ("\r\n  a\r\n  b\r\n", "a b", "a|\r\n  |b"),
    ("a\\ \\ b", "a  b", "a|\\ |\\ |b"),
    ("", "", ""),
  ])
  func `a value is decoded with the place of each character`(content: String, text: String, places: String) {
    let catalog = catalog("<string name=\"a\">\(content)</string>")
    #expect(catalog.problems == [])
    #expect(catalog.entries.map(\.value.string) == [text])
    #expect(written(catalog) == places)
  }

  @Test(arguments: ["<?xml version=\"1.0\" enc", "<resoces><string name=\"a\">5 km</string></r", "<", "x<resources>"])
  func `a file that is broken before its first element is reported, not passed over`(text: String) throws {
    let source = SourceFile(path: "res/values-de/strings.xml", bytes: Array(text.utf8))
    let catalog = try #require(Catalog(source))
    #expect(!catalog.problems.isEmpty)
    #expect(Catalog(SourceFile(path: "res/layout/strings.xml", bytes: Array(text.utf8)))?.format == nil)
    #expect(Catalog(SourceFile(path: "res/values/colors.xml", bytes: Array(text.utf8)))?.format == nil)
  }

  @Test func `a comment on a line with many elements is that of the one before it`() {
    let catalog = catalog(
      "<string name=\"a\">x</string><string name=\"b\">y</string><!-- of b -->\n<string name=\"c\">z</string>")
    #expect(catalog.entries.map(\.comment) == [nil, "of b", nil])
  }

  @Test func `places count in a file in UTF-16, too`() throws {
    let text = "<resources><string name=\"a\">\u{1F600} &amp; 5\\u00b2</string></resources>"
    let bytes: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let catalog = Catalog(SourceFile(path: "values/strings.xml", bytes: bytes), as: .android)
    let value = try #require(catalog.entries.first).value
    #expect(value.string == "\u{1F600} & 5\u{B2}")
    let digit = catalog.source.range(of: value.sourceRange(of: 8..<10))
    #expect(digit.start.column == 38 && digit.start.utf16Column == 39 && digit.end.column == 44)
    #expect(digit.byteRange == 78..<90)
  }

  @Test func `plurals, arrays and products have their keys, variants and paths`() {
    let entries = catalog(
      """
      <string name="a" product="tablet">1</string>
      <item type="string" name="b">2</item>
      <plurals name="c"><item quantity="one">%d day</item><item quantity="other">%d days</item></plurals>
      <string-array name="d"><item>x</item><item>@string/a</item><item>y</item></string-array>
      <string-array name="e_values"><item>km_h</item></string-array>
      <array name="f"><item>#FF0000</item><item>Red</item></array>
      <color name="g">#000</color>
      """
    ).entries
    #expect(entries.map(\.key) == ["a", "b", "c", "c", "d", "d", "f"])
    #expect(entries.map(\.variant) == ["tablet", "", "one", "other", "0", "2", "1"])
    #expect(
      entries.map(\.logicalPath) == [
        "/resources/string[@name=\"a\"][@product=\"tablet\"]", "/resources/item[@name=\"b\"]",
        "/resources/plurals[@name=\"c\"]/item[@quantity=\"one\"]",
        "/resources/plurals[@name=\"c\"]/item[@quantity=\"other\"]", "/resources/string-array[@name=\"d\"]/item[1]",
        "/resources/string-array[@name=\"d\"]/item[3]", "/resources/array[@name=\"f\"]/item[2]",
      ])
  }

  @Test(arguments: [
    ("@string/ok", true), (" @android:string/ok ", true), ("@null", true), ("?attr/title", true),
    ("?android:attr/title", true), ("\\@string/ok", false), ("@home", false), ("?", false), ("@ 5/6", false),
    ("@string/ok now", false), ("?what/why ever", false), ("@5/min", false),
  ])
  func `a reference to another resource is no text`(content: String, isReference: Bool) {
    #expect(catalog("<string name=\"a\">\(content)</string>").entries.isEmpty == isReference)
  }

  @Test func `what nobody may touch is protected`() throws {
    let catalog = catalog(
      "<string name=\"a\">To  <xliff:g id=\"d\">%1$d</xliff:g> km <b>by <xliff:g id=\"n\">5 mi</xliff:g></b></string>")
    let label = try #require(catalog.entries.first?.labels.first)
    #expect(label.text.string == "To %1$d km by 5 mi")
    #expect(label.protectedSpans.map(\.range) == [3..<7, 14..<18])
    #expect(label.protectedSpans.map(\.kind) == [.placeholder, .text])
  }

  @Test func `comments and attributes tell about an entry`() {
    let entries = catalog(
      """
      <!-- Distance -->
      <string name="a">1</string> <!-- sayable:disable silent-string -->
      <string name="b" translatable="false">2</string>
      <!-- sayable:disable -->
      <plurals name="c"><!-- One --><item quantity="one">3</item><item quantity="other">4</item></plurals>
      """
    ).entries
    #expect(entries.map { $0.comment?.hasPrefix("Distance") } == [true, nil, false, false])
    #expect(entries.map { $0.suppressions.map(\.checks) } == [[["silent-string"]], [], [[]], [[]]])
    #expect(entries.map(\.isUntranslatable) == [false, true, false, false])
    #expect(entries.map(\.isSource) == [false, false, false, false])
    #expect(entries.map { $0.locale?.description } == ["de", "de", "de", "de"])
  }

  @Test func `strings of a folder without a language are the source`() {
    let text = "<resources tools:locale=\"fr\"><string name=\"a\">1</string></resources>"
    let entry = Catalog(SourceFile(path: "res/values/strings.xml", bytes: Array(text.utf8)))?.entries.first
    #expect(entry?.isSource == true && entry?.locale?.description == "fr")
  }

  @Test func `a broken file gives its mistake and the strings around it`() {
    let broken = catalog("<string name=\"a\">1\n<string name=\"b\">2 & 3</string>\n<string>4</string>")
    #expect(broken.entries.map(\.value.string) == ["1", "2 & 3"])
    #expect(broken.problems.map(\.code).sorted() == ["missing-name", "stray-ampersand", "unclosed-element"])
    #expect(broken.problems.first { $0.code == "stray-ampersand" }?.location?.line == 4)
  }

  @Test(arguments: [
    ("values/strings.xml", "<resources/>", true),
    ("values/titles.xml", "<resources><plurals name=\"a\"/></resources>", true),
    ("values/colors.xml", "<resources><color name=\"a\">#fff</color></resources>", false),
    ("layout/main.xml", "<LinearLayout><string/></LinearLayout>", false),
  ])
  func `only resources that hold strings are catalogs`(path: String, text: String, isCatalog: Bool) {
    #expect((CatalogFormat(of: SourceFile(path: path, bytes: Array(text.utf8))) == .android) == isCatalog)
  }

  @Test func `a sibling stands on the next line with the same attributes`() throws {
    let catalog = catalog(
      "    <string name=\"a\" translatable=\"false\">5 km</string> <!-- c -->\r\n<string name=\"b\"/>")
    let entry = try #require(catalog.entries.first)
    let splice = try #require(
      AndroidParser.insertion(of: "It's 5 \"k\" & <m>", as: "a_spoken", for: entry, in: catalog)?.first)
    #expect(
      splice.text
        == "\n    <string name=\"a_spoken\" translatable=\"false\">It\\'s 5 \\\"k\\\" &amp; &lt;m&gt;</string>")
    #expect(catalog.source.text[splice.range.lowerBound...].starts(with: Array("\r\n<string name=\"b\"".utf8)))
    #expect(AndroidParser.insertion(of: "x", as: "b", for: entry, in: catalog) == nil)
    #expect(AndroidParser.insertion(of: "x", as: "not-a-name", for: entry, in: catalog) == nil)
  }

  @Test(arguments: [
    "a", " a ", "a  b", "@string/a", "?x", "it's \"so\"", "a\nb\tc", "\\n", "a < b & c > d", "\u{1F600} ]]>", "", " ",
  ])
  func `what is written is read again as it was`(text: String) throws {
    let before = catalog("<string name=\"a\">x</string>")
    let entry = try #require(before.entries.first)
    let splices = try #require(AndroidParser.insertion(of: text, as: "a_spoken", for: entry, in: before))
    let written = before.source.text(with: splices)
    let after = Catalog(SourceFile(path: "values/strings.xml", bytes: Array(written.utf8)), as: .android)
    #expect(after.entries.map(\.key) == ["a", "a_spoken"])
    #expect(after.entries.map(\.value.string) == ["x", text])
  }

  @Test func `the sibling of a value with tags inside has none`() throws {
    let catalog = catalog("<string name=\"a\">5 <b>km</b></string>")
    let entry = try #require(catalog.entries.first)
    let splices = try #require(AndroidParser.insertion(of: "5 k", as: "a_spoken", for: entry, in: catalog))
    #expect(splices.first?.text.contains("<string name=\"a_spoken\">5 k</string>") == true)
  }
}
