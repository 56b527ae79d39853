@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableRules
@testable import SayableCatalogs

extension Finding {
  /// A finding made by hand: the unit of a label, as a reader and a check would give it.
  static func example(
    check: String = "spoken-differently", severity: Finding.Severity = .warning, path: String = "app/en.strings",
    line: Int = 1, columns: Range<Int> = 10..<15, key: String = "size", variant: String = "",
    text: String = "2 bd. • 75 m²", match: String = "75 m²", spoken: String = "2 bedrooms, 75 square meters",
    message: String = "'75 m²' should be spoken as '75 square meters'", fix: SpokenFix? = nil
  ) -> Finding {
    Finding(
      check: check, severity: severity, message: message, path: path,
      range: SourceRange(
        start: .example(line: line, column: columns.lowerBound), end: .example(line: line, column: columns.upperBound)),
      key: key, variant: variant, logicalPath: "/" + key, locale: LanguageTag(language: "en"), text: text, match: match,
      spoken: spoken, rules: ["unit"], fix: fix)
  }
}

extension SourcePosition {
  static func example(line: Int, column: Int) -> SourcePosition {
    SourcePosition(line: line, column: column, utf16Column: column, utf8Column: column, byteOffset: 100 * line + column)
  }
}

extension LintReport {
  /// The report of one file in which `findings` were found.
  static func of(_ findings: [Finding], path: String = "app/en.strings", text: String = "") -> LintReport {
    let catalog = Catalog(SourceFile(path: path, bytes: Array(text.utf8)), format: .strings)
    return LintReport([File(catalog, findings: findings)])
  }

  /// What the linter finds in plain text, one label a line.
  static func linting(_ text: String, path: String = "labels.txt") throws -> LintReport {
    let catalog = Catalog(SourceFile(path: path, bytes: Array(text.utf8)), as: .text)
    let findings = try Linter().findings(in: catalog, locale: LanguageTag(language: "en"))
    return LintReport([File(catalog, findings: findings)])
  }

  /// A file that is fine, one that cannot be read, one with a problem, and one finding of each severity.
  static let varied: LintReport = {
    var broken = Catalog(SourceFile(path: "b: c,%/ü.strings", bytes: Array("a = ;\n".utf8)), format: .strings)
    broken.addProblem(.warning, code: "missing-value", "there is no value", at: 4, notes: ["write one"])
    let replacement = SpokenFix.Replacement(
      range: SourceRange(start: .example(line: 2, column: 1), end: .example(line: 2, column: 1)), text: "x = \"y\";\n")
    let fix = SpokenFix(summary: "add 'x'", key: "x", spoken: "y", replacements: [replacement])
    return LintReport([
      File(Catalog(SourceFile(path: "fine.txt", bytes: []), format: .text), findings: []),
      File(path: "gone.po", problem: Diagnostic(code: "unreadable", "cannot read 'gone.po': no such file")),
      File(broken, findings: [.example(path: "b: c,%/ü.strings", fix: fix)]),
      File(
        Catalog(SourceFile(path: "./sub/x.txt", bytes: Array("--:--\n1 m²\n".utf8)), format: .text),
        findings: [
          .example(check: "silent-string", severity: .error, path: "./sub/x.txt", columns: 1..<6, variant: "other"),
          .example(check: "not-listed", severity: .note, path: "./sub/x.txt", line: 2, columns: 3..<5),
          .example(check: "not-listed", severity: .note, path: "./sub/x.txt", line: 2, columns: 3..<5),
        ]),
    ])
  }()

  /// A report whose every text holds what breaks documents: quotes, markup, control characters, line separators.
  static let hostile: LintReport = {
    let text =
      "]]></script><img src=x onerror=document.title=1>\"'&|`@\\\u{0}\u{1B}[31m\u{85}\u{2028}\u{202E}\u{FFFE}\r\n\t%"
    let path = "a\n" + text
    var catalog = Catalog(SourceFile(path: path, bytes: [0xFF, 0xFE - 1] + Array(text.utf8)), format: .strings)
    catalog.addProblem(code: "odd", text, at: 3, notes: [text])
    let finding = Finding.example(
      path: path, line: 1, columns: 1..<9, key: text, variant: text, text: text, match: text, spoken: text + "!",
      message: text)
    return LintReport([File(catalog, findings: [finding])])
  }()
}
