import PCRE2
import TestSupport
import Testing

@testable import Sayable

/// No rule is passed over that matches; that is all that may never happen.
struct CandidateRulesTests {
  private func isCandidate(_ pattern: String, in text: String) -> Bool {
    let syntax = PatternSyntax(pattern)
    let bytes = Array(text.utf8)
    var set = ByteSet()
    for byte in bytes { set.insert(byte) }
    return CandidateRules([syntax]).rules(in: bytes).contains(0)
      && Prefilter(syntax).mayMatch(set, count: bytes.count)
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
    ("(?<n>a)\\g{n}b", "aab"), ("(?<n>a)(?&n)b", "aab"), ("(?<n>a)(?P>n)b", "aab"), ("(a)(?1)b", "aab"),
    ("a(?R)?b", "aabb"), ("(?(DEFINE)(?<n>x))a(?&n)", "ax"), ("(a)?(?(1)b|c)", "c"), ("(?=ab)a", "ab"),
    ("(?<=a)b", "ab"), ("(?<=^|a)b", "b"), ("(?<!a)b", "cb"), ("(?<!a)b", "b"), ("(?!ab)a", "ac"), ("(?!a)a?b", "b"),
    ("a(?!b)", "a"), ("a(?!b|c)d?", "ad"), ("a(?!bc)", "ab"), ("a(?!b{9})", "ab"), ("a(?!(?:b|\\p{Sc}))", "a+"),
    ("a(?=$|b)", "a"), ("a(?=b)", "ab"), ("a(?# not b)c", "ac"), ("a\\Kb", "ab"), ("a\\Q.*\\Eb", "a.*b"),
    ("\\x41b", "Ab"),
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
    ("km", "5 cm"), ("(?<![\\p{L}\\p{N}])km(?![\\p{L}])", "okm kmh"), ("^km", "5 km"), ("km$", "km h"),
    ("[0-9]+ ?(?:km|mi|ft|in)", "5 apples km"), ("[a-z]+\\.(?:com|org)", "com. org"), ("(?i)approx\\.", "Approve."),
    ("(?<=a)b", "cb"), ("a(?=b)", "ac"), ("x{3}", "xx"), ("\\p{L}+@\\p{L}+", "a @ b"),
  ])
  func `a pattern without its text is none`(pattern: String, text: String) {
    #expect(!isCandidate(pattern, in: text))
  }

  /// Texts as rules see them: examples, with a stand-in where a placeholder or number was, and in other cases.
  private static func texts(of rules: RuleSet) -> [String] {
    var random = SeededGenerator(seed: 11)
    let examples = rules.rules.flatMap { $0.definition.examples + $0.definition.keeps }.map(\.written.value)
    let made = (0..<200).map { _ in LabelGenerator.label(&random) }
    return made
      + examples.enumerated().filter { $0.offset % 7 == 0 }.flatMap { _, label in
        [label, label.replacing(/[0-9]+/, with: "\u{F8F0}"), label.uppercased()]
      }
  }

  @Test(arguments: RuleLibrary.testedLocales)
  func `each embedded rule that matches a text is a candidate for it`(tag: LanguageTag) throws {
    let rules = try #require(Normalizer.embedded[tag]).rules
    var scratch = MatchScratch()
    var matches = 0
    for text in Self.texts(of: rules) {
      let subject = Subject(text)
      var bytes = ByteSet()
      for byte in subject.bytes { bytes.insert(byte) }
      let candidates = rules.candidates.rules(in: subject.bytes)
      for (index, rule) in rules.rules.enumerated() {
        guard try rule.pattern.match(subject, from: 0, scratch: &scratch) else { continue }
        matches += 1
        if !candidates.contains(index) || !rules.prefilters[index].mayMatch(bytes, count: subject.bytes.count) {
          Issue.record("\(rule.id) matches '\(text)'")
        }
      }
    }
    #expect(matches > 100)
  }
}
