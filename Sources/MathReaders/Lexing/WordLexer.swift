internal import MathTree

/// Finds what runs of letters are in typed formulas: names, products of variables, and words that are only words.
internal struct WordLexer: Sendable {
  let source: SourceText
  let symbols: SymbolTable
  let lexicon: TypedLexicon

  /// What the letters of `run` are, or the first of them; nil where each stands for itself.
  func word(_ run: Range<Int>) -> Lexeme? {
    guard let word = reading(of: run) else { return nil }
    guard word.source == run, run.count > 1, word.symbol.kind == .constant, !word.symbol.isUnit,
      word.text == source.text(run), standsBetween(run)
    else { return word }
    // Spaces keep it from being a function.
    return Lexeme(Symbol(kind: .constant, element: .text, text: " \(word.text) "), run)
  }

  /// Whether a word has an operand in front of it and, apart from it, parentheses behind it, as in `(0, 1) and (2, 3)`.
  private func standsBetween(_ run: Range<Int>) -> Bool {
    source.byte(at: run.lowerBound - 1) == 0x20 && source.byte(at: run.upperBound) == 0x20
      && source.byte(at: source.skipBlanks(run.upperBound)) == UInt8(ascii: "(") && isBehindOperand(run.lowerBound)
  }

  private func reading(of run: Range<Int>) -> Lexeme? {
    if isChoice(run), source.byte(at: run.upperBound) != UInt8(ascii: "("), !isBehindOperand(run.lowerBound) {
      return nil
    }
    if let name = dotted(run) { return name }
    if let text = elidedText(run) ?? differential(run) ?? combination(run) ?? name(run) ?? connective(run)
      ?? disjunction(run)
    {
      return text
    }
    if run.count > 1, source.byte(at: run.upperBound) == UInt8(ascii: "("), let name = called(source.text(run)) {
      return Lexeme(name, run)
    }
    if run.count == 1 { return letter(at: run.lowerBound) }
    if isWord(run), source.byte(at: run.upperBound) == UInt8(ascii: "(") {
      return Lexeme(Symbol(kind: .function, element: .identifier, text: source.text(run)), run)
    }
    if standsBeforeFunction(run) { return letter(at: run.lowerBound) }
    if isApplied(run) { return Lexeme(Symbol(kind: .function, element: .identifier, text: source.text(run)), run) }
    if run.count <= 24, let prefix = prefix(run) { return prefix }
    return isProduct(run) ? nil : text(run)
  }

  /// What a name right before parentheses is in the language of the formula: a root or a function.
  private func called(_ name: String) -> Symbol? {
    if lexicon.squareRoots.contains(name) { return Symbol(kind: .squareRoot) }
    return lexicon.functions.contains(name) ? Symbol(kind: .function, element: .identifier, text: name) : nil
  }

  /// Whether a name that could be a product is that of a function, with a blank between it and a single sign, as in
  /// `tg x`, or a power between them, as in `tg²x`.
  private func isApplied(_ run: Range<Int>) -> Bool {
    var end = run.upperBound
    if source.byte(at: end) >= 0x80, case let (scalar, length) = source.scalar(at: end),
      CharacterSymbols.raised(scalar) != nil
    {
      end += length
    }
    let next = source.skipBlanks(end)
    guard next < source.count, next > end || end > run.upperBound else { return false }
    let isSign =
      source.isDigit(next) || source.endOfLetters(next) == next + source.scalar(at: next).length
      || end > run.upperBound && source[next] == UInt8(ascii: "(")
    return isSign && lexicon.functions.contains(source.text(run)) && isProduct(run)
  }

  // MARK: Single letters

  func letter(at start: Int) -> Lexeme {
    let range = start..<start + source.scalar(at: start).length
    if let symbol = symbols.symbol(named: source.bytes[range]) { return Lexeme(symbol, range) }
    let kind: Symbol.Kind = isArgument(at: range.upperBound) ? .letterFunction : .constant
    return Lexeme(Symbol(kind: kind, element: .identifier, text: source.text(range)), range)
  }

