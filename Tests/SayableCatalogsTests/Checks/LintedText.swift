import BuiltInRuleFiles
import SayableEngine
import SayableRules
import SayableFormulas

@testable import SayableCatalogs

/// Strings as they are linted, without a file.
enum LintedText {
  /// One linter for all tests: the rules of a locale are made ready once.
  static let linter = Linter(formulas: { locale in
    (try? FormulaSpeaker(locale: locale)).map { FormulaFinder($0) }
  })

  /// A linter that makes one check alone: of two findings of one stretch, one is but a remark.
  static func linter(for check: String) -> Linter {
    var options = LintOptions()
    for other in CheckDescription.all where other.id != check { options.severities[other.id] = .some(nil) }
    return Linter(
      options: options, formulas: { locale in (try? FormulaSpeaker(locale: locale)).map { FormulaFinder($0) } })
  }

  /// What is found in a string: the only one of its catalog, or one of several that may have line breaks.
  static func findings(in texts: String..., locale: String, by linter: Linter = linter) throws -> [Finding] {
    let source = SourceFile(path: "strings.txt", bytes: Array(texts.joined(separator: "\n").utf8))
    var catalog = Catalog(source, format: .text)
    var start = 0
    for text in texts {
      let range = start..<(start + text.utf8.count)
      start = range.upperBound + 1
      catalog.entries.append(
        CatalogEntry(
          key: text, logicalPath: "", value: DecodedText(verbatim: range, of: source.text), extent: range))
    }
    return try linter.findings(in: catalog, locale: LanguageTag(locale))
  }
}
