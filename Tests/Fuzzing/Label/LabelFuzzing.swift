import FuzzInvariants
import BuiltInRuleFiles
import Sayable
import SayableEngine
import SayableRules
import SayableFormulas
import Sharing

/// Languages with cases, marks and scripts of their own, and the options that stand for several rules.
private let normalizers = [
  "en", "de", "fr", "pl", "ar", "ja", "ru", "tr", "es", "fi", "hi", "he", "zh-Hant", "root",
].map { tag in
  LazyNormalizer { try Normalizer(locale: tag, formulas: FormulaFinder(locale: LanguageTag(tag))) }
}
private let placeholderCategories: [PluralCategory?] = [nil] + PluralCategory.allCases.map { $0 }

/// Any bytes at all are a label. The first chooses the language, the second the options, the third a stretch to set
/// aside; `aaa` stands for English as it is.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLabel(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  var input = unsafe FuzzInput(bytes, count)
  let normalizer = input.choose(among: normalizers).normalizer
  let choice = input.number(below: 256)
  var options = NormalizerOptions()
  options.appliesGuesses = choice & 1 != 0
  options.dateOrder = [nil, .mdy, .dmy, .ymd][choice >> 1 & 3]
  options.clock = [nil, .twelve, .twentyFour, nil][choice >> 3 & 3]
  options.placeholderCategory = placeholderCategories[(choice >> 5) % placeholderCategories.count]
  let start = input.number(below: 32)
  let label = Array(input.rest)
  let stretch = ProtectedSpan(start..<(start + 3), start.isMultiple(of: 2) ? .placeholder : .text)
  let protectedSpans = start > 0 && stretch.range.upperBound <= label.count ? [stretch] : []
  requireSoundAnswer(choice == 0 ? normalizer : normalizer.changing(options), label, protecting: protectedSpans)
  return 0
}

/// A normalizer that is made when the first label of its language comes.
private final class LazyNormalizer: Sendable {
  private let awaited = Lazy<Normalizer>()
  private let make: @Sendable () throws -> Normalizer

  init(_ make: @escaping @Sendable () throws -> Normalizer) { self.make = make }

  var normalizer: Normalizer {
    awaited.value {
      do { return try make() } catch { fatalError("\(error)") }
    }
  }
}
