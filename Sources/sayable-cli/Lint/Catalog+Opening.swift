internal import SayableEngine
internal import SayableCatalogs

/// Why a file cannot be read as a catalog.
internal struct UnreadableCatalog: Error { let diagnostic: Diagnostic }

extension LintChoice {
  /// The bytes of a file.
  internal func bytes(of file: FileWalk.Found) throws(UnreadableCatalog) -> [UInt8] {
    do throws(SystemError) {
      return try file.path == "-" ? InputFile.standard.readAll() : InputFile(file.path).readAll()
    } catch {
      throw UnreadableCatalog(
        diagnostic: Diagnostic(code: "unreadable-file", "cannot read '\(path(of: file))': \(error.message)"))
    }
  }
}

extension Catalog {
  /// Opens and reads a file; nil for one that lies in a folder and is no catalog.
  internal init?(_ file: FileWalk.Found, _ choice: LintChoice) throws(UnreadableCatalog) {
    try self.init(file, choice.bytes(of: file), choice)
  }

  /// Reads the bytes of a file; nil for one that lies in a folder and is no catalog.
  internal init?(_ file: FileWalk.Found, _ bytes: [UInt8], _ choice: LintChoice) throws(UnreadableCatalog) {
    let path = choice.path(of: file)
    let source = SourceFile(path: path, bytes: bytes)
    // A pipe without a name brings one string a line.
    let isNameless = file.path == "-" && path == "standard input"
    if let format = choice.format ?? (isNameless ? .text : nil) {
      self.init(source, as: format, options: choice.parsing(path))
      return
    }
    guard let catalog = Catalog(source, options: choice.parsing(path)) else {
      if !file.isNamed { return nil }
      throw UnreadableCatalog(
        diagnostic: Diagnostic(
          code: "unknown-format", "'\(path)' is no catalog of a known format",
          notes: ["'sayable lint --help' lists the formats, and --format names one"]))
    }
    self = catalog
  }
}
