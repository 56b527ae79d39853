internal import PCRE2
internal import Sharing

/// What the rules of several locales have in common, read and compiled once: the files of their parents, and the
/// patterns that are the same in all of them.
package final class SharedRules: Sendable {
  private struct PatternKey: Hashable {
    /// Of strings, Swift takes different bytes for the same text.
    let text: [UInt8]

    // Patterns are long, and differ in many places.
    func hash(into hasher: inout Hasher) {
      hasher.combine(text.count)
      for index in stride(from: 0, to: text.count, by: text.count / 64 + 1) { hasher.combine(text[index]) }
    }
  }

  private let files = ReadFiles<RuleFileContent>()
  private let readPatterns = Lock<[PatternKey: RulePattern]>([:])
  private let patterns = Lock<[PatternKey: Pattern]>([:])

  /// Nothing was read yet.
  package init() {}

  /// What `file` says as one of `locale`; what is wrong with it goes to `problems`.
  internal func content(
    of file: RuleFile, _ locale: LanguageTag, problems: inout [Diagnostic]
  ) -> RuleFileContent {
    files.content(of: file, locale, problems: &problems) { RuleFileContent($0, of: $1, problems: &$2) }
  }

  /// The pattern of this text with all that it tells, if there was one before; else what `make` makes.
  internal func readPattern<Failure: Error>(
    _ text: String, _ make: () throws(Failure) -> RulePattern
  ) throws(Failure) -> RulePattern {
    let key = PatternKey(text: Array(text.utf8))
    if let known = readPatterns.withLock({ $0[key] }) { return known }
    let made = try make()
    readPatterns.withLock { $0[key] = made }
    return made
  }

  /// The pattern of this text if there was one before; else one that compiles when it is first matched.
  internal func pattern(_ text: String, groupCount: Int) -> Pattern {
    let key = PatternKey(text: Array(text.utf8))
    if let known = readPatterns.withLock({ $0[key] }) { return known.pattern }
    return patterns.withLock { patterns in
      if let known = patterns[key] { return known }
      let made = Pattern(awaiting: text, groupCount: groupCount)
      patterns[key] = made
      return made
    }
  }
}
