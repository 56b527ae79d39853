internal import Sayable
internal import SayableEngine
internal import SayableExport
internal import SayableFormulas
internal import SayableRules
internal import XML
internal import YAML

/// One run of the program.
@main internal struct Program {
  static func main() {
    RunningProgram.reportBrokenPipes()
    var program = Program()
    RunningProgram.end(with: program.run(RunningProgram.arguments))
  }

  private var messages = Messages()

  /// Does what `arguments`, without the program's name, ask for.
  mutating func run(_ arguments: some Sequence<String>) -> ExitStatus {
    do {
      return try perform(Request(arguments, of: .sayable))
    } catch let error as SystemError {
      // Only writing throws this far.
      if error.isBrokenPipe { return .success }
      messages.error(Failure("cannot write: \(error.message)"))
    } catch let error as RuleSetError {
      messages.error(error)
    } catch let error as Failure {
      messages.error(error)
    } catch {
      messages.error(Failure("\(error)"))
    }
    return .failure
  }

  private mutating func perform(_ request: Request) throws -> ExitStatus {
    if request.has(.help) { return try .shown(Help(of: request.command, path: request.path).text) }
    if request.has(.version) {
      let libraries =
        "PCRE2 \(SayableVersion.pcre2), libyaml \(YAML.libraryVersion()), expat \(XML.libraryVersion())"
      return try .shown("sayable \(SayableVersion.current) (\(libraries), CLDR \(SayableVersion.cldr))\n")
    }
    switch request.command.action {
    case .filter: return try filter(request)
    case .formula: return try FormulaCommand(request).run()
    case .chart: return try ChartCommand(request).run(&messages)
    case .graph: return try GraphCommand(request).run(&messages)
    case .lint: return try LintCommand(request).run(&messages)
    case .serveEditor: return try LanguageServerCommand(request).run()
    case .checkRules: return try RulesCheckCommand(request).run(&messages)
    case .compileRules: return try RulesCompileCommand(request).run(&messages)
    case .listRules: return try choice(of: request).list()
    case .showRule: return try choice(of: request).show(request.operands[0])
    case .tryRules: return try RulesTryCommand(request).run(&messages)
    case .newRules: return try RulesNewCommand(request).run(&messages)
    case .coverRules: return try RulesCoverageCommand(request).run()
    case .listLocales: return try RuleLibrary(request).showLocales()
    case .exportSpeechDispatcher:
      return try ExportChoice(request)
        .symbolDictionaries(for: .speechDispatcher, into: request.value(of: .out) ?? ".")
    case .exportNVDA:
      return try ExportChoice(request).symbolDictionaries(for: .nvda, into: request.value(of: .out) ?? ".")
    case .exportPLS: return try ExportChoice(request).pronunciationLexicon(request)
    case .compareBaselines: return try BaselineCompareCommand(request).run(&messages)
    case .completions: return try .shown(completions(for: request.operands.first ?? "", request))
    case .manual: return try .shown(ManualPage(of: .sayable, version: SayableVersion.current).text)
    case .help, nil: return try .shown(help(of: request.operands))
    }
  }

  private mutating func filter(_ request: Request) throws -> ExitStatus {
    let jobs = try request.jobs() ?? 1
    let timings = try request.has(.timings) ? TimingsRun(request) : nil
    let choice = try choice(of: request)
    if let form = request.value(of: .input).flatMap(RecordFilter.Form.init(rawValue:)) {
      for option in [Option.output, .offsets, .explain, .null, .timings, .formulas, .disable] where request.has(option)
      {
        throw request.misuse("the options '--input' and '--\(option.name)' exclude each other")
      }
      let filter = RecordFilter(form, choice, NormalizerOptions(request))
      return try LineRun(filter, endsWithNull: false, jobs: jobs).run(request.operands)
    }
    let formulas =
      request.has(.formulas) ? try FormulaFinder(FormulaSpeaker(locale: choice.locale, library: choice.library)) : nil
    let normalizer = try choice.normalizer(options: NormalizerOptions(request), formulas: formulas)
    try checkNames(request.values(of: .disable), normalizer)
    if let timings { return try timings.run(request, normalizer, &messages) }
    let filter = Filter(request, normalizer: normalizer, language: choice.locale)
    return try LineRun(filter, endsWithNull: request.has(.null), jobs: jobs).run(request.operands)
  }

  private mutating func choice(of request: Request) throws -> RuleChoice {
    let choice = try RuleChoice(request)
    for warning in choice.warnings { messages.warning(warning) }
    if let warning = choice.missingLanguage { messages.warning(warning) }
    return choice
  }

  /// Checks that each of `names` is a rule or a pass.
  private func checkNames(_ names: [String], _ normalizer: Normalizer) throws(Failure) {
    if names.isEmpty { return }
    let known = normalizer.namesToDisable
    for name in names where !known.contains(name) {
      throw Failure(
        "there is no rule or pass '\(name)' to disable",
        notes: nearestName(to: name, among: known).map { ["did you mean '\($0)'?"] } ?? [
          "the passes are: \(normalizer.passNames.joined(separator: ", "))", "'sayable rules list' names the rules",
        ])
    }
  }

  private func help(of words: [String]) throws(Failure) -> String {
    let request = try Request(words + ["--help"], of: .sayable)
    if let word = request.operands.first {
      throw Failure(
        "there is no command '\((request.path.split(separator: " ").dropFirst() + [word[...]]).joined(separator: " "))'",
        help: "sayable --help")
    }
    return Help(of: request.command, path: request.path).text
  }

  private func completions(for shell: String, _ request: Request) throws(Failure) -> String {
    switch shell {
    case "bash": BashCompletion(of: .sayable).text
    case "zsh": ZshCompletion(of: .sayable).text
    case "fish": FishCompletion(of: .sayable).text
    default:
      throw request.misuse("there are no completions for '\(shell)'", notes: ["there are some for bash, zsh and fish"])
    }
  }
}

extension NormalizerOptions {
  init(_ request: Request) {
    self.init()
    // The choices of the options are the names of the cases.
    dateOrder = request.value(of: .dateOrder).flatMap(DateOrder.init(rawValue:))
    clock = request.value(of: .clock).flatMap(Clock.init(rawValue:))
    appliesGuesses = request.has(.guess)
    // A name is that of a rule or of a pass.
    disabledRules = Set(request.values(of: .disable))
    disabledPasses = disabledRules
  }
}
