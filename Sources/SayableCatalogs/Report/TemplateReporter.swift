internal import SayableEngine

/// A line for each finding, in a form of the reader's own: `{path}:{line}: {message}`.
public struct ReportTemplate: Sendable, Hashable {
  /// Why a text is no template.
  public struct UnknownField: Error, Sendable, Hashable {
    /// The name between braces.
    public let name: String
  }

  fileprivate enum Part: Sendable, Hashable {
    case text(String)
    case field(String)
  }

  fileprivate let parts: [Part]

  /// The names that may stand between braces.
  public static let fields = [
    "path", "line", "column", "endLine", "endColumn", "key", "locale", "locales", "check", "severity", "message",
    "text",
    "match", "spoken", "rules",
  ]

  /// A text with fields in braces; `\n` and `\t` stand for a line break and a tab.
  public init(_ text: String) throws(UnknownField) {
    var parts: [Part] = []
    var rest = text.replacing("\\n", with: "\n").replacing("\\t", with: "\t")[...]
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      let name = String(rest[rest.index(after: start)..<end])
      guard Self.fields.contains(name) else { throw UnknownField(name: name) }
      parts += [.text(String(rest[..<start])), .field(name)]
      rest = rest[rest.index(after: end)...]
    }
    self.parts = parts + [.text(String(rest))]
  }
}

internal struct TemplateReporter: Reporter {
  internal let template: ReportTemplate

  internal func text(of report: LintReport) -> String { report.files.lazy.flatMap(\.findings).map(line).joined() }

  private func line(_ finding: Finding) -> String {
    template.parts.map { part in
      switch part {
      case .text(let text): text
      case .field(let name): VisibleText(finding.field(name)).string
      }
    }.joined() + "\n"
  }
}

extension Finding {
  fileprivate func field(_ name: String) -> String {
    switch name {
    case "path": path
    case "line": String(range.start.line)
    case "column": String(range.start.column)
    case "endLine": String(range.end.line)
    case "endColumn": String(range.end.column)
    case "key": key
    case "locale": locale.description
    case "locales": locales.map(\.description).joined(separator: ",")
    case "check": check
    case "severity": severity.rawValue
    case "message": message
    case "text": text
    case "match": match
    case "spoken": spoken
    case "rules": rules.joined(separator: ",")
    default: ""
    }
  }
}
