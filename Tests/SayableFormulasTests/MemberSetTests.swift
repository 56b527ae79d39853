import SpeechRules
import Testing

@Suite struct MemberSetTests {
  @Test(arguments: [0, 1, 47, 48, 63, 64, 95, 96, 127]) func `holds a number and no other`(_ number: Int) {
    var set = MemberSet()
    set.insert(number)
    #expect((-1...130).filter(set.contains) == [number])
  }

  @Test func `holds all numbers that it can hold`() {
    #expect((-1...130).filter(MemberSet.all.contains) == Array(0...127))
  }
}
