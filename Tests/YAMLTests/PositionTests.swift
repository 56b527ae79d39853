import Testing
import YAML

@Suite("Positions")
struct PositionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    /// The nodes of the tree, keys before values, outer before inner: start, then source.
    let nodes: [(String, String)]

    init(_ name: String, _ text: String, _ nodes: [(String, String)]) {
      (testDescription, self.text, self.nodes) = (name, text, nodes)
    }
  }

  static let cases = [
    Case("plain", "a: b", [("1:1@0", "a: b"), ("1:1@0", "a"), ("1:4@3", "b")]),
    Case(
      "trailing blanks and a comment stay outside", "a: b  # c\n\n",
      [("1:1@0", "a: b"), ("1:1@0", "a"), ("1:4@3", "b")]),
    Case(
      "characters of two and four bytes", "é: 👍x\nb: ü",
      [
        ("1:1@0", "é: 👍x\nb: ü"), ("1:1@0", "é"), ("1:4@4", "👍x"), ("2:1@10", "b"), ("2:4@13", "ü"),
      ]),
    Case(
      "byte order mark", "\u{FEFF}a: b\nc: d",
      [
        ("1:1@3", "a: b\nc: d"), ("1:1@3", "a"), ("1:4@6", "b"), ("2:1@8", "c"), ("2:4@11", "d"),
      ]),
    Case(
      "CRLF", "a: b\r\nc: d\r\n",
      [
        ("1:1@0", "a: b\r\nc: d"), ("1:1@0", "a"), ("1:4@3", "b"), ("2:1@6", "c"), ("2:4@9", "d"),
      ]),
    Case(
      "lone CR", "a: b\rc: d",
      [
        ("1:1@0", "a: b\rc: d"), ("1:1@0", "a"), ("1:4@3", "b"), ("2:1@5", "c"), ("2:4@8", "d"),
      ]),
    Case(
      "U+2028, a break for YAML only", "a: 'x\u{2028}y'\nb: z",
      [
        ("1:1@0", "a: 'x\u{2028}y'\nb: z"), ("1:1@0", "a"), ("1:4@3", "'x\u{2028}y'"), ("2:1@11", "b"), ("2:4@14", "z"),
      ]),
    Case(
      "U+0085, a break for YAML only", "a: 'x\u{85}y'\nb: z",
      [
        ("1:1@0", "a: 'x\u{85}y'\nb: z"), ("1:1@0", "a"), ("1:4@3", "'x\u{85}y'"), ("2:1@10", "b"), ("2:4@13", "z"),
      ]),
    Case(
      "quotes belong to the text", "- 'it''s'\n- \"a\\tb\"",
      [
        ("1:1@0", "- 'it''s'\n- \"a\\tb\""), ("1:3@2", "'it''s'"), ("2:3@12", "\"a\\tb\""),
      ]),
    Case(
      "block text with its empty lines", "a: |\n  x\n   y\n\nb: >-\n  z",
      [
        ("1:1@0", "a: |\n  x\n   y\n\nb: >-\n  z"), ("1:1@0", "a"), ("1:4@3", "|\n  x\n   y\n\n"), ("5:1@15", "b"),
        ("5:4@18", ">-\n  z"),
      ]),
    Case(
      "brackets belong to the collection", "[a , {b: c} ]\n",
      [
        ("1:1@0", "[a , {b: c} ]"), ("1:2@1", "a"), ("1:6@5", "{b: c}"), ("1:7@6", "b"), ("1:10@9", "c"),
      ]),
    Case(
      "single pair in a list", "[a: b, c]",
      [
        ("1:1@0", "[a: b, c]"), ("1:2@1", "a: b"), ("1:2@1", "a"), ("1:5@4", "b"), ("1:8@7", "c"),
      ]),
    Case(
      "list at the indentation of its key", "a:\n- b\n# c\n\nd: e",
      [
        ("1:1@0", "a:\n- b\n# c\n\nd: e"), ("1:1@0", "a"), ("2:1@3", "- b"), ("2:3@5", "b"), ("5:1@12", "d"),
        ("5:4@15", "e"),
      ]),
    Case(
      "collections end with their last text", "- a:\n    b: c\n\n\n- d",
      [
        ("1:1@0", "- a:\n    b: c\n\n\n- d"), ("1:3@2", "a:\n    b: c"), ("1:3@2", "a"), ("2:5@9", "b: c"),
        ("2:5@9", "b"), ("2:8@12", "c"), ("5:3@18", "d"),
      ]),
    Case(
      "absent values stand behind their sign", "a:\nb:\n-\n- c\n",
      [
        ("1:1@0", "a:\nb:\n-\n- c"), ("1:1@0", "a"), ("1:3@2", ""), ("2:1@3", "b"), ("3:1@6", "-\n- c"), ("3:2@7", ""),
        ("4:3@10", "c"),
      ]),
    Case(
      "absent values behind a sign on a later line", "- x\n-\n- ? a\n  :\n- b",
      [
        ("1:1@0", "- x\n-\n- ? a\n  :\n- b"), ("1:3@2", "x"), ("2:2@5", ""), ("3:3@8", "? a\n  :"), ("3:5@10", "a"),
        ("4:4@15", ""), ("5:3@18", "b"),
      ]),
    Case(
      "absent value without a sign", "- ? a\n\n\n- b",
      [
        ("1:1@0", "- ? a\n\n\n- b"), ("1:3@2", "? a"), ("1:5@4", "a"), ("1:6@5", ""), ("4:3@10", "b"),
      ]),
    Case("only a document mark", "---\n\n", [("1:4@3", "")]),
    Case("comments only", "# a\n# b\n", [("1:1@0", "")]),
  ]

  @Test(arguments: cases)
  func `each node knows its start and its exact source`(_ test: Case) throws {
    let document = try Document.parse(test.text)
    let found = flatten(document.root)
    #expect(found.map { "\($0.start)@\($0.start.offset)" } == test.nodes.map(\.0))
    #expect(
      found.map { String(decoding: document.source[$0.start.offset..<$0.end.offset], as: UTF8.self) }
        == test.nodes.map(\.1))
  }

  @Test
  func `the end is a full position`() throws {
    let root = try Document.parse("a: |\n  é\nb: 'ü'").root
    #expect(root["a"]?.end == Position(line: 3, column: 1, offset: 10))
    #expect(root["b"]?.end == Position(line: 3, column: 7, offset: 17))
    #expect(root.end == root["b"]?.end)
  }

  @Test
  func `positions are ordered by offset and print line and column`() {
    let early = Position(line: 1, column: 9, offset: 8)
    let late = Position(line: 2, column: 1, offset: 9)
    #expect(early < late)
    #expect(!(late < early))
    #expect("\(late)" == "2:1")
  }

  private func flatten(_ node: Node) -> [Node] {
    [node] + (node.items ?? []).flatMap(flatten)
      + (node.entries ?? []).flatMap { flatten($0.key) + flatten($0.value) }
  }
}
