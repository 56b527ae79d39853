internal import Prefilter
internal import SayableEngine
internal import Sharing

/// What the rules of several locales have in common, read and compiled once: the files of their parents, and the
/// patterns that are the same in all of them.
package final class SharedRules: Sendable {
  private let files = FileContentCache()
  private let read = Lock<[ByteKey: RulePattern]>([:])
  /// The patterns of rules that are ready to be applied.
  internal let patterns = PatternCache()

  /// Nothing was read yet.
  package init() {}

  /// What `file` says as one of `locale`; what is wrong with it goes to `problems`.
  internal func content(
    of file: RuleFile, _ locale: LanguageTag, problems: inout [Diagnostic]
  ) -> RuleFileContent {
    files.content(of: file, locale, problems: &problems)
  }

  /// The pattern of this text with all that it tells, if there was one before; else what `make` makes.
  internal func readPattern<Failure: Error>(
    _ text: String, _ make: () throws(Failure) -> RulePattern
  ) throws(Failure) -> RulePattern {
    let key = ByteKey(Array(text.utf8))
    if let known = read.withLock({ $0[key] }) { return known }
    let made = try make()
    read.withLock { $0[key] = made }
    return made
  }
}
