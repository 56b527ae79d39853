internal import BuiltInRuleFiles
internal import Dispatch
internal import SayableCharts
internal import SayableEngine
internal import SayableRules
internal import SayableFormulas
internal import Sharing

/// `sayable rules check`: the findings on standard output, the count on standard error. Locales are checked side by side.
internal struct RulesCheckCommand {
  private let library: RuleLibrary
  private let locales: [LanguageTag]
  private let appRules: [RuleFile]
  private let collisions: CollisionTrial?

  /// What was found in one locale.
  private struct Findings {
    let check: RuleCheck
    let formulas: FormulaCheck
    let charts: ChartCheck
  }

  init(_ request: Request) throws {
    var locales = try request.locales()
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
    self.library = library
    self.locales = locales ?? library.locales
    self.appRules = appRules
  }

  private func findings(in locale: LanguageTag) -> Findings {
    // An app's file has no words for formulas and charts.
    let others = appRules.isEmpty ? [locale] : []
    return Findings(
      check: RuleCheck(library, locales: [locale], appRules: appRules),
      formulas: FormulaCheck(library, locales: others) { [library] rules, chain, style, preferences in
        let speaker = try FormulaSpeaker(chain, style: style, rules: rules, library: library).preferring(preferences)
        return { formula throws(FormulaSyntaxError) in try speaker.speak(formula) }
      },
      charts: ChartCheck(library, locales: others) { [library] rules, chain in
        let formulas = try FormulaSpeaker(locale: chain.requested, library: library)
        let speaker = try ChartSpeaker(
          chain, rules: rules, normalizer: Normalizer(chain.requested, library: library), formulas: formulas)
        return { subject in try speaker.describe(ChartModel(exampleOf: subject, for: formulas)) }
      })
  }

  /// What was found in each locale, in their order.
  private func findings() -> [Findings] {
    let done = Lock(
      (
        findings: [Findings?](repeating: nil, count: locales.count),
        progress: ProgressBar(total: locales.count, of: "locales", isShown: RunningProgram.isErrorTerminal)
      ))
    DispatchQueue.concurrentPerform(iterations: locales.count) { index in
      let findings = findings(in: locales[index])
      done.withLock {
        $0.findings[index] = findings
        $0.progress.advance()
      }
    }
    return done.withLock {
      $0.progress.finish()
      return $0.findings.compactMap(\.self)
    }
  }

  func run(_ messages: inout Messages) throws(SystemError) -> ExitStatus {
    let findings = findings()
    let check = RuleCheck(findings.map(\.check))
    var seen: Set<Diagnostic> = []
    let others = findings.flatMap(\.formulas.diagnostics) + findings.flatMap(\.charts.diagnostics)
    let diagnostics =
      check.diagnostics + others.filter { seen.insert($0).inserted } + (collisions?.diagnostics ?? [])
    let examples = findings.reduce(check.exampleCount) { $0 + $1.formulas.exampleCount + $1.charts.exampleCount }
    var output = BufferedOutput.standardOutput
    for diagnostic in diagnostics { try output.write(diagnostic.rendered + "\n") }
    try output.finish()
    let errors = diagnostics.count { $0.severity == .error }
    messages.say(
      "\(count(check.localeCount, "locale")), \(count(check.ruleCount, "rule")), "
        + "\(count(examples, "example")) checked: \(count(errors, "error")), "
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

private func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
