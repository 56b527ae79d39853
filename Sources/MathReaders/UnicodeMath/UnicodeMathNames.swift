internal import MathTree

extension UnicodeMathParser {
  /// Names, numbers and text: the factors that are written without a sign of their own.
  enum Names {
    /// Parses a mark that is no plain character.
    static func parseText(_ mark: Mark, _ parser: inout Parser) throws(FormulaSyntaxError) -> Base {
      if mark.kind == .literal { return .nothing }
      parser.cursor.index += 1
      let range = mark.source
      var text = parser.cursor.text(range)
      if mark.kind == .quotation {
        text = parser.cursor.text(range.lowerBound + 1..<range.upperBound - 1)
        text = withoutEscapes(text)
      }
      let id = parser.builder.token(.text, text, range)
      return .one(mark.kind == .unreadable ? try parser.add(.error, [id]) : id, group: nil)
    }

    /// Parses the number at hand, whose first mark is a digit or the decimal mark.
    static func number(_ parser: inout Parser) -> Node {
      let first = parser.cursor.index
      var text = ""
      var hasMark = false
      while let sign = parser.cursor.sign {
        if !("0"..."9").contains(sign) {
          guard sign == parser.decimalMark, !hasMark, parser.cursor.index + 1 < parser.cursor.end,
            parser.cursor[parser.cursor.index + 1].isDigit
          else { break }
          hasMark = true
        }
        text.unicodeScalars.append(sign)
        parser.cursor.index += 1
      }
      return parser.builder.token(.number, text, parser.cursor.range(from: first))
    }

    /// Parses a letter, the name of a function, or a character that is a fraction.
    static func parse(_ parser: inout Parser) throws(FormulaSyntaxError) -> Base {
      if let function = try Functions.parse(&parser) { return .finished(function) }
      let first = parser.cursor.index
      let mark = parser.cursor[first]
      if mark.scalar == "Ⅎ" { return .one(sized(&parser), group: nil) }
      parser.cursor.index += 1
      if let parts = VulgarFraction.parts(of: mark.scalar) {
        let above = parser.builder.token(.number, parts.upper, mark.source)
        let below = parser.builder.token(.number, parts.lower, mark.source)
        return .one(try parser.add(.fraction, [above, below]), group: nil)
      }
      let (letter, variant, intent) = letter(mark.scalar)
      let text = picture(letter, &parser)
      let isLetter = text.unicodeScalars.count == 1
      let id = parser.builder.token(
        .identifier, text, variant: isLetter ? variant : .unspecified, parser.cursor.range(from: first))
      if isLetter, let intent { parser.builder.setAttribute("intent", intent, of: id) }
      return .one(id, group: nil)
    }

    /// The letter that a character is, with its style, and what an intent says of it.
    private static func letter(
      _ scalar: Unicode.Scalar
    ) -> (letter: Unicode.Scalar, variant: MathVariant, intent: String?) {
      switch scalar {
      case "a"..."z", "A"..."Z", "α"..."ω": return (scalar, .unspecified, nil)
      case "⊺": return ("T", .unspecified, "transpose")
      // The two forms of phi change places between fonts, so they are one letter to a reader.
      case "ϕ", "𝜙": return ("φ", .unspecified, nil)
      default:
        if let letter = doubleStruck[scalar] { return (letter, .unspecified, String(scalar)) }
        let (letter, variant) = StyledLetters.plain(scalar) ?? (scalar, .unspecified)
        return (letter, variant, nil)
      }
    }

    /// The double-struck letters, which say what they mean.
    private static let doubleStruck: [Unicode.Scalar: Unicode.Scalar] = [
      "ⅅ": "D", "ⅆ": "d", "ⅇ": "e", "ⅈ": "i", "ⅉ": "j",
    ]

