internal import BuiltInRuleFiles
internal import SayableEngine
internal import SayableFormulas
internal import SayableRules

/// The rules that a command line asks for: which locale's, from which files.
internal struct RuleChoice {
  /// The locale that was asked for, or that the environment gives.
  let locale: LanguageTag
  let library: RuleLibrary
  /// Compiled rules that stand in place of all others; nil where none were named.
  let image: RuleImage?
  let packs: PackSelection
  let appRules: [RuleFile]
  /// Whether only the rules of one file apply, which know no locale.
  let isAlone: Bool
  private(set) var warnings: [String] = []

  init(_ request: Request) throws {
    if let tag = request.value(of: .locale) {
      locale = try request.locale(tag)
    } else {
      let environment = try EnvironmentLocale(RunningProgram.environment)
      locale = environment.tag
      warnings += environment.warning.map { [$0] } ?? []
    }
    isAlone = request.has(.only)
    if isAlone, request.has(.rules) { throw request.misuse("the options '--only' and '--rules' exclude each other") }
    packs = PackSelection(request)
    let named = request.values(of: .rules) + request.values(of: .app)
    image = try named.compactMap { try RuleImage(at: $0) }.first
    if image != nil {
      guard named.count == 1, !isAlone, !request.has(.pack) else {
        throw request.misuse(
          "compiled rules stand alone, without other '--app', '--rules', '--only' or '--pack'",
          notes: ["'sayable rules compile' takes the same options, and compiles all that it is given"])
      }
      library = .builtIn
      appRules = []
      return
    }
    library = try RuleLibrary(request)
    let files = request.values(of: .only) + request.values(of: .app)
    appRules = try files.map { try RuleFile(at: $0) }
  }

  /// The normalizer of these rules.
  ///
  /// - Parameter tag: The locale, in place of the one that was asked for.
  func normalizer(
    for tag: LanguageTag? = nil, options: NormalizerOptions = NormalizerOptions(),
    formulas: (any FormulaFinding)? = nil
  ) throws(RuleSetError) -> Normalizer {
    let locale = tag ?? locale
    if let image { return Normalizer(image: image, locale: locale, options: options, formulas: formulas) }
    return try Normalizer(
      isAlone ? .root : locale, options: options, packs: packs, appRules: appRules, library: library, formulas: formulas
    )
  }

  /// The mark before decimals in the locale.
  var decimalMark: Character { image?.decimalMark(of: locale) ?? library.decimalMark(of: locale) }

  /// The speaker of formulas by these rules; units and texts are said as in labels.
  ///
  /// - Throws: ``RuleSetError``.
  func speaker(style: SpeechStyle, options: MeaningOptions) throws(RuleSetError) -> FormulaSpeaker {
    guard image != nil || !appRules.isEmpty || packs != .standard else {
      return try FormulaSpeaker(locale: locale, style: style, options: options, library: library)
    }
    let chain = LocaleChain(locale, in: library)
    let normalizer = try normalizer()
    return try FormulaSpeaker(
      chain, style: style, options: options, rules: library.formulaRules(of: chain, style: style),
      decimalMark: normalizer.decimalMark
    ) { normalizer }
  }

  /// What the files say of these rules.
  func summaries() throws -> [RuleSummary] {
    if image != nil {
      throw Failure("compiled rules hold no list of rules", notes: ["give the files that they were compiled from"])
    }
    return try library.rules(of: effectiveLocale, packs: packs, appRules: appRules)
  }

  private var effectiveLocale: LanguageTag { isAlone ? .root : locale }

  /// The warning that there are no rules for the language; nil where there are.
  var missingLanguage: String? {
    let chain = image.map { LocaleChain(locale, in: $0) } ?? LocaleChain(locale, in: library)
    if isAlone || chain.hasLanguage { return nil }
    return "there are no rules for '\(locale)'; only those that all languages share apply (see 'sayable locales')"
  }
}

extension RuleImage {
  /// The compiled rules at `path`; nil where it is a folder or a file of something else.
  init?(at path: String) throws(Failure) {
    guard !Folder.exists(at: path), !FileKind.isStream(path), let bytes = try? InputFile(path).readAll(),
      RuleImage.isImage(bytes)
    else { return nil }
    do throws(RuleImageError) {
      try self.init(bytes: bytes)
    } catch {
      throw Failure("cannot use the rules of '\(path)': \(error)")
    }
  }
}

extension PackSelection {
  init(_ request: Request) {
    if let names = request.value(of: .pack) {
      self = .named(Set(names == "none" ? [] : names.split(separator: ",").map(String.init)))
    } else {
      self = .standard
    }
  }
}

extension RuleLibrary {
  /// The built-in rules, or none with `--only`, with the folders of `--rules` over them.
  init(_ request: Request) throws {
    self = request.has(.only) ? RuleLibrary() : .builtIn
    for folder in request.values(of: .rules) { self = try adding(RulesFolder(folder).files) }
  }
}

extension Request {
  /// The locales that were named; nil where none were.
  func locales() throws(Failure) -> [LanguageTag]? {
    guard has(.locales) else { return nil }
    return try values(of: .locales).map { text throws(Failure) in try locale(text) }
  }

  /// The same, each with rules in `library`.
  func locales(in library: RuleLibrary) throws(Failure) -> [LanguageTag]? {
    let locales = try locales()
    for tag in locales ?? [] where !library.locales.contains(tag) { throw .noRules(for: tag) }
    return locales
  }

  /// The locale that `text` names.
  func locale(_ text: String) throws(Failure) -> LanguageTag {
    do throws(MalformedLanguageTag) {
      return try LanguageTag(text)
    } catch {
      throw misuse(error.description)
    }
  }
}

extension Failure {
  /// That a locale has no rules.
  static func noRules(for tag: LanguageTag) -> Failure {
    Failure("there are no rules for '\(tag)'", notes: ["'sayable locales' lists the locales"])
  }
}
