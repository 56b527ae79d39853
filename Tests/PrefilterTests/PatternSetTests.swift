import PCRE2
import Prefilter
import PrefilterCompiler
import TestSupport
import Testing

/// No rule is passed over that matches; that is all that may never happen.
struct PatternSetTests {
  private func isCandidate(_ pattern: String, in text: String) -> Bool {
    PatternSet(NFAProgram([PatternSyntax(pattern)])).candidates(in: Array(text.utf8)).contains(0)
  }

  @Test(arguments: [
    ("km", "5 km"), ("km$", "km"), ("^km", "km"), ("^km$", "km\n"), ("(?m)^b$", "a\nb\nc"), ("k|m", "m"), ("", "a"),
    ("(?i)km", "\u{212A}M"), ("(?i)s", "\u{17F}"), ("(?i)\u{212A}", "k"), ("(?i)\u{17F}t", "ST"),
    ("(?i)é", "É"), ("(?i:a)b", "Ab"), ("(?i)a(?-i)b", "Ab"), ("(?:(?i)a|b)c", "Bc"), ("[^a]", "b"), ("[^a]", "é"),
    ("(?i)[^k]x", "\u{E9}x"), ("[]a]b", "]b"), ("[^]a]b", "cb"), ("[a-c-e]z", "-z"), ("[a\\-c]z", "-z"),
    ("[\\w]x", "_x"), ("[\\x{E9}-\\x{EB}]x", "êx"), ("[a-\\x{EB}]x", "êx"), ("(?i)[a-c]x", "Bx"),
    ("[[:alpha:]]x", "ax"), ("\\p{Lu}x", "Éx"), ("\\p{^Lu}x", "ax"), ("\\PLx", "1x"),
    ("\\p{Sc}x", "$x"), ("\\d+x", "٣x"), ("\\Sx", "éx"), ("\\bx\\b", "a x"), ("a{2}b", "aab"), ("a{,2}b", "a{,2}b"),
    ("a{2,}b", "aaaab"), ("a{0}b", "b"), ("a{0,1}b", "b"), ("a{x}", "a{x}"), ("a{", "a{"), ("a{12}b", "aaaaaaaaaaaab"),
    ("a*+b", "b"), ("a??b", "b"), ("(?>a|ab)c", "ac"), ("(a)\\1b", "aab"), ("(?<n>a)\\k<n>b", "aab"),
    ("(?<n>a)\\g{n}b", "aab"), ("(?<n>a)(?&n)b", "aab"), ("(?<n>a)(?P>n)b", "aab"), ("(?&n)b(?<n>a)", "aba"),
    ("x(?&n)b(?(DEFINE)(?<n>a|c))", "xcb"),
    ("(?:(?<n>a)|(?<n>b)c)(?&n)d", "bcad"), ("(?<n>a(?&n)?b)c", "aabbc"), ("(?&n)(?(DEFINE)(?<n>x|y(?&n)?z))!", "yxz!"),
    ("(a)(?1)b", "aab"),
    ("a(?R)?b", "aabb"), ("(?(DEFINE)(?<n>x))a(?&n)", "ax"), ("(a)?(?(1)b|c)", "c"), ("(?=ab)a", "ab"),
    ("(?<=a)b", "ab"), ("(?<=^|a)b", "b"), ("(?<!a)b", "cb"), ("(?<!a)b", "b"), ("(?!ab)a", "ac"), ("(?!a)a?b", "b"),
    ("a(?!b)", "a"), ("a(?!b|c)d?", "ad"), ("a(?!bc)", "ab"), ("a(?!b{9})", "ab"), ("a(?!(?:b|\\p{Sc}))", "a+"),
    ("a(?=$|b)", "a"), ("a(?=b)", "ab"), ("a(?# not b)c", "ac"), ("a\\Kb", "ab"), ("a\\Q.*\\Eb", "a.*b"),
    ("\\x41b", "Ab"), ("[ \\xA0]b", "\u{A0}b"),
    ("(?|a(b)|c(d))e", "cde"), ("(?x) a b", "ab"), ("(*UTF)ab", "ab"), ("(?:a|)b", "b"), ("(?:a?)+b", "b"),
    ("(?:a?b?)+c", "c"), ("(?:a*)*b", "aab"), ("a.b", "aéb"), ("a\\Rb", "a\r\nb"), ("a\\Xb", "ae\u{301}b"),
    ("a\\hb", "a\u{A0}b"),
    ("a\\nb", "a\nb"), ("a\\]b", "a]b"), ("(?<![\\p{L}])(?:km|m)(?![\\p{L}])", "5 m"), ("[’']s", "’s"), ("a$\\n?", "a"),
    ("(?:a|b|c|d|\\p{L})x", "éx"), ("(?:ab|ac|bd|b)x", "bx"), ("(?:ab|b|bc|cd)?e", "bce"), ("(?'n'a)b", "ab"),
  ])
  func `a pattern that matches is a candidate`(pattern: String, text: String) throws {
    var scratch = MatchScratch()
    try #require(try Pattern(pattern).match(Subject(text), from: 0, scratch: &scratch))
    #expect(isCandidate(pattern, in: text))
  }