  /// Whether a letter stands in brackets at `start`, as in `q(x)`, which no product of two letters looks like.
  private func isArgument(at start: Int) -> Bool {
    source.byte(at: start) == UInt8(ascii: "(") && source.byte(at: start + 1).isLetter
      && source.byte(at: start + 2) == UInt8(ascii: ")")
  }

  // MARK: Names

  /// A name that is all of `run`, or that goes on behind it with signs, like `lt=`.
  private func name(_ run: Range<Int>) -> Lexeme? {
    guard let name = symbols.longestMatch(in: source, at: run.lowerBound), name.end >= run.upperBound else {
      return nil
    }
    let next = source.skipBlanks(name.end)
    let hasBracket = source.byte(at: next).isOne(of: "({[")
    switch name.kind {
    case .constant where Self.comparisons.contains(name.text) && isProduct(run) && !isCompared(run): return nil
    case .font where !hasBracket && source.byte(at: next) != UInt8(ascii: "\""): return nil
    case .tag
    where source.byte(at: name.end) != UInt8(ascii: "(") || source.byte(at: name.end + 1) != UInt8(ascii: "\""):
      return nil
    case .attribute where !hasBracket, .text where !hasBracket, .name where !hasBracket: return nil
    // A word at the end, or in front of a word, has nothing to stand over: `bar chart`.
    case .overAccent, .underAccent, .fence, .strike, .overBrace, .underBrace, .root, .fraction, .overset, .underset:
      if next >= source.count || next > name.end && isWord(next..<source.endOfLetters(next)) { return nil }
    default: break
    }
    return name
  }

  /// Signs with names of two or three letters, each of which could be a factor, as those of `gt` and `mgt`.
  private static let comparisons: Set<String> = ["<", ">", "≤", "≥", "≠", "≪", "≫"]

  /// Whether the letters of `run` have a backslash, stand between what could be compared, or are all of the formula: in
  /// `½gt²` and `v = gt` they are factors.
  private func isCompared(_ run: Range<Int>) -> Bool {
    if source.byte(at: run.lowerBound - 1) == UInt8(ascii: "\\") { return true }
    let (start, end) = (source.skipBlanks(0), source.skipBlanks(run.upperBound))
    if start == run.lowerBound { return end >= source.count || source[end].isLetter || source.isDigit(end) }
    guard isBehindOperand(run.lowerBound), end < source.count else { return false }
    return source[end].isLetter || source[end].isDigit || source[end].isOne(of: "([{-\\√")
      || source[end] >= 0xCE && CharacterSymbols.raised(source.scalar(at: end).scalar) == nil
  }

  /// A name with a full stop behind each letter, as `m.c.m.(4, 6)` is written in Spanish.
  private func dotted(_ run: Range<Int>) -> Lexeme? {
    var name = ""
    var end = run.lowerBound
    while source.byte(at: end).isLetter, source.byte(at: end + 1) == UInt8(ascii: ".") {
      name += source.text(end..<end + 1)
      end += 2
    }
    guard run.count == 1, name.count > 1, source.byte(at: end) == UInt8(ascii: "("), lexicon.functions.contains(name)
    else { return nil }
    return Lexeme(Symbol(kind: .function, element: .identifier, text: name), run.lowerBound..<end)
  }

  /// The name at the front of `run` if what remains is one more letter or name, as in `sinx` and `2pir`.
  private func prefix(_ run: Range<Int>) -> Lexeme? {
    guard let name = symbols.longestMatch(in: source, at: run.lowerBound, limit: run.upperBound) else { return nil }
    let rest = source.bytes[name.end..<run.upperBound]
    let restIsName = symbols.symbol(named: rest).map { $0.element == .identifier && $0.kind == .constant } ?? false
    switch name.kind {
    case .function, .squareRoot, .fence, .overAccent:
      // One of the letters that stand for variables: `cost` and `sink` are words.
      let isVariable = rest.count == 1 && rest.allSatisfy { (UInt8(ascii: "u")...UInt8(ascii: "z")).contains($0) }
      return isVariable || restIsName || areFunctionsOfAngles(run) ? name : nil
    case .constant where name.symbol.element == .identifier:
      return source.isDigit(run.lowerBound - 1) && (rest.count == 1 || restIsName) ? name : nil
    default: return nil
    }
  }

