internal import MathTree

/// Cuts the source of a linear formula into lexemes, one at a time, as what is open around them decides how some are
/// read.
internal struct LinearLexer: Sendable {
  /// A bar that could end the innermost expression.
  enum Bar: Sendable { case single, double }

  /// What the parser has read around the next lexeme.
  struct Surroundings: Sendable {
    /// How many brackets and bars are open: a closing bracket outside of all is a token.
    var openBrackets = 0
    var bar: Bar?
    /// Whether a bar stands between the two halves of ⟨φ|ψ⟩.
    var isInBraKet = false
    /// Where the sign stands that closes the ket at hand.
    var endOfKet: Int?
    /// Whether the last part of the row is a unit.
    var isBehindUnit = false
  }

  let source: SourceText
  var surroundings = Surroundings()
  /// The end of what was consumed last.
  private(set) var position = 0
  private let symbols: SymbolTable
  private let numbers: NumberLexer
  /// Nil for AsciiMath.
  private var typed: TypedLexer?
  /// The lexeme at `position`, once it was looked for.
  private var ahead: Lexeme?

  init(_ text: String, _ dialect: LinearDialect, _ options: ParsingOptions) {
    source = dialect.isTyped ? SourceText(typed: text) : SourceText(text)
    symbols = dialect.symbols
    numbers = NumberLexer(source, options)
    typed = dialect.lexicon.map { [source, symbols, numbers] in TypedLexer(source, symbols, $0, numbers) }
  }

  /// The next lexeme, which stays where it is.
  mutating func peek() -> Lexeme {
    if let ahead { return ahead }
    let next = Self.struck(next(), in: source)
    ahead = next
    return next
  }

  /// `lexeme` with the stroke that is set on it, if it is a sign: `⪯̸` says that it is not so. Static, since a method of
  /// the lexer would copy it for each lexeme.
  private static func struck(_ lexeme: Lexeme, in source: SourceText) -> Lexeme {
    guard lexeme.kind == .constant, lexeme.symbol.element == .operator, source.byte(at: lexeme.end) == 0xCC,
      case let (mark, length) = source.scalar(at: lexeme.end), mark == NegatedSigns.stroke,
      let sign = lexeme.text.unicodeScalars.first, lexeme.text.unicodeScalars.count == 1
    else { return lexeme }
    var symbol = lexeme.symbol
    symbol.text = NegatedSigns.sign(sign)
    return Lexeme(symbol, lexeme.start..<lexeme.end + length)
  }

  /// Goes on behind `lexeme`.
  mutating func consume(_ lexeme: Lexeme) { move(to: lexeme.end) }

  mutating func move(to place: Int) {
    position = place
    ahead = nil
  }

  private mutating func next() -> Lexeme {
    if let typed, case let place = source.skipBlanks(position),
      let sign = typed.literal(at: place) ?? typed.difference(at: place)
    {
      return sign
    }
    let start = source.skipBlanksAndBackslash(position)
    guard start < source.count else { return Lexeme(.end, source.count..<source.count) }
    if source[start] == UInt8(ascii: "_"), isRoom(at: start) {
      return Lexeme(Symbol(kind: .constant, text: "_"), start..<start + 1)
    }
    if let lexeme = typed?.lexeme(at: start, in: surroundings) { return lexeme }
    if let name = symbols.longestMatch(in: source, at: start) { return name }
    if let number = numbers.plainNumber(at: start) { return number }
    if source[start] == UInt8(ascii: "\\") { return .keptSpace(at: start, in: source) }
    return CharacterSymbols.lexeme(at: start, in: source, symbols)
  }

  /// Whether the low line at `start` is one of two and more, which are room to be filled in, as in `2 × ___ = 10`. The
  /// last two are a bracket in front of a bar.
  private func isRoom(at start: Int) -> Bool {
    let (previous, next) = (source.byte(at: start - 1), source.byte(at: start + 1))
    let (line, bar) = (UInt8(ascii: "_"), UInt8(ascii: "|"))
    let isBracket = next == bar || next == line && source.byte(at: start + 2) == bar
    return previous != bar && !isBracket && (previous == line || next == line)
  }

