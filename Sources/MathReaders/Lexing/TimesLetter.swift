/// Tells the letter x that is typed for × from the variable.
internal struct TimesLetter: Sendable {
  let text: UnitText

  private var source: SourceText { text.source }

  /// The sign of multiplication that the letter of `run` is; nil for a variable, and for any other letter.
  func sign(_ run: Range<Int>) -> Lexeme? {
    guard source[run.lowerBound] | 0x20 == UInt8(ascii: "x"), isBetweenNumbers(run) || isSignWherever(run) else {
      return nil
    }
    return Lexeme(Symbol(kind: .constant, text: "×"), run)
  }

  /// Whether a number or a quantity stands in front of an x and a number behind it, with blanks around it or before a
  /// power of ten, as in `3 x 4`, `3 m x 4 m` and `6.02x10^23`.
  private func isBetweenNumbers(_ letter: Range<Int>) -> Bool {
    guard source.lastByte(before: letter.lowerBound).isDigit || text.isBehindQuantity(letter.lowerBound) else {
      return false
    }
    let next = source.skipBlanks(letter.upperBound)
    if source.byte(at: letter.lowerBound - 1) == 0x20, next == letter.upperBound + 1, source.isDigit(next) {
      return true
    }
    return next + 2 < source.count && source.holds("10", at: next..<next + 2)
      && (source[next + 2] == UInt8(ascii: "^") || CharacterSymbols.raised(source.scalar(at: next + 2).scalar) != nil)
  }

  /// Whether every small x of the formula stands between operands, as in `U = I x R` and `3 x (4 + 5)`. One alone between
  /// a number and a letter is a variable.
  private func isSignWherever(_ letter: Range<Int>) -> Bool {
    let x = UInt8(ascii: "x")
    // Looking through a long formula from each of its letters would take for ever.
    guard source[letter.lowerBound] == x, source.count < 200, isBetweenOperands(letter.lowerBound) else { return false }
    let places = source.bytes.indices.filter { source[$0] == x && !isInWord($0) }
    return places.allSatisfy(isBetweenOperands)
      && (places.count > 1 || !endsInNumber(before: letter.lowerBound)
        || !source.byte(at: source.skipBlanks(letter.upperBound)).isLetter)
  }

  private func isInWord(_ place: Int) -> Bool {
    source.byte(at: place - 1).isLetter || source.byte(at: place + 1).isLetter
  }

  /// Whether what stands in front of `place` is a number, perhaps with a superscript.
  private func endsInNumber(before place: Int) -> Bool {
    let last = source.lastPlace(before: place)
    return source.isDigit(last) || isRaised(endingAt: last) && source.isDigit(last - 2)
  }

  /// Whether one of the superscripts of Latin-1 ends at `last`, such as ².
  private func isRaised(endingAt last: Int) -> Bool {
    source.byte(at: last - 1) == 0xC2 && [0xB2, 0xB3, 0xB9].contains(source.byte(at: last))
  }

  /// Whether an operand stands in front of `place`, apart from it, and one behind it. The letter of `∫∫ f d x d y` is
  /// between none.
  private func isBetweenOperands(_ place: Int) -> Bool {
    func isGreek(_ start: Int) -> Bool { [0xCE, 0xCF].contains(source.byte(at: start)) }
    guard source.byte(at: place - 1) == 0x20, source.byte(at: place + 1) == 0x20,
      case let last = source.lastPlace(before: place), last >= 0
    else { return false }
    let isBehindOperand =
      source[last].isLetter
      ? source[last] != UInt8(ascii: "d") && !source.byte(at: last - 1).isLetter
      : source.isDigit(last) || source[last].isOne(of: ")%") || isGreek(last - 1) || isRaised(endingAt: last)
    let next = source.skipBlanks(place + 1)
    return isBehindOperand && next < source.count
      && (source.isDigit(next) || source[next] == UInt8(ascii: "(") || source.endOfLetters(next) == next + 1
        || isGreek(next) || source.holds("√", at: next..<min(next + 3, source.count)))
  }
}
