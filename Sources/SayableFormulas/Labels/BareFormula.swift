internal import SayableEngine

/// A formula that stands in a label without marks around it.
///
/// Only what can be nothing else counts: a run of numbers, single letters, names of functions and signs, in which a
/// letter or a bracket has an exponent or a root is drawn, or a relation joins sides that calculate with letters. A sum of
/// products (`2x + 3`) is one where it is the whole label. A run with a number before a unit (`75 m²`) is a quantity and no
/// formula.
internal enum BareFormula {
  /// The formulas in `range` of `label`, in order.
  static func all(in label: [UInt8], _ range: Range<Int>, _ lexicon: NotationLexicon) -> [Range<Int>] {
    guard let text = validated(label[range]) else { return [] }
    var found: [Range<Int>] = []
    var run = Run(lexicon: lexicon)
    var tokens = Tokenizer(text, offset: range.lowerBound, lexicon)
    // A run that touches anything else, as in an address or a placeholder, is a part of that.
    var touches = false
    var isWhole = range.lowerBound == 0 && range.upperBound == label.count
    while let token = tokens.next() {
      if token.kind == .other {
        isWhole = false
        if token.scalar.properties.isAlphabetic { run.dropWord() }
        run.finish(&found, isFree: !touches && run.endsWithSpace(or: token.scalar))
        touches = !(token.scalar == "," || token.scalar == ":" || token.scalar == ";" || token.scalar == "\u{3000}")
      } else {
        if token.kind == .space, run.isEmpty { touches = false }
        run.take(token)
      }
    }
    run.finish(&found, isFree: !touches, isWhole: isWhole)
    return found
  }

  private static func validated(_ bytes: ArraySlice<UInt8>) -> [Unicode.Scalar]? {
    // Most labels are done with here.
    guard mayBe(in: bytes.span), let text = String(utf8: bytes) else { return nil }
    return Array(text.unicodeScalars)
  }

  /// Whether a sign stands in `label` without which there is no formula: an exponent, a root or a relation.
  static func mayBe(in label: Span<UInt8>) -> Bool {
    var hasAngle = false
    var isASCII = true
    var hasSum = false
    var hasProduct = false
    var before: UInt8 = 0
    for index in label.indices {
      let byte = label[index]
      switch byte {
      case UInt8(ascii: "^"), UInt8(ascii: "="): return true
      case UInt8(ascii: "<"), UInt8(ascii: ">"): hasAngle = true
      // The exponents 1 to 3; all others, roots, and signs such as ≠ and ≤.
      case 0xB2, 0xB3, 0xB9: if before == 0xC2 { return true }
      case 0x81, 0x88, 0x89: if before == 0xE2 { return true }
      // A product such as 2x, and a sum.
      case UInt8(ascii: "+"), UInt8(ascii: "-"): hasSum = true
      case UInt8(ascii: "a")...UInt8(ascii: "z"): if before &- 0x30 < 10 { hasProduct = true }
      case 0x92: if before == 0x88 { hasSum = true }
      default: break
      }
      if byte >= 0x80 { isASCII = false }
      before = byte
    }
    return hasAngle && !isASCII || hasSum && hasProduct
  }

  /// What a piece of a label may be in a formula.
  fileprivate enum Kind {
    case number, letter, function, exponent, index, caret, root, relation, calculation, open, close, bar, space, other
    /// A sign that sums up what follows, such as ∫.
    case large
    /// A prime behind a letter.
    case prime
  }

  fileprivate struct Token {
    let kind: Kind
    let source: Range<Int>
    let scalar: Unicode.Scalar
  }

  /// A run of pieces that may all stand in a formula.
  private struct Run {
    let lexicon: NotationLexicon
    private var tokens: [Token] = []

    init(lexicon: NotationLexicon) { self.lexicon = lexicon }

    mutating func take(_ token: Token) { tokens.append(token) }

    var isEmpty: Bool { tokens.isEmpty }

    /// Whether the run ends before a space, or before a mark that ends a sentence or a part of one.
    func endsWithSpace(or next: Unicode.Scalar) -> Bool {
      tokens.last?.kind == .space || ".,;:?!\u{3002}\u{FF0C}".unicodeScalars.contains(next)
    }

    /// Leaves out a letter at the end that is a word of the sentence which goes on: the last of `k(1 - xᵖ) a passi`.
    mutating func dropWord() {
      let end = tokens.suffix(4).map(\.kind)
      if end == [.close, .space, .letter, .space] || end == [.exponent, .space, .letter, .space] {
        tokens.removeLast(2)
      }
    }

