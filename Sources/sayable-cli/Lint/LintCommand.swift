internal import Sayable
internal import SayableEngine
internal import SayableCatalogs

/// Checks catalogs: `sayable lint`.
internal struct LintCommand {
  private let request: Request

  init(_ request: Request) { self.request = request }

  func run(_ messages: inout Messages) throws -> ExitStatus {
    if request.has(.listChecks) { return try .shown(CheckGuide.list) }
    if let name = request.value(of: .describe) { return try .shown(CheckGuide.page(of: LintChoice.check(name))) }
    if request.has(.stdinPath), !request.operands.contains("-") {
      throw request.misuse("the option '--stdin-path' needs '-' among the paths: standard input is not read without it")
    }
    let choice = try LintChoice(request)
    let walk = try walk(choice)
    for failure in walk.failures { messages.error(failure) }
    tell(walk.linksOut, &messages)
    if request.has(.watch) {
      if !walk.failures.isEmpty { return .failure }
      try watch(choice, &messages)
    }
    if let writing = try WriteRun(request, choice) {
      var output = BufferedOutput.standardOutput
      let status = try writing.run(walk.files, messages: &messages, output: &output)
      return walk.failures.isEmpty ? status : .failure
    }
    let filter = try FindingFilter(request, choice)
    let isWatched = !request.has(.quiet) && RunningProgram.isErrorTerminal
    if isWatched, RunningProgram.isInputTerminal, walk.files.contains(where: { $0.path == "-" }) {
      messages.say("sayable: type the strings to check, one a line; Ctrl-D ends. For help: sayable lint --help")
      messages.flush()
    }
    let files = try LintRun(choice).files(filter.wanted(walk.files), showsProgress: isWatched) {
      messages.say($0)
    }.compactMap { $0 }
    if let path = request.value(of: .writeBaseline) { return try writeBaseline(of: files, to: path, &messages) }
    if files.isEmpty, walk.failures.isEmpty, !request.has(.changedSince) {
      messages.warning(
        "no catalog was found in \(request.operands.isEmpty ? "." : request.operands.joined(separator: " "))")
    }
    let report = try show(files, filter, choice)
    let stale = filter.staleItems(after: files)
    for line in stale { messages.say(line) }
    if !request.has(.quiet) { for line in report.summary.lines { messages.say(line) } }
    messages.flush()
    if !walk.failures.isEmpty || files.contains(where: { $0.format == nil }) { return .failure }
    return (isFailed(report, choice) || !stale.isEmpty) && !request.has(.exitZero) ? .found : .success
  }

  private func walk(_ choice: LintChoice) throws(Failure) -> FileWalk {
    FileWalk(
      request.operands.isEmpty ? ["."] : request.operands, include: try patterns(.include) + choice.project.include,
      exclude: try patterns(.exclude) + choice.project.exclude, base: choice.configuration.folder)
  }

  private func tell(_ linksOut: [String], _ messages: inout Messages) {
    guard let first = linksOut.first else { return }
    let links = linksOut.count == 1 ? "'\(first)' is a link" : "\(linksOut.count) files such as '\(first)' are links"
    messages.warning("\(links) out of the folder, and not read; what is named itself is")
  }

  /// Reports what was found now, and from then on what is found in files that change, until the program is interrupted.
  private func watch(_ choice: LintChoice, _ messages: inout Messages) throws -> Never {
    if [Option.write, .diff, .failIfChanged, .writeBaseline].contains(where: request.has) || request.operands == ["-"] {
      throw request.misuse("the option '--watch' goes with reports of files alone")
    }
    var watched = WatchedFiles(LintRun(choice))
    let filter = try FindingFilter(request, choice)
    while true {
      let files = try watched.changed(try filter.wanted(walk(choice).files)) { messages.say($0) }
      if !files.isEmpty {
        let report = try show(files, filter, choice)
        if !request.has(.quiet) { for line in report.summary.lines { messages.say(line) } }
      }
      messages.flush()
      RunningProgram.pause(milliseconds: 300)
    }
  }

  private func show(_ files: [LintReport.File], _ filter: FindingFilter, _ choice: LintChoice) throws -> LintReport {
    let report = LintReport(files.map(filter.wanted)).grouped(
      by: choice.grouping, source: choice.options.sourceLocale)
    var options = ReportOptions(version: SayableVersion.current)
    for (form, path) in choice.outputFiles {
      if form == nil { options.template = choice.template }
      let text = report.text(as: form ?? choice.form, options: options)
      try attempt("cannot write the report '\(path)'") { () throws(SystemError) in
        try OutputFile.replace(at: path, Array(text.utf8))
      }
      options.template = nil
    }
    if choice.outputFiles.contains(where: { $0.form == nil }) { return report }
    options.usesColor = usesColor
    options.template = choice.template
    var output = BufferedOutput.standardOutput
    try output.write(report.text(as: choice.form, options: options))
    if request.has(.watch) { try output.flush() } else { try output.finish() }
    return report
  }

  private func writeBaseline(
    of files: [LintReport.File], to path: String, _ messages: inout Messages
  ) throws(Failure) -> ExitStatus {
    let findings = files.flatMap(\.findings)
    try attempt("cannot write the baseline '\(path)'") { () throws(SystemError) in
      try OutputFile.replace(at: path, BaselineFile.bytes(of: findings, for: path))
    }
    if !request.has(.quiet) { messages.say("\(findings.count) findings were written to \(path).") }
    messages.flush()
    return .success
  }

  private var usesColor: Bool {
    switch request.value(of: .color) {
    case "always": true
    case "never": false
    default: RunningProgram.isOutputTerminal && RunningProgram.environment("NO_COLOR") == nil
    }
  }

  private func isFailed(_ report: LintReport, _ choice: LintChoice) -> Bool {
    report.files.contains { file in
      file.findings.contains { $0.severity >= choice.failLevel } || file.problems.contains { $0.severity == .error }
    }
  }

  private func patterns(_ option: Option) throws(Failure) -> [PathPattern] {
    try request.values(of: option).map { text throws(Failure) in
      guard let pattern = try? PathPattern(text) else { throw request.misuse("'\(text)' is no pattern of paths") }
      return pattern
    }
  }
}