    /// `first` with the characters that change it or are joined to it, as in the pictures of families and flags, or that
    /// make a word with it, as the letters of most scripts do.
    private static func picture(_ first: Unicode.Scalar, _ parser: inout Parser) -> String {
      var text = String(first)
      guard first.value > 0x2AF else { return text }
      func take(_ scalar: Unicode.Scalar) {
        text.unicodeScalars.append(scalar)
        parser.cursor.index += 1
      }
      if isOfWord(first) {
        while let next = parser.cursor.sign, isOfWord(next) { take(next) }
        return text
      }
      guard first.value > 0x203B else { return text }
      while let next = parser.cursor.sign {
        switch next {
        case "\u{FE00}"..."\u{FE0F}", "\u{1F3FB}"..."\u{1F3FF}": take(next)
        case "\u{200D}":
          guard let joined = parser.cursor.scalar(at: parser.cursor.index + 1), joined.value > 0x203B else {
            return text
          }
          take(next)
          take(joined)
        default: return text
        }
      }
      return text
    }

    /// Whether a letter is none of those that mathematics has borrowed, which stand alone.
    private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0...0x3FF, 0x1D00...0x218F, 0x2200...0x2BFF, 0x1D400...0x1D7FF: false
      default: scalar.properties.isAlphabetic && scalar.properties.generalCategory != .modifierLetter
      }
    }

    /// `Ⅎ` with the letters after it, which only in a script is a change of size.
    private static func sized(_ parser: inout Parser) -> Node {
      let first = parser.cursor.index
      var text = ""
      while let sign = parser.cursor.sign, parser.cursor.part == .letter, text.isEmpty || sign != "Ⅎ" {
        text.unicodeScalars.append(sign)
        parser.cursor.index += 1
      }
      return parser.builder.token(.identifier, text, parser.cursor.range(from: first))
    }
  }

  /// Functions, whose names are applied to what follows.
  enum Functions {
    /// Parses the name of a function, its scripts, and what it is applied to; nil where there is no such name.
    static func parse(_ parser: inout Parser) throws(FormulaSyntaxError) -> Node? {
      guard let (name, length) = name(parser.cursor) else { return nil }
      let first = parser.cursor.index
      parser.cursor.index += length
      var head = parser.builder.token(.identifier, name, parser.cursor.range(from: first))
      var applied = takeApplication(&parser)
      var scripts = try Scripts.collect(&parser)
      if UnicodeMathFunctions.limits.contains(name) { scripts.stackLower() }
      head = try Scripts.attach(scripts, to: head, &parser)
      applied = takeApplication(&parser) ?? applied
      let back = parser.cursor.index
      parser.cursor.skipSpaces()
      if parser.cursor.take("▒") { parser.cursor.skipSpaces() }
      var argument: [Node] = []
      if parser.cursor.part != .bar || !Bars.closes(parser) { _ = try parser.operand(into: &argument) }
      if argument.isEmpty { parser.cursor.index = back }
      guard !argument.isEmpty || applied != nil else { return head }
      let place = parser.builder[head].source.upperBound
      let apply = parser.builder.token(.operator, "\u{2061}", applied ?? place..<place)
      return try parser.add(.row, [head, apply] + argument, "intent", ":function")
    }

    private static func takeApplication(_ parser: inout Parser) -> Range<Int>? {
      parser.cursor.take("\u{2061}") ? parser.cursor.range(from: parser.cursor.index - 1) : nil
    }

    /// The longest name of a function that stands next, and how many marks it has.
    private static func name(_ cursor: Cursor) -> (String, Int)? {
      guard let first = cursor.sign, UnicodeMathFunctions.initials.contains(first) else { return nil }
      var name = ""
      var found: (String, Int)?
      for length in 1...UnicodeMathFunctions.longestName {
        let place = cursor.index + length - 1
        guard let sign = cursor.sign(at: place), sign.isASCII, cursor[place].part == .letter else { break }
        name.unicodeScalars.append(sign)
        if length > 1, UnicodeMathFunctions.names.contains(name) { found = (name, length) }
      }
      return found
    }
  }
}

/// A text without the backslashes before its quotation marks.
private func withoutEscapes(_ text: String) -> String {
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    if scalar == "\"", result.last == "\\" { result.removeLast() }
    result.append(scalar)
  }
  return String(result)
}
