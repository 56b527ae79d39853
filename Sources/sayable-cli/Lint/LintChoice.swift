internal import BuiltInRuleFiles
internal import SayableEngine
internal import SayableRules
internal import SayableCatalogs
internal import SayableFormulas

/// What a run of the linter is asked for: by the project's configuration, and over it by the command line.
internal struct LintChoice {
  let configuration: ConfigurationFile
  var project: LintConfiguration { configuration.configuration }
  /// What is checked, and how.
  private(set) var options: LintOptions
  let library: RuleLibrary
  let appRules: [RuleFile]
  /// The locale that the command line gives for strings without one.
  let locale: LanguageTag?
  /// The format of every file, whatever its name.
  let format: CatalogFormat?
  let dialect: MessageDialect?
  private let stdinPath: String?
  let form: ReportForm
  let template: ReportTemplate?
  let grouping: FindingGrouping
  /// Where the pages of the checks are published.
  let checkPage: CheckPage?
  /// Where the report is written: the form and the file; the form of standard output goes to a file without one.
  let outputFiles: [(form: ReportForm?, path: String)]
  let failLevel: Finding.Severity
  let jobs: Int
  /// What earlier runs have found; nil where nothing is kept.
  private(set) var cache: FindingCache?

  /// - Parameter servesEditor: Whether changes are shown that people choose one by one.
  init(_ request: Request, _ configuration: ConfigurationFile, servesEditor: Bool = false) throws {
    self.configuration = configuration
    let project = configuration.configuration
    options = LintOptions(project)
    var folders: [RulesFolder] = []
    for folder in project.ruleFolders {
      folders.append(try RulesFolder(configuration.path(of: folder), confinedTo: configuration.folder))
    }
    for folder in request.values(of: .rules) { folders.append(try RulesFolder(folder)) }
    var library = RuleLibrary.builtIn
    for folder in folders { library = try library.adding(folder.files) }
    self.library = library
    var appFiles: [String] = []
    for file in project.appFiles { appFiles.append(try configuration.path(of: file)) }
    appRules = try (appFiles + request.values(of: .app)).map { try RuleFile(at: $0) }
    options.ownChecks = Set(appRules.flatMap(\.checkNames))
    try configuration.requireChecks(options.ownChecks)
    locale = try request.value(of: .lintLocale).map { try request.locale($0) }
    stdinPath = request.value(of: .stdinPath)
    // The choices of the options are the names of the cases.
    format = request.value(of: .format).flatMap(CatalogFormat.init(rawValue:))
    dialect = request.value(of: .dialect).flatMap(MessageDialect.init(rawValue:))
    form =
      request.has(.statistics)
      ? .statistics : request.value(of: .lintOutput).flatMap(ReportForm.init(rawValue:)) ?? project.report ?? .text
    do throws(ReportTemplate.UnknownField) {
      template = try request.value(of: .template).map { text throws(ReportTemplate.UnknownField) in
        try ReportTemplate(text)
      }
    } catch {
      throw request.misuse(
        "the template has an unknown field '\(error.name)'",
        notes: [nearestNameNote(to: error.name, among: ReportTemplate.fields)])
    }
    checkPage =
      try request.value(of: .checkPage).map { text in
        guard let page = CheckPage(text) else {
          throw request.misuse("'\(text)' names no page of a check", notes: [CheckPage.advice])
        }
        return page
      } ?? project.checkPage
    grouping = request.value(of: .group).flatMap(FindingGrouping.init(rawValue:)) ?? .key
    outputFiles = request.values(of: .outputFile).map { value in
      let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, let form = ReportForm(rawValue: parts[0]) else { return (nil, value) }
      return (form, parts[1])
    }
    failLevel = request.value(of: .failOn).flatMap(Finding.Severity.init(rawValue:)) ?? project.failLevel ?? .warning
    jobs = try request.jobs() ?? RunningProgram.coreCount
    try choose(request)
    if let folder = request.value(of: .cache) {
      cache = try FindingCache(in: folder, settings: settings(request, folders.flatMap(\.files)))
    }
    if servesEditor {
      options.findsFixes = true
      options.fallbackStyle = SiblingStyle(.suffix, "_spoken")
    }
  }

