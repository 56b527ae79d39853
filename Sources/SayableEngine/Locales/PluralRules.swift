package import PCRE2

/// The plural categories of CLDR.
public enum PluralCategory: String, Sendable, Hashable, CaseIterable {
  /// Such as 0 in Arabic.
  case zero
  /// Such as 1 in English.
  case one
  /// Such as 2 in Hebrew.
  case two
  /// Such as 3 in Polish.
  case few
  /// Such as 11 in Arabic.
  case many
  /// Whatever the language has no other category for; the only one that every language has.
  case other
}

extension PluralCategory {
  /// Its place in `allCases`.
  package var place: Int {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 4
    case .other: 5
    }
  }
}

/// Which plural category a number has in a language: CLDR's plural rules, as patterns on the number's canonical digits.
package struct PluralRules: Sendable {
  package let patterns: [(category: PluralCategory, pattern: Pattern)]

  /// The category of a number that is not known yet, of a placeholder: that of 100, since `other` is the form for
  /// fractions in Polish or Russian.
  package let categoryOfUnknown: PluralCategory
  /// The category of the numbers that placeholders stand for, where the caller knows it.
  private var categoryOfPlaceholders: PluralCategory?

  /// Rules that are known to be sound.
  package init(_ patterns: [(category: PluralCategory, pattern: Pattern)], categoryOfUnknown: PluralCategory) {
    self.patterns = patterns
    self.categoryOfUnknown = categoryOfUnknown
  }

  package init(_ patterns: [(category: PluralCategory, pattern: Pattern)]) {
    var scratch = MatchScratch()
    self.init(patterns, categoryOfUnknown: Self.category(of: Subject("100"), by: patterns, scratch: &scratch))
  }

  /// The category of `digits`, as ``NumberFormat/canonicalDigits(of:)`` gives them; the first pattern that matches
  /// decides. Nil digits are those of a placeholder.
  package func category(of digits: String?, _ memory: inout PluralMemory) -> PluralCategory {
    digits.map { Self.category(of: Subject($0), by: patterns, scratch: &memory.match) } ?? categoryOfPlaceholders
      ?? categoryOfUnknown
  }

  /// The category of a number in ASCII digits; nil for any other text.
  package func category(ofWhole digits: ArraySlice<UInt8>, _ memory: inout PluralMemory) -> PluralCategory? {
    guard let number = digits.span.wholeNumber(ofDigits: 1...15) else { return nil }
    let isUsual = number < memory.known.count && (digits.count == 1 || digits.first != UInt8(ascii: "0"))
    if isUsual, let known = memory.known[number] { return known }
    memory.read(digits)
    let category = Self.category(of: memory.subject, by: patterns, scratch: &memory.match)
    if isUsual { memory.known[number] = category }
    return category
  }

  /// The same rules for a text whose placeholders stand for numbers of a category; nil where that is not known.
  internal func assuming(_ category: PluralCategory?) -> PluralRules {
    var rules = self
    rules.categoryOfPlaceholders = category
    return rules
  }

  private static func category(
    of digits: Subject, by patterns: [(category: PluralCategory, pattern: Pattern)], scratch: inout MatchScratch
  ) -> PluralCategory {
    patterns.first { (try? $0.pattern.match(digits, from: 0, scratch: &scratch)) == true }?.category ?? .other
  }

  /// The patterns as the rule files write them, in the order in which they are tried.
  package var sources: [(category: PluralCategory, pattern: String)] {
    patterns.map { ($0.category, String($0.pattern.source.dropFirst(Self.before.count).dropLast(Self.behind.count))) }
  }

  private static let before = "\\A(?:"
  private static let behind = ")\\z"

  /// The pattern that a whole number must match, from the pattern as a rule file writes it.
  package static func anchored(_ pattern: String) throws(PatternError) -> Pattern {
    // Compiled alone first, so that an error has its offset in the pattern as written.
    _ = try Pattern(pattern)
    return try Pattern(before + pattern + behind)
  }
}

/// What finding plural categories by one set of rules writes to, and the categories of numbers that came before.
package struct PluralMemory: ~Copyable {
  fileprivate var match = MatchScratch()
  fileprivate var known = [PluralCategory?](repeating: nil, count: 1000)
  fileprivate private(set) var subject = Subject("")
  private var bytes: [UInt8] = []

  package init() {}

  /// Makes `digits` the subject.
  fileprivate mutating func read(_ digits: ArraySlice<UInt8>) {
    bytes.removeAll(keepingCapacity: true)
    bytes += digits
    guard subject.exchange(with: &bytes) else { preconditionFailure("digits are ASCII") }
  }
}

extension ImageReader {
  /// Reads plural rules.
  internal mutating func pluralRules() -> PluralRules {
    let patterns = list { image in
      let category = image.choice(of: PluralCategory.self)
      let groups = image.number()
      return (category: category, pattern: Pattern(awaiting: image.text(), groupCount: groups))
    }
    return PluralRules(patterns, categoryOfUnknown: choice(of: PluralCategory.self))
  }
}
