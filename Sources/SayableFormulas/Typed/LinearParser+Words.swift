internal import MathTree
internal import Sayable

// Words: names, products of letters, units behind numbers, and words that are only words.
extension LinearParser {
  /// The next lexeme of a typed formula.
  mutating func nextTypedLexeme() -> Lexeme {
    let start = skipBlanksAndBackslash(position)
    guard start < bytes.count else { return lexeme(.end, bytes.count, bytes.count) }
    if letters.contains(start) { return letterLexeme(start) }
    if let number = numberLexeme(start) { return number }
    switch bytes[start] {
    case UInt8(ascii: "|"): return barLexeme(start)
    case UInt8(ascii: "["), UInt8(ascii: "]"):
      if let bracket = intervalBracket(start) { return bracket }
    case UInt8(ascii: "\\"):
      return lexeme(Symbol(kind: .gap, text: "0.3em"), start, min(start + 2, bytes.count))
    default: break
    }
    let wordEnd = endOfLetters(start)
    if wordEnd > start { return wordLexeme(start..<wordEnd) }
    if let unit = unitLexeme(start) { return unit }
    if let match = table.longestMatch(in: bytes, at: start) { return lexeme(match.symbol, start, match.end) }
    var next = characterLexeme(start)
    if next.kind == .raised, isRootIndex(start) { next.symbol.kind = .rootIndex }
    return next
  }

  /// Whether the superscript characters at `start` are the index of a root behind them, and no script of what stands
  /// in front of them.
  private func isRootIndex(_ start: Int) -> Bool {
    if start > 0, bytes[start - 1] > 0x20, !"+-*/=,<>|([{;:".utf8.contains(bytes[start - 1]) { return false }
    var end = start
    while end < bytes.count {
      let (scalar, length) = scalar(at: end)
      guard UnicodeSymbols.raised(scalar) != nil else { return scalar == "√" }
      end += length
    }
    return false
  }

  /// A single letter.
  private func letterLexeme(_ start: Int) -> Lexeme {
    let end = start + scalar(at: start).length
    if let symbol = table.exactMatch(in: bytes, start..<end) { return lexeme(symbol, start, end) }
    let kind: Symbol.Kind = takesLetter(end) ? .letterFunction : .constant
    return lexeme(Symbol(kind: kind, element: .identifier, text: spelled(start..<end)), start, end)
  }

  /// Whether a letter stands in brackets at `start`, as in `q(x)`, which no product of two letters looks like.
  private func takesLetter(_ start: Int) -> Bool {
    guard start + 2 < bytes.count, bytes[start] == UInt8(ascii: "(") else { return false }
    return bytes[start + 1] | 0x20 &- 0x61 < 26 && bytes[start + 2] == UInt8(ascii: ")")
  }

  /// A bar, or a sign that begins with one. Two bars are one sign unless a single one is waited for.
  private func barLexeme(_ start: Int) -> Lexeme {
    let single = Symbol(kind: .bar, text: "|")
    guard openBar != .single else { return lexeme(single, start, start + 1) }
    guard let match = table.longestMatch(in: bytes, at: start) else { return lexeme(single, start, start + 1) }
    return lexeme(match.symbol, start, match.end)
  }

  /// The first half of a double bar, or the bar itself.
  func firstBar(of bar: Lexeme) -> Lexeme {
    guard bytes[bar.start] == UInt8(ascii: "|") else { return bar }
    return lexeme(Symbol(kind: .bar, text: "|"), bar.start, bar.start + 1)
  }

  // MARK: Runs of letters

  /// The end of the letters that could make a word. Greek letters and those of Unicode's mathematics stand alone.
  func endOfLetters(_ start: Int) -> Int {
    var end = start
    while end < bytes.count {
      if bytes[end] < 0x80 {
        guard bytes[end] | 0x20 &- 0x61 < 26 else { break }
        end += 1
      } else {
        let (scalar, length) = scalar(at: end)
        guard Self.isWordLetter(scalar) else { break }
        end += length
      }
    }
    return end
  }

