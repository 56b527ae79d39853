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

  @Test func `bytes may repeat what stands before them`() {
    let earlier = Array("(?<![\\p{L}\\p{N}°])".utf8)
    let text = Array("(?<![\\p{L}\\p{N}°])(?<n>[0-9]+)".utf8)
    var part = ImagePart()
    LempelZiv.append(text, behind: EarlierPlaces(all: earlier), to: &part)
    #expect(part.bytes.count < text.count - 10)
    let bytes = StoredBytes(earlier + part.bytes)
    var reader = ImageReader(bytes: bytes, position: earlier.count, end: bytes.count)
    #expect(reader.uncompressed(behind: 0..<earlier.count) == text)
  }

  @Test func `pieces are shared by many patterns, and are a text`() {
    let patterns = (0..<20).map { Array("(?<![\\p{L}°€])(?<n>[0-9]+) ?x\($0)°".utf8) }
    let shared = SharedPieces(of: patterns).bytes
    #expect(shared.count < 60)
    #expect(String(validating: shared, as: UTF8.self)?.contains("(?<![\\p{L}°€])(?<n>[0-9]+) ?x") == true)
    #expect(SharedPieces(of: Array(patterns.prefix(4))).bytes.isEmpty)
  }
}
