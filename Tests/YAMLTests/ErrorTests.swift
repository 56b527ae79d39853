import Testing
import YAML

@Suite("Errors")
struct ErrorTests {
  @Test(arguments: [
    ("a: &x b", "1:4: Anchors (&name) are not supported; remove it, and put a text with & in quotes."),
    ("é: &x\n  b: c", "1:4: Anchors (&name) are not supported; remove it, and put a text with & in quotes."),
    ("&x\n- a", "1:1: Anchors (&name) are not supported; remove it, and put a text with & in quotes."),
    ("a: &x", "1:4: Anchors (&name) are not supported; remove it, and put a text with & in quotes."),
    ("a: *x", "1:4: Aliases (*name) are not supported; write the value out."),
    ("*x : a", "1:1: Aliases (*name) are not supported; write the value out."),
    ("a: !!str b", "1:4: Tags (!name) are not supported; remove it, and put a text with ! in quotes."),
    ("a: !b 'c'", "1:4: Tags (!name) are not supported; remove it, and put a text with ! in quotes."),
    ("a: ! b", "1:4: Tags (!name) are not supported; remove it, and put a text with ! in quotes."),
    ("- !a [b]", "1:3: Tags (!name) are not supported; remove it, and put a text with ! in quotes."),
    ("a: b\n<<: c", "2:1: Merge keys (<<) are not supported; write the entries out."),
    ("a: b\n---\nc: d", "2:1: A second document starts here; write one document per text."),
    ("a: b\n...\n---\nc: d", "3:1: A second document starts here; write one document per text."),
    ("# c\n%YAML 1.1\n---\na", "2:1: Directives (%) are not supported; remove the line."),
    ("%TAG ! !a\n---\na", "1:1: Directives (%) are not supported; remove the line."),
    ("a: 1\nb: 2\n'a': 3", "3:1: The key 'a' is already given on line 1; keep one of the two."),
    ("{a: {b, b}}", "1:9: The key 'b' is already given on line 1; keep one of the two."),
    ("a: b\n[c]: d", "2:1: A key must be a text; write lists and mappings as values only."),
    ("{c: d}: e", "1:1: A key must be a text; write lists and mappings as values only."),
    ("? - a\n: b", "1:3: A key must be a text; write lists and mappings as values only."),
    ("? a\n?\n: b", "2:2: A key is missing here; write key: value."),
  ])
  func `what a strict reader does not want is an error at its place, with the way out`(text: String, error: String)
    throws
  {
    try expect(error, for: text)
  }

  @Test(arguments: [
    ("a: 'b\nc: d\n", "1:4: The text that starts here has no closing quotation mark."),
    ("é: \"ü", "1:4: The text that starts here has no closing quotation mark."),
    (
      "a: b\nc\nd: e",
      "2:1: A ':' is missing after this key; if it continues the text before it, indent it more or use quotes."
    ),
    (
      "a: b: c",
      "1:5: A ':' is not allowed here; put a text that holds ': ' in quotes, or start the entry on its own line."
    ),
    (
      "a: \"x\\d\"",
      "1:6: This escape is unknown in double quotes; write the text in single quotes to keep backslashes."
    ),
    ("a: @b", "1:4: A text cannot start with '@'; put it in quotes."),
    ("a:\n\t- b", "2:1: A tab is not allowed here; use spaces."),
    ("a: [1, 2\nb: c", "2:2: A ',' or ']' is missing here for the list that starts on line 1."),
    ("\na: {b: 'c' d}", "2:12: A ',' or '}' is missing here for the mapping that starts on line 2."),
    (
      "a: 'b' c",
      "1:8: Expected another key of the mapping that starts on line 1; check indentation and quotation marks."
    ),
    (
      "\n- a\nb: c",
      "3:1: Expected another '-' of the list that starts on line 2; check indentation and quotation marks."
    ),
    (" a: b\nc: d", "2:1: This does not belong to what comes before; check the indentation."),
    ("a: |0\n b", "1:5: YAML syntax error while scanning a block scalar: found an indentation indicator equal to 0."),
    ("a: ]", "1:4: A text, list or mapping is missing here; put a text that starts with a sign in quotes."),
    ("a: b\r\nc: @", "2:4: A text cannot start with '@'; put it in quotes."),
    ("\u{FEFF}a: @", "1:4: A text cannot start with '@'; put it in quotes."),
    ("a: 'x\u{2028}\u{85}'\nb: @", "2:4: A text cannot start with '@'; put it in quotes."),
  ])
  func `what is no YAML is an error at the most helpful place, in plain words`(text: String, error: String) throws {
    try expect(error, for: text)
  }

  @Test(arguments: [
    ("a: b\u{7}", "1:5: The character U+0007 is not allowed; write it as an escape in double quotes, or remove it."),
    (
      "\u{FEFF}é: 'ü\n\0'",
      "2:1: The character U+0000 is not allowed; write it as an escape in double quotes, or remove it."
    ),
    ("# é\u{7F}", "1:4: The character U+007F is not allowed; write it as an escape in double quotes, or remove it."),
  ])
  func `a control character is an error at its place`(text: String, error: String) throws {
    try expect(error, for: text)
  }

  @Test
  func `a control character far into the text has the right offset`() throws {
    let text = String(repeating: "- é\n", count: 50_000) + "- \u{1}"
    let error = try #require(throws: YAMLError.self) { try Document.parse(text) }
    #expect(error.position == Position(line: 50_001, column: 3, offset: 250_002))
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x61, 0x00], Position(line: 1, column: 1, offset: 0)),
      ([0xEF, 0xBB, 0xBF, 0x61, 0xFF], Position(line: 1, column: 3, offset: 4)),
      ([0xC3, 0xA9, 0x0A, 0x62, 0xC3], Position(line: 2, column: 2, offset: 4)),
      ([0xC3, 0x41], Position(line: 1, column: 1, offset: 0)),
      ([0x61, 0xED, 0xA0, 0x80], Position(line: 1, column: 2, offset: 1)),
      ([0x61, 0xC0, 0x80], Position(line: 1, column: 2, offset: 1)),
    ] as [([UInt8], Position)])
  func `invalid UTF-8 is an error where the faulty character starts`(bytes: [UInt8], position: Position) throws {
    let error = try #require(throws: YAMLError.self) { try Document.parse(bytes) }
    #expect(error.message == "The text is not valid UTF-8; save it in that encoding.")
    #expect(error.position == position)
  }

  private func expect(_ expected: String, for text: String) throws {
    let error = try #require(throws: YAMLError.self) { try Document.parse(text) }
    #expect(error.description == expected)
    // Line and column must tell the same place as the offset.
    let before = String(decoding: Array(text.utf8).prefix(error.position.offset), as: UTF8.self)
    let lines = before.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(error.position.line == lines.count)
    let column = (lines.last?.filter { $0 != "\u{FEFF}" }.count ?? 0) + 1
    #expect(error.position.column == column)
  }
}
