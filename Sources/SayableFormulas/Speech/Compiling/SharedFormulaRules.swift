internal import SayableEngine
internal import SayableRules

/// The files of rules and words for formulas that several locales have in common, each read once.
package final class SharedFormulaRules: Sendable {
  private let files = ReadFiles<FormulaRuleFile>()

  /// Nothing was read yet.
  package init() {}

  /// What `file` says as one of `locale`; what is wrong with it goes to `problems`.
  internal func content(
    of file: RuleFile, _ locale: LanguageTag, problems: inout [Diagnostic]
  ) -> FormulaRuleFile {
    files.content(of: file, locale, problems: &problems) { FormulaRuleFile($0, of: $1, problems: &$2) }
  }
}
