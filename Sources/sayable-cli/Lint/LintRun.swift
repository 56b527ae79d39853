internal import Dispatch
internal import Sayable
internal import SayableCatalogs
internal import Synchronization

/// One run of the linter over files, on several cores.
internal struct LintRun: Sendable {
  let linter: Linter
  /// The locale of strings for which neither a file nor its path tells one.
  let locale: LanguageTag?
  /// What is read as which format, whatever its name; nil to go by the name.
  let format: CatalogFormat?
  let options: ReadingOptions
  /// How many files are worked on at once.
  let jobs: Int

  fileprivate struct State {
    var next = 0
    var files: [LintReport.File?]
    var failure: RuleSetError?
    var progress: ProgressBar
  }

  /// What is found in the files at `paths`, in their order; those that are no catalogs are left out.
  ///
  /// - Throws: ``RuleSetError`` where the rules of a locale cannot be used.
  func files(at paths: [String], showsProgress: Bool) throws(RuleSetError) -> [LintReport.File] {
    let state = Mutex(
      State(
        files: Array(repeating: nil, count: paths.count),
        progress: ProgressBar(total: paths.count, isShown: showsProgress)))
    DispatchQueue.concurrentPerform(iterations: min(jobs, paths.count)) { _ in
      while let index = state.withLock({ $0.takeNext() }) {
        do throws(RuleSetError) {
          let file = try file(at: paths[index])
          state.withLock {
            $0.files[index] = file
            $0.progress.advance()
          }
        } catch {
          state.withLock { $0.failure = $0.failure ?? error }
        }
      }
    }
    return try state.withLock { state throws(RuleSetError) in
      state.progress.finish()
      if let failure = state.failure { throw failure }
      return state.files.compactMap { $0 }
    }
  }

  private func file(at path: String) throws(RuleSetError) -> LintReport.File? {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try InputFile(path).readAll()
    } catch {
      return LintReport.File(
        path: path, problem: Diagnostic(code: "unreadable", "cannot read '\(path)': \(error.message)"))
    }
    let source = SourceFile(path: path, bytes: bytes)
    let catalog = format.map { Catalog(source, as: $0, options: options) } ?? Catalog(source, options: options)
    guard let catalog else { return nil }
    return LintReport.File(catalog, findings: try linter.findings(in: catalog, locale: locale))
  }
}

extension LintRun.State {
  /// The index of the next file; nil where all are taken or the run has failed.
  fileprivate mutating func takeNext() -> Int? {
    guard failure == nil, next < files.count else { return nil }
    next += 1
    return next - 1
  }
}
