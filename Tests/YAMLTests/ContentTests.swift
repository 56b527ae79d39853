import Testing
import YAML

@Suite("Content")
struct ContentTests {
  @Test(
    arguments: [
      ("no", "no", .plain),
      ("a\n  b", "a b", .plain),
      ("(?i)no\\.? ?", "(?i)no\\.? ?", .plain),
      ("'(?<!\\d)it''s \\P{L}'", "(?<!\\d)it's \\P{L}", .singleQuoted),
      ("\"a\\tb\\u00e9\\0\"", "a\tbé\0", .doubleQuoted),
      ("|\n  a # b\n   c: d\n", "a # b\n c: d\n", .literal),
      ("|-\n  a\n", "a", .literal),
      ("|+\n  a\n\n", "a\n\n", .literal),
      (">\n  a\n  b\n", "a b\n", .folded),
      ("''", "", .singleQuoted),
    ] as [(String, String, ScalarStyle)])
  func `a text arrives decoded, with its style`(source: String, text: String, style: ScalarStyle) throws {
    let node = try Document.parse(source).root
    #expect(node.string == text)
    #expect(node.style == style)
    #expect(node.items == nil && node.entries == nil)
  }

  @Test
  func `lists and mappings keep their order`() throws {
    let root = try Document.parse("z: [3, 1, 2]\na: {c: d}\nm:\n- x\n").root
    #expect(root.entries?.map(\.key.string) == ["z", "a", "m"])
    #expect(root["z"]?.items?.map(\.string) == ["3", "1", "2"])
    #expect(root["a"]?["c"]?.string == "d")
    #expect(root["m"]?.items?.map(\.string) == ["x"])
    #expect(root.string == nil && root.items == nil && root.style == nil)
  }

  @Test
  func `a key that is not there, and a node that is no mapping, give nothing`() throws {
    let root = try Document.parse("a: b").root
    #expect(root["b"] == nil)
    #expect(root["a"]?["a"] == nil)
  }

  @Test
  func `the same key may stand in two mappings, and << in quotes is a key`() throws {
    #expect(try Document.parse("a: {b: c}\nb: {b: d}").root["b"]?["b"]?.string == "d")
    #expect(try Document.parse("'<<': a").root["<<"]?.string == "a")
    #expect(try Document.parse("'': a").root[""]?.string == "a")
  }

  @Test(arguments: [
    ("[~]", true), ("[null]", true), ("{a}", true), ("- ", true), ("- '~'", false), ("- ''", false),
    ("- \"null\"", false), ("- |\n", false), ("- Null", false), ("- x", false), ("- []", false),
  ])
  func `only an absent value, ~ and null without quotes are null`(text: String, isNull: Bool) throws {
    let root = try Document.parse(text).root
    #expect((root.items?.first ?? root["a"])?.isNull == isNull)
  }

  @Test(arguments: ["", "\u{FEFF}", "\n", "# a", "---", "---\n...\n"])
  func `a text with nothing in it is null`(text: String) throws {
    #expect(try Document.parse(text).root.isNull)
  }

  @Test(arguments: [("a", "a text"), ("[]", "a list"), ("{}", "a mapping"), ("~", "nothing")])
  func `a node names its kind`(text: String, kind: String) throws {
    #expect(try Document.parse(text).root.kind == kind)
  }

  @Test
  func `a document mark before the text and an end mark after it are fine`() throws {
    #expect(try Document.parse("---\na: b\n...\n").root["a"]?.string == "b")
  }

  @Test
  func `bytes read like their text`() throws {
    let document = try Document.parse([0xEF, 0xBB, 0xBF, 0x61, 0x3A, 0x20, 0xC3, 0xA9])
    #expect(document.root["a"]?.string == "é")
    #expect(document.source.count == 8)
  }
}
