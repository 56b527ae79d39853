internal import SayableEngine
internal import SayableRules

/// The locales and the rules that an export is made of.
internal struct ExportChoice {
  /// The locales that were asked for; else all that have rules, without those of no single language or country.
  let locales: [LanguageTag]
  private let library: RuleLibrary
  private let appRules: [RuleFile]

  /// - Throws: ``Failure`` or ``RuleSetError``.
  init(_ request: Request) throws {
    let library = try RuleLibrary(request)
    let tags = try request.locales(.locales)
    for tag in tags ?? [] where !LocaleChain(tag, in: library).hasLanguage || tag == .root {
      throw Failure("there are no rules for '\(tag)'", notes: ["'sayable locales' lists the locales"])
    }
    // A region in digits is a part of the world, such as 001.
    let all = library.locales.filter { $0 != .root && $0.region?.first?.isNumber != true }
    locales = tags ?? all
    self.library = library
    appRules = try request.values(of: .app).map { try RuleFile(at: $0) }
  }

  /// The normalizer of a locale with these rules.
  func normalizer(for locale: LanguageTag) throws(RuleSetError) -> Normalizer {
    try Normalizer(locale, appRules: appRules, library: library)
  }
}
