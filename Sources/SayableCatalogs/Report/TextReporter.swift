internal import SayableEngine

/// For people: the place, what was found, the line with what was found underlined, and what should be said.
///
///     en.lproj/Localizable.strings:3:16: warning: '75 m²' should be spoken as '75 square meters' [spoken-differently]
///       "size" = "2 bd. • 75 m²";
///                         ^~~~~
///       spoken as: 2 bedrooms, 75 square meters
///       rules: unit
internal struct TextReporter: Reporter {
  internal var usesColor = false

  internal func text(of report: LintReport) -> String {
    var text = ""
    for file in report.files {
      for problem in file.problems { append(problem, of: file, to: &text) }
      for finding in file.findings { append(finding, of: file, to: &text) }
    }
    return text
  }

  private func append(_ finding: Finding, of file: LintReport.File, to text: inout String) {
    let start = finding.range.start
    let severity = painted(finding.severity.rawValue, .severity(finding.severity))
    let place = painted("\(VisibleText(finding.path).string):\(start.line):\(start.column):", .heading)
    let message = painted(VisibleText(finding.message).string, .heading)
    text += "\(place) \(severity): \(message) [\(finding.check)]\n"
    if let excerpt = file.excerpt(of: finding) { append(excerpt, to: &text) }
    if finding.spoken != finding.text {
      append("spoken as", Self.shortened(finding.spoken, from: finding.text), to: &text)
    }
    if !finding.rules.isEmpty { append("rules", finding.rules.joined(separator: ", "), to: &text) }
    for remark in finding.remarks { append("also", "\(remark.message) [\(remark.check)]", to: &text) }
    append(finding.elsewhere, of: finding, to: &text)
    if let fix = finding.fix { append("fix", fix.summary, to: &text) }
  }

  /// Where else the same was found: the locales of one key, or the first strings of several.
  private func append(_ places: [Finding.Place], of finding: Finding, to text: inout String) {
    guard let short = finding.elsewhereInShort else { return }
    if places.allSatisfy({ $0.key == finding.key }) { return append("also in", short, to: &text) }
    let limit = 5
    for place in places.prefix(limit) {
      append(
        "also", "\(place.path):\(place.range.start.line): \(Self.shortened(place.text, from: place.spoken))", to: &text)
    }
    if places.count > limit { append("also", "\(places.count - limit) more places", to: &text) }
  }

  private func append(_ problem: Diagnostic, of file: LintReport.File, to text: inout String) {
    let severity = painted(problem.severity.rawValue, .severity(problem.severity == .error ? .error : .warning))
    let location = problem.location.map { ":\($0.line):\($0.column)" } ?? ""
    let place = painted("\(VisibleText(problem.location?.file ?? file.path).string)\(location):", .heading)
    text += "\(place) \(severity): \(painted(VisibleText(problem.message).string, .heading)) [\(problem.code)]\n"
    if let location = problem.location, !location.text.isEmpty {
      append(SourceExcerpt(line: location.text, column: location.column), to: &text)
    }
    for note in problem.notes { append("note", note, to: &text) }
  }

  private func append(_ label: String, _ content: String, to text: inout String) {
    text += "  \(painted(label + ":", .label)) \(VisibleText(content).string)\n"
  }

  private func append(_ excerpt: SourceExcerpt, to text: inout String) {
    let before = VisibleText((excerpt.isCutBefore ? "…" : "") + excerpt.before, keepsTabs: true)
    let match = VisibleText(excerpt.match)
    let after = VisibleText(excerpt.after + (excerpt.isCutAfter ? "…" : ""), keepsTabs: true)
    guard !(before.string + match.string + after.string).isEmpty else { return }
    let underline = "^" + String(repeating: "~", count: max(match.width - 1, 0))
    text += "  \(before.string)\(match.string)\(after.string)\n"
    text += "  \(before.blank)\(painted(underline, .underline))\n"
  }

  /// A long text from a little before the first to a little behind the last place where it differs from another.
  private static func shortened(_ text: String, from other: String) -> String {
    let (limit, margin) = (160, 40)
    let (new, old) = (Array(text), Array(other))
    guard new.count > limit else { return text }
    let shared = min(new.count, old.count)
    let start = (0..<shared).first { new[$0] != old[$0] } ?? shared
    let rest = (0..<(shared - start)).first { new[new.count - 1 - $0] != old[old.count - 1 - $0] } ?? shared - start
    let shown = new[max(start - margin, 0)..<min(new.count - rest + margin, new.count)]
    return (shown.startIndex > 0 ? "…" : "") + String(shown) + (shown.endIndex < new.count ? "…" : "")
  }

  /// What a stretch of the text is, which is what its color depends on.
  private enum Role { case heading, severity(Finding.Severity), underline, label }

  private func painted(_ text: String, _ role: Role) -> String {
    guard usesColor else { return text }
    let code =
      switch role {
      case .heading: "1"
      case .severity(.error): "1;31"
      case .severity(.warning): "1;33"
      case .severity(.note): "1;36"
      case .underline: "1;32"
      case .label: "2"
      }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}
