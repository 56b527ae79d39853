internal import Dispatch
internal import SayableEngine
internal import SayableCatalogs
internal import Sharing

/// One run of the linter over files, on several cores.
internal struct LintRun: Sendable {
  private let choice: LintChoice
  private let linter: Linter

  fileprivate struct State {
    /// The indices of the files that no task has taken.
    var left: ArraySlice<Int>
    var files: [LintReport.File?]
    var failure: RuleSetError?
    var skipped: Set<Diagnostic> = []
    var progress: ProgressBar
  }

  init(_ choice: LintChoice) {
    self.choice = choice
    linter = choice.linter()
  }

  /// What is found in files, in their order; nil for those that lie in a folder and are no catalogs.
  ///
  /// - Parameter skipped: Gets a warning for each rule that was left out of a string, since it went over a limit.
  /// - Throws: ``RuleSetError`` where the rules of a locale cannot be used.
  func files(
    _ found: [FileWalk.Found], showsProgress: Bool, skipped: (Diagnostic) -> Void
  ) throws(RuleSetError) -> [LintReport.File?] {
    let state = Lock(
      State(
        left: byLocale(found)[...], files: Array(repeating: nil, count: found.count),
        progress: ProgressBar(total: found.count, of: "files", isShown: showsProgress)))
    DispatchQueue.concurrentPerform(iterations: min(choice.jobs, found.count)) { job in
      // From both ends, two tasks seldom wait for what one of them learns of the words of a language.
      while let index = state.withLock({ $0.take(fromEnd: job % 2 == 1) }) {
        do throws(RuleSetError) {
          let (file, skipped) = try file(found[index])
          state.withLock {
            $0.files[index] = file
            $0.skipped.formUnion(skipped)
            $0.progress.advance()
          }
        } catch {
          state.withLock { $0.failure = $0.failure ?? error }
        }
      }
    }
    let (files, warnings) = try state.withLock { state throws(RuleSetError) in
      state.progress.finish()
      if let failure = state.failure { throw failure }
      return (state.files, state.skipped)
    }
    // Whichever file comes first, the same order.
    for warning in warnings.sorted(by: { $0.rendered < $1.rendered }) { skipped(warning) }
    return files
  }

  /// The indices of files by their locale: what its rules have learned of its words is best used while the processor has
  /// it at hand.
  private func byLocale(_ found: [FileWalk.Found]) -> [Int] {
    let locales = found.map { file in
      let path = choice.path(of: file)
      return choice.options.locale(choice.locale(of: path), ofFileAt: path).description
    }
    return found.indices.sorted { (locales[$0], $0) < (locales[$1], $1) }
  }

  private func file(_ found: FileWalk.Found) throws(RuleSetError) -> (LintReport.File?, skipped: Set<Diagnostic>) {
    let path = choice.path(of: found)
    let cache = found.path == "-" ? nil : choice.cache
    let bytes: [UInt8]
    let catalog: Catalog?
    do throws(UnreadableCatalog) {
      bytes = try choice.bytes(of: found)
      if let known = cache?.known(path, bytes), known.file != nil || !found.isNamed { return (known.file, []) }
      catalog = try Catalog(found, bytes, choice)
    } catch {
      return (LintReport.File(path: path, problem: error.diagnostic), [])
    }
    guard let catalog else {
      cache?.keep(nil, of: nil, path, bytes)
      return (nil, [])
    }
    let locale = choice.locale(of: catalog.source.path)
    var skipped: Set<Diagnostic> = []
    let findings = try linter.findings(in: catalog, locale: locale, skipped: { skipped.insert($0) })
    let file = LintReport.File(catalog, findings: findings)
    if skipped.isEmpty { cache?.keep(file, of: catalog, path, bytes) }
    return (file, skipped)
  }
}

extension LintRun.State {
  /// The index of the first or the last file that is left; nil where all are taken or the run has failed.
  fileprivate mutating func take(fromEnd: Bool) -> Int? {
    failure == nil ? fromEnd ? left.popLast() : left.popFirst() : nil
  }
}
