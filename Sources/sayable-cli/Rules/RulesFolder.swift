internal import SayableRules

/// A folder with rule files at `LOCALE/NAME.yaml` and `LOCALE/packs/NAME.yaml`.
internal struct RulesFolder {
  /// The rule files in it, by locale and name.
  let files: [RuleFile]

  private static let layout = "rule files lie in it at LOCALE/labels.yaml, LOCALE/words.yaml and so on"

  /// Reads the rule files in the folder at `path`.
  ///
  /// - Parameter confinement: The folder that no file may lie outside of, behind all links; nil where any file may be
  ///   read.
  init(_ path: String, confinedTo confinement: String? = nil) throws(Failure) {
    let names = try namesInFolder(path)
    if let file = names.first(where: isRuleFile) {
      throw Failure(
        "'\(path)' is no rules folder: it holds '\(file)' itself",
        notes: [Self.layout, "give the folder above, or a single file with --app"])
    }
    var files: [RuleFile] = []
    for base in names.map({ Folder.path(of: $0, in: path) }) where Folder.exists(at: base) {
      for folder in [base, base + "/formulas", base + "/packs"] where Folder.exists(at: folder) {
        for name in try namesInFolder(folder) where isRuleFile(name) {
          let file = folder + "/" + name
          // Nobody has named it, and nobody may ever write to it.
          if FileKind.isStream(file) { throw Failure("cannot read the rule file '\(file)': it is a pipe or a device") }
          if let confinement, !Folder.holds(file, in: confinement) {
            throw Failure("cannot read the rule file '\(file)': it is a link out of the folder of the configuration")
          }
          files.append(try RuleFile(at: file))
        }
      }
    }
    if files.isEmpty { throw Failure("the rules folder '\(path)' holds no rule files", notes: [Self.layout]) }
    self.files = files
  }
}

extension RuleFile {
  /// Reads the rule file at `path`.
  init(at path: String) throws(Failure) {
    let bytes = try attempt("cannot read the rule file '\(path)'") { () throws(SystemError) in
      try InputFile(path).readAll()
    }
    // A file of no rules is written so, as `rules: []`; a file of no bytes was cut off.
    if bytes.isEmpty { throw Failure("the rule file '\(path)' is empty") }
    self.init(name: path, bytes: bytes)
  }
}

/// Other files may lie beside the rules; `.yml` is a slip that the loader names.
private func isRuleFile(_ name: String) -> Bool { name.hasSuffix(".yaml") || name.hasSuffix(".yml") }

private func namesInFolder(_ path: String) throws(Failure) -> [String] {
  try attempt("cannot read the rules folder '\(path)'") { () throws(SystemError) in try Folder.names(in: path) }
}