  /// Takes the exponent behind `number` if it is a power of ten as computers write it.
  mutating func takeExponent(behind number: Lexeme) -> NumberLexer.Exponent? {
    guard typed != nil, number.kind == .number, let exponent = numbers.exponent(behind: number) else { return nil }
    move(to: exponent.digits.upperBound)
    return exponent
  }

  /// Takes the digits behind `number` that come again and again, as in `0.(3)`.
  mutating func takeRepetend(behind number: Lexeme) -> (digits: Range<Int>, end: Int)? {
    guard typed != nil, number.kind == .number, let repetend = numbers.repetend(behind: number) else { return nil }
    move(to: repetend.end)
    return repetend
  }

  /// Takes the digits right behind the letter that was consumed last, as the 1 of `x1`, where they can be its index.
  mutating func takeIndexDigits(behind letter: Lexeme) -> Lexeme? {
    guard typed != nil, letter.symbol.element == .identifier, letter.text.unicodeScalars.count == 1,
      !letter.symbol.isUnit,
      letter.text != "e", letter.end - letter.start == letter.text.utf8.count,
      !source.isDigit(letter.start - 1) || isBehindIndex(letter.start)
    else { return nil }
    let end = source.endOfDigits(letter.end)
    guard end > letter.end, end - letter.end < 3, source.endOfLetters(end) == end || isIndexedLetter(end),
      source[letter.end] != UInt8(ascii: "0") || end == letter.end + 1,
      !source.byte(at: end).isOne(of: "(.,[") || endOfPair(behind: letter, end) != nil
        || source.byte(at: end) == UInt8(ascii: ",") && !source.isDigit(end + 1)
        || source.byte(at: end) == UInt8(ascii: ".") && !source.isDigit(end + 1),
      source.endOfLetters(letter.start) == letter.end
    else { return nil }
    let pair = endOfPair(behind: letter, end) ?? end
    let digits = Lexeme(
      Symbol(kind: .number, element: .number, text: source.text(letter.end..<pair)), letter.end..<pair)
    consume(digits)
    return digits
  }

  /// Whether a letter and digits behind it stand at `place`, as the second factor of `m1m2`.
  private func isIndexedLetter(_ place: Int) -> Bool {
    source.endOfLetters(place) == place + 1 && source.isDigit(place + 1)
  }

  /// Whether a letter with its index stands in front of `place`, as the first factor of `m1m2`.
  private func isBehindIndex(_ place: Int) -> Bool {
    var start = place
    while source.isDigit(start - 1) { start -= 1 }
    return source.byte(at: start - 1).isLetter
  }

  /// The end of the second index of two solutions, as of `x1,2 = …` and `x1/2 = … ± …` at the start of a formula, whose
  /// first ends at `end`.
  private func endOfPair(behind letter: Lexeme, _ end: Int) -> Int? {
    guard source.skipBlanks(0) == letter.start, source.byte(at: end).isOne(of: ",/"), source.isDigit(end + 1),
      source.byte(at: source.skipBlanks(end + 2)) == UInt8(ascii: "="),
      source.byte(at: end) == UInt8(ascii: ",") || holdsBothSigns(behind: end)
    else { return nil }
    return end + 2
  }

  private func holdsBothSigns(behind place: Int) -> Bool {
    (place..<source.count - 1).contains { source.holds("±", at: $0..<$0 + 2) || source.holds("+-", at: $0..<$0 + 2) }
  }

  /// Takes the power right behind the unit that was consumed last: the 2 or 3 of `m/s2`, and the -1 of `m.s-1`.
  mutating func takePower(behind unit: Lexeme) -> (minus: Lexeme?, digit: Lexeme)? {
    guard let typed, unit.symbol.isUnit else { return nil }
    let inverse = typed.units.text.endOfBareInverse(of: unit.source)
    let end = inverse ?? unit.end + 1
    guard inverse != nil || source.byte(at: unit.end).isOne(of: "23") && !source.isDigit(end),
      source.endOfLetters(end) == end
    else { return nil }
    let minus = inverse.map { _ in Lexeme(Symbol(kind: .constant, text: "−"), unit.end..<end - 1) }
    let digit = Lexeme(Symbol(kind: .number, element: .number, text: source.text(end - 1..<end)), end - 1..<end)
    consume(digit)
    return (minus, digit)
  }

