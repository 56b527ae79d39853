internal import SayableCatalogs

/// What of the findings somebody wants to hear: those in lines that have changed, and those that are not known yet.
internal struct FindingFilter {
  private let changes: ChangedFiles?
  private let baseline: BaselineFile?
  private let isStrict: Bool

  init(_ request: Request, _ choice: LintChoice) throws(Failure) {
    if let revision = request.value(of: .changedSince) {
      changes = try ChangedFiles(since: revision)
    } else {
      changes = nil
    }
    var path = request.value(of: .baseline)
    if path == nil, let name = choice.project.baseline { path = try choice.configuration.path(of: name) }
    // A baseline that is to be written anew is not asked.
    if let path, !request.has(.writeBaseline) { baseline = try BaselineFile(at: path) } else { baseline = nil }
    isStrict = request.has(.strictBaseline)
    if isStrict, baseline == nil { throw request.misuse("the option '--strict-baseline' needs a baseline") }
  }

  func wanted(_ files: [FileWalk.Found]) -> [FileWalk.Found] {
    guard let changes else { return files }
    return files.filter { $0.path == "-" || changes.contains($0.path) }
  }

  func wanted(_ file: LintReport.File) -> LintReport.File {
    var file = file
    if let changes { file.findings.removeAll { !changes.contains($0) } }
    if let baseline { file.findings = baseline.unknown(in: file.findings) }
    return file
  }

  /// What the baseline lists though it is gone, a line each; nothing unless somebody asks for strictness.
  func staleItems(after files: [LintReport.File]) -> [String] {
    guard isStrict, changes == nil, let baseline else { return [] }
    return baseline.fixed(by: files.flatMap(\.findings), in: files.map(\.path)).map {
      "\($0.path): \($0.key): no longer found, but in the baseline: \($0.check)"
    }
  }
}