  /// The locale of a catalog's strings for which the catalog tells none; nil where its path may tell.
  func locale(of path: String) -> LanguageTag? { locale ?? project.locale(for: configuration.relativePath(of: path)) }

  /// All that decides what is found, beside the catalogs.
  private func settings(_ request: Request, _ ruleFiles: [RuleFile]) -> [[UInt8]] {
    let indifferent = [Option.cache, .watch, .fileJobs, .quiet, .color].map(\.name)
    let values = request.values.filter { !indifferent.contains($0.key) }.sorted { $0.key < $1.key }
    let texts = values.flatMap { [$0.key] + $0.value } + [configuration.folder]
    return texts.map { Array($0.utf8) } + [configuration.bytes]
      + (ruleFiles + appRules).flatMap { [Array($0.name.utf8), $0.text] }
  }

  func path(of file: FileWalk.Found) -> String {
    file.path == "-" ? stdinPath ?? "standard input" : file.path.shownPath
  }

  /// How the catalog at `path` is to be parsed.
  func parsing(_ path: String) -> CatalogParsingOptions {
    CatalogParsingOptions(dialect: dialect ?? project.dialect(for: configuration.relativePath(of: path)))
  }

  func linter() -> Linter {
    let library = library
    return Linter(options: options, library: library, appRules: appRules) { locale in
      FormulaFinder { try? FormulaSpeaker(locale: locale, library: library) }
    }
  }

  private mutating func choose(_ request: Request) throws(Failure) {
    options.normalizing = NormalizerOptions(request)
    if request.has(.pack) { options.packs = PackSelection(request) }
    options.allowed.formUnion(request.values(of: .allow))
    switch request.value(of: .voices) {
    case "all": options.voices = []
    case let name?: options.voices = Set([VoiceProfile(rawValue: name)].compactMap { $0 })
    case nil: break
    }
    if let option = request.value(of: .siblings) ?? project.siblings {
      guard let style = SiblingStyle(option) else {
        throw request.misuse(
          "'\(option)' tells no way to name spoken strings",
          notes: ["write a suffix such as *_content_description, or a prefix such as a11y_*"])
      }
      options.siblingStyle = style
    }
    // Only these forms show what would be written.
    let forms = [form] + outputFiles.compactMap(\.form)
    options.findsFixes = forms.contains { [.json, .jsonLines, .sarif, .html, .reviewdog].contains($0) }
    let known = CheckDescription.all.map(\.id) + options.ownChecks.sorted()
    if let list = request.value(of: .check) {
      let chosen = try list.split(separator: ",").map { name throws(Failure) in try Self.check(String(name), known) }
      for id in known where !chosen.contains(id) { options.severities[id] = .some(nil) }
    }
    for setting in request.values(of: .severity) {
      let parts = setting.split(separator: "=", maxSplits: 1).map(String.init)
      let levels = Finding.Severity.allCases.map(\.rawValue) + ["off"]
      guard parts.count == 2, levels.contains(parts[1]) else {
        throw request.misuse(
          "invalid value '\(setting)' for '--severity'",
          notes: ["it is written CHECK=LEVEL, with LEVEL one of \(levels.joined(separator: ", "))"])
      }
      options.severities[try Self.check(parts[0], known)] = .some(Finding.Severity(rawValue: parts[1]))
    }
  }

  /// The id of a check, checked.
  static func check(_ name: String, _ known: [String] = CheckDescription.all.map(\.id)) throws(Failure) -> String {
    guard known.contains(name) else {
      throw Failure(
        "there is no check '\(name)'",
        notes: [nearestNameNote(to: name, among: known), "'sayable lint --list-checks' lists them"])
    }
    return name
  }
}
