internal import SayableEngine
internal import SayableRules

/// `sayable rules list` and `sayable rules show`: the rules of a locale, one a line, and all that the files say of one.
extension RuleChoice {
  func list() throws -> ExitStatus { try .shown(summaries().map { [$0.id, $0.pass, $0.standing, $0.place] }) }

  func show(_ id: String) throws -> ExitStatus {
    let rules = try summaries()
    guard let rule = rules.first(where: { $0.id == id }) else {
      throw Failure(
        "there is no rule '\(id)' in the locale '\(isAlone ? .root : locale)'",
        notes: nearestName(to: id, among: rules.map(\.id)).map { ["did you mean '\($0)'?"] }
          ?? ["'sayable rules list' names all of them"])
    }
    return try .shown(
      [
        ["rule", rule.id], ["pass", rule.pass], ["standing", rule.standing], ["file", rule.place],
        ["match", rule.match], ["say", rule.say ?? "(sets what it matches aside)"],
      ] + rule.examples.map { ["example", "\($0.written) -> \($0.said) (\($0.locale))"] }
        + rule.unchanged.map { ["unchanged", $0] })
  }
}

extension RuleSummary {
  fileprivate var place: String { "\(location.file):\(location.line)" }

  /// Whether the rule applies always, as a guess, or not at all in the locale.
  var standing: String { isActive ? isGuess ? "guess" : "sure" : "lacks \(lacking.joined(separator: ", "))" }
}

extension RuleLibrary {
  /// `sayable locales`: the locales that have rules, one a line.
  func showLocales() throws -> ExitStatus {
    try .shown(
      localeSummaries().map { locale in
        [
          locale.tag.description, locale.name,
          locale.parents.isEmpty ? "-" : locale.parents.map(\.description).joined(separator: " > "),
          locale.isChecked ? "checked" : "unchecked",
        ]
      })
  }
}
