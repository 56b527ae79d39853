internal import SayableEngine
internal import SayableRules

/// `sayable rules coverage`: a table of locales against phenomena; of the locales that are named, one of every shared
/// rule.
internal struct RulesCoverageCommand {
  private let coverage: RuleCoverage
  private let showsRules: Bool

  init(_ request: Request) throws {
    let library = try RuleLibrary(request)
    let locales = try request.locales(in: library)
    coverage = try RuleCoverage(library, locales: locales)
    showsRules = locales != nil
  }

  func run() throws(SystemError) -> ExitStatus { try .shown(showsRules ? ruleRows : localeRows) }

  /// A locale a line: how many shared rules apply, of how many, and how many there are besides.
  private var localeRows: [[String]] {
    let passes = coverage.passes.filter { pass in coverage.locales.contains { $0.passes[pass] != nil } }
    return [["locale"] + passes]
      + coverage.locales.map { locale in
        [locale.tag.description]
          + passes.map { pass in
            locale.passes[pass].map { "\($0.applied)/\($0.shared)" + ($0.own > 0 ? "+\($0.own)" : "") } ?? "-"
          }
      }
  }

  /// A shared rule a line: where it applies; for a single locale, what it lacks.
  private var ruleRows: [[String]] {
    let rules = (coverage.locales.first?.sharedRules ?? []).sorted { passIndex($0) < passIndex($1) }
    return [["rule", "pass"] + coverage.locales.map(\.tag.description)]
      + rules.map { rule in
        [rule.id, rule.pass]
          + coverage.locales.map { locale in
            guard let rule = locale.sharedRules.first(where: { $0.id == rule.id }) else { return "removed" }
            return coverage.locales.count == 1 || rule.isActive ? rule.standing : "-"
          }
      }
  }

  private func passIndex(_ rule: RuleSummary) -> Int { coverage.passes.firstIndex(of: rule.pass) ?? 0 }
}
