internal import SayableEngine

/// How formulas are said in one locale, as an image stores it: the preferences, the lexicon, and a program for each style
/// and verbosity.
package struct LocaleSpeech: Sendable {
  /// Where a program stands.
  package struct StoredProgram: Sendable {
    /// The part with what its rules ask and say; nil where it was not compiled.
    package var structure: Int32?
    /// The part with its words.
    package var wording: Int32 = 0
    /// The parts with its lexicon.
    package var lexicon: [Int32] = []

    package init() {}
  }

  /// The preferences that the rules know.
  package var catalog = PreferenceCatalog()
  /// The part with the names of functions and units.
  package var lexiconPart = 0
  /// In the order of ``places``.
  package var programs: [StoredProgram] = []

  /// The styles in the order of their programs, each with how much is said.
  package static let places: [(style: SpeechStyle, verbosity: Verbosity)] = SpeechStyle.allCases.flatMap { style in
    style.verbosities.map { (style, $0) }
  }

  package init() {}

  package mutating func fields(_ fields: inout some ImageFields) {
    catalog.fields(&fields)
    fields.field(&lexiconPart)
    fields.field(each: &programs, blank: StoredProgram()) { program, fields in
      fields.field(&program.structure)
      fields.field(&program.wording)
      fields.field(each: &program.lexicon)
    }
  }
}

extension LocaleSpeech {
  /// The program in `image` that says formulas in a style as `preferences` ask for.
  ///
  /// - Throws: The first preference that cannot be followed.
  internal func program(
    _ style: SpeechStyle, _ preferences: SpeechPreferences, in image: Image
  ) throws(SpeechPreferenceError) -> SpeechProgram {
    let chosen = try catalog.values(of: preferences, for: style)
    let wanted = Verbosity(chosen, catalog)
    let verbosity = style.verbosities.contains(wanted) ? wanted : .verbose
    let place = Self.places.firstIndex { $0 == (style, verbosity) }
    guard let stored = place.map({ programs[$0] }), let structure = stored.structure else {
      preconditionFailure("the style '\(style.rawValue)' was not compiled")
    }
    var program = SpeechProgram()
    for part in stored.lexicon {
      var (run, reader): (Lexicon.Run, ImageReader) = ([], image.reader(ofCompressed: Int(part)))
      run.fields(&reader)
      program.words.lexicon.add(run)
    }
    var reader = image.reader(ofCompressed: Int(structure))
    program.structure(&reader)
    reader = image.reader(ofCompressed: Int(stored.wording))
    program.wording(&reader)
    program.settle(chosen)
    program.words.saysTextsAsLabels = style == .clearspeak || style == .terse
    return program
  }
}
