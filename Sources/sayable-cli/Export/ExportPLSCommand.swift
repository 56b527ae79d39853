internal import SayableEngine
internal import SayableExport

/// `sayable export pls`: a pronunciation lexicon on standard output.
internal struct ExportPLSCommand {
  private let lexicon: PronunciationLexicon

  /// - Throws: ``Failure`` or ``RuleSetError``.
  init(_ request: Request) throws {
    let choice = try ExportChoice(request)
    guard request.values(of: .locale).count == 1, let locale = choice.locales.first else {
      throw request.misuse("a lexicon is in one language: give it with --locale TAG")
    }
    lexicon = PronunciationLexicon(try choice.normalizer(for: locale))
  }

  func run() throws(SystemError) -> ExitStatus {
    var output = BufferedOutput.standardOutput
    try output.write(lexicon.text)
    try output.finish()
    return .success
  }
}
