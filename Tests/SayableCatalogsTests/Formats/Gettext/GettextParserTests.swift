import BuiltInRuleFiles
import SayableEngine
import SayableRules
import Testing

@testable import SayableCatalogs

struct GettextParserTests {
  private static let header = """
    msgid ""
    msgstr ""
    "Language: pt_BR\\n"
    "Content-Type: text/plain; charset=UTF-8\\n"

    """

  @Test func `translations are read in the language of the header, what they translate is not`() {
    let read = WrittenCatalog("x.po", Self.header + "msgid \"Speed\"\nmsgstr \"Velocidade\"\n")
    #expect(read.entries == ["Speed=Velocidade"])
    #expect(read.catalog.entries.first?.locale?.description == "pt-BR")
    #expect(read.catalog.entries.first?.isSource == false)
    #expect(read.problems.isEmpty)
  }

  @Test(arguments: [
    ("sr@latin", "sr-Latn"), ("de_DE.UTF-8", "de-DE"), ("zh_CN", "zh-CN"), ("fr", "fr"),
  ])
  func `languages are named in the way of gettext`(name: String, locale: String) {
    let read = WrittenCatalog("x.po", "msgid \"\"\nmsgstr \"Language: \(name)\\n\"\n\nmsgid \"a\"\nmsgstr \"b\"\n")
    #expect(read.catalog.entries.first?.locale?.description == locale)
  }

  @Test func `joined lines and escapes keep their places`() {
    let read = WrittenCatalog("x.po", "msgid \"a\"\nmsgstr \"\"\n\"x\\n\"\r\n  \"\\303\\251\\\"\u{1F600}\"\n\"\\x41.\"")
    #expect(read.texts == ["x\n\u{E9}\"\u{1F600}A."])
    #expect(read.written() == ["x", "\\n", "\\303\\251", "\\\"", "\u{1F600}", "\\x41", "."])
  }

  @Test func `plural forms, contexts and states tell messages apart`() {
    let read = WrittenCatalog(
      "x.po",
      """
      msgctxt "menu"
      msgid "Open"
      msgstr "Abrir"

      #, fuzzy, c-format
      #| msgid "%d old day"
      msgid "%d day"
      msgid_plural "%d days"
      msgstr[0] "%d dia"
      msgstr[1] "%d dias"

      #~ msgid "Gone"
      #~ msgstr "Ido"
      """)
    #expect(read.entries == ["menu|Open=Abrir", "%d day[0]=%d dia", "%d day[1]=%d dias", "Gone=Ido"])
    #expect(read.catalog.entries.map(\.state) == [.active, .unreviewed, .unreviewed, .obsolete])
    #expect(read.catalog.entries.map(\.logicalPath).last == "Gone/msgstr")
    #expect(read.catalog.entries[2].logicalPath == "%d day/msgstr[1]")
  }

  @Test func `a template is read as what others are translated from`() {
    let read = WrittenCatalog(
      "x.pot", "msgid \"\"\nmsgstr \"charset=CHARSET\"\n\nmsgid \"%d km\"\nmsgid_plural \"%d kms\"\nmsgstr[0] \"\"\n")
    #expect(read.entries == ["%d km[0]=%d km", "%d km[1]=%d kms"])
    #expect(read.catalog.entries.allSatisfy { $0.isSource && $0.locale == nil })
    #expect(read.problems.isEmpty)
  }

  @Test func `where there is no translation, the file of the same language shows the id`() {
    let message = "\nmsgid \"10 km\"\nmsgstr \"\"\n"
    let english = WrittenCatalog("x.po", "msgid \"\"\nmsgstr \"Language: en_GB\\n\"\n" + message)
    #expect(english.entries == ["10 km=10 km"])
    #expect(WrittenCatalog("x.po", "msgid \"\"\nmsgstr \"Language: fr\\n\"\n" + message).entries.isEmpty)
  }

  @Test func `comments give the note and turn checks off`() {
    let read = WrittenCatalog(
      "x.po",
      """
      # A translator says this.
      #. The program says that. sayable:disable ambiguous
      #: src/main.c:12
      msgid "a"
      msgstr "b"

      msgid "c"
      msgstr "d"
      """)
    let entries = read.catalog.entries
    #expect(entries.first?.comment?.hasPrefix("A translator says this.\nThe program says that.") == true)
    #expect(entries.first?.suppressions.map(\.checks) == [["ambiguous"]])
    #expect(entries.last?.suppressions.isEmpty == true && entries.last?.comment == nil)
  }

