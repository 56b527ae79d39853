internal import SayableEngine
internal import SayableExport
internal import SayableRules

/// The locales and the rules that an export is made of.
internal struct ExportChoice {
  /// The locales that were asked for; else all that have rules, without those of no single language or country.
  let locales: [LanguageTag]
  private let library: RuleLibrary
  private let appRules: [RuleFile]

  init(_ request: Request) throws {
    let library = try RuleLibrary(request)
    let tags = try request.locales()
    for tag in tags ?? [] where !LocaleChain(tag, in: library).hasLanguage || tag == .root {
      throw Failure.noRules(for: tag)
    }
    // A region in digits is a part of the world, such as 001.
    let all = library.locales.filter { $0 != .root && $0.region?.first?.isNumber != true }
    locales = tags ?? all
    self.library = library
    appRules = try request.values(of: .app).map { try RuleFile(at: $0) }
  }

  func normalizer(for locale: LanguageTag) throws(RuleSetError) -> Normalizer {
    try Normalizer(locale, appRules: appRules, library: library)
  }

  /// `sayable export pls`: a pronunciation lexicon on standard output.
  func pronunciationLexicon(_ request: Request) throws -> ExitStatus {
    guard request.values(of: .locale).count == 1, let locale = locales.first else {
      throw request.misuse("a lexicon is in one language: give it with --locale TAG")
    }
    return try .shown(PronunciationLexicon(normalizer(for: locale)).text)
  }

  /// `sayable export speech-dispatcher` and `sayable export nvda`: symbols dictionaries, a folder for each locale, with
  /// their paths on standard output.
  func symbolDictionaries(for reader: SymbolDictionary.Reader, into folder: String) throws -> ExitStatus {
    var output = BufferedOutput.standardOutput
    for locale in locales {
      let normalizer = try normalizer(for: locale)
      let dictionaries =
        reader == .nvda
        ? [SymbolDictionary.forNVDA(normalizer)]
        : SymbolDictionary.Kind.allCases.flatMap { SymbolDictionary.dictionaries($0, of: normalizer) }
      for dictionary in dictionaries {
        let base = Folder.path(of: dictionary.folderName, in: folder)
        let path = Folder.path(of: dictionary.fileName, in: base)
        try attempt("cannot write '\(path)'") { () throws(SystemError) in
          try Folder.create(at: base)
          try OutputFile.replace(at: path, Array(dictionary.text.utf8))
        }
        try output.write(path + "\n")
      }
    }
    try output.finish()
    return .success
  }
}
