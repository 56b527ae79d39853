@testable import Sayable

extension Normalizer {
  /// The normalizer of each embedded locale, made once for all tests: making one reads all rules.
  internal static let embedded: [LanguageTag: Normalizer] = {
    let normalizers = RuleLibrary.embedded.locales.compactMap { tag in (try? Normalizer(tag)).map { (tag, $0) } }
    return Dictionary(uniqueKeysWithValues: normalizers)
  }()

  /// The one of a locale that has rules of its own.
  internal static func embedded(_ locale: String) throws -> Normalizer? { embedded[try LanguageTag(locale)] }
}
