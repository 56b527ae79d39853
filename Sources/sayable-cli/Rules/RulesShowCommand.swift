internal import SayableEngine
internal import SayableRules

/// `sayable rules show`: all that a rule's files say of it.
internal struct RulesShowCommand {
  private let rule: RuleSummary

  /// - Throws: ``Failure`` or ``RuleSetError``.
  init(_ request: Request, _ choice: RuleChoice) throws {
    let rules = try choice.summaries()
    let id = request.operands[0]
    guard let rule = rules.first(where: { $0.id == id }) else {
      throw Failure(
        "there is no rule '\(id)' in the locale '\(choice.isAlone ? .root : choice.locale)'",
        notes: nearestName(to: id, among: rules.map(\.id)).map { ["did you mean '\($0)'?"] }
          ?? ["'sayable rules list' names all of them"])
    }
    self.rule = rule
  }

  func run() throws(SystemError) -> ExitStatus {
    var rows = [
      ["rule", rule.id], ["pass", rule.pass], ["standing", rule.standing],
      ["file", "\(rule.location.file):\(rule.location.line)"], ["match", rule.match],
      ["say", rule.say ?? "(sets what it matches aside)"],
    ]
    for example in rule.examples {
      rows.append(["example", "\(example.written) -> \(example.said) (\(example.locale))"])
    }
    for label in rule.unchanged { rows.append(["unchanged", label]) }
    var output = BufferedOutput.standardOutput
    for line in columns(rows) { try output.write(line + "\n") }
    try output.finish()
    return .success
  }
}