  private static func isWordLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAA, 0xB5, 0xBA, 0x2B0...0x2FF, 0x370...0x3FF, 0x1D00...0x1DBF, 0x1F00...0x218F, 0x2C60...0x2C7F,
      0x1D400...0x1D7FF:
      false
    default: scalar.properties.isAlphabetic
    }
  }

  private mutating func wordLexeme(_ run: Range<Int>) -> Lexeme {
    if let unit = unitLexeme(run.lowerBound) { return unit }
    if run.count == 1, let letter = timesLexeme(run) ?? smallUnitLexeme(run) { return letter }
    if let text = elidedLexeme(run) { return text }
    if let sign = differentialLexeme(run) { return sign }
    if let name = nameLexeme(run) { return name }
    let count = run.count
    guard count > 1 else { return letterLexeme(run.lowerBound) }
    if count <= 24, let prefix = prefixLexeme(run) { return prefix }
    if isProduct(run) {
      letters = run
      return letterLexeme(run.lowerBound)
    }
    return textLexeme(run)
  }

  /// A name that is all of `run`, or that goes on behind it with signs, like `lt=`.
  private func nameLexeme(_ run: Range<Int>) -> Lexeme? {
    guard let match = table.longestMatch(in: bytes, at: run.lowerBound), match.end >= run.upperBound else { return nil }
    let next = skipBlanks(match.end)
    let following = next < bytes.count ? bytes[next] : 0
    let hasBracket =
      following == UInt8(ascii: "(") || following == UInt8(ascii: "{") || following == UInt8(ascii: "[")
    switch match.symbol.kind {
    case .font where !hasBracket && following != UInt8(ascii: "\""): return nil
    case .attribute where !hasBracket, .text where !hasBracket: return nil
    // A word at the end, or in front of a word, has nothing to stand over: `bar chart`.
    case .overAccent, .underAccent, .fence, .strike, .overBrace, .underBrace, .root, .fraction, .overset, .underset:
      if next >= bytes.count { return nil }
      let word = next..<endOfLetters(next)
      if next > match.end, word.count > 2, table.exactMatch(in: bytes, word) == nil, !isProduct(word) { return nil }
    default: break
    }
    return lexeme(match.symbol, run.lowerBound, match.end)
  }

  /// The d of a derivative, as in `du/dt` and `d^2y/dx^2`.
  private func differentialLexeme(_ run: Range<Int>) -> Lexeme? {
    let start = run.lowerBound
    guard bytes[start] == UInt8(ascii: "d") else { return nil }
    if run.count == 2, bytes[start + 1] < 0x80 {
      let isBelow = start > 0 && bytes[start - 1] == UInt8(ascii: "/")
      guard isBelow || hasDifferentialBelow(run.upperBound) else { return nil }
      return lexeme(Symbol(kind: .differential, text: spelled(start + 1..<run.upperBound)), start, run.upperBound)
    }
    guard run.count == 1 else { return nil }
    var index = start + 1
    if index + 1 < bytes.count, bytes[index] == UInt8(ascii: "^"), bytes[index + 1] != UInt8(ascii: "(") {
      index += 2
    } else if index < bytes.count, bytes[index] >= 0x80, case let (scalar, length) = scalar(at: index),
      UnicodeSymbols.raised(scalar) != nil
    {
      index += length
    } else {
      return nil
    }
    guard endOfLetters(index) == index + 1, hasDifferentialBelow(index + 1) else { return nil }
    return lexeme(Symbol(kind: .function, element: .identifier, text: "d"), start, start + 1)
  }

  private func hasDifferentialBelow(_ index: Int) -> Bool {
    index + 1 < bytes.count && bytes[index] == UInt8(ascii: "/") && bytes[index + 1] == UInt8(ascii: "d")
  }

  /// The name at the front of `run` if what remains is one more letter or name, as in `sinx` and `2pir`.
  private func prefixLexeme(_ run: Range<Int>) -> Lexeme? {
    guard let match = table.longestMatch(in: bytes, at: run.lowerBound, limit: run.upperBound) else { return nil }
    let rest = match.end..<run.upperBound
    let restIsName =
      table.exactMatch(in: bytes, rest).map { $0.element == .identifier && $0.kind == .constant } ?? false
    switch match.symbol.kind {
    case .function, .squareRoot, .fence, .overAccent:
      // One of the letters that stand for variables: `cost` and `sink` are words.
      let isVariable = rest.count == 1 && bytes[rest.lowerBound] >= UInt8(ascii: "u") && bytes[rest.lowerBound] <= 0x7A
      guard isVariable || restIsName else { return nil }
    case .constant where match.symbol.element == .identifier:
      guard isDigit(run.lowerBound - 1), rest.count == 1 || restIsName else { return nil }
    default: return nil
    }
    return lexeme(match.symbol, run.lowerBound, match.end)
  }

  /// Whether letters are variables side by side: two, three in a row of the alphabet, some behind a number, or such as
  /// nobody could say.
  private func isProduct(_ run: Range<Int>) -> Bool {
    var count = 0
    var vowels = 0
    var isAlphabetical = true
    var index = run.lowerBound
    while index < run.upperBound, count < 6 {
      let (scalar, length) = scalar(at: index)
      if scalar.mayBeVowel { vowels += 1 }
      if index > run.lowerBound, !scalar.isASCII || bytes[index - 1] &+ 1 != bytes[index] { isAlphabetical = false }
      index += length
      count += 1
    }
    if count <= 2 || isAlphabetical { return true }
    return count == 3 && (vowels == 0 || isDigit(run.lowerBound - 1)) || count < 6 && vowels == 0
  }

  /// A word, or words with spaces between them as one text.
  private func textLexeme(_ first: Range<Int>) -> Lexeme {
    var end = first.upperBound
    while end < bytes.count, bytes[end] == 0x20 {
      let next = skipBlanks(end)
      var nextEnd = endOfLetters(next)
      if nextEnd == next + 1, bytes[next] == UInt8(ascii: "a"), nextEnd < bytes.count, bytes[nextEnd] == 0x20 {
        // The article in `area of a circle`.
        let noun = skipBlanks(nextEnd)..<endOfLetters(skipBlanks(nextEnd))
        guard noun.count > 2, table.exactMatch(in: bytes, noun) == nil, !isProduct(noun) else { break }
        nextEnd = noun.upperBound
      }
      guard nextEnd - next > 1, table.exactMatch(in: bytes, next..<nextEnd) == nil else { break }
      if isProduct(next..<nextEnd) {
        let isShortWord = nextEnd - next == 2 && bytes[next..<nextEnd].contains { "aeiou".utf8.contains($0) }
        guard isShortWord else { break }
      }
      end = nextEnd
    }
    let element: MathElement = end == first.upperBound ? .identifier : .text
    return lexeme(
      Symbol(kind: .constant, element: element, text: spelled(first.lowerBound..<end)), first.lowerBound, end)
  }

  /// The text that begins with a word that an apostrophe joins to the next, like `l'aire`.
  private func elidedLexeme(_ run: Range<Int>) -> Lexeme? {
    guard run.upperBound < bytes.count, bytes[run.upperBound] == UInt8(ascii: "'") else { return nil }
    let next = run.upperBound + 1..<endOfLetters(run.upperBound + 1)
    guard next.count > 2, table.exactMatch(in: bytes, next) == nil, !isProduct(next) else { return nil }
    return textLexeme(run.lowerBound..<next.upperBound)
  }

  /// Reads an index of several letters, like those of `a_ij` and `V_in`, which stand below as one.
  mutating func readIndex() -> FormulaTree.ID? {
    guard dialect == .typed else { return nil }
    let start = skipBlanks(position)
    let run = start..<endOfLetters(start)
    guard run.count > 1 else { return nil }
    if let symbol = table.exactMatch(in: bytes, run) {
      let isWord: Bool
      switch symbol.kind {
      case .function, .limits: isWord = true
      case .constant:
        isWord = symbol.text == spelled(run) || ["in", "to", "not", "sub", "sup", "int"].contains(spelled(run))
      default: isWord = false
      }
      guard isWord else { return nil }
      move(to: run.upperBound)
      return tree.token(.identifier, spelled(run), source: run)
    }
    guard isProduct(run) else { return nil }
    var nodes: [FormulaTree.ID] = []
    var index = run.lowerBound
    while index < run.upperBound {
      let end = index + scalar(at: index).length
      nodes.append(tree.token(.identifier, spelled(index..<end), source: index..<end))
      index = end
    }
    move(to: run.upperBound)
    return tree.add(.row, nodes, source: run)
  }
}
