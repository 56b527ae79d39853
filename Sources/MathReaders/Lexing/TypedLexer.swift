/// Finds the lexemes of typed formulas: numbers, units, words, bars and brackets, as people write them.
internal struct TypedLexer: Sendable {
  private let source: SourceText
  private let symbols: SymbolTable
  let numbers: NumberLexer
  let words: WordLexer
  var units: UnitLexer
  private var intervals: IntervalBrackets
  /// The letters that are read one by one, as a product.
  private var product = 0..<0

  init(_ source: SourceText, _ symbols: SymbolTable, _ lexicon: TypedLexicon, _ numbers: NumberLexer) {
    self.source = source
    self.symbols = symbols
    self.numbers = numbers
    words = WordLexer(source: source, symbols: symbols, lexicon: lexicon)
    units = UnitLexer(source: source, symbols: symbols, lexicon: lexicon, numbers: numbers)
    intervals = IntervalBrackets(source)
  }

  /// The lexeme at `start`, which is neither blank nor the end.
  mutating func lexeme(at start: Int, in surroundings: LinearLexer.Surroundings) -> Lexeme {
    if product.contains(start) { return words.choice(in: product, at: start) ?? words.letter(at: start) }
    if let stop = units.stop(at: start) ?? numbers.stop(at: start) { return stop }
    if let number = numbers.number(at: start, isInBrackets: surroundings.openBrackets > 0) { return number }
    switch source[start] {
    case UInt8(ascii: "|"): return bar(at: start, surroundings.bar)
    case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: ">"):
      if start == surroundings.endOfKet { return Lexeme(Symbol(kind: .closing, text: "⟩"), start..<start + 1) }
      if let bracket = intervals.bracket(at: start) { return bracket }
    case UInt8(ascii: "\\"):
      return sign(alone: "\\", at: start) ?? .keptSpace(at: start, in: source)
    case UInt8(ascii: "\""):
      if let seconds = seconds(at: start) { return seconds }
    case UInt8(ascii: "!"):
      if numbers.isFactorial(at: start) { return Lexeme(Symbol(kind: .constant, text: "!"), start..<start + 1) }
    case UInt8(ascii: "~"):
      if let sign = similarity(at: start) { return sign }
    case UInt8(ascii: "/"):
      if let sign = parallel(at: start) { return sign }
    case UInt8(ascii: ":"):
      if let sign = sign(alone: ":}", at: start) { return sign }
    case 0xCE, 0xE2:
      if let root = sign(alone: "√", at: start) { return root }
      if let sign = words.change(at: start) ?? words.sum(at: start) { return sign }
    default: break
    }
    let run = start..<source.endOfLetters(start)
    if !run.isEmpty { return word(run, isBehindUnit: surroundings.isBehindUnit) }
    if let unit = units.unit(at: start) { return unit }
    if let sign = symbols.longestMatch(in: source, at: start) { return sign }
    var character = CharacterSymbols.lexeme(at: start, in: source, symbols)
    if character.kind == .raised, isRootIndex(at: start) { character.symbol.kind = .rootIndex }
    return character
  }

  private mutating func word(_ run: Range<Int>, isBehindUnit: Bool) -> Lexeme {
    if let unit = units.unit(at: run.lowerBound) { return unit }
    if run.count == 1,
      let letter = TimesLetter(text: units.text).sign(run) ?? units.smallUnit(run, isBehindUnit: isBehindUnit)
    {
      return letter
    }
    if let word = words.word(run) { return word }
    product = run
    return words.letter(at: run.lowerBound)
  }

  /// The sign of a difference of sets, as in `A\B`; with a blank on one side only it is a space that is kept.
  func difference(at start: Int) -> Lexeme? {
    guard source.byte(at: start) == UInt8(ascii: "\\") else { return nil }
    let name = start + 1..<source.endOfLetters(start + 1)
    guard name.count < 2 || symbols.symbol(named: source.bytes[name]) == nil else { return nil }
    let before = source.byte(at: start - 1)
    let isOpen = source.byte(at: start + 1) == 0x20
    let last = source.lastByte(before: start)
    let next = source.byte(at: source.skipBlanks(start + 1))
    guard isOpen == (before == 0x20), last >= 0x80 || last.isLetter || last.isOne(of: ")]}"),
      next >= 0x80 || next.isLetter || next.isOne(of: "([{")
    else { return nil }
    return Lexeme(Symbol(kind: .constant, text: "∖"), start..<start + 1)
  }

  /// The sign behind a backslash that says that it stands for itself: a bracket like ⌋, or `^` and `_` without a script.
  func literal(at start: Int) -> Lexeme? {
    guard source.byte(at: start) == UInt8(ascii: "\\"), start + 1 < source.count else { return nil }
    let (sign, length) = source.scalar(at: start + 1)
    let end = start + 1 + length
    switch sign {
    case "⌊", "⌋", "⌈", "⌉", "⟨", "⟩": break
    case "^", "_":
      let next = source.skipBlanks(end)
      guard next >= source.count || source[next].isOne(of: ")]}\\") || !words.isBehindOperand(start) else { return nil }
    default: return nil
    }
    return Lexeme(Symbol(kind: .constant, text: String(sign)), start..<end)
  }

  /// The sign `text` where it is all of the formula.
  private func sign(alone text: String, at start: Int) -> Lexeme? {
    let end = start + text.utf8.count
    guard source.skipBlanks(0) == start, end <= source.count, source.skipBlanks(end) == source.count,
      source.holds(text, at: start..<end)
    else { return nil }
    return Lexeme(Symbol(kind: .constant, text: text), start..<end)
  }

  /// The relation that a tilde between two parts is, as in `ABC ~ DEF`.
  private func similarity(at start: Int) -> Lexeme? {
    guard words.isBehindOperand(start), !source.byte(at: start + 1).isOne(of: "~=|") else { return nil }
    return Lexeme(Symbol(kind: .constant, text: "∼"), start..<start + 1)
  }

  /// The sign between lines that are parallel, as in `g // h`, `d1 // d2`, `[AB] // [CD]` and `(d) // (d')`.
  private func parallel(at start: Int) -> Lexeme? {
    guard source.byte(at: start + 1) == UInt8(ascii: "/"), source.byte(at: start + 2) != UInt8(ascii: "/"),
      isLineEnd(before: start), case let next = source.byte(at: source.skipBlanks(start + 2)),
      next.isLetter || next.isOne(of: "([")
    else { return nil }
    return Lexeme(Symbol(kind: .constant, text: "∥"), start..<start + 2)
  }

  /// Whether what stands before `place` may be a line: letters with an index or primes, or brackets.
  private func isLineEnd(before place: Int) -> Bool {
    var end = place
    while end > 0, source.byte(at: end - 1).isOne(of: " _0123456789'") { end -= 1 }
    return end > 0 && (source.byte(at: end - 1).isLetter || source.byte(at: end - 1).isOne(of: ")]"))
  }

  /// The sign of seconds or inches, as in `37°15'20"`, behind a number and before no text that it could begin.
  private func seconds(at start: Int) -> Lexeme? {
    guard source.isDigit(start - 1), !source.bytes[(start + 1)...].contains(UInt8(ascii: "\"")),
      source.bytes[..<start].count(where: { $0 == UInt8(ascii: "\"") }) % 2 == 0
    else { return nil }
    return Lexeme(Symbol(kind: .prime, text: "″"), start..<start + 1)
  }

  /// A bar, or a sign that begins with one. Two bars are one sign unless a single one is waited for.
  private func bar(at start: Int, _ open: LinearLexer.Bar?) -> Lexeme {
    let single = Lexeme(Symbol(kind: .bar, text: "|"), start..<start + 1)
    return open == .single ? single : symbols.longestMatch(in: source, at: start) ?? single
  }

  /// Whether the superscript characters at `start` are the index of a root behind them, and no script of what stands
  /// in front of them.
  private func isRootIndex(at start: Int) -> Bool {
    let before = source.byte(at: start - 1)
    if before > 0x20, !before.isOne(of: "+-*/=,<>|([{;:") { return false }
    var end = start
    while end < source.count {
      let (scalar, length) = source.scalar(at: end)
      guard CharacterSymbols.raised(scalar) != nil else { return scalar == "√" }
      end += length
    }
    return false
  }
}
