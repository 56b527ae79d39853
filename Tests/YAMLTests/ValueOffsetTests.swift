import Testing
import YAML

@Suite("Places of value offsets")
struct ValueOffsetTests {
  /// In each source, `^` stands before the character that the offset of `X` in the value should lead to.
  @Test(arguments: [
    "a: b^X",
    "a: ^Xb",
    "é: ü👍 ^X",
    "a: '^X'",
    "a: 'it''s ''^X'''",
    "a: '''^X'",
    "a: 'é\\P^X'",
    "a: \"é ^X\"",
    "a: |\n  é ^X",
    "a: |\n  b\n    c\n\n   ü^X\n",
    "a: |2-\n    ^Xb\n",
    "a: |-  # c\n\n\n   b\n\n   ^X\n\n",
    "a: |\r\n  b\r\n  c^X\r\n",
    "a: |\n  b\u{2028}  c^X\n",
    "a: |\n  b\u{85}  c^X\n",
    "a:\n  - |+\n    b\n      ^X\n\n",
  ])
  func `an offset in the value leads to its character`(marked: String) throws {
    let parts = marked.split(separator: "^", maxSplits: 1)
    let source = parts.joined()
    let document = try Document.parse(source)
    let value = try #require(document.root.entries?.first?.value)
    let node = try #require(value.string == nil ? value.items?.first : value)
    let offset = try #require(node.string.map { Array($0.utf8) }?.firstIndex(of: UInt8(ascii: "X")))
    let position = node.position(ofValueOffset: offset, in: document.source)
    #expect(position.offset == parts[0].utf8.count)

    let before = parts[0].unicodeScalars
    let lines = before.split(omittingEmptySubsequences: false) { $0 == "\n" }
    #expect(position.line == lines.count)
    #expect(position.column == (lines.last?.count ?? 0) + 1)
  }

  @Test(arguments: [
    "a: b\n  X", "a: 'b\n  X'", "a: \"b\n  X\"", "a: \"\\tX\"", "a: >\n  b\n  X\n", "a: >-\n  X", "a: 'b\n\n'",
    "a: [X]",
    "a: {X: b}",
  ])
  func `where no place can be told, it is the node's start`(source: String) throws {
    let document = try Document.parse(source)
    let node = try #require(document.root["a"])
    #expect(node.position(ofValueOffset: 2, in: document.source) == Position(line: 1, column: 4, offset: 3))
  }

  @Test(arguments: [
    ("a: bc", 3, 5), ("a: 'b'''", 4, 7), ("a: \"bc\"", 4, 6), ("a: |\n  bc", 7, 9), ("a: |\n  b\n", 7, 9),
  ])
  func `offsets before and past the value lead to its ends`(source: String, first: Int, last: Int) throws {
    let document = try Document.parse(source)
    let node = try #require(document.root["a"])
    #expect(node.position(ofValueOffset: -1, in: document.source).offset == first)
    #expect(node.position(ofValueOffset: 99, in: document.source).offset == last)
  }

  @Test
  func `the end of each line of a block is its break`() throws {
    let document = try Document.parse("a: |\n  b\n\n  c\n")
    let node = try #require(document.root["a"])
    let places = (0...5).map { node.position(ofValueOffset: $0, in: document.source).offset }
    #expect(places == [7, 8, 9, 12, 13, 14])
  }

  @Test
  func `an offset inside a character leads to that character`() throws {
    let document = try Document.parse("a: '👍b'")
    let node = try #require(document.root["a"])
    let columns = (0...5).map { node.position(ofValueOffset: $0, in: document.source).column }
    #expect(columns == [5, 5, 5, 5, 6, 7])
  }

  @Test(arguments: ["", "a: x", "é: 'bcd'", "a: |\n  q", "a: |\n xb\n"])
  func `a source the node is not from gives the node's start`(other: String) throws {
    for text in ["a: 'bcd'", "a: |\n  b\n"] {
      let node = try #require(try Document.parse(text).root["a"])
      #expect(node.position(ofValueOffset: 1, in: Array(other.utf8)) == node.start)
    }
  }
}
