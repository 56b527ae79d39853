import Testing

@testable import SayableCatalogs

struct SuppressionCommentTests {
  @Test(arguments: [
    ("// sayable:disable", [[String]()]), ("sayable:disable silent-string", [["silent-string"]]),
    ("/* A time. sayable:disable a, b c */", [["a", "b", "c"]]),
    ("<!-- sayable:disable all-caps -->", [["all-caps"]]), ("sayable:disable a -- said by its icon", [["a"]]),
    ("sayable:disable a (an icon)", [["a"]]), ("sayable:disable a\nA note", [["a"]]),
    ("sayable:disable a\nsayable:disable b", [["a"], ["b"]]), ("a:b sayable:sayable:disable a", [["a"]]),
  ])
  func `a comment turns checks off`(comment: String, checks: [[String]]) {
    let bytes = Array(comment.utf8)
    #expect(Suppression.inComment(0..<bytes.count, of: bytes).map(\.checks) == checks)
  }

  @Test(arguments: [
    "", "sayable", "sayable:", "sayable:enable a", "sayable:disabled a", "sayable:disable-file a",
    "unsayable:disable a",
    "disable: sayable", ":disable",
  ])
  func `another comment turns nothing off`(comment: String) {
    let bytes = Array(comment.utf8)
    #expect(Suppression.inComment(0..<bytes.count, of: bytes).isEmpty)
  }

  @Test(arguments: [
    (#"sayable:disable silent-string "--:--""#, ["--:--"]),
    (#"sayable:disable silent-string '"' "x" -- both"#, ["\"", "x"]),
    (#"sayable:disable silent-string "--:"#, [nil]), ("sayable:disable a 'x\n'", [nil]),
  ])
  func `a text limits what a comment turns off`(comment: String, texts: [String?]) {
    let bytes = Array(comment.utf8)
    #expect(Suppression.inComment(0..<bytes.count, of: bytes).map(\.text) == texts)
  }

  @Test func `the place is that of the words that turn something off`() {
    let bytes = Array("x = 1 // é sayable:disable a, b -- why".utf8)
    let found = Suppression.inComment(6..<bytes.count, of: bytes)
    #expect(found.map { String(decoding: bytes[$0.source], as: UTF8.self) } == ["sayable:disable a, b"])
  }

  @Test func `the place in a comment with escapes is where it is written`() {
    // "\u002D sayable:disable a", as JSON has it.
    let source = Array(#""\u002D sayable:disable a""#.utf8)
    var text = DecodedText(at: 1)
    text.append([UInt8(ascii: "-")], for: 1..<7)
    text.append(verbatim: 7..<(source.count - 1), of: source)
    let found = Suppression.inComment(text)
    #expect(found.map(\.checks) == [["a"]])
    #expect(found.map { String(decoding: source[$0.source], as: UTF8.self) } == ["sayable:disable a"])
  }
}