    /// Ends the run, and adds it to `found` if it is a formula.
    ///
    /// - Parameters:
    ///   - isFree: Whether nothing that is no part of a formula touches it.
    ///   - isWhole: Whether the run is all of the label.
    mutating func finish(_ found: inout [Range<Int>], isFree: Bool, isWhole: Bool = false) {
      defer { tokens.removeAll() }
      guard isFree else { return }
      while let last = tokens.last, last.kind == .space || last.scalar == "." || last.scalar == "," {
        tokens.removeLast()
      }
      while let first = tokens.first, first.kind == .space { tokens.removeFirst() }
      guard let first = tokens.first, let last = tokens.last, isFormula(isWhole) else { return }
      found.append(first.source.lowerBound..<last.source.upperBound)
    }

    private func isFormula(_ isWhole: Bool) -> Bool {
      guard isBalanced, let first = tokens.first?.kind, let last = tokens.last?.kind else { return false }
      switch first {
      case .relation, .exponent, .index, .caret, .close, .prime: return false
      case .calculation where tokens.first?.scalar != "-" && tokens.first?.scalar != "−": return false
      default: break
      }
      switch last {
      case .relation, .caret, .root, .open, .function, .large: return false
      case .calculation where tokens.last?.scalar != "!": return false
      default: break
      }
      let written = tokens.filter { $0.kind != .space }
      // How far a root reaches over a sign is not sure.
      if zip(written, written.dropFirst()).contains(where: { $0.kind == .root && $1.kind == .calculation }) {
        return false
      }
      if hasQuantity(written) || hasMarkup(written) { return false }
      let relations = written.count { $0.kind == .relation }
      let calculations = written.count { $0.kind == .calculation }
      let letters = written.count { $0.kind == .letter }
      let functions = written.count { $0.kind == .function }
      let exponents = zip(written, written.dropFirst()).count { base, exponent in
        (base.kind == .letter || base.kind == .close) && (exponent.kind == .exponent || exponent.kind == .caret)
      }
      let roots = written.count { $0.kind == .root }
      let products = zip(written, written.dropFirst()).count { $0.kind == .number && $1.kind == .letter }
      if letters + functions == 0 {
        return roots > 0 || relations > 0 && (written.contains { $0.kind == .caret } || hasFactorial(written))
      }
      if written.contains(where: { $0.kind == .large }) { return letters > 0 }
      let isSum = written.contains { "+-−".unicodeScalars.contains($0.scalar) }
      if relations == 0, !isSum,
        written.allSatisfy({ $0.kind != .letter || lexicon.unitLettersInLabels.contains($0.scalar) })
      {
        return false
      }
      if relations == 0, exponents + roots == 0 {
        return isWhole && isSum && products > 0
          && written.allSatisfy { $0.kind != .letter || "abcnxyz".unicodeScalars.contains($0.scalar) }
      }
      // `log₂ 8 = 3`; a name alone, as in `max = 5`, is a word.
      let hasLogarithm = zip(written, written.dropFirst()).contains { $0.kind == .function && $1.kind == .index }
      if hasLogarithm, relations > 0 { return true }
      // One letter with an exponent may be a footnote; a formula has a second part.
      if exponents + roots > 0 { return relations + calculations + products > 0 || letters > 1 }
      // As `x ≥ 0` and `x ≠ y`, whose sign nobody writes but in formulas.
      if isWhole, first == .letter, last == .letter || last == .number, written.count == 3,
        written.contains(where: { "≤≥≠".unicodeScalars.contains($0.scalar) })
      {
        return true
      }
      return relations > 0 && letters > 0 && (calculations + products + functions > 0)
    }

    /// Whether signs touch that do so in templates, tags, keys and arrows alone: `{{`, `k{`, `(<`, `(^N`, `/>`, `-->`,
    /// ` <a`.
    private func hasMarkup(_ written: [Token]) -> Bool {
      let opensTag = zip(tokens, zip(tokens.dropFirst(), tokens.dropFirst(2))).contains {
        $0.kind == .space && $1.0.scalar == "<" && $1.1.kind == .letter
      }
      return opensTag
        || zip(written, written.dropFirst()).contains { first, second in
          switch first.kind {
          case .letter, .close: second.scalar == "{" && first.source.upperBound == second.source.lowerBound
          case .open: second.kind == .relation || second.kind == .caret || first.scalar == "{" && second.scalar == "{"
          case .calculation: second.kind == .relation && first.scalar != "!"
          default: false
          }
        }
    }

    /// Whether a number with a factorial stands in front of something.
    private func hasFactorial(_ written: [Token]) -> Bool {
      zip(written, written.dropFirst()).contains {
        $0.kind == .number && $1.scalar == "!" && $0.source.upperBound == $1.source.lowerBound
      }
    }

    /// Whether a number stands before a unit with an exponent, or before a letter behind a space.
    private func hasQuantity(_ written: [Token]) -> Bool {
      for (index, token) in written.enumerated().dropFirst() where token.kind == .letter {
        let number = written[index - 1]
        guard number.kind == .number else { continue }
        if number.source.upperBound < token.source.lowerBound { return true }
        let next = index + 1 < written.count ? written[index + 1].kind : .space
        if next == .exponent, token.scalar == "m" { return true }
      }
      return false
    }