  @Test(arguments: [
    ("_File", "File"), ("Save _As\u{2026}", "Save As\u{2026}"), ("&Open", "Open"), ("\u{30D5}(_F)", "\u{30D5}(F)"),
    ("R&D", "R&D"), ("a _b_ c", "a _b_ c"), ("user_name", "user_name"), ("&nbsp;5 km", "&nbsp;5 km"),
    ("Q & A", "Q & A"),
    ("<a href=\"x_y\">m</a>", "<a href=\"x_y\">m</a>"),
  ])
  func `the mark of a mnemonic is not shown`(written: String, shown: String) {
    let escaped = written.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"")
    let read = WrittenCatalog("x.po", "msgid \"a\"\nmsgstr \"\(escaped)\"\n")
    #expect(read.texts == [written])
    #expect(read.catalog.entries.first?.labels.map(\.text.string) == [shown])
  }

  @Test func `a mark inside a word is protected`() {
    let read = WrittenCatalog("x.po", "msgid \"a\"\nmsgstr \"E_xit\"\n")
    #expect(read.catalog.entries.first?.labels.first?.protectedSpans == [ProtectedSpan(1..<2, .text)])
  }

  @Test func `files in ISO 8859-1 are read as their header says`() {
    let text =
      "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=ISO-8859-1\\n\"\n\nmsgid \"a\"\nmsgstr \"\u{E9}\\351 m\u{B2}\"\n"
    let read = WrittenCatalog("x.po", text, encoding: .latin1)
    #expect(read.texts == ["\u{E9}\u{E9} m\u{B2}"])
    #expect(read.written() == ["\u{E9}", "\\351", " ", "m", "\u{B2}"])
    #expect(read.catalog.source.encoding == .latin1)
  }

  @Test func `of an unknown encoding only ASCII is read`() {
    let text =
      "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=KOI8-R\\n\"\n\nmsgid \"a\"\nmsgstr \"\u{E9}\"\n\nmsgid \"b\"\nmsgstr \"B\"\n"
    let read = WrittenCatalog("x.po", text, encoding: .latin1)
    #expect(read.texts == ["B"])
    #expect(read.problems == ["2:1 unknown-charset"])
  }

  @Test(arguments: [
    ("msgid \"a\"\nmsgstr \"b\nmsgid \"c\"\nmsgstr \"d\"\n", ["a=b", "c=d"], ["2:8 unclosed-string"]),
    ("msgid \"a\"\nmsgstr \"b\" x\n", ["a=b"], ["2:12 stray-text"]),
    ("\"x\"\nmsgid \"a\"\nmsgstr \"b\"\n", ["a=b"], ["1:1 stray-string"]),
    ("msgstr \"b\"\n", [], ["1:1 missing-msgid"]),
    ("msgid \"a\"\n\nmsgid \"c\"\nmsgstr \"d\"\n", ["c=d"], ["1:10 missing-msgstr"]),
    ("<<<<<<< HEAD\nmsgid \"a\"\nmsgstr \"b\"\n", ["a=b"], ["1:1 unknown-line"]),
    ("msgid \"a\"\nmsgstr[x] \"b\"\nmsgstr[0] \"c\"\n", ["a[0]=c"], ["2:8 bad-plural-number"]),
    ("msgid \"a\"\nmsgstr \"5\\%\"\n", ["a=5\\%"], ["2:10 unknown-escape"]),
    ("msgid \"a\"\nmsgstr", [], ["1:10 missing-msgstr", "2:1 unknown-line"]),
  ])
  func `what is broken is told with its place, and the rest is read`(
    text: String, entries: [String], problems: [String]
  ) {
    let read = WrittenCatalog("x.po", text)
    #expect(read.entries == entries)
    #expect(read.problems == problems)
  }

  @Test func `bytes that are no UTF-8 are told`() {
    let read = WrittenCatalog("x.po", bytes: Array("msgid \"a\"\nmsgstr \"".utf8) + [0xFF] + Array("\"\n".utf8))
    #expect(read.problems == ["2:9 invalid-encoding"])
  }

  @Test func `escapes that make no UTF-8 are told, and their string is checked no further`() throws {
    let read = WrittenCatalog("x.po", "msgid \"a\"\nmsgstr \"\\377\\3740\\\" m\"\n")
    #expect(read.problems == ["2:9 invalid-encoding"])
    #expect(try Linter().findings(in: read.catalog).isEmpty)
  }

  @Test(arguments: [
    ("speed.unit", "speed.unit_spoken", "speed.unit_spoken"), ("km/h", "spoken|km/h", "spoken|km/h"),
  ])
  func `a spoken sibling is a message of its own`(id: String, key: String, written: String) throws {
    let read = WrittenCatalog("x.po", Self.header + "msgid \"\(id)\"\nmsgstr \"km/h\"\n\nmsgid \"b\"\nmsgstr \"B\"\n")
    let entry = try #require(read.catalog.entries.first)
    let text = "a \"b\"\nc\\d\te"
    let splices = try #require(GettextParser.insertion(of: text, as: key, for: entry, in: read.catalog))
    let after = read.applying(splices)
    #expect(after.entries == ["\(id)=km/h", "\(written)=\(text)", "b=B"])
    #expect(after.problems.isEmpty)
  }

  @Test(arguments: ["Texts are keys_spoken", "Speed"])
  func `texts that are keys have no sibling`(key: String) throws {
    let read = WrittenCatalog("x.po", "msgid \"Texts are keys\"\nmsgstr \"a\"\n\nmsgid \"Speed\"\nmsgstr \"b\"\n")
    let entry = try #require(read.catalog.entries.first)
    #expect(GettextParser.insertion(of: "x", as: key, for: entry, in: read.catalog) == nil)
  }
}
