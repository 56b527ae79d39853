internal import SayableCatalogs

/// Finds the catalogs at paths: the files that are named, and those in the folders that are named, in order.
internal struct FileWalk {
  /// A file that was found.
  struct Found {
    /// The path as it was given, or the folder's with the way to the file behind it; `-` for standard input.
    let path: String
    /// Whether the file itself was given, and not a folder that it lies in.
    let isNamed: Bool
  }

  /// The files, each once.
  private(set) var files: [Found] = []
  /// What could not be read, and paths where nothing lies.
  private(set) var failures: [Failure] = []
  /// Links that were met on the way, and lead out of the folder that was walked through.
  private(set) var linksOut: [String] = []
  /// How many files that were given by name are excluded.
  private(set) var excludedCount = 0

  private let include: [PathPattern]
  private let exclude: [PathPattern]
  private let base: String
  private let workingFolder: String
  private var seen: Set<String> = []

  /// What others have made or brought, not the project's own.
  private static let skipped: Set<String> = ["node_modules", "build", "Pods", "Carthage", "DerivedData"]
  /// The endings of catalogs. Plain text may be anything, so that it has to be named or included.
  private static let endings = Set(CatalogFormat.endings.filter { $0.value != [.text] }.keys)

  /// Walks through all of `paths`.
  ///
  /// Hidden folders, those of package managers and builds, links to folders, links out of the folder that is walked
  /// through, and pipes and devices are left out where they are met on the way, not where they are named.
  ///
  /// - Parameters:
  ///   - include: What a file in a folder has to match; empty where its ending decides.
  ///   - exclude: Which files and folders are left out, also by name, as hooks name all files that have changed.
  ///   - base: The folder that the patterns count from, as an absolute path.
  init(
    _ paths: [String], include: [PathPattern] = [], exclude: [PathPattern] = [], base: String = FileKind.workingFolder
  ) {
    self.include = include
    self.exclude = exclude
    self.base = base
    workingFolder = FileKind.workingFolder
    for path in paths { walk(from: path) }
  }

  private mutating func walk(from path: String) {
    if path == "-" { return note(path, isNamed: true) }
    do throws(SystemError) {
      switch try FileKind(at: path) {
      case .file:
        if isExcluded(path) { excludedCount += 1 } else { note(path, isNamed: true) }
      case .folder: walk(through: path)
      }
    } catch {
      failures.append(Failure("cannot read '\(path)': \(error.message)"))
    }
  }

  private mutating func walk(through folder: String) {
    // The next path last. A stack in place of calls, as folders may be deep.
    var waiting = [(path: folder, isFolder: true)]
    while let next = waiting.popLast() {
      if !next.isFolder {
        note(next.path, isNamed: false)
        continue
      }
      do throws(SystemError) {
        for name in try Folder.names(in: next.path).reversed() {
          // Reports name files as people and other programs do, without `./`.
          let path = next.path == "." || next.path == "./" ? name : Folder.path(of: name, in: next.path)
          if isExcluded(path) { continue }
          if Folder.exists(at: path) {
            if !Self.skipped.contains(name), !FileKind.isLink(path) { waiting.append((path, true)) }
          } else if isWanted(path, name), !FileKind.isStream(path) {
            if FileKind.isLink(path), !Folder.holds(path, in: folder) {
              linksOut.append(path)
            } else {
              waiting.append((path, false))
            }
          }
        }
      } catch {
        failures.append(Failure("cannot read the folder '\(next.path)': \(error.message)"))
      }
    }
  }

  private mutating func note(_ path: String, isNamed: Bool) {
    let isNew = seen.insert(path == "-" ? path : AbsolutePath(path, from: workingFolder).description).inserted
    if isNew { files.append(Found(path: path, isNamed: isNamed)) }
  }

  private func isExcluded(_ path: String) -> Bool { !exclude.isEmpty && matches(path, exclude) }

  private func isWanted(_ path: String, _ name: String) -> Bool {
    if !include.isEmpty { return matches(path, include) }
    guard let dot = name.lastIndex(of: ".") else { return false }
    return Self.endings.contains(name[name.index(after: dot)...].lowercased())
  }

  private func matches(_ path: String, _ patterns: [PathPattern]) -> Bool {
    let path = AbsolutePath(path, from: workingFolder).relative(to: AbsolutePath(base, from: workingFolder))
    return patterns.contains { $0.matches(path) }
  }
}
