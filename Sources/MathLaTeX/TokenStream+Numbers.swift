internal import MathTree

extension TokenStream {
  /// Whether a decimal mark with a digit after it comes next. A comma behind what may be an item is that of a list.
  func startsNumber(decimalMark: Character) -> Bool {
    guard isDigit(1) else { return false }
    if isMark(0, ".") { return true }
    guard decimalMark == ",", isMark(0, ",") else { return false }
    let before = token(place(beyond: 0, step: -1))
    return before == nil || before?.isOne(of: "=+-*/<>([") ?? false
  }

  private func isMark(_ offset: Int, _ mark: Unicode.Scalar) -> Bool { following(offset)?.is(mark) ?? false }

  private func isDigit(_ offset: Int) -> Bool { following(offset)?.kind == .digit }

  /// Takes a number: digits, perhaps grouped as in `1{,}000`, and decimals.
  mutating func number(_ options: ParsingOptions) -> (text: String, source: Range<Int>) {
    let decimalMark: Unicode.Scalar = options.decimalMark == "," ? "," : "."
    let start = following(0)?.source ?? endOfInput
    var text = ""
    var end = start.upperBound
    func take(_ count: Int, from stream: inout TokenStream) {
      for _ in 0..<count {
        guard let token = stream.following(0) else { return }
        if token.kind == .digit || token.kind == .other { text.unicodeScalars.append(token.scalar) }
        end = Int(token.end)
        stream.skip()
      }
    }
    while isDigit(0) { take(1, from: &self) }
    let group: Unicode.Scalar = decimalMark == "," ? "." : ","
    for _ in 0..<groupCount(behind: text, mark: group, decimalMark: decimalMark) { take(4, from: &self) }
    while !text.isEmpty, bracedMark(group), isDigit(3), isDigit(4), isDigit(5) { take(6, from: &self) }
    // `3.` is a number, as in `3. Let x be`, but a comma after a number seldom belongs to it.
    if isMark(0, decimalMark),
      decimalMark == "." || isDigit(1) && !isListComma(digits: text.unicodeScalars.count, options)
    {
      take(1, from: &self)
      while isDigit(0) { take(1, from: &self) }
    } else if decimalMark == ",", isMark(0, "."), isDigit(1), !text.contains(".") {
      // LaTeX is written with points in every language.
      take(1, from: &self)
      while isDigit(0) { take(1, from: &self) }
    } else if decimalMark == ",", isMark(0, ",") || isMark(0, "."), !text.contains("."), isPeriod(1) {
      take(1, from: &self)
    } else if decimalMark == ",", bracedMark(decimalMark), isPeriod(3) {
      take(3, from: &self)
    } else if decimalMark == ",", bracedMark(decimalMark), isDigit(3) {
      take(3, from: &self)
      while isDigit(0) { take(1, from: &self) }
    }
    if text.isEmpty { take(1, from: &self) }
    return (text, start.ending(at: end))
  }

  /// How many groups of three digits follow `digits`, with `mark` in front of each. Numbers in a list
  /// look like groups too, unless there are decimals, the first is a shorter one or one begins with a zero.
  private func groupCount(behind digits: String, mark: Unicode.Scalar, decimalMark: Unicode.Scalar) -> Int {
    guard 1...3 ~= digits.utf8.count, digits.utf8.first != UInt8(ascii: "0"), isMark(0, mark) else { return 0 }
    var count = 0
    var place = 0
    var hasZero = false
    while isMark(place, mark), isDigit(place + 1), isDigit(place + 2), isDigit(place + 3), !isDigit(place + 4) {
      hasZero = hasZero || isMark(place + 1, "0")
      place += 4
      count += 1
      // Looking to the end of a long list from each of its numbers would take for ever.
      if count > maximumDigitGroups { return 0 }
    }
    let hasDecimals = isMark(place, decimalMark) && isDigit(place + 1)
    return hasZero || hasDecimals || count > 1 && digits.utf8.count < 3 ? count : 0
  }

