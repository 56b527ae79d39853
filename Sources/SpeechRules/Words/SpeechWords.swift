internal import MathTree

/// The words of one style in one locale for signs, functions, letter styles and numbers.
package struct SpeechWords: Sendable {
  /// For characters and other texts of leaves.
  package var lexicon = Lexicon()
  /// For styles of letters, by ``MathVariant/index``.
  package var fonts: [[UInt8]] = Array(repeating: [], count: MathVariant.allCases.count)
  package var numbers = NumberWords()
  /// What stands around the name of a capital letter, if anything.
  package var capital: (before: [UInt8], after: [UInt8])?
  /// Names of units that labels are not said with: for one, and for several.
  package var unitNames: [String: (one: [UInt8], other: [UInt8])] = [:]
  /// Whether texts are said as labels are, and not piece by piece.
  package var saysTextsAsLabels = false

  package init() {}

  /// The words for the text with a number of the lexicon, or nil if there are none. A text that is no function's is
  /// said as a symbol, and the other way round.
  package func words(forNumber number: Int32, isFunction: Bool) -> [UInt8]? {
    guard number > 0 else { return nil }
    let entry = lexicon.entries[Int(number)]
    return isFunction ? entry.function ?? entry.symbol : entry.symbol ?? entry.function
  }

  /// The words for the text of a leaf, or nil if there are none.
  package func words(for text: String, isFunction: Bool) -> [UInt8]? {
    words(forNumber: lexicon.number(of: text), isFunction: isFunction)
  }

  /// Writes or reads all but the lexicon.
  internal mutating func fields(_ fields: inout some ImageFields) {
    fields.field(each: &fonts)
    numbers.fields(&fields)
    var (before, after) = (capital?.before, capital?.after ?? [])
    fields.field(&before)
    fields.field(&after)
    capital = before.map { ($0, after) }
    fields.field(each: &unitNames, blank: ("", ([], []))) { unit, fields in
      fields.field(&unit.0)
      fields.field(&unit.1.one)
      fields.field(&unit.1.other)
    }
  }
}
