internal import SayableEngine
internal import SayableRules

/// `sayable locales`: the locales that have rules, one a line.
internal struct LocalesCommand {
  private let locales: [LocaleSummary]

  init(_ library: RuleLibrary) throws(RuleSetError) { locales = try library.localeSummaries() }

  func run() throws(SystemError) -> ExitStatus {
    var output = BufferedOutput.standardOutput
    let rows = locales.map { locale in
      [
        locale.tag.description, locale.name,
        locale.parents.isEmpty ? "-" : locale.parents.map(\.description).joined(separator: " > "),
        locale.isChecked ? "checked" : "unchecked",
      ]
    }
    for line in columns(rows) { try output.write(line + "\n") }
    try output.finish()
    return .success
  }
}
