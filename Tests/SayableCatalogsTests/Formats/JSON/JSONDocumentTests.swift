import BuiltInRuleFiles
import SayableEngine
import SayableRules
import Testing

@testable import SayableCatalogs

@Suite struct `Broken and unusual JSON` {
  struct Case: Sendable {
    let text: String
    let code: String
    let line: Int
    let column: Int
    let values: [String]

    init(_ text: String, _ code: String, _ line: Int, _ column: Int, _ values: [String]) {
      self.text = text
      self.code = code
      self.line = line
      self.column = column
      self.values = values
    }
  }

  @Test(arguments: [
    Case("{\"a\": \"1\"\n\"b\": \"2\"}", "missing-comma", 2, 1, ["1", "2"]),
    Case("{\"a\": \"1\",\n\"b\" \"2\",\n\"c\": \"3\"}", "missing-colon", 2, 5, ["1", "3"]),
    Case("{\"a\": \"1,\n\"b\": \"2\"}", "unclosed-string", 1, 7, ["1,", "2"]),
    Case("{\"a: \"1\",\n\"b\": \"2\"}", "missing-colon", 1, 7, ["2"]),
    Case("{\"a\": \"1\", \"b\": ", "missing-value", 1, 17, ["1"]),
    Case("{\"a\": \"1\"", "unclosed-bracket", 1, 1, ["1"]),
    Case("{\"a\": , \"b\": \"2\"}", "missing-value", 1, 7, ["2"]),
    Case("{\"a\": 'x', \"b\": \"2\"}", "unexpected-text", 1, 7, ["2"]),
    Case("{\"a\": [\"1\"}, \"b\": \"2\"}", "unexpected-text", 1, 11, ["1"]),
    Case("{\"a\": {\"b\": \"1\"]}, \"c\": \"2\"}", "unexpected-text", 1, 16, ["1", "2"]),
    Case("{\"a\": \"1\",, \"b\": \"2\"}", "unexpected-text", 1, 11, ["1", "2"]),
    Case("{a: \"1\", \"b\": \"2\"}", "unexpected-text", 1, 2, ["2"]),
    Case("{\"a\": \"1\"} x", "unexpected-text", 1, 12, ["1"]),
    Case("{\"a\": \"1\"", "unclosed-bracket", 1, 1, ["1"]),
    Case("{\"a\": \"1", "unclosed-string", 1, 7, ["1"]),
    Case("", "missing-value", 1, 1, []),
    Case("{\"a\": \"1\", // why\n \"b\": /* x */ \"2\"}", "comment-in-json", 1, 12, ["1", "2"]),
    Case("{\"a\": \"1\",\n}", "trailing-comma", 1, 10, ["1"]),
    Case("{\"a\": \"1\", \"\\u0061\": \"2\"}", "duplicate-key", 1, 12, ["1", "2"]),
    Case("{\"a\": \"\\x\"}", "invalid-escape", 1, 8, ["\\x"]),
    Case("{\"a\": \"\\ud83d!\"}", "invalid-escape", 1, 8, ["\u{FFFD}!"]),
    Case("{\"a\": \"1\t2\"}", "control-character", 1, 9, ["1\t2"]),
    Case("/* x", "unclosed-comment", 1, 1, []),
  ])
  func `one problem tells the place, and the rest is read`(file: Case) throws {
    let catalog = Catalog(SourceFile(path: "en.json", bytes: Array(file.text.utf8)), as: .json)
    let problem = try #require(catalog.problems.first)
    #expect(problem.code == file.code)
    #expect(problem.location?.line == file.line)
    #expect(problem.location?.column == file.column)
    #expect(catalog.entries.map(\.value.string) == file.values)
  }

  @Test func `brackets too many are left out, without end or not`() {
    let open = String(repeating: "{\"a\":[", count: 50_000)
    for text in [open, "{\"x\": " + open + "\"}]\"" + String(repeating: "]}", count: 50_000) + ", \"b\": \"5 m\"}"] {
      let catalog = Catalog(SourceFile(path: "en.json", bytes: Array(text.utf8)), as: .json)
      #expect(catalog.problems.first?.code == "nested-too-deep")
      #expect(catalog.entries.map(\.value.string) == (text == open ? [] : ["5 m"]))
    }
  }

  @Test func `bytes that are no characters are told and read as such`() {
    let bytes = Array("{\"a\": \"5 ".utf8) + [0xFF] + Array(" m\", \"b\": \"6 m\"}".utf8)
    let catalog = Catalog(SourceFile(path: "en.json", bytes: bytes), as: .json)
    #expect(catalog.problems.map(\.code) == ["invalid-encoding"])
    #expect(catalog.problems.first?.location?.column == 10)
    #expect(catalog.entries.map(\.value.string) == ["5 \u{FFFD} m", "6 m"])
  }

  @Test func `a problem that comes often is listed twenty times`() {
    let text = "{" + Array(repeating: "\"a\": \"x\"", count: 100).joined(separator: ",") + "}"
    let catalog = Catalog(SourceFile(path: "en.json", bytes: Array(text.utf8)), as: .json)
    #expect(catalog.problems.count == 20)
    #expect(catalog.problems.last?.notes.last == "There are 79 more of this kind in the file.")
  }

  @Test(arguments: [
    (#"5 \u00B2 km"#, "5 ² km", 2, #"\u00B2"#),
    (#"\ud83d\ude00 km"#, "😀 km", 0, #"\ud83d\ude00"#),
    (#"a\/b"#, "a/b", 1, #"\/"#),
    (#"é\n\t\"x"#, "é\n\t\"x", 4, #"\""#),
  ])
  func `each character knows where it is written`(written: String, decoded: String, offset: Int, source: String) throws
  {
    let file = SourceFile(path: "en.json", bytes: Array("{\"é\": \"\(written)\"}".utf8))
    let entry = try #require(Catalog(file, as: .json).entries.first)
    #expect(entry.value.string == decoded)
    let scalar = try #require(String(decoding: entry.value.bytes[offset...], as: UTF8.self).unicodeScalars.first)
    let range = entry.value.sourceRange(of: offset..<(offset + UTF8.width(scalar)))
    #expect(String(decoding: file.text[range], as: UTF8.self) == source)
  }
}