  @Test(arguments: [
    ("km", "5 cm"), ("a|(?!)", "b"), ("(?<!)b|a", "b"), ("(?<![\\p{L}\\p{N}])km(?![\\p{L}])", "okm kmh"),
    ("^km", "5 km"), ("km$", "km h"),
    ("[0-9]+ ?(?:km|mi|ft|in)", "5 apples km"), ("[a-z]+\\.(?:com|org)", "com. org"), ("(?i)approx\\.", "Approve."),
    ("(?<=a)b", "cb"), ("a(?=b)", "ac"), ("x{3}", "xx"), ("\\p{L}+@\\p{L}+", "a @ b"),
  ])
  func `a pattern without its text is none`(pattern: String, text: String) {
    #expect(!isCandidate(pattern, in: text))
  }

  @Test func `a letter is a candidate wherever PCRE2 takes another for it`() throws {
    let letters = (0...0x1_FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init).filter {
      $0.properties.changesWhenCaseMapped
    }
    let text = String(String.UnicodeScalarView(letters))
    let bytes = Array(text.utf8)
    let subject = Subject(text)
    for letter in letters {
      let found = try matches(of: "(?i)\(letter)", in: subject)
      #expect(!found.isEmpty)
      let rules = PatternSet(NFAProgram([PatternSyntax("(?i)\(letter)")]))
      #expect(found.allSatisfy { rules.candidates(in: Array(bytes[$0])).contains(0) }, "\(letter)")
    }
  }

