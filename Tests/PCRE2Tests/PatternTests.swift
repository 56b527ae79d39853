import Testing

@testable import PCRE2

struct PatternTests {
  @Test(arguments: [
    ("(?<n>[0-9]+) m²", "75 m²", 0..<6, 0..<2), ("é(ü)", "aéü", 1..<5, 3..<5), ("(b)|(a)", "ab", 0..<1, nil),
  ])
  func `reports ranges in UTF-8 offsets`(source: String, text: String, whole: Range<Int>, first: Range<Int>?) throws {
    var scratch = MatchScratch()
    #expect(try Pattern(source).match(Subject(text), from: 0, scratch: &scratch))
    #expect(scratch.range(ofGroup: 0) == whole)
    #expect(scratch.range(ofGroup: 1) == first)
  }

  @Test func `finds the same however often it is used, with machine code in the end`() throws {
    let pattern = try Pattern("(?i)É{2,}$")
    var scratch = MatchScratch()
    for _ in 0..<1000 {
      #expect(try pattern.match(Subject("éé éÉé"), from: 0, scratch: &scratch))
      #expect(scratch.range(ofGroup: 0) == 5..<11)
      #expect(try !pattern.match(Subject("é"), from: 0, scratch: &scratch))
    }
  }

  @Test func `gives up at the match limit with machine code, too`() throws {
    let pattern = try Pattern("(a+a+)+(?:b|c)")
    var scratch = MatchScratch(matchLimit: 1000)
    for _ in 0..<1000 { #expect(try pattern.match(Subject("aab"), from: 0, scratch: &scratch)) }
    #expect(throws: MatchError.self) {
      try pattern.match(Subject(String(repeating: "a", count: 40) + "! c"), from: 0, scratch: &scratch)
    }
  }

  @Test func `a text that is too deep for the stack of machine code is matched without it`() throws {
    let pattern = try Pattern("((?:(a)|(b))*)c")
    var scratch = MatchScratch()
    for _ in 0..<100 { #expect(try pattern.match(Subject("abc"), from: 0, scratch: &scratch)) }
    // PCRE2 gives machine code 32 KiB, and would answer "match failure: JIT stack size limit reached".
    #expect(try pattern.match(Subject(String(repeating: "ab", count: 6400) + "c"), from: 0, scratch: &scratch))
    #expect(scratch.range(ofGroup: 1) == 0..<12_800)
  }

  @Test(arguments: [("a(b", 3), ("é[z-a]", 5), ("(?<n>x)\\k<m>", 10), ("x{3,2}", 5)])
  func `says where a pattern is wrong`(source: String, offset: Int) throws {
    let error = #expect(throws: PatternError.self) { try Pattern(source) }
    #expect(error?.offset == offset)
    #expect(error?.message.isEmpty == false)
  }

  @Test func `gives all numbers of a name that several groups share`() throws {
    let pattern = try Pattern("(?<a>x)(?<b>y)|(?<a>z)")
    #expect(pattern.groupNumbers == ["a": [1, 3], "b": [2]])
    #expect(pattern.groupCount == 3)
  }

  @Test func `gives up at the match limit instead of hanging`() throws {
    let pattern = try Pattern("(a+a+)+(?:b|c)")
    var scratch = MatchScratch(matchLimit: 1000)
    #expect(throws: MatchError.self) {
      try pattern.match(Subject(String(repeating: "a", count: 64)), from: 0, scratch: &scratch)
    }
  }

  @Test func `compiles an awaited pattern when it is matched`() throws {
    let pattern = Pattern(awaiting: "(?<n>[0-9]+) km", groupCount: 1)
    var scratch = MatchScratch()
    #expect(try pattern.match(Subject("75 km"), from: 0, scratch: &scratch))
    #expect(scratch.range(ofGroup: 1) == 0..<2)
    #expect(pattern.groupNumbers == ["n": [1]])
  }

  @Test func `says at a match that an awaited pattern does not compile`() {
    let pattern = Pattern(awaiting: "(", groupCount: 0)
    var scratch = MatchScratch()
    let error = #expect(throws: MatchError.self) { try pattern.match(Subject("("), from: 0, scratch: &scratch) }
    #expect(error?.message.contains("parenthesis") == true)
  }

  @Test func `makes room for many groups`() throws {
    let pattern = try Pattern(String(repeating: "(.)", count: 100))
    var scratch = MatchScratch()
    #expect(try pattern.match(Subject(String(repeating: "x", count: 100)), from: 0, scratch: &scratch))
    #expect(scratch.range(ofGroup: 100) == 99..<100)
  }

  @Test func `treats an inner edge of a text as no edge`() throws {
    let pattern = try Pattern("^a|b$")
    var scratch = MatchScratch()
    #expect(try pattern.match(Subject("ab"), from: 0, scratch: &scratch))
    #expect(try !pattern.match(Subject("ab"), from: 0, scratch: &scratch, edges: []))
  }

  @Test func `refuses bytes that are not UTF-8`() {
    #expect(Subject(validating: [0x61, 0xFF]) == nil)
    #expect(Subject(validating: [0x61, 0xC2, 0xB2])?.text(in: 1..<3) == "²")
  }

  @Test func `a step in a long text is charged as several`() throws {
    // Each step looks through all that follows.
    let pattern = try Pattern("(?:(?=a+)a){900}+[bc]")
    func cost(ofFirstPlaceIn length: Int) throws -> Int {
      var scratch = MatchScratch()
      scratch.budget = 1_000_000
      let text = String(repeating: "a", count: length) + " b"
      #expect(try !pattern.match(Subject(text), from: 0, before: 1, scratch: &scratch))
      return 1_000_000 - scratch.budget
    }
    let short = try cost(ofFirstPlaceIn: 1_000)
    #expect(short > 0)
    #expect(try cost(ofFirstPlaceIn: 10_240) > 10 * short)
  }
}
