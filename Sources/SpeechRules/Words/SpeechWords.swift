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
  /// The same for units that take the prefixes of the SI.
  package var unitsWithPrefixes: [String: (one: [UInt8], other: [UInt8])] = [:]
  /// The words of the prefixes of the SI, by their symbols.
  package var unitPrefixes: [String: [UInt8]] = [:]
  /// Words of templates that melt with the next ones.
  package var contractions: [Contraction] = []
  /// Whether texts are said as labels are, and not piece by piece.
  package var saysTextsAsLabels = false

  package init() {}

  /// The words for the text of a leaf, or nil if there are none.
  package func words(for text: String, isFunction: Bool) -> [UInt8]? {
    lexicon.words(forNumber: lexicon.number(of: text), isFunction: isFunction)
  }

  /// The name of the unit written as `symbol`, perhaps with a prefix of the SI; nil if there is none.
  package func unitName(of symbol: String, isOne: Bool) -> [UInt8]? {
    if let name = unitNames[symbol] ?? unitsWithPrefixes[symbol] { return isOne ? name.one : name.other }
    for length in 1...2 {
      let (prefix, unit) = (String(symbol.prefix(length)), String(symbol.dropFirst(length)))
      guard let words = unitPrefixes[prefix], let name = unitsWithPrefixes[unit] else { continue }
      // Within a word the name of a unit loses its capital: "Millisiemens".
      return words + String(decoding: isOne ? name.one : name.other, as: UTF8.self).lowercased().utf8
    }
    return nil
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
    fields.field(each: &unitsWithPrefixes, blank: ("", ([], []))) { unit, fields in
      fields.field(&unit.0)
      fields.field(&unit.1.one)
      fields.field(&unit.1.other)
    }
    fields.field(each: &unitPrefixes, blank: ("", [])) { prefix, fields in
      fields.field(&prefix.0)
      fields.field(&prefix.1)
    }
    fields.field(each: &contractions, blank: Contraction()) { $0.fields(&$1) }
  }
}
