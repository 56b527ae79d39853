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
    let projects = try LintedProject.all(in: request)
    var walks: [FileWalk] = []
    for project in projects {
      let walk = try project.walk(request)
      for failure in walk.failures { messages.error(failure) }
      tell(walk.linksOut, &messages)
      walks.append(walk)
    }
    let isWhole = walks.allSatisfy(\.failures.isEmpty)
    if request.has(.watch) {
      if !isWhole { return .failure }
      try watch(projects, &messages)
    }
    if let status = try write(zip(projects, walks), &messages) { return isWhole ? status : .failure }
    let isWatched = !request.has(.quiet) && RunningProgram.isErrorTerminal
    if isWatched, RunningProgram.isInputTerminal, walks.contains(where: { $0.files.contains { $0.path == "-" } }) {
      messages.say("sayable: type the strings to check, one a line; Ctrl-D ends. For help: sayable lint --help")
      messages.flush()
    }
    var results: [Result] = []
    for (project, walk) in zip(projects, walks) {
      let filter = try FindingFilter(request, project.choice)
      let files = try LintRun(project.choice).files(filter.wanted(walk.files), showsProgress: isWatched) {
        messages.say($0)
      }.compactMap { $0 }
      results.append(Result(files: files, filter: filter, choice: project.choice))
    }
    let files = results.flatMap(\.files)
    if let path = request.value(of: .writeBaseline) { return try writeBaseline(of: files, to: path, &messages) }
    if files.isEmpty, isWhole, !request.has(.changedSince) {
      messages.warning(
        "no catalog was found in \(request.operands.isEmpty ? "." : request.operands.joined(separator: " "))")
    }
    let reports = results.map(\.report)
    let report = LintReport(reports.flatMap(\.files))
    try show(report, projects[0].choice)
    let stale = results.flatMap { $0.filter.staleItems(after: $0.files) }
    for line in stale { messages.say(line) }
    if !request.has(.quiet) { for line in report.summary.lines { messages.say(line) } }
    messages.flush()
    if !isWhole || files.contains(where: { $0.format == nil }) { return .failure }
    let fails = zip(reports, results).contains { isFailed($0, $1.choice) }
    return (fails || !stale.isEmpty) && !request.has(.exitZero) ? .found : .success
  }

  /// What a run found in a project, and what of it is wanted.
  private struct Result {
    let files: [LintReport.File]
    let filter: FindingFilter
    let choice: LintChoice

    var report: LintReport {
      LintReport(files.map(filter.wanted)).grouped(by: choice.grouping, source: choice.options.sourceLocale)
    }
  }

  /// Writes spoken strings, where the command line asks for it; the worst status of all projects, or nil.
  private func write(
    _ projects: Zip2Sequence<[LintedProject], [FileWalk]>, _ messages: inout Messages
  ) throws -> ExitStatus? {
    var output = BufferedOutput.standardOutput
    var worst: ExitStatus?
    for (project, walk) in projects {
      guard let writing = try WriteRun(request, project.choice) else { return nil }
      let status = try writing.run(walk.files, messages: &messages, output: &output)
      if status.rawValue >= worst?.rawValue ?? 0 { worst = status }
    }
    return worst
  }

  private func tell(_ linksOut: [String], _ messages: inout Messages) {
    guard let first = linksOut.first else { return }
    let links = linksOut.count == 1 ? "'\(first)' is a link" : "\(linksOut.count) files such as '\(first)' are links"
    messages.warning("\(links) out of the folder, and not read; what is named itself is")
  }

  /// Reports what was found now, and from then on what is found in files that change, until the program is interrupted.
  private func watch(_ projects: [LintedProject], _ messages: inout Messages) throws -> Never {
    if [Option.write, .diff, .failIfChanged, .writeBaseline].contains(where: request.has) || request.operands == ["-"] {
      throw request.misuse("the option '--watch' goes with reports of files alone")
    }
    var watched = projects.map { WatchedFiles(LintRun($0.choice)) }
    let filters = try projects.map { try FindingFilter(request, $0.choice) }
    while true {
      for (index, project) in projects.enumerated() {
        for path in watched[index].gone() { messages.say("sayable: '\(path)' is gone, with what was found in it") }
        let found = filters[index].wanted(try project.walk(request).files)
        let files = try watched[index].changed(found) { messages.say($0) }
        if files.isEmpty { continue }
        let report = Result(files: files, filter: filters[index], choice: project.choice).report
        try show(report, project.choice)
        if !request.has(.quiet) { for line in report.summary.lines { messages.say(line) } }
      }
      messages.flush()
      RunningProgram.pause(milliseconds: 300)
    }
  }

  /// - Parameter choice: What tells the form of the report: that of the first project.
  private func show(_ report: LintReport, _ choice: LintChoice) throws {
    var options = ReportOptions(version: SayableVersion.current)
    options.checkPage = choice.checkPage
    for (form, path) in choice.outputFiles {
      if form == nil { options.template = choice.template }
      let text = report.text(as: form ?? choice.form, options: options)
      try attempt("cannot write the report '\(path)'") { () throws(SystemError) in
        try OutputFile.replace(at: path, Array(text.utf8))
      }
      options.template = nil
    }
    if choice.outputFiles.contains(where: { $0.form == nil }) { return }
    options.usesColor = usesColor
    options.template = choice.template
    var output = BufferedOutput.standardOutput
    try output.write(report.text(as: choice.form, options: options))
    if request.has(.watch) { try output.flush() } else { try output.finish() }
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
}
