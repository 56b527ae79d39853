internal import PCRE2
internal import Sharing

/// What the rules of several locales have in common, read and compiled once: the files of their parents, and the
/// patterns that are the same in all of them.
package final class SharedRules: Sendable {
  private struct FileKey: Hashable {
    let file: RuleFile
    let locale: LanguageTag

    func hash(into hasher: inout Hasher) { hasher.combine(file.name) }
  }

  private struct PatternKey: Hashable {
    /// Of strings, Swift takes different bytes for the same text.
    let text: [UInt8]

    // Patterns are long, and differ in many places.
    func hash(into hasher: inout Hasher) {
      hasher.combine(text.count)
      for index in stride(from: 0, to: text.count, by: text.count / 64 + 1) { hasher.combine(text[index]) }
    }
  }

  private let files = Guarded<[FileKey: (content: RuleFileContent, problems: [Diagnostic])]>([:])
  private let readPatterns = Guarded<[PatternKey: RulePattern]>([:])
  private let patterns = Guarded<[PatternKey: Pattern]>([:])

  /// Nothing was read yet.
  package init() {}

  /// What `file` says as one of `locale`; what is wrong with it goes to `problems`.
  internal func content(
    of file: RuleFile, _ locale: LanguageTag, problems: inout [Diagnostic]
  ) -> RuleFileContent {
    let key = FileKey(file: file, locale: locale)
    if let known = files.withLock({ $0[key] }) {
      problems += known.problems
      return known.content
    }
    var own: [Diagnostic] = []
    let content = RuleFileContent(file, of: locale, problems: &own)
    files.withLock { $0[key] = (content, own) }
    problems += own
    return content
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
