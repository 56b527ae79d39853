internal import Sayable
internal import Sharing

/// The files of rules and words for formulas that several locales have in common, each read once.
package final class SharedFormulaRules: Sendable {
  private struct Key: Hashable {
    let file: RuleFile
    let locale: LanguageTag

    func hash(into hasher: inout Hasher) { hasher.combine(file.name) }
  }

  private let files = Guarded<[Key: (content: FormulaRuleFile, problems: [Diagnostic])]>([:])

  /// Nothing was read yet.
  package init() {}

  /// What `file` says as one of `locale`; what is wrong with it goes to `problems`.
  internal func content(
    of file: RuleFile, _ locale: LanguageTag, problems: inout [Diagnostic]
  ) -> FormulaRuleFile {
    let key = Key(file: file, locale: locale)
    if let known = files.withLock({ $0[key] }) {
      problems += known.problems
      return known.content
    }
    var own: [Diagnostic] = []
    let content = FormulaRuleFile(file, of: locale, problems: &own)
    files.withLock { $0[key] = (content, own) }
    problems += own
    return content
  }
}
