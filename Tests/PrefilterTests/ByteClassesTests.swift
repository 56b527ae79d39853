import Prefilter
import Testing

struct ByteClassesTests {
  @Test func `bytes with the same key are of one class, and letters of words come first`() {
    let classes = ByteClasses { $0 < 0x80 ? $0 : 0x80 }
    #expect(classes.count == 129)
    #expect(classes[0x80] == classes[0xFF])
    #expect(classes[UInt8(ascii: "a")] != classes[UInt8(ascii: "b")])
    #expect("etaoinshrdlcumwfgypbvk xjqz".utf8.allSatisfy { classes[$0] < 27 })
  }

  @Test func `classes are read as they were told`() throws {
    let classes = ByteClasses { $0 / 7 }
    #expect(try #require(ByteClasses(classes.numbers)) == classes)
    #expect(ByteClasses([1, 2]) == nil)
  }
}
