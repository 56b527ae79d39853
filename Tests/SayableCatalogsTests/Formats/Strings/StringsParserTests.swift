import BuiltInRuleFiles
import SayableEngine
import SayableRules
import Testing

@testable import SayableCatalogs

struct StringsParserTests {
  @Test(arguments: [TextEncoding.utf8, .utf16LittleEndian, .utf16BigEndian])
  func `escapes keep their places in every encoding`(encoding: TextEncoding) {
    let text = #""k" = "\"\n\U00e9\UD83D\uDE00\u2192\351\'é😀\\";"#
    let read = WrittenCatalog("x.strings", "/* é */\n" + text, encoding: encoding)
    #expect(read.texts == ["\"\n\u{E9}\u{1F600}\u{2192}\u{D8}'\u{E9}\u{1F600}\\"])
    #expect(
      read.written()
        == [#"\""#, #"\n"#, #"\U00e9"#, #"\UD83D\uDE00"#, #"\u2192"#, #"\351"#, #"\'"#, "\u{E9}", "\u{1F600}", #"\\"#])
    #expect(read.problems.isEmpty)
  }

  @Test func `entries are read in all their ways`() {
    let read = WrittenCatalog(
      "x.strings", "key_1.a-b = value;\n'k' = 'it';\n\"only key\";\n\"a\"=\"b\";\"c\"=\"d\";\n\"line\" = \"one\ntwo\";")
    #expect(read.entries == ["key_1.a-b=value", "k=it", "only key=only key", "a=b", "c=d", "line=one\ntwo"])
    #expect(read.problems.isEmpty)
  }

  @Test func `dictionaries and arrays give paths of keys`() {
    let read = WrittenCatalog("x.strings", "{ a = { b = \"x\"; \"c/d\" = (\"y\", {e = z;}, <0f 1a>); }; }")
    #expect(read.entries == ["a.b=x", "a.c/d.0=y", "a.c/d.1.e=z"])
    #expect(read.catalog.entries.map(\.logicalPath) == ["/a/b", "/a/c~1d/0", "/a/c~1d/1/e"])
    #expect(read.problems.isEmpty)
  }

  @Test func `only the comment directly before is the note`() {
    let read = WrittenCatalog(
      "x.strings",
      "/* File */\n\n\"a\" = \"1\";\n/* far */\n/* Note */\n\"b\" = \"2\"; // behind\n// One\n// Two\n\"c\" = \"3\";")
    #expect(read.catalog.entries.map(\.comment) == [nil, "Note", "One\nTwo"])
  }

  @Test func `comments before an entry and behind it turn checks off`() {
    let read = WrittenCatalog(
      "x.strings",
      "\"a\" = \"1\"; // sayable:disable ambiguous\n/* sayable:disable */ \"b\" = \"2\";\n\"c\" = \"3\";")
    #expect(read.catalog.entries.map { $0.suppressions.map(\.checks) } == [[["ambiguous"]], [[]], []])
    #expect(read.catalog.entries.map(\.comment).first == .some(nil))
  }

  @Test(arguments: [
    ("\"a\" = \"1\"\n\"b\" = \"2\";", ["a=1", "b=2"], ["1:10 missing-semicolon"]),
    ("\"a\" ;= \"1\";\n\"b\" = \"2\";", ["a=1", "b=2"], ["1:5 stray-semicolon"]),
    ("\"a\" = \"1;\n\"b\" = \"2\";", ["b=2"], ["1:7 missing-quote"]),
    ("\"a = \"1\";\n\"b\" = \"2\";", ["b=2"], ["1:7 missing-equals"]),
    ("\"a\" = \"1\";;\n\"b\" = \"2\";", ["a=1", "b=2"], ["1:11 unexpected-character"]),
    ("\"a\" = ;\n\"b\" = \"2\";", ["b=2"], ["1:7 missing-value"]),
    ("\"a\" \"1\";\n\"b\" = \"2\";", ["b=2"], ["1:5 missing-equals"]),
    ("\u{201C}a\u{201D} = \u{201C}1\u{201D};\n\"b\" = \"2\";", ["b=2"], ["1:1 unexpected-character"]),
    ("\"b\" = \"2\";\n\"a\" = \"1", ["b=2", "a=1"], ["2:7 missing-quote", "2:9 missing-semicolon"]),
    ("\"b\" = \"2\";\n/* open", ["b=2"], ["2:1 unclosed-comment"]),
    ("{ a = 1; ", ["a=1"], ["1:10 missing-brace"]),
    ("<<<<<<< HEAD\n\"b\" = \"2\";", ["b=2"], ["1:1 unexpected-character"]),
    ("=======\n\"b\" = \"2\";", ["b=2"], ["1:1 unexpected-character"]),
    ("a = (1 2);\n\"b\" = \"2\";", ["a.0=1", "b=2"], ["1:8 missing-parenthesis", "1:8 missing-semicolon"]),
  ])
  func `what is broken is told with its place, and the next entries are read`(
    text: String, entries: [String], problems: [String]
  ) {
    let read = WrittenCatalog("x.strings", text)
    #expect(read.entries == entries)
    #expect(read.problems == problems)
  }

  @Test func `depth and the number of problems have an end`() {
    let deep = WrittenCatalog("x.strings", "a = " + String(repeating: "{a=", count: 10_000))
    #expect(deep.catalog.problems.map(\.code) == ["too-deep"])
    let wrong = WrittenCatalog("x.strings", String(repeating: "\"a\" x\n", count: 2_000))
    #expect(wrong.catalog.problems.count == 101)
  }

  @Test func `a spoken sibling stands below its entry, indented like it`() throws {
    let read = WrittenCatalog("x.strings", "  \"a\" = \"5 km\"; // why\r\n\"b\" = \"2\";\r\n")
    let entry = try #require(read.catalog.entries.first)
    let text = "5 \"kilometers\"\\\n\t\u{E9}"
    let splices = try #require(StringsParser.insertion(of: text, as: "a_spoken", for: entry, in: read.catalog))
    #expect(splices.first?.text.hasPrefix("\r\n  \"a_spoken\" = ") == true)
    let after = read.applying(splices)
    #expect(after.entries == ["a=5 km", "a_spoken=\(text)", "b=2"])
    #expect(String(decoding: after.catalog.source.text, as: UTF8.self).hasPrefix("  \"a\" = \"5 km\"; // why\r\n"))
    #expect(StringsParser.insertion(of: text, as: "b", for: entry, in: read.catalog) == nil)
  }
}
