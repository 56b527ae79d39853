internal import BuiltInRuleFiles
internal import SayableEngine
internal import SayableRules

/// The rules of all locales that strings are tried by.
internal struct TrialRules {
  private enum Source {
    case files(RuleLibrary)
    case compiled(RuleImage)
  }

  private struct Name: Hashable {
    let locale: LanguageTag
    let category: PluralCategory?
  }

  private let source: Source
  private let packs: PackSelection
  private let appRules: [RuleFile]
  private let options: NormalizerOptions
  private let shared = SharedRules()
  private var known: [Name: Normalizer?] = [:]

  /// The rules that a command line asks for.
  ///
  /// - Parameter folder: A folder of rules to lay over those that `--rules` names, or compiled rules in place of all;
  ///   nil for none.
  init(_ request: Request, over folder: String? = nil) throws {
    packs = PackSelection(request)
    options = NormalizerOptions(request)
    appRules = try request.values(of: .app).map { try RuleFile(at: $0) }
    let folders = request.values(of: .rules) + (folder.map { [$0] } ?? [])
    if let image = try folders.last.flatMap({ try RuleImage(at: $0) }) {
      source = .compiled(image)
      return
    }
    var library = RuleLibrary.builtIn
    for folder in folders { library = try library.adding(RulesFolder(folder).files) }
    source = .files(library)
  }

  /// What is said for a string; nil where there are no rules for its language.
  mutating func trace(_ string: TriedString) throws(RuleSetError) -> Trace? {
    try normalizer(of: Name(locale: string.locale, category: string.category))?
      .trace(string.text, protecting: string.protectedSpans, recordsSteps: false)
  }

  private mutating func normalizer(of name: Name) throws(RuleSetError) -> Normalizer? {
    if let known = known[name] { return known }
    let made: Normalizer?
    if name.category == nil {
      made = try normalizer(of: name.locale)
    } else {
      var options = options
      options.placeholderCategory = name.category
      made = try normalizer(of: Name(locale: name.locale, category: nil))?.changing(options)
    }
    known[name] = .some(made)
    return made
  }

  private func normalizer(of locale: LanguageTag) throws(RuleSetError) -> Normalizer? {
    switch source {
    case .compiled(let image):
      guard LocaleChain(locale, in: image).hasLanguage else { return nil }
      return Normalizer(image: image, locale: locale, options: options)
    case .files(let library):
      let chain = LocaleChain(locale, in: library)
      guard chain.hasLanguage else { return nil }
      return try Normalizer(
        chain, options: options, packs: packs, appRules: appRules, library: library, formulas: nil, sharing: shared)
    }
  }
}
