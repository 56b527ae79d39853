internal import Sharing
internal import SayableEngine

/// The contents of files that several locales have in common, each read once.
internal final class FileContentCache: Sendable {
  private struct Key: Hashable {
    let file: RuleFile
    let locale: LanguageTag

    func hash(into hasher: inout Hasher) { hasher.combine(file.name) }
  }

  private let files = Lock<[Key: (content: RuleFileContent, problems: [Diagnostic])]>([:])

  /// What `file` says as one of `locale`.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - locale: The locale.
  ///   - problems: Gets what is wrong with the file, each time.
  internal func content(
    of file: RuleFile, _ locale: LanguageTag, problems: inout [Diagnostic]
  ) -> RuleFileContent {
    let key = Key(file: file, locale: locale)
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
}
