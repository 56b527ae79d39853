import Foundation
import Sayable

@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableRules

extension RuleLibrary {
  /// The embedded locales that tests go through one by one: all, or those that SAYABLE_TEST_LOCALES names with commas
  /// between, where a sanitizer makes each of them slow.
  internal static let testedLocales: [LanguageTag] = {
    guard let names = ProcessInfo.processInfo.environment["SAYABLE_TEST_LOCALES"]?.split(separator: ",") else {
      return builtIn.locales
    }
    return builtIn.locales.filter { names.contains($0.description[...]) }
  }()
}

extension Normalizer {
  /// The normalizer of each embedded locale, made once for all tests: making one reads all rules.
  internal static let embedded: [LanguageTag: Normalizer] = {
    let normalizers = RuleLibrary.builtIn.locales.map { tag in (tag, Normalizer(image: .builtIn, locale: tag)) }
    return Dictionary(uniqueKeysWithValues: normalizers)
  }()

  /// The labels that the rules of each embedded locale have as examples, and those that they leave alone; none of a locale
  /// whose rules cannot be read.
  internal static let examples: [LanguageTag: [String]] = {
    let shared = SharedRules()
    var examples: [LanguageTag: [String]] = [:]
    for tag in RuleLibrary.testedLocales {
      let chain = LocaleChain(tag, in: RuleLibrary.builtIn)
      guard let rules = try? LoadedRules(chain, in: .builtIn, sharing: shared).rules else { continue }
      examples[tag] = rules.map(\.definition).flatMap { $0.examples + $0.unchanged }.map(\.written.value)
    }
    return examples
  }()

  /// The one of a locale that has rules of its own.
  internal static func embedded(_ locale: String) throws -> Normalizer? { embedded[try LanguageTag(locale)] }
}
