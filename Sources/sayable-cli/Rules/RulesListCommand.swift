internal import SayableEngine
internal import SayableRules

/// `sayable rules list`: the rules of a locale, one a line.
internal struct RulesListCommand {
  private let rules: [RuleSummary]

  /// - Throws: ``Failure`` or ``RuleSetError``.
  init(_ choice: RuleChoice) throws { rules = try choice.summaries() }

  func run() throws(SystemError) -> ExitStatus {
    var output = BufferedOutput.standardOutput
    let rows = rules.map { [$0.id, $0.pass, $0.standing, "\($0.location.file):\($0.location.line)"] }
    for line in columns(rows) { try output.write(line + "\n") }
    try output.finish()
    return .success
  }
}

extension RuleSummary {
  /// Whether the rule applies always, as a guess, or not at all in the locale.
  var standing: String { isActive ? isGuess ? "guess" : "sure" : "lacks \(lacking.joined(separator: ", "))" }
}
