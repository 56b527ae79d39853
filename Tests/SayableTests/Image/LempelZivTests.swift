import Testing

@testable import Prefilter
@testable import SayableEngine
@testable import SayableRules

struct LempelZivTests {
  @Test(
    arguments: [
      "", "a", "abcabcabcabcabcabcabc", "größer, größer, größer und größte", String(repeating: "é", count: 100),
      String(repeating: "a", count: 1000), "übrige üblich übrige ûbrige übrigens",
      "abc abd abcd xbcd abcdefg xbcdefgh abcdefgh",
      String((0..<3000).map { Character(UnicodeScalar(UInt8(97 + $0 * $0 % 7))) }),
    ])
  func `what was compressed is read as it was, and stays a text`(text: String) {
    var part = ImagePart()
    LempelZiv.append(Array(text.utf8), to: &part)
    #expect(String(validating: part.bytes, as: UTF8.self) != nil)
    var reader = ImageReader(bytes: StoredBytes(part.bytes), position: 0, end: part.bytes.count)
    #expect(reader.uncompressed() == Array(text.utf8))
    #expect(reader.position == part.bytes.count)
  }

  @Test func `what stands before takes little room`() {
    var part = ImagePart()
    LempelZiv.append(Array(String(repeating: "square meters ", count: 100).utf8), to: &part)
    #expect(part.bytes.count < 30)
  }
}
