internal import Sayable

/// `sayable rules check`: the findings on standard output, the count on standard error.
internal struct RulesCheckCommand {
  private let check: RuleCheck

  /// - Throws: ``Failure`` or ``RuleSetError``.
  init(_ request: Request) throws {
    var locales = try request.locales(.locales)
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

extension Request {
  /// The locales that an option names; nil where it was not given.
  func locales(_ option: Option) throws -> [LanguageTag]? {
    guard has(option) else { return nil }
    return try values(of: option).map { try locale($0) }
  }

  /// The locale that `text` names.
  func locale(_ text: String) throws(Failure) -> LanguageTag {
    do throws(MalformedLanguageTag) {
      return try LanguageTag(text)
    } catch {
      throw misuse(error.description)
    }
  }
}

private func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
