internal import SayableCatalogs

/// What people read of the checks: `--list-checks` and `--describe`.
internal enum CheckGuide {
  /// All checks, a line each.
  static var list: String {
    let checks = CheckDescription.all
    let width = (checks.map(\.id.count).max() ?? 0) + 2
    return checks.map { check in
      let id = check.id + String(repeating: " ", count: width - check.id.count)
      let severity = check.severity.rawValue
      return id + severity + String(repeating: " ", count: 9 - severity.count) + check.summary + "\n"
    }.joined()
  }

  /// All about one check; empty where there is none of the id.
  static func page(of id: String) -> String {
    guard let check = CheckDescription.all.first(where: { $0.id == id }) else { return "" }
    let voices = check.voices.map(\.rawValue).sorted().joined(separator: ", ")
    var page = "\(check.id) (\(check.severity.rawValue); \(voices))\n\n\(Help.wrapped(check.summary, indent: 0))"
    for paragraph in check.discussion { page += "\n" + Help.wrapped(paragraph, indent: 0) }
    let (found, kept) = (check.examples.filter { !$0.found.isEmpty }, check.examples.filter(\.found.isEmpty))
    page += section("Found", found.map { "\($0.text) (\($0.locale)): \($0.found.joined(separator: ", "))" })
    page += section("Not found", kept.map { "\($0.text) (\($0.locale))" })
    return page
  }

  private static func section(_ heading: String, _ lines: [String]) -> String {
    lines.isEmpty ? "" : "\n\(heading):\n" + lines.map { "  \($0)\n" }.joined()
  }
}