  /// Whether `run` is functions, each with a capital for an angle behind it, as `cosA` and `sinAcosB`.
  private func areFunctionsOfAngles(_ run: Range<Int>) -> Bool {
    guard run.count <= 24, let name = symbols.longestMatch(in: source, at: run.lowerBound, limit: run.upperBound),
      name.kind == .function, name.end < run.upperBound, source[name.end].isCapital
    else { return false }
    return name.end + 1 == run.upperBound || areFunctionsOfAngles(name.end + 1..<run.upperBound)
  }

  /// Whether the first letter of `run` is multiplied with a function of an angle, perhaps with another letter between
  /// them, as in `bccosA`. The sides of a triangle are no beginning of a name: `acosB` is no arc cosine.
  private func standsBeforeFunction(_ run: Range<Int>) -> Bool {
    guard source[run.lowerBound] == UInt8(ascii: "a") || !areFunctionsOfAngles(run) else { return false }
    return (1...2).contains { count in
      run.count > count && areFunctionsOfAngles(run.lowerBound + count..<run.upperBound)
    }
  }

  /// The d of a derivative, as in `du/dt` and `d^2y/dx^2`.
  private func differential(_ run: Range<Int>) -> Lexeme? {
    let start = run.lowerBound
    guard source[start] == UInt8(ascii: "d") else { return nil }
    if run.count == 2, source[start + 1] < 0x80 {
      let isBelow = source.byte(at: start - 1) == UInt8(ascii: "/")
      guard isBelow || hasDifferentialBelow(run.upperBound) else { return nil }
      return Lexeme(Symbol(kind: .differential, text: source.text(start + 1..<run.upperBound)), run)
    }
    guard run.count == 1 else { return nil }
    var index = start + 1
    if index + 1 < source.count, source[index] == UInt8(ascii: "^"), source[index + 1] != UInt8(ascii: "(") {
      index += 2
    } else if source.byte(at: index) >= 0x80, case let (scalar, length) = source.scalar(at: index),
      CharacterSymbols.raised(scalar) != nil
    {
      index += length
    } else {
      return nil
    }
    guard source.endOfLetters(index) == index + 1, hasDifferentialBelow(index + 1) else { return nil }
    return Lexeme(Symbol(kind: .function, element: .identifier, text: "d"), run)
  }

  /// The sign of a difference with its variable, like Δx, which stay together as `dx` does.
  func change(at start: Int) -> Lexeme? {
    let (sign, length) = source.scalar(at: start)
    guard sign == "Δ" || sign == "∆" else { return nil }
    let letter = start + length
    guard letter < source.count else { return nil }
    let end = letter + source.scalar(at: letter).length
    let run = source.endOfLetters(letter)
    let isGreek = ("α"..."ω").contains(source.scalar(at: letter).scalar)
    guard run == end || run == letter && isGreek else { return nil }
    return Lexeme(Symbol(kind: .differential, text: source.text(letter..<end), second: "Δ"), start..<end)
  }

  /// The sum that a typed Σ stands for in front of what it adds up, as in `Σx/n`.
  func sum(at start: Int) -> Lexeme? {
    let end = start + 2
    guard source.holds("Σ", at: start..<min(end, source.count)), !isBehindOperand(start),
      case let next = source.skipBlanks(end), source.byte(at: next).isOne(of: "(") || source.endOfLetters(next) > next
    else { return nil }
    return Lexeme(Symbol(kind: .limits, text: "∑"), start..<end)
  }

  private func hasDifferentialBelow(_ index: Int) -> Bool {
    source.byte(at: index) == UInt8(ascii: "/") && source.byte(at: index + 1) == UInt8(ascii: "d")
  }

