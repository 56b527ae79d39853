internal import MathTree

extension UnicodeMathParser {
  /// Brackets that are in pairs.
  enum Brackets {
    /// Parses an opening bracket with all up to the one that closes it.
    static func parse(_ parser: inout Parser) throws(FormulaSyntaxError) -> Base {
      if let interval = try Intervals.parse(&parser) { return .one(interval, group: nil) }
      let mark = parser.cursor.take()
      var opening: Node?
      switch mark.scalar {
      case "〖": break
      case "├":
        while let digit = parser.cursor.sign, ("0"..."4").contains(digit) { parser.cursor.index += 1 }
        if isDelimiter(at: parser.cursor.index, parser) {
          opening = parser.token(.operator, parser.cursor.take())
        }
      case "(":
        switch try Prescripts.parseInParentheses(&parser) {
        case .closed(let whole): return .finished(whole)
        case .open(let first): return try rest(parser.token(.operator, mark), mark, [first], &parser)
        case nil: opening = parser.token(.operator, mark)
        }
      default: opening = parser.token(.operator, mark)
      }
      return try rest(opening, mark, [], &parser)
    }

    /// Parses the rest of a bracket whose opening has been read, and the `items` behind it.
    private static func rest(
      _ opening: Node?, _ mark: Mark, _ items: [Node], _ parser: inout Parser
    ) throws(FormulaSyntaxError) -> Base {
      let isBra = mark.scalar == "⟨"
      let items = try parser.row(in: .bracket(mark.scalar, bar: isBra ? "|" : nil), items)
      let end = parser.cursor.scalar(at: parser.cursor.index)
      guard parser.cursor.part == .close || isBra && end == "|" else {
        return .flat((opening.map { [$0] } ?? []) + items)
      }
      let closing = closing(isSized: mark.scalar == "├", &parser)
      if isBra, let opening, let closing, items.count(where: { parser.builder[$0].text == "|" }) > 1 {
        // The bra, the operator and the ket stand side by side.
        return .one(try parser.add(.row, [opening] + items + [closing]), group: nil)
      }
      let inner = try parser.row(of: items)
      if opening == nil, closing == nil { return .one(inner, group: inner) }
      let whole = try fence(opening, inner, closing, &parser)
      if mark.scalar == "{", closing == nil, parser.builder[inner].element == .table {
        parser.builder.setAttribute("intent", ":cases", of: whole)
      }
      return .one(whole, group: mark.scalar == "(" && end == ")" ? inner : nil)
    }

    /// A row of an opening, what it holds and a closing, of which one can be missing.
    static func fence(
      _ opening: Node?, _ inner: Node, _ closing: Node?, _ parser: inout Parser
    ) throws(FormulaSyntaxError) -> Node {
      try parser.add(.row, [opening, inner, closing].compactMap { $0 }, "intent", ":fenced")
    }

    /// Takes the closing bracket at hand; nil for one that is not seen.
    private static func closing(isSized: Bool, _ parser: inout Parser) -> Node? {
      let mark = parser.cursor.take()
      switch mark.scalar {
      case "〗": return nil
      case "┤":
        var place = parser.cursor.index
        while let digit = parser.cursor.scalar(at: place), ("0"..."4").contains(digit) { place += 1 }
        guard isSized || place > parser.cursor.index, isDelimiter(at: place, parser) else { return nil }
        parser.cursor.index = place
        return parser.token(.operator, parser.cursor.take())
      default: return parser.token(.operator, mark)
      }
    }

    private static func isDelimiter(at place: Int, _ parser: Parser) -> Bool {
      guard let scalar = parser.cursor.scalar(at: place) else { return false }
      switch parser.cursor[place].part {
      case .open, .close, .bar: return !["├", "┤", "〖", "〗"].contains(scalar)
      case .operator: return scalar == "/" || scalar == "\\" || parser.cursor[place].kind == .literal
      default: return false
      }
    }
  }
}
