import Testing

@testable import SayableCatalogs

@Suite struct `Excerpts of a file` {
  private func excerpt(_ range: Range<Int>, of text: String) -> SourceExcerpt {
    let source = SourceFile(path: "x", bytes: Array(text.utf8))
    return SourceExcerpt(source.range(of: range), of: source)
  }

  @Test(arguments: ["\n", "\r\n", "\r"]) func `end where the line ends`(lineBreak: String) {
    let text = ["first", "äb→c", "last"].joined(separator: lineBreak)
    let start = text.utf8.count - "→c".utf8.count - lineBreak.utf8.count - 4
    let excerpt = excerpt(start..<(start + 3), of: text)
    #expect([excerpt.before, excerpt.match, excerpt.after] == ["äb", "→", "c"])
    #expect(!excerpt.isCutBefore && !excerpt.isCutAfter && excerpt.isWhole)
  }

  @Test func `are short, however long the line is`() {
    let text = String(repeating: "ab", count: 50_000)
    let excerpt = excerpt(50_000..<50_004, of: text)
    #expect(excerpt.before.count == 60 && excerpt.match == "abab" && excerpt.after.count == 60)
    #expect(excerpt.isCutBefore && excerpt.isCutAfter && excerpt.isWhole)
    let long = self.excerpt(10..<90_000, of: text)
    #expect(long.before.count == 10 && long.match.count == 200 && long.after == "")
    #expect(!long.isCutBefore && long.isCutAfter && !long.isWhole)
  }

  @Test func `of several lines show the first`() {
    let excerpt = excerpt(2..<7, of: "a one\ntwo")
    #expect([excerpt.before, excerpt.match, excerpt.after] == ["a ", "one", ""])
    #expect(!excerpt.isWhole && !excerpt.isCutAfter)
  }

  @Test func `are found for every place of a file, whatever its bytes are`() {
    let source = SourceFile(path: "x", bytes: [0xFF, 0x80, 0x0D, 0x80, 0xC3, 0x0A, 0x61, 0xF0, 0x9F])
    let ranges = (0...9).flatMap { start in (start...9).map { source.range(of: start..<$0) } }
    let excerpts = ranges.map { SourceExcerpt($0, of: source) }
    #expect(excerpts.allSatisfy { !($0.before + $0.match + $0.after).contains(where: \.isNewline) })
  }

  @Test(arguments: [TextEncoding.utf8, .latin1, .utf16LittleEndian, .utf16BigEndian])
  func `are found in every encoding`(encoding: TextEncoding) throws {
    let text = String(repeating: "aé\n", count: 300) + "x é€y"
    let bytes = try #require(encoding.encoded(encoding == .latin1 ? text.replacing("€", with: "ß") : text))
    let mark: [UInt8] =
      encoding == .utf16LittleEndian ? [0xFF, 0xFE] : encoding == .utf16BigEndian ? [0xFE, 0xFF] : []
    let source = SourceFile(path: "x", bytes: mark + bytes, encoding: encoding)
    let start = source.text.count - (encoding == .latin1 ? 3 : 4)
    let excerpt = SourceExcerpt(source.range(of: start..<(source.text.count - 1)), of: source)
    #expect([excerpt.before, excerpt.after] == ["x é", "y"])
  }

  @Test(arguments: [(1, "", "ab"), (2, "a", "b"), (3, "ab", ""), (99, "ab", ""), (0, "", "ab")])
  func `of a line alone point at a column of it`(column: Int, before: String, after: String) {
    let excerpt = SourceExcerpt(line: "ab", column: column)
    #expect([excerpt.before, excerpt.match, excerpt.after] == [before, "", after])
  }
}