  @Test(arguments: ["\\d", "\\s", "\\p{N}", "\\p{Nd}", "[٠-٩]", "[\\x{E9}-\\x{2FFF}]", "[߿-ࠀ￿-\u{10000}]"])
  func `each character of a class is a candidate`(pattern: String) throws {
    let text = String(String.UnicodeScalarView((1...0x10_FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)))
    let rules = PatternSet(NFAProgram([PatternSyntax(pattern)]))
    let bytes = Array(text.utf8)
    let found = try matches(of: pattern, in: Subject(text))
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { rules.candidates(in: Array(bytes[$0])).contains(0) })
  }

  private func matches(of pattern: String, in subject: Subject) throws -> [Range<Int>] {
    let pattern = try Pattern(pattern)
    var scratch = MatchScratch()
    var (ranges, place) = ([Range<Int>](), 0)
    while try pattern.match(subject, from: place, scratch: &scratch), let range = scratch.range(ofGroup: 0) {
      ranges.append(range)
      place = range.upperBound
    }
    return ranges
  }

  @Test(arguments: [
    "\\p{L}+ \\p{L}+ ?→", "(?:\\p{L}+|[0-9]+) ?→", "^.*#[0-9]", "\\{[a-z]+,(?:[^{}]|\\{[^{}]*\\})*\\}",
    "^(?=[kc]?m$)[a-z]+",
  ])
  func `what any word may begin or end takes no states for words`(pattern: String) {
    let rules = PatternSet(NFAProgram([PatternSyntax(pattern)]))
    for text in ["some words", "Other 5 words of a text", "[words], and, more", "{x, y"] {
      _ = rules.candidates(in: Array(text.utf8))
    }
    #expect(rules.stateCount < 30)
  }

  @Test(arguments: [("(?:x", ")+"), ("(?:[a-z]+|x", ")+"), ("(?:x|y", ")"), ("(?:", "|x)y")])
  func `a deeply nested pattern is looked at once`(opening: String, closing: String) {
    let nested = String(repeating: opening, count: 200) + "z" + String(repeating: closing, count: 200)
    #expect(isCandidate("a(?:\(nested))?b", in: "ab"))
  }

  private static let patterns = ["km", "(?<![\\p{L}])a+b", "[0-9]+ ?(?:km|mi|ft|in)", "é\\p{L}*x", "b$"]

  private static func rules(stateLimit: Int = PatternSet.stateLimit) -> PatternSet {
    PatternSet(NFAProgram(patterns.map { PatternSyntax($0) }), stateLimit: stateLimit)
  }

  /// Texts of any bytes, many of which begin a pattern.
  private static func bytes(count: Int) -> [[UInt8]] {
    var random = SeededGenerator(seed: 5)
    let bytes = Array("km aab5 ftéx".utf8) + [0, 0x80, 0xFF]
    return (0..<count).map { _ in
      (0..<Int.random(in: 0...30, using: &random)).map { _ in bytes[Int.random(in: bytes.indices, using: &random)] }
    }
  }

  private func indices(_ set: BitSet) -> [Int] { Self.patterns.indices.filter(set.contains) }

  /// A task that comes to a transition that another has just told goes on with the text.
  @Test func `tasks that make states at the same time find all rules`() async {
    let texts = Self.bytes(count: 200)
    let known = Self.rules()
    let wanted = texts.map { indices(known.candidates(in: $0)) }
    for _ in 0..<40 {
      let shared = Self.rules()
      await withTaskGroup(of: Bool.self) { group in
        for _ in 0..<8 {
          group.addTask { zip(texts, wanted).allSatisfy { indices(shared.candidates(in: $0)) == $1 } }
        }
        for await isRight in group { #expect(isRight) }
      }
    }
  }

  @Test func `with room for few states more rules are candidates and none is lost`() {
    let all = Self.rules()
    for limit in [2, 3, 5, 20] {
      let few = Self.rules(stateLimit: limit)
      for text in Self.bytes(count: 200) {
        let candidates = Set(indices(few.candidates(in: text)))
        #expect(candidates.isSuperset(of: indices(all.candidates(in: text))))
      }
      #expect(few.stateCount < limit)
    }
  }

  @Test func `where the states of a text have no room, some patterns at a time are searched for`() {
    let patterns = (0..<200).map { "[0-9]+ ?(?:[a-z]+ )?[a-z]*\($0)" }
    let program = NFAProgram(patterns.map { PatternSyntax($0) })
    let (all, few) = (PatternSet(program), PatternSet(program, stateLimit: 60))
    var random = SeededGenerator(seed: 3)
    for _ in 0..<50 {
      let text = (0..<6).map { _ in "\(Int.random(in: 0..<300, using: &random)) ab " }.joined()
      let (found, own) = (few.candidates(in: Array(text.utf8)), all.candidates(in: Array(text.utf8)))
      #expect(patterns.indices.allSatisfy { found.contains($0) || !own.contains($0) })
      #expect(patterns.indices.contains { !found.contains($0) })
    }
    #expect(all.stateCount > 60)
  }

  @Test func `where the states of a text have no room, any pattern may match`() {
    let few = Self.rules(stateLimit: 3)
    let mayMatch = few.mayMatch(in: Array("aab 5 km".utf8).view, where: BitSet(capacity: Self.patterns.count))
    #expect(mayMatch)
    #expect(indices(few.candidates(in: Array("aab 5 km".utf8))) == Array(Self.patterns.indices))
  }

  @Test func `tasks that use one set at once get the same candidates as one alone`() async {
    let texts = Self.bytes(count: 300)
    let alone = Self.rules()
    let expected = texts.map { indices(alone.candidates(in: $0)) }
    let shared = Self.rules()
    await withTaskGroup(of: Bool.self) { group in
      for task in 0..<16 {
        group.addTask {
          texts.indices.allSatisfy { index in
            let place = (index + task * 17) % texts.count
            return indices(shared.candidates(in: texts[place])) == expected[place]
          }
        }
      }
      for await areSame in group { #expect(areSame) }
    }
  }

  @Test func `a rule that matches nothing or everywhere is always a candidate`() {
    let rules = PatternSet(NFAProgram(["x*", "(?=a)", "$", "x"].map { PatternSyntax($0) }))
    #expect([0, 1, 2, 3].filter(rules.candidates(in: Array("b".utf8)).contains) == [0, 1, 2])
    #expect([0, 1, 2, 3].filter(rules.candidates(in: [UInt8]()).contains) == [0, 1, 2])
  }

  @Test func `a pattern too large to look for leaves its rule a candidate and the others as they are`() {
    let large = "(?:" + (0..<9000).map { "a\($0)b" }.joined(separator: "|") + ")"
    let rules = PatternSet(NFAProgram([large, "x", "y" + large, "z"].map { PatternSyntax($0) }))
    #expect([0, 1, 2, 3].filter(rules.candidates(in: Array("xz".utf8)).contains).filter { $0 % 2 == 1 } == [1, 3])
    #expect([0, 2].allSatisfy(rules.candidates(in: Array("ya8999b".utf8)).contains))
  }

  /// A pattern of some of the forms that rules have, and texts of its letters.
  private static func pattern(_ random: inout SeededGenerator, depth: Int = 3) -> String {
    func inner() -> String { pattern(&random, depth: depth - 1) }
    guard depth > 0 else {
      let parts = ["a", "b", "é", "[ab]", "[^a]", "\\p{L}", "[0-9]", "\\d", " ", ".", "→", "#"]
      return parts.randomElement(using: &random) ?? "a"
    }
    return switch Int.random(in: 0..<13, using: &random) {
    case 0: "(?:\(inner())|\(inner())|\(inner()))"
    case 1: "(?:\(inner())|\(inner()))"
    case 2: "(?:\(inner()))*"
    case 3: "(?:\(inner()))?"
    case 4: "(?:\(inner())){1,3}"
    case 5: "(?<=\(pattern(&random, depth: 0)))\(inner())"
    case 6: "(?<!\(pattern(&random, depth: 0)))\(inner())"
    case 7: "\(inner())(?!\(inner()))"
    case 8: "\(inner())(?=\(inner()))"
    case 9: "(?i:\(inner()))"
    case 10: "[\\p{L} ]+\(inner())"
    default: inner() + inner()
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `a random pattern that matches is a candidate`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var scratch = MatchScratch()
    var matches = 0
    for _ in 0..<200 {
      let source = Self.pattern(&random)
      let pattern = try Pattern(source)
      let rules = PatternSet(NFAProgram([PatternSyntax(source)]))
      for _ in 0..<20 {
        let text = (0..<8).map { _ in
          ["a", "b", "é", "É", "A", "5", " ", "٣", "→", "#"].randomElement(using: &random) ?? ""
        }
        .joined()
        guard try pattern.match(Subject(text), from: 0, scratch: &scratch) else { continue }
        matches += 1
        if !rules.candidates(in: Array(text.utf8)).contains(0) { Issue.record("'\(source)' matches '\(text)'") }
      }
    }
    #expect(matches > 500)
  }
}

extension PatternSet {
  fileprivate func candidates(in text: [UInt8]) -> BitSet {
    var found = Candidates(capacity: program.patternCount)
    search(text.view, &found)
    return found.patterns
  }
}