  /// The C of `5C2`, the number of ways to choose.
  private func combination(_ run: Range<Int>) -> Lexeme? {
    guard run.count == 1, source[run.lowerBound] == UInt8(ascii: "C"), source.isDigit(run.lowerBound - 1),
      source.isDigit(run.upperBound)
    else { return nil }
    return Lexeme(Symbol(kind: .choosing, text: "C"), run)
  }

  /// Whether `run` is `nCr` or `nCk`.
  private func isChoice(_ run: Range<Int>) -> Bool {
    source.holds("nCr", at: run) || source.holds("nCk", at: run)
  }

  /// Whether something stands in front of `place` that a sign between operands could follow.
  func isBehindOperand(_ place: Int) -> Bool {
    let before = source.lastByte(before: place)
    return before.isLetter || before.isDigit || before.isOne(of: ")]}!")
  }

  /// The C between the letters of `nCr`.
  func choice(in product: Range<Int>, at start: Int) -> Lexeme? {
    guard isChoice(product), start == product.lowerBound + 1 else { return nil }
    return Lexeme(Symbol(kind: .choosing, text: "C"), start..<start + 1)
  }

  // MARK: Words

  /// Whether `run` is neither a name nor a product, nor too short for a word.
  private func isWord(_ run: Range<Int>) -> Bool {
    run.count > 2 && symbols.symbol(named: source.bytes[run]) == nil && !isProduct(run)
  }

  /// Whether letters are variables side by side: two, three in a row of the alphabet, the points of an angle or a
  /// triangle, some behind a number, or such as nobody could say.
  func isProduct(_ run: Range<Int>) -> Bool {
    if run.count == 3, isBehindFigure(run.lowerBound), source.bytes[run].allSatisfy({ $0 < UInt8(ascii: "a") }) {
      return true
    }
    var count = 0
    var vowels = 0
    var isAlphabetical = true
    var index = run.lowerBound
    while index < run.upperBound, count < 6 {
      let (scalar, length) = source.scalar(at: index)
      if lexicon.mayBeVowel(scalar) { vowels += 1 }
      if index > run.lowerBound, !scalar.isASCII || source[index - 1] &+ 1 != source[index] { isAlphabetical = false }
      index += length
      count += 1
    }
    if count <= 2 || isAlphabetical { return true }
    return count == 3 && (vowels == 0 || source.isDigit(run.lowerBound - 1)) || count < 6 && vowels == 0
  }

  /// Whether a sign like ∠, ∡, ∢ or △ stands in front of `start`.
  private func isBehindFigure(_ start: Int) -> Bool {
    let end = source.lastPlace(before: start) + 1
    guard end > 2 else { return false }
    return ["∠", "∡", "∢", "△"].contains { source.holds($0, at: end - 3..<end) }
  }

  /// A word, or words with spaces between them as one text.
  private func text(_ first: Range<Int>) -> Lexeme {
    var end = first.upperBound
    while source.byte(at: end) == 0x20, let next = endOfTextWord(source.skipBlanks(end)) { end = next }
    let element: MathElement = end == first.upperBound ? .identifier : .text
    let range = first.lowerBound..<end
    return Lexeme(Symbol(kind: .constant, element: element, text: source.text(range)), range)
  }

  /// The end of the word at `start` if it goes on with a text in front of it. An article goes on with it together with
  /// its noun.
  private func endOfTextWord(_ start: Int) -> Int? {
    let word = start..<source.endOfLetters(start)
    if word.count == 1, source.byte(at: word.upperBound) == 0x20, lexicon.articles.contains(source.text(word)) {
      let noun = source.skipBlanks(word.upperBound)
      let end = source.endOfLetters(noun)
      return isWord(noun..<end) ? end : nil
    }
    guard word.count > 1, symbols.symbol(named: source.bytes[word]) == nil else { return nil }
    let isShortWord = word.count == 2 && source.bytes[word].contains { lexicon.vowels.utf8.contains($0) }
    return isShortWord || !isProduct(word) ? word.upperBound : nil
  }

