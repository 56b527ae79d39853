/// The texts of leaves that have words or that rules ask about, each with a number, so that a text is looked up once.
package struct Lexicon: Sendable {
  /// What is said for a text.
  package struct Entry: Sendable {
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

  /// The number of `text`; 0 if nothing is known of it.
  package func number(of text: String) -> Int32 {
    if let scalar = Self.onlyScalar(of: text), scalar < Self.scalarCount, scalar < 0x80 || byScalar[scalar] != 0 {
      return byScalar[scalar]
    }
    // Texts are equal if Unicode says that they are: U+2329 is found under U+3008.
    return byText.isEmpty ? 0 : byText[text] ?? 0
  }

  /// The number of `text`, which gets one if it has none.
  package mutating func add(_ text: String) -> Int32 {
    let known = number(of: text)
    guard known == 0 else { return known }
    let new = Int32(entries.count)
    entries.append(Entry())
    if let scalar = Self.onlyScalar(of: text), scalar < Self.scalarCount {
      byScalar[scalar] = new
    } else {
      byText[text] = new
    }
    return new
  }

  package mutating func setSymbol(_ words: [UInt8], for text: String) { entries[Int(add(text))].symbol = words }

  package mutating func setFunction(_ words: [UInt8], for text: String) { entries[Int(add(text))].function = words }

  /// The texts by number; the first number is that of no text.
  package var texts: [String] {
    var texts = Array(repeating: "", count: entries.count)
    for (scalar, number) in byScalar.enumerated() {
      if number > 0, let scalar = Unicode.Scalar(UInt32(scalar)) { texts[Int(number)] = String(scalar) }
    }
    for (text, number) in byText { texts[Int(number)] = text }
    return texts
  }

  private static func onlyScalar(of text: String) -> Int? {
    var scalars = text.unicodeScalars.makeIterator()
    guard let first = scalars.next(), scalars.next() == nil else { return nil }
    return Int(first.value)
  }
}

extension Lexicon {
  /// Some texts with their words, one behind another by number. Lexicons of one language have most runs in common.
  package struct Run {
    package static let length = 64

    fileprivate var texts: [(text: String, entry: Entry)] = []

    package init() {}

    /// The run that begins at a number.
    package init(_ lexicon: Lexicon, _ lexiconTexts: [String], from start: Int) {
      let end = min(start + Self.length, lexicon.entries.count)
      texts = (start..<end).map { (lexiconTexts[$0], lexicon.entries[$0]) }
    }

    package mutating func fields(_ fields: inout some ImageFields) {
      fields.field(each: &texts, blank: ("", Entry())) { run, fields in
        fields.field(&run.text)
        fields.field(&run.entry.symbol)
        fields.field(&run.entry.function)
      }
    }
  }

  /// Adds the texts of a run, which have none of the numbers yet.
  package mutating func add(_ run: Run) {
    for (text, entry) in run.texts { entries[Int(add(text))] = entry }
  }
}
