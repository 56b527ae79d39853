internal import SayableEngine
internal import SayableRules

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