  /// A short word between two statements, as in `x = 2 of x = 3` and `R = 12 Ω en I = 2 A`, or in front of the first, as
  /// in `si x = 0 alors y = 1`.
  private func connective(_ run: Range<Int>) -> Lexeme? {
    guard run.count > 1, source.byte(at: run.upperBound) == 0x20, lexicon.connectives.contains(source.text(run)),
      isBetweenStatements(run) || opensStatement(run)
    else { return nil }
    return Lexeme(Symbol(kind: .constant, element: .text, text: source.text(run)), run)
  }

  private func isBetweenStatements(_ run: Range<Int>) -> Bool {
    let last = source.byte(at: run.lowerBound - 2)
    return source.byte(at: run.lowerBound - 1) == 0x20
      && (isBehindOperand(run.lowerBound) || last.isOne(of: "%'") || last >= 0x80)
  }

  /// Whether `run` is the first of a formula, with a letter that is compared behind it.
  private func opensStatement(_ run: Range<Int>) -> Bool {
    let letter = source.skipBlanks(run.upperBound)
    return source.skipBlanks(0) == run.lowerBound && source.byte(at: letter).isLetter
      && source.byte(at: source.skipBlanks(letter + 1)).isOne(of: "=<>")
  }

  /// The letter that is typed for "or" between two statements, as in `x < 1 v x > 3`.
  private func disjunction(_ run: Range<Int>) -> Lexeme? {
    func isStatement(_ bytes: ArraySlice<UInt8>) -> Bool {
      bytes.contains { $0.isOne(of: "=<>") } || bytes.contains(0xE2)
    }
    guard run.count == 1, source.byte(at: run.lowerBound - 1) == 0x20, source.byte(at: run.upperBound) == 0x20,
      lexicon.disjunctions.contains(source.text(run)), isBehindOperand(run.lowerBound),
      isStatement(source.bytes[..<run.lowerBound]), isStatement(source.bytes[run.upperBound...]),
      case let next = source.skipBlanks(run.upperBound), !source.byte(at: next).isOne(of: "=<>+*/^)"),
      !lexicon.connectives.contains(source.text(next..<source.endOfLetters(next)))
    else { return nil }
    return Lexeme(Symbol(kind: .constant, text: "∨"), run)
  }

  /// The text that begins with a word that an apostrophe joins to the next, like `l'aire`.
  private func elidedText(_ run: Range<Int>) -> Lexeme? {
    guard source.byte(at: run.upperBound) == UInt8(ascii: "'") else { return nil }
    let next = run.upperBound + 1..<source.endOfLetters(run.upperBound + 1)
    return isWord(next) ? text(run.lowerBound..<next.upperBound) : nil
  }

  // MARK: Indices

  /// An index of several letters that stand below as one.
  enum Index {
    /// As in `V_in`.
    case word(Lexeme)
    /// As in `a_ij`.
    case letters([Lexeme])
  }

  /// What `run` is as an index, or nil where it is neither a word nor a product.
  func index(_ run: Range<Int>) -> Index? {
    guard run.count > 1 else { return nil }
    guard let symbol = symbols.symbol(named: source.bytes[run]) else { return isProduct(run) ? letters(of: run) : nil }
    let word = name(at: run)
    switch symbol.kind {
    case .function, .limits: return .word(word)
    case .constant where symbol.text == word.text || Self.namesInIndices.contains(word.text): return .word(word)
    default: return nil
    }
  }

  private func letters(of run: Range<Int>) -> Index {
    var letters: [Lexeme] = []
    var index = run.lowerBound
    while index < run.upperBound {
      letters.append(name(at: index..<index + source.scalar(at: index).length))
      index += source.scalar(at: index).length
    }
    return .letters(letters)
  }

  private func name(at range: Range<Int>) -> Lexeme {
    Lexeme(Symbol(kind: .constant, element: .identifier, text: source.text(range)), range)
  }

  /// Names of signs that stand for themselves in an index.
  private static let namesInIndices: Set<String> = ["in", "to", "not", "sub", "sup", "int", "top", "bot", "mid", "div"]
}