  /// Takes the base of a logarithm whose name has just been consumed, as in `log10(x)`.
  mutating func takeLogarithmBase() -> Lexeme? {
    let number = peek()
    guard typed != nil, numbers.isBase(number, joinedAt: position) else { return nil }
    consume(number)
    return number
  }

  /// Whether two capitals at `start` are a length above or below a slash, as in `AC/AB = 3/4`: with the power that may
  /// stand behind them, they are one side of a quotient.
  func isLength(at start: Int) -> Bool {
    let end = start + 2
    guard typed != nil, !source.byte(at: start - 1).isLetter, source.endOfLetters(start) == end,
      source[start] != source[start + 1],
      source.bytes[start..<end].allSatisfy({ $0 < UInt8(ascii: "a") })
    else { return false }
    let slash = UInt8(ascii: "/")
    let before = source.lastPlace(before: start)
    if source.byte(at: before) == slash { return source.byte(at: before - 1) != slash }
    var next = end
    if source.byte(at: next) == UInt8(ascii: "^") {
      next = source.endOfDigits(next + 1)
    } else if next < source.count, case let (sign, length) = source.scalar(at: next),
      CharacterSymbols.raised(sign) != nil
    {
      next += length
    }
    next = source.skipBlanks(next)
    return source.byte(at: next) == slash && source.byte(at: next + 1) != slash
  }

  /// Takes an index of several letters.
  mutating func takeIndex() -> WordLexer.Index? {
    let start = source.skipBlanks(position)
    let run = start..<source.endOfLetters(start)
    guard let index = typed?.words.index(run) else { return nil }
    move(to: run.upperBound)
    return index
  }

  /// Whether a unit begins at `place`, which is below the unit `upper` then.
  mutating func expectUnit(at place: Int, below upper: Range<Int>) -> Bool {
    guard typed?.units.text.isUnit(upper) == true else { return false }
    return typed?.units.expectUnit(at: place) == true
  }

  /// Whether `range` is how a unit is written.
  func isUnit(_ range: Range<Int>) -> Bool { typed?.units.text.isUnit(range) == true }

  /// Whether a unit begins at `place`, whatever stands in front of it.
  mutating func expectUnit(at place: Int) -> Bool {
    ahead = nil
    return typed?.units.expectUnit(at: place) == true
  }

  /// Takes the characters in the brackets that begin here, up to the first closing one, or returns nil.
  mutating func takeBracketedText() -> Range<Int>? {
    var start = position
    while start < source.count, source[start] <= 0x20 { start += 1 }
    let closing: UInt8
    switch source.byte(at: start) {
    case UInt8(ascii: "("): closing = UInt8(ascii: ")")
    case UInt8(ascii: "["): closing = UInt8(ascii: "]")
    case UInt8(ascii: "{"): closing = UInt8(ascii: "}")
    default: return nil
    }
    return takeText(from: start + 1, upTo: closing).content
  }

  /// Takes the characters from `start` up to `closing`, or to the end where there is none, and `closing`.
  mutating func takeText(from start: Int, upTo closing: UInt8) -> (content: Range<Int>, isClosed: Bool) {
    let end = source.bytes[start...].firstIndex(of: closing)
    move(to: end.map { $0 + 1 } ?? source.count)
    return (start..<(end ?? source.count), end != nil)
  }
}

extension Lexeme {
  /// The backslash and the blank at `start`: a space that is kept.
  internal static func keptSpace(at start: Int, in source: SourceText) -> Lexeme {
    Lexeme(Symbol(kind: .gap, text: "0.3em"), start..<min(start + 2, source.count))
  }
}
