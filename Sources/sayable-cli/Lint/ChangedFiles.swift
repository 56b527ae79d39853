internal import SayableCatalogs

/// What has changed in a repository of git since a revision, committed or not: the lines that a review is about.
internal struct ChangedFiles {
  /// What has changed in a file.
  private enum Change {
    /// All of it, as in a new file, or nobody knows what, as in one that git takes for binary.
    case all
    /// These lines, counted from 1, in order.
    case lines([Range<Int>])
  }

  private let changes: [AbsolutePath: Change]
  private let workingFolder = FileKind.workingFolder

  /// Asks git what has changed in a repository.
  ///
  /// - Parameters:
  ///   - revision: What git takes for a commit, such as `main` or `HEAD~3`. What has happened there after the own
  ///     branch began is no change.
  ///   - folder: A folder in the repository.
  /// - Throws: ``Failure`` where there is no git, no repository or no such revision.
  init(since revision: String, in folder: String = ".") throws(Failure) {
    var git = Git(folder: folder, revision: revision)
    git.turnOffFilters()
    let root = try git.line(["rev-parse", "--show-toplevel"])
    let commit = try git.line(["rev-parse", "--verify", "--end-of-options", revision + "^{commit}"])
    // Without a common ancestor all that differs is a change.
    let base = (try? git.line(["merge-base", commit, "HEAD"])) ?? commit
    let diff = [
      "diff", "--no-color", "--no-ext-diff", "--no-textconv", "--no-renames", "--no-relative",
      "--ignore-submodules=all", "--src-prefix=a/", "--dst-prefix=b/",
    ]
    let names = try git.output(diff + ["--name-only", "-z", base, "--"])
    // Of the lines in them, those that git takes for text.
    let lines = DiffLines(try git.output(diff + ["--unified=0", base, "--"])).lines
    let new = try git.output(["-C", root, "ls-files", "--others", "--exclude-standard", "-z"])
    var changes: [AbsolutePath: Change] = [:]
    for name in Self.parts(names) { changes[AbsolutePath(name, from: root)] = lines[name].map(Change.lines) ?? .all }
    for name in Self.parts(new) { changes[AbsolutePath(name, from: root)] = .all }
    self.changes = changes
  }

  func contains(_ path: String) -> Bool { changes[AbsolutePath(path.shownPath, from: workingFolder)] != nil }

  func contains(_ finding: Finding) -> Bool {
    let found = finding.range.start.line...max(finding.range.start.line, finding.range.end.line)
    return switch changes[AbsolutePath(finding.path, from: workingFolder)] {
    case .all: true
    case .lines(let ranges): ranges.contains { $0.overlaps(found) }
    case nil: false
    }
  }

  private static func parts(_ output: [UInt8]) -> [String] {
    output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}

/// Git, asked about a repository that strangers may have made: it runs no program that the repository names.
private struct Git {
  let folder: String
  let revision: String
  /// Monitors and hooks (an index that is written runs one) are turned off; a repository inside the files of another one
  /// is not taken for one.
  private var settings = [
    "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c", "safe.bareRepository=explicit",
  ]
  /// Nothing is fetched that is missing, by no protocol: a setting would yield to the repository's own of one protocol,
  /// and `ext` runs what an address names. An empty setting for names that hold a `=`, where `-c` would cut them.
  private static let environment = [
    "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "", "SAYABLE_NOTHING": "", "SAYABLE_NOT_REQUIRED": "false",
  ]

  init(folder: String, revision: String) {
    self.folder = folder
    self.revision = revision
  }

  /// Turns off the filters of the repository's own settings: comparing a file with the index would run them.
  mutating func turnOffFilters() {
    // It fails where there is no filter; a folder without a repository is reported by the question that follows.
    let names = (try? output(["config", "--show-scope", "--name-only", "-z", "--get-regexp", "^filter\\."])) ?? []
    let parts = names.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    for (scope, name) in zip(parts, parts.dropFirst()) where ["local", "worktree"].contains(scope) {
      let isFlag = name.hasSuffix(".required")
      if name.utf8.contains(UInt8(ascii: "=")) {
        settings.append("--config-env=\(name)=" + (isFlag ? "SAYABLE_NOT_REQUIRED" : "SAYABLE_NOTHING"))
      } else {
        settings += ["-c", name + (isFlag ? "=false" : "=")]
      }
    }
  }

  func line(_ arguments: [String]) throws(Failure) -> String {
    let output = try output(arguments)
    return String(decoding: output.last == UInt8(ascii: "\n") ? output.dropLast() : output[...], as: UTF8.self)
  }

  func output(_ arguments: [String]) throws(Failure) -> [UInt8] {
    let message = "cannot find out what has changed since '\(revision)'"
    let child = try attempt("\(message): cannot run git") { () throws(SystemError) in
      try ChildProgram(
        "git", ["--no-optional-locks", "-C", folder] + settings + arguments, environment: Self.environment)
    }
    guard child.status == 0 else {
      throw Failure(
        message, notes: String(decoding: child.messages, as: UTF8.self).split(separator: "\n").map(String.init))
    }
    return child.output
  }
}
