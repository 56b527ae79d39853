internal import MathTree

/// The words for numbers in one locale.
package struct NumberWords: Sendable {
  /// From zero on.
  package var cardinals: [[UInt8]] = []
  package var ordinals: [[UInt8]] = []
  /// By the denominator's value: for one part, and for several.
  package var denominators: [Int: (one: [UInt8], other: [UInt8])] = [:]
  /// For how often something lies within its like, from never on.
  package var nesting: [[UInt8]] = []
  /// The word for the decimal mark in a number that is said figure by figure.
  package var point: [UInt8] = []
  /// The mark before decimals in digits, where it is not a point.
  package var decimalMark: [UInt8] = []
  /// The mark between groups of three digits, where a point may be one.
  package var groupMark: [UInt8] = []
  /// What stands behind the digits of an ordinal, by the digits that it ends with.
  package var ordinalEndings: [String: [UInt8]] = [:]

  /// `number` as the slot of a template asks for it, or nil if the locale has no word for it.
  package func words(for number: Int, _ segment: TemplateSegment, count: Int?) -> [UInt8]? {
    switch segment.form {
    case .digits, .joined: nil
    case .plain: Array(String(number).utf8)
    case .cardinal: number >= 0 && number < cardinals.count ? cardinals[number] : Array(String(number).utf8)
    case .ordinal: number >= 0 && number < ordinals.count ? ordinals[number] : numericOrdinal(number)
    case .numericOrdinal: numericOrdinal(number)
    case .nesting: number >= 0 && number < nesting.count ? nesting[number] : Array(String(number).utf8)
    case .repeated:
      Array(repeatElement(segment.words, count: min(max(number, 0), maximumFormulaDepth)).joined())
    case .parts: denominators[number].map { count == 1 ? $0.one : $0.other } ?? numericOrdinal(number)
    }
  }

  /// Digits with a decimal point as the locale writes them: "5.2" as "5,2". A point that may stand between groups of
  /// digits is left alone.
  package func localized(_ digits: [UInt8]) -> [UInt8] {
    let point = UInt8(ascii: ".")
    guard !decimalMark.isEmpty, let place = digits.firstIndex(of: point), digits.lastIndex(of: point) == place,
      place + 1 < digits.count, !digits.contains(UInt8(ascii: ","))
    else { return digits }
    if groupMark == [point], (1...3).contains(place), digits.count - place == 4 { return digits }
    return digits[..<place] + decimalMark + digits[(place + 1)...]
  }

  private func numericOrdinal(_ number: Int) -> [UInt8] {
    let digits = String(number)
    var ending = digits[...]
    while ordinalEndings[String(ending)] == nil, !ending.isEmpty { ending = ending.dropFirst() }
    return Array(digits.utf8) + (ordinalEndings[String(ending)] ?? [])
  }

  internal mutating func fields(_ fields: inout some ImageFields) {
    fields.field(each: &cardinals)
    fields.field(each: &ordinals)
    fields.field(each: &nesting)
    fields.field(each: &denominators, blank: (0, ([], []))) { denominator, fields in
      fields.field(&denominator.0)
      fields.field(&denominator.1.one)
      fields.field(&denominator.1.other)
    }
    fields.field(&point)
    fields.field(&decimalMark)
    fields.field(&groupMark)
    fields.field(each: &ordinalEndings, blank: ("", [])) { ending, fields in
      fields.field(&ending.0)
      fields.field(&ending.1)
    }
  }
}
