internal import SayableCatalogs
internal import SayableEngine

/// Files that are linted again each time that they change.
internal struct WatchedFiles {
  private let run: LintRun
  private var stamps: [String: FileStamp] = [:]

  init(_ run: LintRun) { self.run = run }

  /// The files that were there the last time and are no more, in order.
  mutating func gone() -> [String] {
    let gone = stamps.keys.filter { FileStamp(ofFile: $0) == nil }.sorted()
    for path in gone { stamps[path] = nil }
    return gone
  }

  /// What is found in those of `files` that are new or have changed since the last time. Files that are gone, or just being
  /// replaced, wait until they are there.
  mutating func changed(
    _ files: [FileWalk.Found], skipped: (Diagnostic) -> Void
  ) throws(RuleSetError) -> [LintReport.File] {
    var changed: [FileWalk.Found] = []
    for file in files {
      guard let stamp = FileStamp(ofFile: file.path), stamps[file.path] != stamp else { continue }
      stamps[file.path] = stamp
      changed.append(file)
    }
    return try run.files(changed, showsProgress: false, skipped: skipped).compactMap { $0 }
  }
}
