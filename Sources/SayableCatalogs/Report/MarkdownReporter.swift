internal import SayableEngine

/// A comment for a review: how much was found, then a table of the findings.
internal struct MarkdownReporter: Reporter {
  /// How many bytes the rows may have: a comment of GitHub takes 65,536 characters.
  private static let limit = 60_000

  internal func text(of report: LintReport) -> String {
    let summary = report.summary
    var text = "### How the strings will sound\n\n\(summary.sentence).\n"
    if !summary.checks.isEmpty {
      text += "\n| Check | Findings |\n| --- | ---: |\n"
      for check in summary.checks { text += "| \(Self.code(check.check)) | \(check.total) |\n" }
    }
    text += table("| Place | What is wrong with the file |\n| --- | --- |\n", problems(of: report))
    text += table(
      "| Place | Finding | Shown | Spoken |\n| --- | --- | --- | --- |\n",
      report.files.lazy.flatMap { $0.findings }.map(row))
    return text
  }

  private func problems(of report: LintReport) -> [String] {
    report.files.flatMap { file in
      file.problems.map { problem in
        "| \(Self.code(problem.place(in: file.path))) | \(problem.severity.rawValue): \(Self.code(problem.statement)) |\n"
      }
    }
  }

  private func row(_ finding: Finding) -> String {
    let places = finding.elsewhereInShort.map { "<br>also in \(Self.code($0))" } ?? ""
    let key = finding.key == finding.text || finding.key.isEmpty ? "" : "<br>\(Self.code(finding.key))"
    return
      "| \(Self.code(finding.place))\(key) | \(finding.severity.rawValue): \(Self.code(finding.message)) (\(Self.code(finding.check)))\(places)"
      + " | \(Self.code(finding.text)) | \(finding.spoken == finding.text ? "" : Self.code(finding.spoken)) |\n"
  }

  private func table(_ heading: String, _ rows: some Sequence<String>) -> String {
    var text = ""
    var omitted = 0
    for row in rows {
      if omitted > 0 || text.utf8.count + row.utf8.count > Self.limit { omitted += 1 } else { text += row }
    }
    guard !text.isEmpty || omitted > 0 else { return "" }
    let rest = omitted == 0 ? "" : "\n… and \(omitted) more, for which there is no room in a comment.\n"
    return "\n" + heading + text + rest
  }

  /// `text` in an element whose words are neither Markdown nor mentions of people or issues: every sign that could mean
  /// something is a reference to its character.
  private static func code(_ text: String) -> String {
    var code = "<code>"
    for scalar in VisibleText(text).string.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", " ", ",", ";", "'", "-", ".", "/", "\u{80}"...:
        code.unicodeScalars.append(scalar)
      default: code += "&#\(scalar.value);"
      }
    }
    return code + "</code>"
  }
}
