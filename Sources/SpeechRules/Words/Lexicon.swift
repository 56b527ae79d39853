internal import MathTree

/// The texts of leaves that have words or that rules ask about, each with a number, so that a text is looked up once.
package struct Lexicon: Sendable {
  /// A text, and what is said for it.
  package struct Entry: Sendable {
    package var text = ""
    /// As a sign or letter.
    package var symbol: [UInt8]?
    /// As the name of a function.
    package var function: [UInt8]?
  }

  /// By number; the first stands for all texts that nothing is known of.
  package private(set) var entries = [Entry()]
  /// The numbers of single characters in the blocks where nearly all signs of formulas are.
  private var byScalar: [Int32] = Array(repeating: 0, count: Self.scalarCount)
  private var byText: [String: Int32] = [:]

  private static let scalarCount = 0x2C00

  /// The words for the text with a number, or nil if there are none. A text that is no function's is said as a symbol,
  /// and the other way round.
  package func words(forNumber number: Int32, isFunction: Bool) -> [UInt8]? {
    guard number > 0 else { return nil }
    let entry = entries[Int(number)]
    return isFunction ? entry.function ?? entry.symbol : entry.symbol ?? entry.function
  }

  /// The number of `text`, or of the sign that it is a form of; 0 if nothing is known of it.
  package func number(of text: String) -> Int32 {
    let known = ownNumber(of: text)
    guard known == 0, let scalar = Self.onlyScalar(of: text), let plain = SignForms.plain(scalar) else { return known }
    return ownNumber(of: String(plain))
  }

  /// The number of `text` itself.
  private func ownNumber(of text: String) -> Int32 {
    if let scalar = Self.onlyScalar(of: text), scalar.value < Self.scalarCount,
      scalar.value < 0x80 || byScalar[Int(scalar.value)] != 0
    {
      return byScalar[Int(scalar.value)]
    }
    // Texts are equal if Unicode says that they are: U+2329 is found under U+3008.
    return byText.isEmpty ? 0 : byText[text] ?? 0
  }

  /// The number of `text`, which gets one if it has none.
  package mutating func add(_ text: String) -> Int32 {
    let known = ownNumber(of: text)
    return known == 0 ? append(Entry(text: text)) : known
  }

  /// Adds a text that has no number yet.
  private mutating func append(_ entry: Entry) -> Int32 {
    let new = Int32(entries.count)
    entries.append(entry)
    if let scalar = Self.onlyScalar(of: entry.text), scalar.value < Self.scalarCount {
      byScalar[Int(scalar.value)] = new
    } else {
      byText[entry.text] = new
    }
    return new
  }

  package mutating func setSymbol(_ words: [UInt8], for text: String) { entries[Int(add(text))].symbol = words }

  package mutating func setFunction(_ words: [UInt8], for text: String) { entries[Int(add(text))].function = words }

  private static func onlyScalar(of text: String) -> Unicode.Scalar? {
    var scalars = text.unicodeScalars.makeIterator()
    guard let first = scalars.next(), scalars.next() == nil else { return nil }
    return first
  }
}

extension Lexicon {
  /// Some entries, one behind another by number. Lexicons of one language have most runs in common.
  package typealias Run = [Entry]

  /// All runs; the first number, which is that of no text, is in none.
  package var runs: [Run] {
    stride(from: 1, to: entries.count, by: 64).map { Array(entries[$0..<min($0 + 64, entries.count)]) }
  }

  /// Adds a run, whose texts have no numbers yet.
  package mutating func add(_ run: Run) { for entry in run { _ = append(entry) } }
}

extension Lexicon.Run {
  package mutating func fields(_ fields: inout some ImageFields) {
    fields.field(each: &self, blank: Lexicon.Entry()) { entry, fields in
      fields.field(&entry.text)
      fields.field(&entry.symbol)
      fields.field(&entry.function)
    }
  }
}
