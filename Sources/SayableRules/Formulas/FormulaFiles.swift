internal import SayableEngine
internal import SpeechRules

/// The files of rules and words for formulas of one locale and those that it takes its own from, lowest layer first.
internal struct FormulaFiles {
  internal let files: [FormulaRuleFile]
  /// The preferences of all files.
  internal let catalog: PreferenceCatalog

  /// Reads the files of a chain; what is wrong with them goes to `problems`.
  internal init(_ chain: LocaleChain, in library: RuleLibrary, problems: inout [Diagnostic]) {
    let files = library.formulaFiles(of: chain)
    if chain.requested != .root, !files.contains(where: { $0.locale != .root }) {
      let known = library.formulaLocales.filter { $0 != .root }
      problems += RuleSetError(noWordsFor: "formulas", in: chain.requested, known: known).diagnostics
    }
    self.files = files.map { FormulaRuleFile($0.file, of: $0.locale, problems: &problems) }
    var catalog = PreferenceCatalog()
    for (name, values) in self.files.flatMap(\.preferences) { catalog.add(name, values: values) }
    self.catalog = catalog
    checkInheritance(problems: &problems)
  }

  /// The same where nothing may be wrong.
  ///
  /// - Throws: All that is wrong with the files.
  internal init(_ chain: LocaleChain, in library: RuleLibrary) throws(RuleSetError) {
    var problems: [Diagnostic] = []
    self.init(chain, in: library, problems: &problems)
    // What is wrong with a file makes what it should give seem to be missing.
    guard problems.isEmpty else { throw RuleSetError(diagnostics: problems) }
  }

  /// The names of functions and units that the files give.
  internal var lexicon: FormulaLexicon {
    var lexicon = FormulaLexicon()
    for file in files { lexicon.add(file.lexicon) }
    return lexicon
  }

  /// The program for a style, for any preferences.
  ///
  /// - Throws: All that is wrong with the rules and words.
  internal func program(_ style: SpeechStyle, _ verbosity: Verbosity) throws(RuleSetError) -> SpeechProgram {
    var problems: [Diagnostic] = []
    var compiler = ProgramCompiler(self, style: style, verbosity: verbosity)
    let program = compiler.compile(problems: &problems)
    guard problems.isEmpty else { throw RuleSetError(diagnostics: problems) }
    return program
  }

  /// Notes styles that inherit themselves in the end.
  private func checkInheritance(problems: inout [Diagnostic]) {
    var parents: [String: SourcedText] = [:]
    for style in files.flatMap(\.styles) where parents[style.style] == nil { parents[style.style] = style.inherits }
    for style in SpeechStyle.allCases.map(\.rawValue) {
      var chain = [style]
      while let parent = parents[chain.last ?? ""], chain.count <= parents.count {
        chain.append(parent.value)
        guard parent.value == style else { continue }
        problems.report(
          "circular-style", "the style '\(style)' inherits itself", at: parents[style]?.location(),
          notes: ["it inherits " + chain.dropFirst().joined(separator: ", which inherits ")])
        break
      }
    }
  }
}
