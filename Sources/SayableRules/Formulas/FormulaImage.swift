public import SayableEngine
public import SpeechRules

extension RuleLibrary {
  /// The rules by which formulas are said in a locale and style: those that come with the library, or ones that are
  /// compiled now.
  ///
  /// - Parameters:
  ///   - chain: The locale with those that it takes its words from.
  ///   - style: The way of saying.
  /// - Throws: `RuleSetError` with all that is wrong with the rules.
  public func formulaRules(of chain: LocaleChain, style: SpeechStyle) throws(RuleSetError) -> FormulaRules {
    if let compiledFormulas { return compiledFormulas }
    return try compiledFormulaRules(of: chain, styles: [style])
  }

  /// The rules of some styles in a locale, compiled now.
  internal func compiledFormulaRules(
    of chain: LocaleChain, styles: [SpeechStyle]
  ) throws(RuleSetError) -> FormulaRules {
    var writer = FormulaRulesWriter()
    try writer.add(chain, of: self, styles)
    return FormulaRules(Image(written: writer.bytes(), .formulas))
  }

  /// Compiles the rules of all locales with words for formulas, in the form that `FormulaRules` reads.
  ///
  /// - Throws: `RuleSetError` with all that is wrong with the rules of a locale.
  internal func compileFormulas() throws(RuleSetError) -> [UInt8] {
    var writer = FormulaRulesWriter()
    let withWords = formulaLocales
    for tag in folders {
      if withWords.contains(tag) {
        try writer.add(LocaleChain(tag, in: self), of: self, SpeechStyle.allCases)
      } else {
        writer.add(tag, header: header(of: tag))
      }
    }
    return writer.bytes()
  }
}

/// Writes what `FormulaRules` reads.
private struct FormulaRulesWriter {
  private var writer = ImageWriter()
  private var locales: [ImageLocales.Locale] = []

  /// The image.
  mutating func bytes() -> [UInt8] {
    var root = ImagePart()
    root.append(each: locales) { $1.append($0) }
    return writer.image(.formulas, root: root)
  }

  /// Adds a locale, perhaps one that has words.
  mutating func add(_ tag: LanguageTag, header: LocaleHeader, part: Int? = nil) {
    locales.append(ImageLocales.Locale(tag: tag, header: header, tags: [], part: part))
  }

  /// Adds the rules of the locale that a chain begins with.
  mutating func add(
    _ chain: LocaleChain, of library: RuleLibrary, _ styles: [SpeechStyle]
  ) throws(RuleSetError) {
    let files = try FormulaFiles(chain, in: library)
    var speech = LocaleSpeech()
    speech.catalog = files.catalog
    var lexicon = files.lexicon
    speech.lexiconPart = compressed { lexicon.fields(&$0) }
    for (style, verbosity) in LocaleSpeech.places {
      let isWanted = styles.contains(style)
      speech.programs.append(isWanted ? add(try files.program(style, verbosity)) : LocaleSpeech.StoredProgram())
    }
    add(chain.tags[0], header: library.header(of: chain.tags[0]), part: part { speech.fields(&$0) })
  }

  private mutating func add(_ program: SpeechProgram) -> LocaleSpeech.StoredProgram {
    var program = program
    var stored = LocaleSpeech.StoredProgram()
    stored.structure = Int32(compressed { program.structure(&$0) })
    stored.wording = Int32(compressed { program.wording(&$0) })
    for var run in program.words.lexicon.runs { stored.lexicon.append(Int32(compressed { run.fields(&$0) })) }
    return stored
  }

  private mutating func compressed(_ write: (inout ImagePart) -> Void) -> Int {
    var part = ImagePart()
    write(&part)
    return writer.add(compressed: part)
  }

  private mutating func part(_ write: (inout ImagePart) -> Void) -> Int {
    var part = ImagePart()
    write(&part)
    return writer.add(part)
  }
}

extension ImagePart: ImageFields {
  package mutating func field(_ number: inout Int) { append(number) }

  package mutating func field(_ bytes: inout [UInt8]) { append(bytes) }

  package mutating func field<Element>(
    each elements: inout [Element], blank: Element, _ field: (inout Element, inout ImagePart) -> Void
  ) {
    append(elements.count)
    for place in elements.indices { field(&elements[place], &self) }
  }
}
