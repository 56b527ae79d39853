import Prefilter
import PrefilterCompiler
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

  @Test func `a program tells those bytes apart that its patterns tell apart`() {
    let compiled = NFACompiler(["[ab]c", "(?<=[bd])e"].map { PatternSyntax($0) }, sharing: SharedByteSets())
    let (a, b, d) = (UInt8(ascii: "a"), UInt8(ascii: "b"), UInt8(ascii: "d"))
    #expect(compiled.classes[a] != compiled.classes[b])
    #expect(compiled.classes[a] != compiled.classes[UInt8(ascii: "c")])
    #expect(compiled.classes[UInt8(ascii: "x")] == compiled.classes[0xFF])
    #expect(compiled.lookbehindClasses[b] == compiled.lookbehindClasses[d])
    #expect(compiled.lookbehindClasses[a] != compiled.lookbehindClasses[d])
  }
}
