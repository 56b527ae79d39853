import SayableCatalogs
import Testing

@Suite struct `Decoded text` {
  /// `a\u00e9b` with the escape for the é, as a format would write it.
  private static let source = Array("k=a\\u00e9bc".utf8)

  private var text: DecodedText {
    var text = DecodedText(verbatim: 2..<3, of: Self.source)
    text.append("\u{E9}", for: 3..<9)
    text.append(verbatim: 9..<11, of: Self.source)
    return text
  }

  @Test(arguments: [
    (0..<1, 2..<3), (0..<5, 2..<11), (1..<3, 3..<9), (1..<2, 3..<9), (3..<4, 9..<10), (2..<5, 3..<11),
    (0..<0, 2..<2), (5..<5, 11..<11), (3..<3, 9..<9),
  ])
  func `each range knows where it is written`(range: Range<Int>, written: Range<Int>) {
    #expect(text.string == "a\u{E9}bc")
    #expect(text.sourceRange(of: range) == written)
  }

  @Test func `a part keeps its places`() {
    let part = text.part(1..<4)
    #expect(part.string == "\u{E9}b")
    #expect(part.sourceRange(of: 0..<2) == 3..<9)
    #expect(part.sourceRange(of: 2..<3) == 9..<10)
  }

  @Test func `joined pieces of a text reach from the first to the last`() {
    let source = Array("\"ab\"\n\"cd\"".utf8)
    var text = DecodedText(verbatim: 1..<3, of: source)
    text.append(verbatim: 6..<8, of: source)
    #expect(text.string == "abcd")
    #expect(text.sourceRange(of: 1..<3) == 2..<7)
  }

  @Test func `an empty text knows where it would be written`() {
    #expect(DecodedText(at: 7).sourceRange(of: 0..<0) == 7..<7)
  }
}
