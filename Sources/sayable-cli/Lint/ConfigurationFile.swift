internal import SayableEngine
internal import SayableCatalogs

/// A project's configuration with the folder that its paths count from.
internal struct ConfigurationFile {
  /// The path of the file, as it was given or found; nil where there is none.
  let path: String?
  /// The folder that paths in it count from: that of the file, or the working folder where there is none.
  let folder: String
  let configuration: LintConfiguration
  /// The bytes of the file.
  let bytes: [UInt8]

  /// The names that are looked for, in this order.
  static let names = [".sayable.yml", ".sayable.yaml"]

  private init() {
    path = nil
    folder = FileKind.workingFolder
    configuration = LintConfiguration()
    bytes = []
  }

  /// Reads the configuration at `path`. It fails where something in it is wrong: half a configuration would give
  /// findings that nobody expects.
  init(at path: String) throws(Failure) {
    self.path = path
    folder = AbsolutePath(path, from: FileKind.workingFolder).parent?.description ?? FileKind.workingFolder
    bytes = try attempt("cannot read the configuration '\(path)'") { () throws(SystemError) in
      try InputFile(path).readAll()
    }
    var problems: [Diagnostic] = []
    configuration = LintConfiguration(name: path, bytes: bytes, problems: &problems)
    if !problems.isEmpty { throw Self.failure(path, problems) }
  }

  /// The configuration at a place that was found; one that says nothing where none was.
  init(found location: String?) throws(Failure) {
    if let location { try self.init(at: location) } else { self.init() }
  }

  /// Fails where the configuration sets checks that there are not.
  ///
  /// - Parameter ownChecks: The checks that the project's rule files have.
  func requireChecks(_ ownChecks: Set<String>) throws(Failure) {
    let problems = configuration.unknownChecks.filter { !ownChecks.contains($0.key) }.map(\.value)
    if !problems.isEmpty { throw Self.failure(path ?? "", problems.sorted(by: Diagnostic.inReadingOrder)) }
  }

  private static func failure(_ path: String, _ problems: [Diagnostic]) -> Failure {
    let count = problems.count == 1 ? "1 problem" : "\(problems.count) problems"
    return Failure("the configuration '\(path)' cannot be used: \(count)", diagnostics: problems)
  }

  /// The configuration that a command line names; nil where it leaves that to the paths.
  static func chosen(_ request: Request) throws(Failure) -> ConfigurationFile? {
    if request.has(.noConfig) {
      if request.has(.config) { throw request.misuse("the options '--config' and '--no-config' exclude each other") }
      return ConfigurationFile()
    }
    guard let path = request.value(of: .config) else { return nil }
    return try ConfigurationFile(at: path)
  }

  /// The path of the configuration in a folder or the nearest folder above; nil where there is none.
  ///
  /// The search ends at the root of a repository and below a folder that belongs to somebody else: what lies there is
  /// not the project's. Nor is what somebody else has put into a folder above where everybody may write.
  static func location(above start: String) throws(Failure) -> String? {
    let working = AbsolutePath(FileKind.workingFolder, from: "/")
    var folder: AbsolutePath? = AbsolutePath(start, from: working.description)
    let first = folder
    let owner = FileKind.owner(of: folder?.description ?? "/")
    while let current = folder, FileKind.owner(of: current.description) == owner {
      for name in names {
        let path = Folder.path(of: name, in: current.description)
        guard OutputFile.exists(at: path) else { continue }
        let isTrusted = [owner, 0].contains(FileKind.owner(of: path))
        if current != first, FileKind.isOpenToAll(current.description), !isTrusted { continue }
        let shown = AbsolutePath(path, from: "/").relative(to: working)
        // Nobody has named it, and nobody may ever write to it.
        if FileKind.isStream(path) {
          throw Failure("cannot read the configuration '\(shown)': it is a pipe or a device")
        }
        guard Folder.holds(path, in: current.description) else {
          throw Failure(
            "cannot read the configuration '\(shown)': it is a link out of its folder",
            notes: ["give the file that it leads to by '--config'"])
        }
        return shown
      }
      if OutputFile.exists(at: Folder.path(of: ".git", in: current.description)) { break }
      folder = current.parent
    }
    return nil
  }

  /// A path in the configuration, as the program can open it.
  ///
  /// - Throws: ``Failure`` where it leads out of the folder of the configuration. Strangers write configurations, and a
  ///   report shows others what stands in the files.
  func path(of name: String) throws(Failure) -> String {
    let working = FileKind.workingFolder
    guard Folder.holds(AbsolutePath(name, from: folder).description, in: folder) else {
      throw Failure(
        "the configuration '\(path ?? "")' names '\(name)', which lies outside its folder",
        notes: ["give such a file on the command line, or move the configuration"])
    }
    return AbsolutePath(name, from: folder).relative(to: AbsolutePath(working, from: "/"))
  }

  func relativePath(of catalog: String) -> String {
    AbsolutePath(catalog, from: FileKind.workingFolder).relative(to: AbsolutePath(folder, from: "/"))
  }
}
