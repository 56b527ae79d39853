internal import Sayable
internal import SayableCatalogs

/// What earlier runs have found in files, kept in a folder: a file whose bytes are the same, and that would be checked the
/// same way, is not checked again.
///
/// There is one file for each path that was linted, so that the folder does not grow with every change.
internal struct FindingCache: Sendable {
  private let folder: String
  /// All that decides what is found in a file, beside the file.
  private let settings: Fingerprint
  private let workingFolder = FileKind.workingFolder

  /// - Parameters:
  ///   - folder: Where it lies; empty for the user's folder of caches.
  ///   - settings: Texts that tell how files are checked.
  init(in folder: String, settings: [[UInt8]]) throws(Failure) {
    guard let folder = folder.isEmpty ? Self.usual : folder else {
      throw Failure("it is not known where caches lie", notes: ["name a folder: --cache=DIR"])
    }
    self.folder = folder
    // A program that was built anew has other rules.
    self.settings = Fingerprint(settings + [Array("\(SayableVersion.current) \(RunningProgram.stamp)".utf8)])
    try attempt("cannot make the folder '\(folder)' of the cache") { () throws(SystemError) in
      try Folder.create(at: folder)
    }
  }

  private static var usual: String? {
    if let folder = RunningProgram.environment("XDG_CACHE_HOME"), folder.hasPrefix("/") { return folder + "/sayable" }
    guard let home = RunningProgram.environment("HOME"), home.hasPrefix("/") else { return nil }
    #if canImport(Darwin)
      return home + "/Library/Caches/sayable"
    #else
      return home + "/.cache/sayable"
    #endif
  }

  /// What is known of a file.
  struct Known {
    /// What was found; nil where it is no catalog.
    let file: LintReport.File?
  }

  /// What was found in the file at `path` when it had these bytes; nil where that is not known.
  func known(_ path: String, _ bytes: [UInt8]) -> Known? {
    guard let stored = try? InputFile(place(of: path)).readAll(), let content = Self.verified(stored),
      let json = JSONValue(parsing: content), json["key"]?.string == key(path, bytes)
    else { return nil }
    if json["file"]?["format"] == nil { return Known(file: nil) }
    return json["file"].flatMap { LintReport.File($0, path: path, bytes: bytes) }.map { Known(file: $0) }
  }

  /// Keeps what was found. A cache that cannot be written to is as good as none, and nobody is told.
  func keep(_ file: LintReport.File?, of catalog: Catalog?, _ path: String, _ bytes: [UInt8]) {
    let content: JSONValue = [
      "key": .string(key(path, bytes)),
      "file": file.flatMap { file in catalog.map { file.json(encoding: $0.source.encoding) } } ?? .null,
    ]
    let line = Array(content.line.utf8)
    let checksum = Array("\(Fingerprint([line]))\n".utf8)
    try? OutputFile.replace(at: place(of: path), checksum + line, isLasting: false)
  }

  /// What stands behind a checksum in the first line; nil where it is damaged.
  private static func verified(_ stored: [UInt8]) -> [UInt8]? {
    guard let lineEnd = stored.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let content = Array(stored[(lineEnd + 1)...])
    return stored[..<lineEnd].elementsEqual(Fingerprint([content]).description.utf8) ? content : nil
  }

  private func key(_ path: String, _ bytes: [UInt8]) -> String {
    Fingerprint([Array(settings.description.utf8), Array(path.utf8), bytes]).description
  }

  private func place(of path: String) -> String {
    let absolute = AbsolutePath(path, from: workingFolder).description
    return Folder.path(of: Fingerprint([absolute]).description, in: folder)
  }
}
