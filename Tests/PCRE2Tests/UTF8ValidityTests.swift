import PCRE2
import Testing

struct UTF8ValidityTests {
  private static let invalid: [[UInt8]] = [
    [0xFF], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x99], [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xED, 0xA0, 0x80],
    [0xE0, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF0, 0x80, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80],
  ]

  @Test(arguments: 0...20) func `bytes are valid wherever a scalar stands among letters`(place: Int) {
    let letters = [UInt8](repeating: 0x61, count: place)
    for scalar in ["é", "€", "\u{D7FF}", "\u{E000}", "\u{FFFF}", "🙂", "\u{10FFFF}"] {
      #expect(Subject(validating: letters + Array(scalar.utf8) + letters) != nil)
      #expect(Subject(validating: letters + Array((scalar + scalar).utf8)) != nil)
    }
    for bytes in Self.invalid {
      #expect(Subject(validating: letters + bytes) == nil)
      #expect(Subject(validating: letters + bytes + letters + [0x62]) == nil)
    }
  }

  @Test func `a text is exchanged for bytes that are valid alone`() {
    var subject = Subject("before")
    var bytes: [UInt8] = [0x61, 0xFF]
    let isInvalidTaken = subject.exchange(with: &bytes)
    #expect(!isInvalidTaken)
    #expect(subject.bytes == Array("before".utf8) && bytes == [0x61, 0xFF])
    bytes = Array("é".utf8)
    let isValidTaken = subject.exchange(with: &bytes)
    #expect(isValidTaken)
    #expect(subject.text(in: 0..<2) == "é" && bytes == Array("before".utf8))
  }
}
