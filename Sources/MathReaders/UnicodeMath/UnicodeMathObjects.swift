internal import MathTree

extension UnicodeMathParser {
  /// The parts that begin with a sign of their own: arrays, roots, enclosures, phantoms, braces.
  enum Objects {
    /// Parses the part that begins with the sign at hand.
    static func parse(_ parser: inout Parser) throws(FormulaSyntaxError) -> Base {
      let start = parser.cursor.index
      let mark = parser.cursor.take()
      let whole: Node?
      switch mark.scalar {
      case "■", "⒨", "⒩", "⒱", "⒲", "ⓢ", "Ⓢ", "█", "Ⓒ": whole = try Arrays.parse(mark, &parser)
      case "√": whole = try root(degree: nil, mark, &parser)
      case "∛": whole = try root(degree: "3", mark, &parser)
      case "∜": whole = try root(degree: "4", mark, &parser)
      case "⒭": whole = try rootWithDegree(mark, &parser)
      case "⏜"..."⏡", "⎴", "⎵": whole = try Enclosures.parseBrace(mark, &parser)
      case "▭", "▢", "□", "○", "⬭", "⟌", "▁", "¯", "╱", "╲", "╳": whole = try Enclosures.parse(mark, &parser)
      case "⟡", "⬄", "⇳", "⬆", "⬇", "⬌", "⬍", "ⓗ": whole = try Annotations.parsePhantom(mark, &parser)
      case "✎", "☁": whole = try Annotations.parseColored(&parser)
      case "ⓘ": whole = try Annotations.parseIntent(&parser)
      case "ⓐ": whole = try Annotations.parseArgumentName(&parser)
      case "⒜": whole = try absoluteValue(mark, &parser)
      case "ￗ": whole = try Annotations.parseMonospaced(&parser)
      case "⍁": whole = try Fractions.parseBraced(&parser)
      default: whole = nil
      }
      guard let whole else {
        parser.cursor.index = start
        return .nothing
      }
      return .one(whole, group: nil)
    }

    // MARK: Arguments

    /// What such a sign is put on: `(option&body)`, `(body)` or an operand.
    struct Argument {
      var option: Node?
      /// The option as it is written.
      var optionText = ""
      var body: Node

      var number: Int { Int(optionText) ?? 0 }
    }

    /// Parses what a sign is put on.
    static func argument(_ parser: inout Parser) throws(FormulaSyntaxError) -> Argument? {
      guard parser.cursor.sign == "(" else { return try parser.wholeOperand().map { Argument(body: $0) } }
      let opening = parser.cursor.take()
      let first = parser.cursor.index
      var option: Node?
      var optionText = ""
      var items: [Node] = []
      while true {
        items = try parser.row(in: .bracket("(", isArray: true), items)
        let place = parser.cursor.index
        guard parser.cursor.sign == "&" || parser.cursor.sign == "@" else { break }
        let separator = parser.cursor.take()
        if option == nil, separator.scalar == "&", place > first {
          optionText = parser.cursor.text(parser.cursor[first].source.lowerBound..<separator.source.lowerBound)
          option = try parser.row(of: items)
          items = []
        } else if separator.scalar == "@" || place > first {
          items.append(parser.token(.operator, separator))
        }
      }
      if parser.cursor.part == .close {
        parser.cursor.index += 1
      } else {
        items.insert(parser.token(.operator, opening), at: 0)
      }
      return Argument(option: option, optionText: optionText, body: try parser.row(of: items))
    }

    // MARK: Roots and absolute values

    private static func root(
      degree: String?, _ mark: Mark, _ parser: inout Parser
    ) throws(FormulaSyntaxError) -> Node? {
      guard let argument = try argument(&parser) else { return nil }
      if let option = argument.option { return try parser.add(.root, [argument.body, option]) }
      guard let degree else { return try parser.add(.squareRoot, [argument.body]) }
      return try parser.add(.root, [argument.body, parser.builder.token(.number, degree, mark.source)])
    }

    /// Parses `n+1▒x` behind the sign of a root with a degree.
    private static func rootWithDegree(_ mark: Mark, _ parser: inout Parser) throws(FormulaSyntaxError) -> Node? {
      if parser.cursor.sign == "(", hasOption(parser.cursor) { return try root(degree: nil, mark, &parser) }
      var inside = parser.surroundings
      inside.isDegree = true
      inside.isScript = false
      let degree = try parser.row(in: inside)
      guard parser.cursor.take("▒") else { return try parser.add(.squareRoot, degree) }
      parser.cursor.skipSpaces()
      guard let argument = try argument(&parser) else { return try parser.add(.squareRoot, degree) }
      return try parser.add(.root, [argument.body, try parser.row(of: degree)])
    }

    /// Whether the parenthesis at hand soon holds `&`.
    private static func hasOption(_ cursor: Cursor) -> Bool {
      for place in cursor.index..<cursor.index + 50 {
        switch cursor.scalar(at: place) {
        case "&": return true
        case nil, ")", "▒": return false
        default: break
        }
      }
      return false
    }

    private static func absoluteValue(_ mark: Mark, _ parser: inout Parser) throws(FormulaSyntaxError) -> Node? {
      guard let body = try argument(&parser)?.body else { return nil }
      let name = parser.builder.reference(to: body, "a")
      let end = parser.builder[body].source.upperBound
      let opening = parser.builder.token(.operator, "|", mark.source)
      let closing = parser.builder.token(.operator, "|", end..<end)
      return try parser.add(.row, [opening, body, closing], "intent", "absolute-value(\(name))")
    }
  }
}
