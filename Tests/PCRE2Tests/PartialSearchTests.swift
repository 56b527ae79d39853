import Testing

@testable import PCRE2

struct PartialSearchTests {
  @Test(
    arguments: [
      ("[0-9]+ km", "a 12", 0, .open(from: 2)), ("[0-9]+ km", "a 12 m", 0, .nothing),
      ("[0-9]+ km", "a 12 km ", 0, .match(2..<7)), ("[0-9]+ km", "1 km 2", 4, .open(from: 5)),
      ("x(?=.*y)", "ab x z", 0, .open(from: 3)), ("(?<!x)y", "xyy", 0, .match(2..<3)),
    ] as [(String, String, Int, PartialSearch.Outcome)])
  func `tells where what follows the text would decide`(
    source: String, text: String, start: Int, outcome: PartialSearch.Outcome
  ) throws {
    var scratch = MatchScratch()
    let search = try PartialSearch(source)
    #expect(try search.next(in: Subject(text), from: start, scratch: &scratch) == outcome)
  }

  @Test func `keeps to the limits`() throws {
    var scratch = MatchScratch(matchLimit: 1000)
    let search = try PartialSearch("(a+a+)+b")
    #expect(throws: MatchError.self) {
      try search.next(in: Subject(String(repeating: "a", count: 64) + "!"), from: 0, scratch: &scratch)
    }
  }

  @Test func `says where a pattern is wrong`() {
    #expect(throws: PatternError.self) { _ = try PartialSearch("é[z-a]") }
  }
}
