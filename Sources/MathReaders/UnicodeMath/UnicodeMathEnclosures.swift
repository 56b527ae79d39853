internal import MathTree

extension UnicodeMathParser {
  /// Lines and boxes around a part, and braces over and under it.
  enum Enclosures {
    /// Parses what is enclosed behind the sign `mark`.
    static func parse(_ mark: Mark, _ parser: inout Parser) throws(FormulaSyntaxError) -> Node? {
      guard let argument = try Objects.argument(&parser) else { return nil }
      let box = argument.option == nil ? "box" : sides(argument.number)
      return try parser.add(.enclosure, [argument.body], "notation", notations[mark.scalar] ?? box)
    }

    private static let notations: [Unicode.Scalar: String] = [
      "▢": "roundedbox", "○": "circle", "⬭": "circle", "⟌": "longdiv", "▁": "bottom", "¯": "top",
      "╱": "updiagonalstrike", "╲": "downdiagonalstrike", "╳": "updiagonalstrike downdiagonalstrike",
    ]

    /// The lines of a rectangle that `options` leave or add.
    private static func sides(_ options: Int) -> String {
      let signs = [
        (128, true, "updiagonalstrike"), (64, true, "downdiagonalstrike"), (32, true, "verticalstrike"),
        (16, true, "horizontalstrike"), (8, false, "right"), (4, false, "left"), (2, false, "bottom"),
        (1, false, "top"),
      ]
      return signs.filter { (options & $0.0 != 0) == $0.1 }.map(\.2).joined(separator: " ")
    }

    /// Parses a combining character without a base in front of it, and what follows as its base. A macron is a line
    /// then.
    static func parseLeadingAccent(_ parser: inout Parser) throws(FormulaSyntaxError) -> Base {
      let mark = parser.cursor.take()
      guard let body = try Objects.argument(&parser)?.body else {
        parser.cursor.index -= 1
        return .nothing
      }
      switch mark.scalar {
      case "\u{304}", "\u{305}": return .one(try parser.add(.enclosure, [body], "notation", "top"), group: nil)
      case "\u{331}", "\u{332}": return .one(try parser.add(.enclosure, [body], "notation", "bottom"), group: nil)
      default: return .one(try Accents.put(mark, on: body, &parser), group: nil)
      }
    }

    /// Parses what is under or over the brace `mark`.
    static func parseBrace(_ mark: Mark, _ parser: inout Parser) throws(FormulaSyntaxError) -> Node? {
      // Scripts without parentheses around their base are the brace's own.
      let outside = parser.surroundings.isScript
      parser.surroundings.isScript = true
      let argument = try Objects.argument(&parser)
      parser.surroundings.isScript = outside
      guard let argument else { return nil }
      let sign = parser.token(.operator, mark)
      let isOver = ["⏜", "⏞", "⏠", "⎴"].contains(mark.scalar)
      let whole = try parser.add(isOver ? .over : .under, [argument.body, sign])
      var scripts = try Scripts.collect(&parser)
      scripts.stackUpper()
      scripts.stackLower()
      return try Scripts.attach(scripts, to: whole, &parser)
    }
  }

  /// Accents, which are combining characters.
  enum Accents {
    /// `base` under or over the combining character of `mark`.
    static func put(_ mark: Mark, on base: Node, _ parser: inout Parser) throws(FormulaSyntaxError) -> Node {
      let accent = parser.token(.operator, mark)
      return try isBelow(mark.scalar)
        ? parser.add(.under, [base, accent], "accentunder", "true")
        : parser.add(.over, [base, accent], "accent", "true")
    }

    private static func isBelow(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0x316...0x319, 0x31C...0x320, 0x323...0x326, 0x329...0x333, 0x339...0x33C, 0x347...0x349, 0x34D...0x34E,
        0x353...0x356, 0x359, 0x35A, 0x35C, 0x35F, 0x362, 0x20E8, 0x20EC...0x20EF:
        true
      default: false
      }
    }
  }
}
