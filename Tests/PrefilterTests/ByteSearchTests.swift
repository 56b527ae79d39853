import Prefilter
import Testing

struct ByteSearchTests {
  private func holds(_ bytes: ArraySlice<UInt8>, _ byte: UInt8) -> Bool { Array(bytes).view.contains(byte) }

  @Test(arguments: [0, 1, 15, 16, 17, 40]) func `a byte is found at each place, and nowhere else`(count: Int) {
    let bytes = [UInt8](repeating: 0x61, count: count)
    #expect(!holds(bytes[...], 0xEF))
    for place in 0..<count {
      var others = bytes
      others[place] = 0xEF
      #expect(holds(others[...], 0xEF))
      #expect(!holds(others[..<place], 0xEF))
      #expect(!holds(others[(place + 1)...], 0xEF))
    }
  }

  @Test(arguments: ["", "a", "fifteen letters", "more letters than fit into a word", "é", "größere Wörter im Text"])
  func `the bytes of a string are those of its UTF-8`(text: String) {
    #expect(text.withUTF8Span { span in span.indices.map { span[$0] } } == Array(text.utf8))
  }
}
