import Testing

@testable import SayableCatalogs

@Suite struct `Excerpts of a file` {
  private func excerpt(_ range: Range<Int>, of text: String) -> SourceExcerpt? {
    let source = SourceFile(path: "x", bytes: Array(text.utf8))
    return ExcerptCutter.excerpts(of: [source.range(of: range)], in: source).values.first
  }

  @Test(arguments: ["\n", "\r\n", "\r"]) func `end where the line ends`(lineBreak: String) throws {
    let text = ["first", "äb→c", "last"].joined(separator: lineBreak)
    let start = text.utf8.count - "→c".utf8.count - lineBreak.utf8.count - 4
    let excerpt = try #require(self.excerpt(start..<(start + 3), of: text))
    #expect([excerpt.before, excerpt.match, excerpt.after] == ["äb", "→", "c"])
    #expect(!excerpt.isCutBefore && !excerpt.isCutAfter && excerpt.isWhole)
  }

  @Test func `are short, however long the line is`() throws {
    let text = String(repeating: "ab", count: 50_000)
    let excerpt = try #require(self.excerpt(50_000..<50_004, of: text))
    #expect(excerpt.before.count == 60 && excerpt.match == "abab" && excerpt.after.count == 60)
    #expect(excerpt.isCutBefore && excerpt.isCutAfter && excerpt.isWhole)
    let long = try #require(self.excerpt(10..<90_000, of: text))
    #expect(long.before.count == 10 && long.match.count == 200 && long.after == "")
    #expect(!long.isCutBefore && long.isCutAfter && !long.isWhole)
  }

  @Test func `of several lines show the first`() throws {
    let excerpt = try #require(self.excerpt(2..<7, of: "a one\ntwo"))
    #expect([excerpt.before, excerpt.match, excerpt.after] == ["a ", "one", ""])
    #expect(!excerpt.isWhole && !excerpt.isCutAfter)
  }

  @Test func `are found for every place of a file, whatever its bytes are`() {
    let source = SourceFile(path: "x", bytes: [0xFF, 0x80, 0x0D, 0x80, 0xC3, 0x0A, 0x61, 0xF0, 0x9F])
    let ranges = (0...9).flatMap { start in (start...9).map { source.range(of: start..<$0) } }
    let excerpts = ExcerptCutter.excerpts(of: ranges, in: source)
    #expect(excerpts.count == Set(ranges).count)
    #expect(excerpts.values.allSatisfy { !($0.before + $0.match + $0.after).contains(where: \.isNewline) })
  }

  @Test(arguments: [(1, "", "ab"), (2, "a", "b"), (3, "ab", ""), (99, "ab", ""), (0, "", "ab")])
  func `of a line alone point at a column of it`(column: Int, before: String, after: String) {
    let excerpt = SourceExcerpt(line: "ab", column: column)
    #expect([excerpt.before, excerpt.match, excerpt.after] == [before, "", after])
  }
}
