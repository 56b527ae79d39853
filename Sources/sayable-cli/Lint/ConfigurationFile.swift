internal import SayableEngine
internal import SayableCatalogs

/// A project's configuration with the folder that its paths count from.
internal struct ConfigurationFile {
  /// The path of the file, as it was given or found; nil where there is none.
  let path: String?
  /// The folder that paths in it count from: that of the file, or the working folder where there is none.
  let folder: String
  let configuration: LintConfiguration

  /// The names that are looked for, in this order.
  static let names = [".sayable.yml", ".sayable.yaml"]

  init() {
    path = nil
    folder = FileKind.workingFolder
    configuration = LintConfiguration()
  }

  /// Reads the configuration at `path`. It fails where something in it is wrong: half a configuration would give
  /// findings that nobody expects.
  init(at path: String) throws(Failure) {
    self.path = path
    folder = AbsolutePath(path, from: FileKind.workingFolder).parent?.description ?? FileKind.workingFolder
    let bytes = try attempt("cannot read the configuration '\(path)'") { () throws(SystemError) in
      try InputFile(path).readAll()
    }
    var problems: [Diagnostic] = []
    configuration = LintConfiguration(name: path, bytes: bytes, problems: &problems)
    if !problems.isEmpty {
      let count = problems.count == 1 ? "1 problem" : "\(problems.count) problems"
      throw Failure("the configuration '\(path)' cannot be used: \(count)", diagnostics: problems)
    }
  }

  /// The configuration in the working folder or the nearest folder above; one that says nothing where there is none.
  static func nearest() throws(Failure) -> ConfigurationFile {
    let working = AbsolutePath(FileKind.workingFolder, from: "/")
    var folder: AbsolutePath? = working
    while let current = folder {
      for name in names {
        let path = Folder.path(of: name, in: current.description)
        guard OutputFile.exists(at: path) else { continue }
        let shown = AbsolutePath(path, from: "/").relative(to: working)
        // Nobody has named it, and nobody may ever write to it.
        if FileKind.isStream(path) {
          throw Failure("cannot read the configuration '\(shown)': it is a pipe or a device")
        }
        return try ConfigurationFile(at: shown)
      }
      folder = current.parent
    }
    return ConfigurationFile()
  }

  /// A path in the configuration, as the program can open it.
  func path(of name: String) -> String {
    let working = FileKind.workingFolder
    return AbsolutePath(name, from: folder).relative(to: AbsolutePath(working, from: "/"))
  }

  func relativePath(of catalog: String) -> String {
    AbsolutePath(catalog, from: FileKind.workingFolder).relative(to: AbsolutePath(folder, from: "/"))
  }
}
