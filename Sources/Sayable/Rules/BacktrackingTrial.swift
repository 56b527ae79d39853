internal import PCRE2

/// Tries whether patterns can backtrack without bound: on long runs of what labels are made of, and on their own
/// examples over and over.
internal struct BacktrackingTrial: ~Copyable {
  internal private(set) var diagnostics: [Diagnostic] = []
  private var scratch = MatchScratch(matchLimit: 200_000)

  /// How long the texts are, in bytes: about half of what a normalizer works on at a time.
  private static let length = 8192

  private static let texts = [
    "1", "1 ", "1.", "1,", "1-", "1 - ", "1/", "a", "a.", "A ", " ", "-", ".", "(", "<", "{", "%", "m²", "1 km ", "€1",
  ].map { String(repeating: $0, count: length / $0.utf8.count) }

  /// Tries `rule`; a search that goes over the limit is reported.
  internal mutating func run(_ rule: Rule, of definition: RuleDefinition) {
    let own = definition.examples.prefix(2).map(\.written.value).filter { !$0.isEmpty }
    let texts = Self.texts + own.map { String(repeating: $0, count: Self.length / $0.utf8.count) }
    for text in texts {
      guard let limit = error(of: rule, on: Subject(text)) else { continue }
      let sample = text.prefix(12)
      diagnostics.append(
        Diagnostic(
          code: "catastrophic-pattern", "the pattern of the rule '\(rule.id)' can backtrack without bound",
          at: definition.match?.location(),
          notes: [
            "on '\(sample)\(sample)…' it goes over the limit: \(limit.message)",
            "let what repeats begin or end with something that the rest cannot match, or make it possessive: (?>…)",
          ]))
      return
    }
  }

  private mutating func error(of rule: Rule, on subject: Subject) -> MatchError? {
    var position = 0
    do throws(MatchError) {
      while position < subject.bytes.count, try rule.pattern.match(subject, from: position, scratch: &scratch) {
        position = max(scratch.range(ofGroup: 0)?.upperBound ?? position, position + 1)
        while position < subject.bytes.count, subject.bytes[position] & 0xC0 == 0x80 { position += 1 }
      }
      return nil
    } catch {
      return error
    }
  }
}