  /// Whether the comma that comes next, behind so many digits, stands between the numbers of a list though decimals have
  /// one too: those of an interval, as in `[0,1)`, of a point, as in `A(2,3)`, of two arguments, as in `f(0,1)`, of a pair
  /// beside another, as in `(0,1)+(2,3)`, and of three numbers or more.
  private func isListComma(digits count: Int, _ options: ParsingOptions) -> Bool {
    var after = 1
    while isDigit(after) { after += 1 }
    if isMark(after, ","), isDigit(after + 1) { return true }
    var before = count + 1
    if let comma = preceding(before), comma.is(","), preceding(before + 1)?.kind == .digit { return true }
    while let token = preceding(before), token.kind == .space || token.is("-") { before += 1 }
    while let token = following(after), token.kind == .space || token.kind == .command && !isAngle(token) { after += 1 }
    guard let open = preceding(before), let close = following(after) else { return false }
    if open.is("[") || open.is("]") || open.is("<") || isAngle(open) {
      return close.is("]") || close.is(")") || close.is("[") || close.is(">") || isAngle(close)
    }
    guard open.is("(") else { return false }
    var named = before + 1
    if let left = preceding(named), left.kind == .command, self.name(of: left) == "left" { named += 1 }
    let name = preceding(named)
    if let name = functionName(named), options.namesOfTwo.contains(name) { return true }
    // A number alone has no parentheses around it behind the name of a function or of a point, with or without scripts.
    let isNamed =
      name.map {
        $0.kind == .letter && (("A"..."Z").contains($0.scalar) || isFunction($0, options))
          || $0.kind == .closeBrace || $0.is("'") || preceding(named + 1)?.is("_") ?? false
      } ?? false
    guard close.is(")") else { return close.is("]") || close.is("[") || close.is(">") }
    let isSide = (name?.is("=") ?? true) && (following(after + 1)?.is("=") ?? true)
    let outside = (place(beyond: -before, step: -1), place(beyond: after, step: 1))
    let isSigned = (count + 1..<before).contains { preceding($0)?.is("-") ?? false }
    return isNamed || isSide || isSetSign(outside.0) || isSetSign(outside.1)
      || isPairBeside(outside.0, step: -1, isSigned: isSigned)
      || isPairBeside(outside.1, step: 1, isSigned: isSigned)
  }

  private func isAngle(_ token: Token) -> Bool {
    token.kind == .command && ["langle", "rangle"].contains(name(of: token))
  }

  private func isFunction(_ letter: Token, _ options: ParsingOptions) -> Bool {
    options.functionLetters.contains(String(letter.scalar))
  }

  /// The token at a place from here on; what precedes has negative places.
  private func token(_ place: Int) -> Token? { place < 0 ? preceding(-place) : following(place) }

  /// The next place beyond another, without spaces and without `\left` and `\right`.
  private func place(beyond place: Int, step: Int) -> Int {
    var place = place + step
    while let token = token(place),
      token.kind == .space || token.kind == .command && ["left", "right"].contains(name(of: token))
    { place += step }
    return place
  }

  private func isSetSign(_ place: Int) -> Bool {
    guard let token = token(place), token.kind == .command else { return false }
    return ["in", "notin", "cup", "cap", "setminus"].contains(name(of: token))
  }

  /// Whether there is an operator at a place and beyond it a pair of numbers in parentheses. Where both of two pairs begin
  /// with a sign they are numbers with a sign.
  private func isPairBeside(_ sign: Int, step: Int, isSigned: Bool) -> Bool {
    guard let token = token(sign), token.isOne(of: "+-=") || token.kind == .command else { return false }
    var place = place(beyond: sign, step: step)
    guard self.token(place)?.is(step < 0 ? ")" : "(") ?? false else { return false }
    var digits = 0
    var commas = 0
    var isOtherSigned = false
    place = self.place(beyond: place, step: step)
    while let token = self.token(place), digits < 20 {
      if token.kind == .digit {
        digits += 1
      } else if token.is(",") {
        commas += 1
      } else if token.is(step < 0 ? "(" : ")") {
        return commas == 1 && digits > 1 && !(isSigned && isOtherSigned)
      } else if token.is("-") {
        // Only the first of the two numbers tells.
        isOtherSigned = isOtherSigned || (step < 0 ? commas == 1 : commas == 0)
      } else {
        return false
      }
      place = self.place(beyond: place, step: step)
    }
    return false
  }

  /// The name of the function that so many tokens back ends: that of a command, or what is in its braces.
  private func functionName(_ back: Int) -> String? {
    guard let end = preceding(back) else { return nil }
    if end.kind == .command { return name(of: end) }
    guard end.kind == .closeBrace else { return nil }
    var letters: [Unicode.Scalar] = []
    while let letter = preceding(back + 1 + letters.count), letter.kind == .letter { letters.append(letter.scalar) }
    return String(String.UnicodeScalarView(letters.reversed()))
  }

  /// Whether the period of a repeating decimal follows so many tokens on.
  private func isPeriod(_ offset: Int) -> Bool {
    guard let mark = following(offset), mark.kind == .command, ["overline", "bar"].contains(name(of: mark)) else {
      return false
    }
    return isDigit(following(offset + 1)?.kind == .openBrace ? offset + 2 : offset + 1)
  }

  /// Whether `{,}` comes next, with `mark` for the comma.
  private func bracedMark(_ mark: Unicode.Scalar) -> Bool {
    following(0)?.kind == .openBrace && isMark(1, mark) && following(2)?.kind == .closeBrace
  }
}
