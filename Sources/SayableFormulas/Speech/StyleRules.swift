/// How formulas are said in one style of a locale, for any preferences.
internal struct StyleRules: Sendable {
  let style: SpeechStyle
  private let source: Source

  private enum Source {
    /// In an image, from which a program is read when it is used.
    case stored(StoredSpeech)
    /// Compiled from files.
    case compiled([Verbosity: ProgramDraft])
  }

  init(_ style: SpeechStyle, _ stored: StoredSpeech) {
    self.style = style
    source = .stored(stored)
  }

  init(_ style: SpeechStyle, _ drafts: [Verbosity: ProgramDraft]) {
    self.style = style
    source = .compiled(drafts)
  }

  /// The program that says formulas as `preferences` ask for.
  ///
  /// - Parameter labels: The words of labels, for units and texts in formulas.
  /// - Throws: The first preference that cannot be followed.
  func program(
    _ preferences: SpeechPreferences, labels: LabelWords
  ) throws(SpeechPreferenceError) -> SpeechProgram {
    let chosen = try catalog.values(of: preferences, for: style)
    var program = draft(Verbosity(chosen, catalog))
    program.settle(chosen)
    program.words.saysTextsAsLabels = style == .clearspeak || style == .terse
    program.words.labels = labels
    return SpeechProgram(program)
  }

  private var catalog: PreferenceCatalog {
    switch source {
    case .stored(let stored): stored.catalog
    case .compiled(let drafts): drafts[.verbose]?.preferences ?? PreferenceCatalog()
    }
  }

  private func draft(_ verbosity: Verbosity) -> ProgramDraft {
    let verbosity = style.verbosities.contains(verbosity) ? verbosity : .verbose
    switch source {
    case .stored(let stored): return stored.program(style, verbosity) ?? ProgramDraft()
    case .compiled(let drafts): return drafts[verbosity] ?? ProgramDraft()
    }
  }
}
