internal import SayableEngine
internal import SayableCatalogs

/// Why a file cannot be read as a catalog.
internal struct UnreadableCatalog: Error { let diagnostic: Diagnostic }

extension Catalog {
  /// Opens and reads a file; nil for one that lies in a folder and is no catalog.
  internal init?(_ file: FileWalk.Found, _ choice: LintChoice) throws(UnreadableCatalog) {
    let path = choice.path(of: file)
    let isInput = file.path == "-"
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try isInput ? InputFile.standard.readAll() : InputFile(file.path).readAll()
    } catch {
      throw UnreadableCatalog(
        diagnostic: Diagnostic(code: "unreadable-file", "cannot read '\(path)': \(error.message)"))
    }
    let source = SourceFile(path: path, bytes: bytes)
    // A pipe without a name brings one string a line.
    if let format = choice.format ?? (isInput && path == "standard input" ? .text : nil) {
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
