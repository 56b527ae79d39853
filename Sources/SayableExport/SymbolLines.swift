internal import SayableEngine

/// The lines of a locale's dictionaries of one kind.
internal struct SymbolLines {
  internal private(set) var lines: [SymbolDictionary.Line] = []
  /// Whether the reader brings text into NFKC first.
  private let isNormalized: Bool

  internal init(_ kind: SymbolDictionary.Kind, of normalizer: Normalizer, for reader: SymbolDictionary.Reader) {
    isNormalized = reader == .speechDispatcher
    switch kind {
    case .units: addUnits(of: normalizer)
    case .abbreviations: addAbbreviations(of: normalizer)
    case .symbols: addSymbols(of: normalizer)
    }
  }

  private mutating func add(_ name: String, _ pattern: String, _ words: String) {
    let pattern = Self.withoutNumbers(pattern)
    add(SymbolDictionary.Line(name: name, pattern: pattern, words: words.replacing("{0}", with: "\\1")), words)
  }

  /// A pattern with the characters in place of their numbers, which the readers' languages of patterns write in different
  /// ways.
  private static func withoutNumbers(_ pattern: String) -> String {
    let opening = #"\x{"#
    var text = ""
    var rest = pattern[...]
    while let place = rest.utf8.firstRange(of: opening.utf8) {
      text += rest[..<place.lowerBound]
      rest = rest[place.upperBound...]
      let digits = rest.prefix { $0 != "}" }
      if let number = UInt32(digits, radix: 16), number >= 0x80, let scalar = Unicode.Scalar(number) {
        text.unicodeScalars.append(scalar)
        rest = rest[digits.endIndex...].dropFirst()
      } else {
        text += opening
      }
    }
    return text + rest
  }

  private mutating func add(_ line: SymbolDictionary.Line, _ words: String) {
    // A tab parts fields, a line break lines, and a backslash in words would name a group.
    let isControl = { (scalar: Unicode.Scalar) in scalar.properties.generalCategory == .control }
    guard !(line.name + words + (line.pattern ?? "")).unicodeScalars.contains(where: isControl),
      !words.utf8.contains(UInt8(ascii: "\\"))
    else { return }
    lines.append(line)
  }

  private mutating func addUnits(of normalizer: Normalizer) {
    let plural = normalizer.rules.plural.sources
    for unit in normalizer.words(inTable: "unit") {
      guard let other = unit.words[.other], let pattern = spellings(unit.spellings) else { continue }
      var forms = plural.map { category, numbers in
        (category: category, numbers: numbers, words: unit.words[category] ?? other)
      }
      // The last line says these, too. Before another form they are needed: that one's numbers may include theirs.
      while forms.last?.words == other { forms.removeLast() }
      for (category, numbers, words) in forms {
        // The text has either decimal mark where the plural rules have a point.
        let condition = "(?=(?:\(numbers.replacing(#"\."#, with: "(?:\\.|,)")))(?!(?:\\.|,| )?\\d))"
        add("unit \(unit.id) \(category.rawValue)", Self.quantity(pattern, condition), words)
      }
      add("unit \(unit.id)", Self.quantity(pattern), other)
    }
  }

  private static func quantity(_ unit: String, _ condition: String = "") -> String {
    // Alternatives in place of classes: PCRE2 compiles them to half the bytes.
    #"(?<!\w|\.|,|:|/)(?<!\d-|\d–)("# + condition + #"\d+(?:(?:\.|,| )\d{3})*(?:(?:\.|,)\d+)?) ?"# + unit
      + #"(?!-?\w|\^|/|·)"#
  }

  private mutating func addAbbreviations(of normalizer: Normalizer) {
    for entry in normalizer.words(inTable: "abbreviation") {
      guard let words = entry.wordsForAnyNumber, let pattern = spellings(entry.spellings) else { continue }
      add("abbreviation \(entry.id)", #"(?<![\w.&/-])(?i:"# + pattern + #")(?!\w)"#, words)
    }
  }

  private mutating func addSymbols(of normalizer: Normalizer) {
    for entry in normalizer.words(inTable: "fraction") {
      guard let words = entry.wordsForAnyNumber, let pattern = spellings(entry.spellings) else { continue }
      add("fraction \(entry.id)", #"(?<![\w.,/⁄])(?<!\d )"# + pattern + #"(?![\w/⁄])"#, words)
    }
    let areSaid = normalizer.looksFor(table: "symbol")
    for entry in normalizer.words(inTable: "symbol") {
      guard let words = entry.wordsForAnyNumber else { continue }
      // A risky symbol is said where it is all that there is, another one between spaces, too.
      // One that becomes another character in NFKC, such as `²`, would give that one its name.
      if areSaid, let pattern = spellings(entry.spellings.filter(isKept)) {
        add("symbol \(entry.id)", #"(?<!\S)"# + pattern + #"(?!\S)"#, words)
      }
      if areSaid, let pattern = spellings(entry.riskySpellings.filter(isKept)) {
        add("symbol \(entry.id) alone", "^\(pattern)$", words)
      }
      for spelling in entry.spellings + entry.riskySpellings
      where spelling.unicodeScalars.count == 1 && isKept(spelling) {
        add(SymbolDictionary.Line(name: spelling, words: words), words)
      }
    }
  }

  private func isKept(_ symbol: String) -> Bool { !isNormalized || CompatibilityForm.of(symbol) == symbol }

  /// A pattern for any of the spellings as the reader sees them; nil where there is none.
  private func spellings(_ spellings: [String]) -> String? {
    var forms: [String] = isNormalized ? [] : spellings
    for form in spellings.compactMap(CompatibilityForm.of) where !forms.contains(form) { forms.append(form) }
    return forms.isEmpty ? nil : spellingPattern(forms)
  }
}
