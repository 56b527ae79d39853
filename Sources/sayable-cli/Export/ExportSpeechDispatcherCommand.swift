internal import SayableEngine
internal import SayableExport

/// `sayable export speech-dispatcher`: symbols dictionaries for speech-dispatcher, a folder for each locale.
internal struct ExportSpeechDispatcherCommand {
  private let choice: ExportChoice
  private let folder: String

  init(_ request: Request) throws {
    choice = try ExportChoice(request)
    folder = request.value(of: .out) ?? "."
  }

  /// Writes the files and their paths.
  ///
  /// - Throws: ``Failure``, or ``RuleSetError`` for wrong rules, or ``SystemError`` where the paths cannot be written.
  func run() throws -> ExitStatus {
    var output = BufferedOutput.standardOutput
    for locale in choice.locales {
      let normalizer = try choice.normalizer(for: locale)
      for dictionary in SymbolDictionary.Kind.allCases.flatMap({ SymbolDictionary.dictionaries($0, of: normalizer) }) {
        let base = Folder.path(of: dictionary.folderName, in: folder)
        let path = Folder.path(of: dictionary.fileName, in: base)
        do throws(SystemError) {
          try Folder.create(at: base)
          try OutputFile.replace(at: path, Array(dictionary.text.utf8))
        } catch {
          throw Failure("cannot write '\(path)': \(error.message)")
        }
        try output.write(path + "\n")
      }
    }
    try output.finish()
    return .success
  }
}
