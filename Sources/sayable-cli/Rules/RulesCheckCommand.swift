internal import BuiltInRuleFiles
internal import SayableCharts
internal import SayableEngine
internal import SayableRules
internal import SayableFormulas

/// `sayable rules check`: the findings on standard output, the count on standard error.
internal struct RulesCheckCommand {
  private let check: RuleCheck
  private let formulas: FormulaCheck
  private let charts: ChartCheck
  private let collisions: CollisionTrial?

  init(_ request: Request) throws {
    var locales = try request.locales(.locales)
    var library = RuleLibrary.builtIn
    var appRules: [RuleFile] = []
    if let path = request.operands.first {
      if Folder.exists(at: path) || path.hasSuffix("/") {
        library = try library.adding(RulesFolder(path).files)
      } else {
        appRules = [try RuleFile(at: path)]
        locales = try locales ?? [EnvironmentLocale(RunningProgram.environment).tag]
      }
    }
    if let family = locales?.first(where: { library.isFamily($0) }) {
      throw request.misuse(
        "'\(family)' is no locale, but a family of languages that share rules",
        notes: ["check one of its languages; 'sayable locales' lists them"])
    }
    collisions = try CollisionTrial(request, of: locales ?? [], in: library)
    check = RuleCheck(library, locales: locales, appRules: appRules)
    // An app's file has no words for formulas.
    formulas = FormulaCheck(library, locales: appRules.isEmpty ? locales : []) {
      [library] rules, chain, style, preferences in
      let speaker = try FormulaSpeaker(chain, style: style, rules: rules, library: library).preferring(preferences)
      return { formula throws(FormulaSyntaxError) in try speaker.speak(formula) }
    }
    charts = ChartCheck(library, locales: appRules.isEmpty ? locales : []) { [library] rules, chain in
      let formulas = try FormulaSpeaker(locale: chain.requested, library: library)
      let speaker = try ChartSpeaker(
        chain, rules: rules, normalizer: Normalizer(chain.requested, library: library), formulas: formulas)
      return { subject in try speaker.describe(ChartModel(exampleOf: subject, for: formulas)) }
    }
  }

  func run(_ messages: inout Messages) throws(SystemError) -> ExitStatus {
    var output = BufferedOutput.standardOutput
    let diagnostics =
      check.diagnostics + formulas.diagnostics + charts.diagnostics + (collisions?.diagnostics ?? [])
    for diagnostic in diagnostics { try output.write(diagnostic.rendered + "\n") }
    try output.finish()
    let errors = diagnostics.count { $0.severity == .error }
    messages.say(
      "\(count(check.localeCount, "locale")), \(count(check.ruleCount, "rule")), "
        + "\(count(check.exampleCount + formulas.exampleCount + charts.exampleCount, "example")) checked: \(count(errors, "error")), "
        + count(diagnostics.count - errors, "warning"))
    messages.flush()
    return errors == 0 ? .success : .found
  }
}

extension CollisionTrial {
  /// The trial that a command line asks for; nil where it asks for none.
  fileprivate init?(_ request: Request, of locales: [LanguageTag], in library: RuleLibrary) throws {
    guard let words = request.value(of: .frequentWords) else {
      guard request.has(.runningText) else { return nil }
      throw request.misuse("the option '--text' needs '--words', the words to look for in it")
    }
    guard locales.count == 1, let locale = locales.first else {
      throw request.misuse("the option '--words' needs one locale, the one that the words belong to")
    }
    let bytes = try attempt("cannot read the words '\(words)'") { () throws(SystemError) in
      try InputFile(words).readAll()
    }
    let texts = TriedStrings(request.values(of: .runningText), locales: [locale])
    if let failure = texts.failures.first { throw failure }
    try self.init(
      words: String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init),
      texts: texts.strings.map(\.shown), of: locale, in: library)
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
