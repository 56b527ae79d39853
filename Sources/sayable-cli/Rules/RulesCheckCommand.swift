internal import Sayable

/// `sayable rules check`: the findings on standard output, the count on standard error.
internal struct RulesCheckCommand {
  private let check: RuleCheck

  /// - Throws: ``Failure`` or ``RuleSetError``.
  init(_ request: Request) throws {
    var locales: [LanguageTag]? = try request.values(of: .locales).map { text in
      do throws(MalformedLanguageTag) {
        return try LanguageTag(text)
      } catch {
        throw request.misuse(error.description)
      }
    }
    if locales?.isEmpty == true { locales = nil }
    var library = RuleLibrary.embedded
    var appRules: [RuleFile] = []
    if let path = request.operands.first {
      if Folder.exists(at: path) || path.hasSuffix("/") {
        library = try library.adding(RulesFolder(path).files)
      } else {
        appRules = [try RuleFile(at: path)]
        locales = try locales ?? [EnvironmentLocale(RunningProgram.environment).tag]
      }
    }
    check = RuleCheck(library, locales: locales, appRules: appRules)
  }

  func run(_ messages: inout Messages) throws(SystemError) -> ExitStatus {
    var output = BufferedOutput.standardOutput
    for diagnostic in check.diagnostics { try output.write(diagnostic.rendered + "\n") }
    try output.finish()
    let errors = check.diagnostics.count { $0.severity == .error }
    messages.say(
      "\(count(check.localeCount, "locale")), \(count(check.ruleCount, "rule")), "
        + "\(count(check.exampleCount, "example")) checked: \(count(errors, "error")), "
        + count(check.diagnostics.count - errors, "warning"))
    messages.flush()
    return errors == 0 ? .success : .found
  }
}

private func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
