internal import MathTree

/// The words for numbers in one locale.
internal struct NumberWords: Sendable {
  /// From zero on.
  var cardinals: [[UInt8]] = []
  var ordinals: [[UInt8]] = []
  /// By the denominator's value: for one part, and for several.
  var denominators: [Int: (one: [UInt8], other: [UInt8])] = [:]
  /// For how often something lies within its like, from never on.
  var nesting: [[UInt8]] = []
  /// The word for the decimal mark in a number that is said figure by figure.
  var point: [UInt8] = []
  /// The mark before decimals in digits, where it is not a point.
  var decimalMark: [UInt8] = []
  /// The mark between groups of three digits, where a point may be one.
  var groupMark: [UInt8] = []
  /// What stands behind the digits of an ordinal, by the digits that it ends with.
  var ordinalEndings: [String: [UInt8]] = [:]

  /// `number` as `form` asks for it, or nil if the locale has no word for it.
  func words(for number: Int, _ form: NumberForm, count: Int?) -> [UInt8]? {
    switch form {
    case .digits, .joined: nil
    case .plain: Array(String(number).utf8)
    case .cardinal: number >= 0 && number < cardinals.count ? cardinals[number] : Array(String(number).utf8)
    case .ordinal: number >= 0 && number < ordinals.count ? ordinals[number] : numericOrdinal(number)
    case .numericOrdinal: numericOrdinal(number)
    case .nesting: number >= 0 && number < nesting.count ? nesting[number] : Array(String(number).utf8)
    case .repeated(let words):
      Array(repeatElement(words, count: min(max(number, 0), maximumFormulaDepth)).joined())
    case .parts: denominators[number].map { count == 1 ? $0.one : $0.other } ?? numericOrdinal(number)
    }
  }

  /// Digits with a decimal point as the locale writes them: "5.2" as "5,2". A point that may stand between groups of
  /// digits is left alone.
  func localized(_ digits: [UInt8]) -> [UInt8] {
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
}
