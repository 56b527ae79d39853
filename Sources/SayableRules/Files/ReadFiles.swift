internal import Sharing
package import SayableEngine

/// The files that several locales have in common, each read once.
package final class ReadFiles<Content: Sendable>: Sendable {
  private struct Key: Hashable {
    let file: RuleFile
    let locale: LanguageTag

    func hash(into hasher: inout Hasher) { hasher.combine(file.name) }
  }

  private let files = Lock<[Key: (content: Content, problems: [Diagnostic])]>([:])

  /// Nothing was read yet.
  package init() {}

  /// What `file` says as one of `locale`.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - locale: The locale.
  ///   - problems: Gets what is wrong with the file, each time.
  ///   - read: Reads it where it was not read before.
  package func content(
    of file: RuleFile, _ locale: LanguageTag, problems: inout [Diagnostic],
    _ read: (RuleFile, LanguageTag, inout [Diagnostic]) -> Content
  ) -> Content {
    let key = Key(file: file, locale: locale)
    if let known = files.withLock({ $0[key] }) {
      problems += known.problems
      return known.content
    }
    var own: [Diagnostic] = []
    let content = read(file, locale, &own)
    files.withLock { $0[key] = (content, own) }
    problems += own
    return content
  }
}
