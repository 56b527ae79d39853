import PCRE2
import Prefilter
import TestSupport
import Testing

@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableRules

/// No rule is passed over that matches.
struct CandidateRulesTests {
  /// Texts as rules see them: examples, with a stand-in where a placeholder or number was, and in other cases.
  private static func texts(of tag: LanguageTag) throws -> [String] {
    var random = SeededGenerator(seed: 11)
    let examples = try #require(Normalizer.examples[tag])
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
    var candidates = Candidates(capacity: rules.rules.count)
    for text in try Self.texts(of: tag) {
      let subject = Subject(text)
      rules.prefilter.search(subject.bytes.view, &candidates)
      for (index, rule) in rules.rules.enumerated() {
        guard try rule.pattern.match(subject, from: 0, scratch: &scratch) else { continue }
        matches += 1
        if !candidates.patterns.contains(index) { Issue.record("\(rule.id) matches '\(text)'") }
      }
    }
    #expect(matches > 100)
  }

  @Test(arguments: RuleLibrary.testedLocales)
  func `each embedded rule is looked for wherever it matches in a long text`(tag: LanguageTag) throws {
    let rules = try #require(Normalizer.embedded[tag]).rules
    var scratch = MatchScratch()
    var candidates = Candidates(capacity: rules.rules.count)
    var matches = 0
    let texts = try Self.texts(of: tag)
    for first in stride(from: 0, to: texts.count, by: 100) {
      let subject = Subject(
        texts[first..<min(first + 100, texts.count)].joined(separator: first % 200 == 0 ? " " : ", "))
      let text = subject.bytes
      rules.prefilter.search(text.view, &candidates)
      for (index, rule) in rules.rules.enumerated() where !rule.pattern.isTiedToStart {
        var (place, block, starts) = (0, 0, 0..<0)
        while place < text.count, try rule.pattern.match(subject, from: place, scratch: &scratch) {
          guard let match = scratch.range(ofGroup: 0), match.lowerBound >= place, !match.isEmpty else { break }
          matches += 1
          while match.lowerBound >= starts.upperBound {
            let next = rules.prefilter.starts(
              ofMatchesOf: index, from: starts.upperBound, in: text.view, candidates, &block)
            guard let next else { break }
            starts = next
          }
          if !starts.contains(match.lowerBound) {
            Issue.record("\(rule.id) matches '\(subject.text(in: match))' at \(match.lowerBound)")
          }
          place = match.upperBound
        }
      }
    }
    #expect(matches > 100)
  }
}