    private var isBalanced: Bool {
      var depth = 0
      for token in tokens {
        if token.kind == .open { depth += 1 }
        if token.kind == .close { depth -= 1 }
        if depth < 0 { return false }
      }
      return depth == 0
    }
  }
}

/// Cuts a label into pieces.
private struct Tokenizer {
  private let text: [Unicode.Scalar]
  private var position = 0
  private var offset: Int
  private let lexicon: NotationLexicon

  init(_ text: [Unicode.Scalar], offset: Int, _ lexicon: NotationLexicon) {
    self.text = text
    self.lexicon = lexicon
    self.offset = offset
  }

  mutating func next() -> BareFormula.Token? {
    guard position < text.count else { return nil }
    let start = position
    let first = text[start]
    position += 1
    var kind = Self.kind(of: first)
    if first == "'" || first == "′", isPrime(start) { kind = .prime }
    switch kind {
    case .number:
      while position < text.count, Self.isDigit(text[position]) || Self.isDecimalMark(at: position, in: text) {
        position += 1
      }
    case .letter:
      while position < text.count, text[position].properties.isAlphabetic,
        ![.exponent, .index].contains(Self.kind(of: text[position]))
      {
        position += 1
      }
      if position - start > 1 {
        let name = String(String.UnicodeScalarView(text[start..<position]))
        kind = lexicon.namesInLabels.contains(name) ? .function : isProduct(start) ? .letter : .other
      }
    default: break
    }
    let length = text[start..<position].reduce(0) { $0 + UTF8.width($1) }
    defer { offset += length }
    return BareFormula.Token(kind: kind, source: offset..<offset + length, scalar: first)
  }

  /// Whether the letters from `start` on may be a product, as `xy`, `mc²` and `πr`; a word is none.
  private func isProduct(_ start: Int) -> Bool {
    let letters = text[start..<position]
    guard letters.count == 2, let first = letters.first, let last = letters.last else { return false }
    let next = position < text.count ? Self.kind(of: text[position]) : .space
    if next == .exponent || next == .caret || first.isASCII != last.isASCII { return true }
    // A differential.
    if first == "d", ["x", "y", "z", "t", "u"].contains(last), text.contains("∫") { return true }
    if ["t", "x", "y", "z"].contains(last), isTerm(start) { return true }
    return letters.allSatisfy { ("x"..."z").contains($0) || ("a"..."c").contains($0) }
  }

  /// Whether what begins at `start` is the first term of a sum that something is equal to, as in `y = mx + b`.
  private func isTerm(_ start: Int) -> Bool {
    guard let sign = text[..<start].lastIndex(where: { $0 != " " }), text[sign] == "=",
      let name = text[..<sign].lastIndex(where: { $0 != " " }), Self.kind(of: text[name]) == .letter,
      name == 0 || text[name - 1] == " ",
      let next = text[position...].first(where: { $0 != " " })
    else { return false }
    return next == "+" || next == "-" || next == "−"
  }

  /// Whether the apostrophe at `place` is the prime of a lone letter, as in `f'(x)`.
  private func isPrime(_ place: Int) -> Bool {
    guard place > 0, ("a"..."z").contains(text[place - 1]), place < 2 || !text[place - 2].properties.isAlphabetic,
      place + 1 < text.count
    else { return false }
    return text[place + 1] == "(" || text[place + 1] == " " && place + 2 < text.count && text[place + 2] == "="
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func isDecimalMark(at position: Int, in text: [Unicode.Scalar]) -> Bool {
    (text[position] == "." || text[position] == ",") && position + 1 < text.count && isDigit(text[position + 1])
  }

  private static func kind(of scalar: Unicode.Scalar) -> BareFormula.Kind {
    switch scalar {
    case "0"..."9", "½", "¼", "¾", "⅓", "⅔", "∞": .number
    case "²", "³", "¹", "⁰", "⁴"..."⁹", "⁺", "⁻", "ⁿ", "ⁱ": .exponent
    case "₀"..."₉": .index
    case "^": .caret
    case "√", "∛", "∜": .root
    case "∫", "∬", "∭", "∮", "∑", "∏": .large
    case "=", "≠", "≈", "<", ">", "≤", "≥", "≡": .relation
    case "+", "-", "−", "–", "*", "·", "×", "÷", "/", "±", "∓", "!": .calculation
    case "(", "[", "{": .open
    case ")", "]", "}": .close
    case "|": .bar
    case " ", "\u{A0}", "\u{2009}", "\u{202F}": .space
    case "a"..."z", "A"..."Z", "α"..."ω", "Α"..."Ω": .letter
    default: .other
    }
  }
}
