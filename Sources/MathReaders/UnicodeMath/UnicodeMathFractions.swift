internal import MathTree

extension UnicodeMathParser {
  /// Fractions, binomial coefficients, and the derivatives that are written as fractions.
  enum Fractions {
    /// Parses the fractions whose numerator `above` is, and `group` what its parentheses hold; nil where there is none.
    static func parse(
      above: ArraySlice<Node>, group: Node?, _ parser: inout Parser
    ) throws(FormulaSyntaxError) -> Node? {
      var whole: Node?
      while let place = sign(parser) {
        let back = parser.cursor.index
        let sign = parser.cursor[place].scalar
        parser.cursor.index = place + 1
        parser.cursor.skipSpaces()
        let (below, belowGroup) = try denominator(&parser)
        guard !below.isEmpty else {
          parser.cursor.index = back
          break
        }
        var above = (whole ?? group).map { [$0] } ?? Array(above)
        let intent = sign == "/" ? try Derivatives.intent(of: &above, over: below, &parser) : nil
        let upper = try parser.row(of: above)
        let lower = if let belowGroup { belowGroup } else { try parser.row(of: below) }
        let fraction = try fraction(upper, lower, sign, &parser)
        if let intent { parser.builder.setAttribute("intent", intent, of: fraction) }
        whole = fraction
      }
      return whole
    }

    /// The place of a fraction's sign behind an operand and perhaps spaces.
    private static func sign(_ parser: Parser) -> Int? {
      guard !parser.surroundings.isScript else { return nil }
      let place = parser.cursor.skipSpaces(parser.cursor.index)
      switch parser.cursor.sign(at: place) {
      case "/": return OperatorSigns.negation(at: place, parser.cursor) == nil ? place : nil
      case "⁄", "⊘", "¦", "⒞": return place
      default: return nil
      }
    }

    private static func denominator(
      _ parser: inout Parser
    ) throws(FormulaSyntaxError) -> (items: [Node], group: Node?) {
      guard let part = parser.cursor.part else { return ([], nil) }
      if part == .wideSpace { return ([Operators.wideSpace(&parser)], nil) }
      var items: [Node] = []
      guard parser.cursor[parser.cursor.index].isSign else {
        let group = try parser.operand(into: &items)
        return (items, group)
      }
      let back = parser.cursor.index
      items.append(Operators.sign(&parser))
      _ = try parser.operand(into: &items)
      if items.count > 1 { return (items, nil) }
      parser.cursor.index = back
      return ([], nil)
    }

    private static func fraction(
      _ upper: Node, _ lower: Node, _ sign: Unicode.Scalar, _ parser: inout Parser
    ) throws(FormulaSyntaxError) -> Node {
      switch sign {
      case "⁄": return try parser.add(.fraction, [upper, lower], "bevelled", "true")
      case "¦": return try parser.add(.fraction, [upper, lower], "linethickness", "0")
      case "⒞":
        let top = parser.builder.reference(to: upper, "t")
        let bottom = parser.builder.reference(to: lower, "b")
        let fraction = try parser.add(.fraction, [upper, lower], "linethickness", "0")
        let range = parser.builder[fraction].source
        let open = parser.builder.token(.operator, "(", range.lowerBound..<range.lowerBound)
        let close = parser.builder.token(.operator, ")", range.upperBound..<range.upperBound)
        return try parser.add(.row, [open, fraction, close], "intent", "binomial-coefficient(\(top),\(bottom))")
      default: return try parser.add(.fraction, [upper, lower])
      }
    }

    /// Parses `{a}{b}` behind the sign of a fraction in braces.
    static func parseBraced(_ parser: inout Parser) throws(FormulaSyntaxError) -> Node? {
      guard let above = try braced(&parser) else { return nil }
      guard let below = try braced(&parser) else { return above }
      return try parser.add(.fraction, [above, below])
    }

    private static func braced(_ parser: inout Parser) throws(FormulaSyntaxError) -> Node? {
      parser.cursor.skipSpaces()
      if parser.cursor.take("{") {
        let items = try parser.row(in: .bracket("{"))
        parser.cursor.skip(.close)
        return try parser.row(of: items)
      }
      guard !parser.cursor.isAtEnd else { return nil }
      var items: [Node] = []
      if case .group(let inner) = try parser.factor(into: &items, isFirst: true) { return inner }
      return items.isEmpty ? nil : try parser.row(of: items)
    }
  }

  /// Derivatives: `ⅆ²y/ⅆx²`, `dy/dx`, `∂f(x,t)/∂t`.
  enum Derivatives {
    /// What an intent says of the fraction of `above` and `below`, if it is a derivative. What is derived becomes one
    /// item of `above`.
    static func intent(
      of above: inout [Node], over below: [Node], _ parser: inout Parser
    ) throws(FormulaSyntaxError) -> String? {
      guard let first = above.first, let (sign, order) = differential(first, parser.builder), below.count > 1,
        above.count < 100, let variables = variables(of: below, sign: sign, order: order, parser.builder)
      else { return nil }
      var function = ""
      if above.count > 1 {
        let derived = try parser.row(of: Array(above[1...]))
        above = [first, derived]
        function = parser.builder.reference(to: derived, "f")
      }
      let name = sign == "∂" ? "partial-derivative" : "derivative"
      return ":\(name)(\(order),\(function),\(variables.joined(separator: ",")))"
    }

    /// The sign of a differential, d or ∂, and its order.
    private static func differential(_ id: Node, _ tree: Builder) -> (sign: String, order: Int)? {
      if tree[id].element == .superscript, let base = tree.children(of: id).first,
        let script = tree.children(of: id).last
      {
        guard let (sign, _) = differential(base, tree), tree[base].element == .identifier,
          tree[script].element == .number, let order = Int(tree[script].text)
        else { return nil }
        return (sign, order)
      }
      guard tree[id].element == .identifier, tree[id].text == "d" || tree[id].text == "∂" else { return nil }
      return (tree[id].text, 1)
    }

    /// The variables of `∂x∂t²` if their orders make up `order`.
    private static func variables(of items: [Node], sign: String, order: Int, _ tree: Builder) -> [String]? {
      guard items.count % 2 == 0, items.count <= 20 else { return nil }
      var variables: [String] = []
      var total = 0
      for place in stride(from: 0, to: items.count, by: 2) {
        guard let found = differential(items[place], tree), found == (sign, 1),
          let (name, count) = variable(items[place + 1], tree)
        else { return nil }
        variables.append(name)
        total += min(count, 1000)
      }
      return total == order ? variables : nil
    }

    /// The name of a variable, perhaps with primes, and the power that it stands in.
    private static func variable(_ id: Node, _ tree: Builder) -> (name: String, power: Int)? {
      if tree[id].element == .identifier { return (tree[id].text, 1) }
      let children = tree.children(of: id)
      guard tree[id].element == .superscript, let base = children.first, let script = children.last,
        tree[base].element == .identifier
      else { return nil }
      if tree[script].element == .number { return Int(tree[script].text).map { (tree[base].text, $0) } }
      guard tree[script].element == .operator, tree[script].text.unicodeScalars.first == "′" else { return nil }
      return (tree[base].text + tree[script].text, 1)
    }
  }
}
