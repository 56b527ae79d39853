internal import MathTree

extension UnicodeMathParser {
  /// Bars, which open and close alike.
  enum Bars {
    /// Whether the next bar closes what a bracket or bar opened, if an operand is in front of it.
    static func closes(_ parser: Parser) -> Bool {
      guard let bar = parser.surroundings.bar, parser.cursor.sign == bar else { return false }
      return parser.surroundings.open != "⟨" || !separates(parser)
    }

    /// Whether the next bar stands between the two parts of ⟨a|b⟩.
    static func separates(_ parser: Parser) -> Bool {
      parser.surroundings.open == "⟨" && isClosed(from: parser.cursor.index + 1, before: ["⟨"], parser)
    }

    /// Whether ⟩ stands near behind `start`, and in front of all of `stops`.
    private static func isClosed(from start: Int, before stops: [Unicode.Scalar], _ parser: Parser) -> Bool {
      // The partner is near, or there is none.
      for place in start..<start + 99 {
        guard let scalar = parser.cursor.scalar(at: place), !stops.contains(scalar) else { return false }
        if scalar == "⟩" { return true }
      }
      return false
    }

    /// Parses a bar with all up to the one that closes it, as in |x|, or up to the bracket of |ψ⟩.
    static func parse(_ parser: inout Parser) throws(FormulaSyntaxError) -> Base {
      let mark = parser.cursor.take()
      if parser.cursor.sign == "_" || parser.cursor.sign == "^" {
        return .one(parser.token(.identifier, mark), group: nil)
      }
      let opening = parser.token(.operator, mark)
      let outside = parser.surroundings
      let opensKet = outside.open != "⟨" && isClosed(from: parser.cursor.index, before: [mark.scalar, "⟨"], parser)
      var inside = Surroundings.bracket(
        opensKet ? "⟨" : "|", isArray: outside.isArray, bar: opensKet ? nil : mark.scalar)
      inside.isBracketed = outside.isBracketed
      let items = try parser.row(in: inside)
      let isKet = parser.cursor.scalar(at: parser.cursor.index) == "⟩" && outside.open != "⟨"
      guard !items.isEmpty, parser.cursor.part == .bar || isKet else { return .flat([opening] + items) }
      let closing = parser.token(.operator, parser.cursor.take())
      let inner = try parser.row(of: withoutParentheses(items, parser.builder))
      return .one(try Brackets.fence(opening, inner, closing, &parser), group: nil)
    }

    /// What the parentheses hold that are all of `items`, or `items`.
    private static func withoutParentheses(_ items: [Node], _ tree: Builder) -> [Node] {
      guard items.count == 1, tree[items[0]].element == .row else { return items }
      let children = tree.children(of: items[0])
      guard children.count == 3, let first = children.first, let last = children.last, tree[first].text == "(",
        tree[last].text == ")", tree[first].element == .operator
      else { return items }
      return [children[children.startIndex + 1]]
    }
  }
}
