internal import SayableEngine
internal import SayableCatalogs

/// The file of a baseline. Catalogs in it are known by the way from its folder, so that it is the same wherever the
/// program is run.
internal struct BaselineFile {
  let baseline: Baseline
  private let folder: AbsolutePath

  /// Reads the baseline at `path`.
  init(at path: String) throws(Failure) {
    folder = Self.folder(of: path)
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try InputFile(path).readAll()
    } catch {
      throw Failure(
        "cannot read the baseline '\(path)': \(error.message)",
        notes: error.isMissingFile ? ["'sayable lint --write-baseline \(path)' writes one"] : [])
    }
    var problems: [Diagnostic] = []
    baseline = Baseline(name: path, bytes: bytes, problems: &problems)
    if !problems.isEmpty {
      // One slip in a file that a program writes is as telling as a thousand.
      throw Failure("the baseline '\(path)' cannot be used", diagnostics: Array(problems.prefix(5)))
    }
  }

  /// The bytes of a baseline of `findings`, to be written to `path`.
  static func bytes(of findings: [Finding], for path: String) -> [UInt8] {
    let folder = folder(of: path)
    return Array(Baseline(findings) { knownPath(of: $0, from: folder) }.json.utf8)
  }

  func unknown(in findings: [Finding]) -> [Finding] { baseline.unknown(in: findings, path: knownPath) }

  /// What is listed though it is no longer found in the catalogs at `paths`.
  func fixed(by findings: [Finding], in paths: [String]) -> [Baseline.Item] {
    baseline.fixed(by: findings, in: paths, path: knownPath)
  }

  private func knownPath(_ path: String) -> String { Self.knownPath(of: path, from: folder) }

  private static func knownPath(of path: String, from folder: AbsolutePath) -> String {
    AbsolutePath(path, from: FileKind.workingFolder).relative(to: folder)
  }

  private static func folder(of path: String) -> AbsolutePath {
    let file = AbsolutePath(path, from: FileKind.workingFolder)
    return file.parent ?? file
  }
}
