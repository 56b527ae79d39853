internal import Sayable
internal import SayableCatalogs
internal import SayableFormulas

/// Checks catalogs: `sayable lint`.
internal struct LintCommand {
  private let paths: [String]
  private let locale: LanguageTag?
  private let linter: Linter
  private let writing: WriteRun?

  init(_ request: Request) throws {
    let choice = try RuleChoice(request)
    paths = request.operands
    locale = request.has(.locale) ? choice.locale : nil
    var options = LintOptions()
    options.normalizing = NormalizerOptions(request)
    let library = choice.library
    linter = Linter(options: options, library: library) { locale in
      (try? FormulaSpeaker(locale: locale, library: library)).map { FormulaFinder($0) }
    }
    writing = try WriteRun(request, linter, locale)
  }

  func run() throws -> ExitStatus {
    if let writing {
      var messages = Messages()
      var output = BufferedOutput.standardOutput
      return try writing.run(paths, messages: &messages, output: &output)
    }
    var files: [LintReport.File] = []
    for path in paths {
      let source = SourceFile(path: path, bytes: try InputFile(path).readAll())
      guard let catalog = Catalog(source) else { continue }
      files.append(LintReport.File(catalog, findings: try linter.findings(in: catalog, locale: locale)))
    }
    let report = LintReport(files)
    var output = BufferedOutput.standardOutput
    try output.write(report.text(as: .text))
    try output.finish()
    return report.findings.isEmpty ? .success : .found
  }
}
