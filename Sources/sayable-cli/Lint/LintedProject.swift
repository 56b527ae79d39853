internal import SayableCatalogs

/// Some of the paths that a command line gives, with the settings that hold for them.
internal struct LintedProject {
  let choice: LintChoice
  private let paths: [String]

  /// The projects of a command line, in the order of their first paths.
  ///
  /// The command line names the configuration of all paths; else each belongs to the one in the nearest folder above it.
  /// Where there is none, and for standard input, that of the working folder holds.
  static func all(in request: Request) throws -> [LintedProject] {
    let paths = request.operands.isEmpty ? ["."] : request.operands
    if let chosen = try ConfigurationFile.chosen(request) {
      return [LintedProject(choice: try LintChoice(request, chosen), paths: paths)]
    }
    var order: [String?] = []
    var members: [String?: [String]] = [:]
    // Hooks name many files of few folders.
    var known: [String: String?] = [:]
    let fallback = try ConfigurationFile.location(above: ".")
    for path in paths {
      let folder = path == "-" ? "." : Folder.exists(at: path) ? path : Folder.split(path).folder
      if known[folder] == nil { known[folder] = .some(try ConfigurationFile.location(above: folder) ?? fallback) }
      let location = known[folder] ?? nil
      if members[location] == nil { order.append(location) }
      members[location, default: []].append(path)
    }
    return try order.map { location in
      LintedProject(choice: try LintChoice(request, ConfigurationFile(found: location)), paths: members[location] ?? [])
    }
  }

  /// Finds the catalogs at the paths.
  func walk(_ request: Request) throws(Failure) -> FileWalk {
    FileWalk(
      paths, include: try Self.patterns(.include, request) + choice.project.include,
      exclude: try Self.patterns(.exclude, request) + choice.project.exclude, base: choice.configuration.folder)
  }

  private static func patterns(_ option: Option, _ request: Request) throws(Failure) -> [PathPattern] {
    try request.values(of: option).map { text throws(Failure) in
      guard let pattern = try? PathPattern(text) else { throw request.misuse("'\(text)' is no pattern of paths") }
      return pattern
    }
  }
}
