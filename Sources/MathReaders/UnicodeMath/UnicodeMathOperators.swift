internal import MathTree

extension UnicodeMathParser {
  /// Operators, primes and spaces.
  enum Operators {
    /// Parses the operator at hand with its accents and scripts.
    static func parse(_ parser: inout Parser) throws(FormulaSyntaxError) -> Node {
      let sign = sign(&parser)
      return try Scripts.parse(behind: sign, group: nil, &parser)
    }

    /// Parses one of the few operators that can be in an operand.
    static func parseFactor(_ mark: Mark, isFirst: Bool, _ parser: inout Parser) throws(FormulaSyntaxError) -> Base {
      let next = parser.cursor.index + 1
      switch mark.scalar {
      case "!", "‼":
        guard !isFirst, parser.cursor.scalar(at: next) != "=" else { return .nothing }
        if mark.scalar == "!" { return .one(sign(&parser), group: nil) }
        parser.cursor.index += 1
        return .flat((0..<2).map { _ in parser.builder.token(.operator, "!", mark.source) })
      case "_", "^":
        guard isFirst, !parser.surroundings.isScript, let whole = try Prescripts.parse(&parser) else { return .nothing }
        return .finished(whole)
      case "." where parser.decimalMark == ".":
        return parser.cursor.part(at: next) == .digit ? .one(Names.number(&parser), group: nil) : .nothing
      default: return .nothing
      }
    }

    /// Takes the operator at hand: one character, or several that stand for one, like `<=`. Accents on it are part of it.
    static func sign(_ parser: inout Parser) -> Node {
      let first = parser.cursor.index
      if parser.cursor.part == .prime { return primes(&parser) }
      var (text, length) = OperatorSigns.sign(at: first, parser.cursor)
      parser.cursor.index += length
      while parser.cursor.part == .combining { text.unicodeScalars.append(parser.cursor.take().scalar) }
      return parser.builder.token(.operator, text, parser.cursor.range(from: first))
    }

    /// Takes the run of primes at hand, as one operator.
    static func primes(_ parser: inout Parser) -> Node {
      let first = parser.cursor.index
      if parser.cursor[first].scalar == "‵" { return parser.token(.operator, parser.cursor.take()) }
      var count = 0
      while parser.cursor.part == .prime, let sign = parser.cursor.sign, sign != "‵" {
        switch sign {
        case "″": count += 2
        case "‴": count += 3
        case "⁗": count += 4
        default: count += 1
        }
        parser.cursor.index += 1
      }
      return parser.builder.token(.operator, ScriptCharacters.primes(count), parser.cursor.range(from: first))
    }

    /// Takes the space at hand.
    static func wideSpace(_ parser: inout Parser) -> Node {
      let mark = parser.cursor.take()
      let space = parser.builder.token(.space, "", mark.source)
      parser.builder.setAttribute("width", widths[mark.scalar] ?? "verythickmathspace", of: space)
      return space
    }

    private static let widths: [Unicode.Scalar: String] = [
      "\u{2000}": "0.5em", "\u{2001}": "1em", "\u{2002}": "0.5em", "\u{2003}": "1em", "\u{3000}": "1em",
      "\u{2004}": "veryverythickmathspace", "\u{2005}": "thickmathspace", "\u{2009}": "thinmathspace",
      "\u{202F}": "thinmathspace", "\u{200A}": "veryverythinmathspace", "\u{200B}": "0", "\u{205F}": "mediummathspace",
    ]
  }

  /// What operators stand for, alone or together.
  enum OperatorSigns {
    /// The sign that begins at `place`, and how many marks it has.
    static func sign(at place: Int, _ cursor: Cursor) -> (text: String, length: Int) {
      let mark = cursor[place]
      if mark.kind == .plain {
        if mark.scalar == "/", let negated = negation(at: place, cursor) { return (negated, 2) }
        if let compound = compound(at: place, cursor) { return compound }
      }
      return (String(alone[mark.scalar] ?? mark.scalar), 1)
    }

    private static let alone: [Unicode.Scalar: Unicode.Scalar] = ["-": "−", "*": "∗", "∕": "/", "⊺": "T"]

    /// The sign that the characters from `place` stand for together, and how many they are.
    private static func compound(at place: Int, _ cursor: Cursor) -> (String, Int)? {
      guard let next = cursor.sign(at: place + 1) else { return nil }
      let first = cursor[place].scalar
      if first == ".", next == "." { return cursor.scalar(at: place + 2) == "." ? ("…", 3) : nil }
      return compounds[String(String.UnicodeScalarView([first, next]))].map { ($0, 2) }
    }

    private static let compounds = [String: String](
      pairs: "+- ± +− ± -+ ∓ −+ ∓ <= ≤ >= ≥ != ≠ := ≔ :: ∷ ~= ≅ ~~ ≈ -> → << ≪ >> ≫")

    /// The negated sign that the slash at `place` and the operator right behind it stand for, as `/=` for ≠.
    static func negation(at place: Int, _ cursor: Cursor) -> String? {
      guard let sign = cursor.sign(at: place + 1) else { return nil }
      if let text = negated[sign] { return String(text) }
      switch sign {
      // Signs of fractions and their like, which cannot be negated.
      case "⁄", "⊘", "¦", "⒞", "∕", "▒", "┬", "┴", "…", "⋯": return nil
      default:
        let isOperator = cursor[place + 1].part == .operator && !cursor[place + 1].isSign
        return isOperator && (sign.value > 0x7F || sign == "*") ? String(sign) + "\u{338}" : nil
      }
    }

    private static let negated = [Unicode.Scalar: Unicode.Scalar](pairs: "=≠<≮>≯≤≰≥≱~≁∼≁≃≄≅≇≈≉≡≢∃∄∈∉∋∌⊂⊄⊃⊅⊆⊈⊇⊉∣∤∥∦")
  }
}
