import TestSupport
import Testing

@testable import SayableCatalogs

@Suite struct `Splices` {
  @Test(arguments: [TextEncoding.utf8, .utf16LittleEndian, .utf16BigEndian, .latin1])
  func `all bytes that are not meant stay`(encoding: TextEncoding) throws {
    let mark: [UInt8] =
      encoding == .utf16LittleEndian ? [0xFF, 0xFE] : encoding == .utf16BigEndian ? [0xFE, 0xFF] : []
    let before = try #require(encoding.encoded("é=1\r\nb=2"))
    let source = SourceFile(path: "x", bytes: mark + before, encoding: encoding)
    // The offsets are those of UTF-8.
    let bytes = try source.applying([Splice(9..<9, "\né"), Splice(3..<4, "ü"), Splice(0..<0, "x")])
    #expect(bytes == mark + (encoding.encoded("xé=ü\r\nb=2\né") ?? []))
  }

  @Test func `bytes that are no text stay as well`() throws {
    let source = SourceFile(path: "x", bytes: [0x61, 0xFF, 0x62, 0xC3])
    #expect(try source.applying([Splice(2..<3, "\u{B2}")]) == [0x61, 0xFF, 0xC2, 0xB2, 0xC3])
  }

  @Test func `what cannot be written is refused`() {
    let source = SourceFile(path: "x", bytes: Array("abc".utf8), encoding: .latin1)
    #expect(throws: SpliceError.notEncodable("\u{2192}", at: 1)) {
      try source.applying([Splice(1..<1, "\u{E9}\u{2192}")])
    }
    #expect(throws: SpliceError.overlap(at: 1)) { try source.applying([Splice(0..<2, ""), Splice(1..<1, "x")]) }
    #expect(throws: SpliceError.overlap(at: 4)) { try source.applying([Splice(4..<4, "x")]) }
  }

  @Test func `changes to changes are changes to the first text`() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let first = SourceFile(path: "x", bytes: Array("0123456789".utf8))
      var text = SplicedText(length: first.text.count)
      var now = first
      for _ in 0..<Int.random(in: 1...5, using: &generator) {
        let cuts = (0..<4).map { _ in Int.random(in: 0...now.text.count, using: &generator) }.sorted()
        let splices = [
          Splice(cuts[0]..<cuts[1], "ab"), Splice(cuts[2]..<cuts[3], Bool.random(using: &generator) ? "" : "c"),
        ]
        text.apply(splices)
        now = SourceFile(path: "x", bytes: try now.applying(splices))
      }
      #expect(try first.applying(text.splices) == now.bytes)
    }
  }
}
