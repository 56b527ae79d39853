internal import MathTree

extension UnicodeMathParser {
  /// Sums, integrals and the other operators with limits and a body.
  enum NaryOperators {
    /// Where the limits of such an operator stand: the number that can be written behind it (Unicode Technical Note 28,
    /// appendix on options).
    private enum Limits: Int {
      case standard, underOver, scripts, upperAsScript
    }

    /// Parses an operator with its limits and what it is applied to.
    static func parse(_ parser: inout Parser) throws(FormulaSyntaxError) -> Node {
      let mark = parser.cursor.take()
      let sign = parser.token(.operator, mark)
      let options = limitOptions(&parser.cursor)
      var scripts = try Scripts.collect(&parser)
      if options & 4 != 0 { swap(&scripts.lower, &scripts.upper) }
      if options & 8 != 0, scripts.lower == nil { scripts.lower = placeholder(&parser) }
      if options & 16 != 0, scripts.upper == nil { scripts.upper = placeholder(&parser) }
      let body = try body(&parser)
      let limits = Limits(rawValue: options & 3) ?? .standard
      let isStacked = limits == .standard && !body.isEmpty && !isIntegral(mark.scalar)
      if isStacked || limits == .underOver || limits == .upperAsScript { scripts.stackLower() }
      if isStacked || limits == .underOver { scripts.stackUpper() }
      if limits == .upperAsScript, scripts.upper == nil { (scripts.upper, scripts.over) = (scripts.over, nil) }
      guard !body.isEmpty else { return try Scripts.attach(scripts, to: sign, &parser) }
      let lower = (scripts.under ?? scripts.lower).map { parser.builder.reference(to: $0, "l") } ?? ""
      let upper = (scripts.over ?? scripts.upper).map { parser.builder.reference(to: $0, "h") } ?? ""
      let argument = try parser.row(of: body)
      parser.builder.setAttribute("arg", "n", of: argument)
      let whole = try parser.add(.row, [try Scripts.attach(scripts, to: sign, &parser), argument])
      if let name = names[mark.scalar] {
        parser.builder.setAttribute("intent", ":\(name)(\(lower),\(upper),$n)", of: whole)
      }
      return whole
    }

    /// Takes the number between the operator and its limits.
    private static func limitOptions(_ cursor: inout Cursor) -> Int {
      var place = cursor.index
      var value = 0
      while place - cursor.index < 4, let sign = cursor.sign(at: place), ("0"..."9").contains(sign) {
        value = value * 10 + Int(sign.value - 0x30)
        place += 1
      }
      guard place > cursor.index, let next = cursor.sign(at: place), ["_", "^", "┬", "┴", "▒"].contains(next) else {
        return 0
      }
      cursor.index = place
      return value
    }

    private static func placeholder(_ parser: inout Parser) -> Node {
      parser.builder.token(.operator, "⬚", parser.cursor.lastEnd..<parser.cursor.lastEnd)
    }

    /// Parses what the operator is applied to: what comes behind `▒`, or operands up to an operator.
    private static func body(_ parser: inout Parser) throws(FormulaSyntaxError) -> [Node] {
      let back = parser.cursor.index
      parser.cursor.skipSpaces()
      if parser.cursor.take("▒") { parser.cursor.skipSpaces() }
      var body: [Node] = []
      while !parser.cursor.isAtEnd, !isOutside(parser) {
        let before = parser.cursor.index
        parser.cursor.skipSpaces()
        guard !parser.cursor.isAtEnd, !isOutside(parser), try parser.term(into: &body) else {
          parser.cursor.index = before
          break
        }
      }
      if body.isEmpty { parser.cursor.index = back }
      return body
    }

    /// Whether the next mark ends the body, as a bar that closes does.
    private static func isOutside(_ parser: Parser) -> Bool {
      parser.cursor.part == .bar && Bars.closes(parser)
    }

    private static func isIntegral(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar {
      case "∫"..."∳", "⨋"..."⨜": true
      default: false
      }
    }

    /// What intents call the operators.
    private static let names: [Unicode.Scalar: String] = [
      "∑": "sum", "∏": "product", "∐": "coproduct", "∫": "integral", "∬": "double integral", "∭": "triple integral",
      "⨌": "quadruple integral", "∮": "contour integral", "∯": "surface integral", "∰": "volume integral",
      "⋀": "conjunction", "⋁": "disjunction", "⋂": "intersection", "⋃": "union",
    ]
  }
}
