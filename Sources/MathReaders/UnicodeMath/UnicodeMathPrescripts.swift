internal import MathTree

extension UnicodeMathParser {
  /// Scripts in front of their base, as in `_5^1 F`.
  enum Prescripts {
    /// Parses the scripts at hand and their base; nil where there are none.
    static func parse(_ parser: inout Parser) throws(FormulaSyntaxError) -> Node? {
      if let fraction = try smallFraction(&parser) { return fraction }
      let scripts = try collect(in: parser.surroundings, &parser)
      return scripts.isEmpty ? nil : try base(of: scripts, &parser)
    }

    /// Parses a fraction of small digits, like ¹/₂₀; nil where there is none.
    private static func smallFraction(_ parser: inout Parser) throws(FormulaSyntaxError) -> Node? {
      func digits(from start: Int, _ plain: (Unicode.Scalar) -> Unicode.Scalar?) -> (text: String, end: Int) {
        var text = ""
        var end = start
        while let sign = parser.cursor.sign(at: end), let digit = plain(sign), ("0"..."9").contains(digit) {
          text.unicodeScalars.append(digit)
          end += 1
        }
        return (text, end)
      }
      let start = parser.cursor.index
      let upper = digits(from: start, ScriptCharacters.superscript)
      let line = parser.cursor.sign(at: upper.end)
      guard !upper.text.isEmpty, line == "/" || line == "⁄" || line == "∕" else { return nil }
      let lower = digits(from: upper.end + 1, ScriptCharacters.subscript)
      guard !lower.text.isEmpty else { return nil }
      parser.cursor.index = upper.end
      let above = parser.builder.token(.number, upper.text, parser.cursor.range(from: start))
      parser.cursor.index = lower.end
      let below = parser.builder.token(.number, lower.text, parser.cursor.range(from: upper.end + 1))
      return try parser.add(.fraction, [above, below])
    }

    /// What stands behind a parenthesis that begins with scripts.
    enum InParentheses {
      /// The parenthesis holds nothing else and is no part of the formula, as in `(_a)F`.
      case closed(Node)
      /// More follows in the parenthesis.
      case open(Node)
    }

    /// Parses `_a)F` or `_a F` behind a parenthesis; nil where there are no scripts.
    static func parseInParentheses(_ parser: inout Parser) throws(FormulaSyntaxError) -> InParentheses? {
      let place = parser.cursor.skipSpaces(parser.cursor.index)
      guard parser.cursor.sign(at: place) == "_" || parser.cursor.sign(at: place) == "^" else { return nil }
      parser.cursor.index = place
      let scripts = try collect(in: .bracket("("), &parser)
      guard !scripts.isEmpty else { return nil }
      parser.cursor.skipSpaces()
      if parser.cursor.take(")") { return .closed(try base(of: scripts, &parser)) }
      let outside = parser.surroundings
      parser.surroundings = .bracket("(")
      defer { parser.surroundings = outside }
      return .open(try base(of: scripts, &parser))
    }

    /// Parses the scripts at hand as ones in front of a base.
    private static func collect(
      in surroundings: Surroundings, _ parser: inout Parser
    ) throws(FormulaSyntaxError) -> Scripts.Around {
      let outside = parser.surroundings
      parser.surroundings = surroundings
      parser.surroundings.isScript = false
      defer { parser.surroundings = outside }
      return try Scripts.collect(&parser)
    }

    /// Parses the base of scripts that stand in front of it.
    private static func base(of scripts: Scripts.Around, _ parser: inout Parser) throws(FormulaSyntaxError) -> Node {
      parser.cursor.skipSpaces()
      var items: [Node] = []
      var behind = Scripts.Around()
      let place = parser.cursor.lastEnd
      if let part = parser.cursor.part, part != .operator {
        switch try parser.base(isFirst: true) {
        case .nothing: break
        case .one(let id, _):
          items = [id]
          behind = try Scripts.collect(&parser)
        case .finished(let id): items = [id]
        case .flat(let all): items = all
        }
      }
      var children = [try parser.row(of: items)]
      func add(_ pair: Scripts.Around) {
        for script in [pair.lower, pair.upper] {
          children.append(script ?? parser.builder.token(.none, "", place..<place))
        }
      }
      if behind.lower != nil || behind.upper != nil { add(behind) }
      children.append(parser.builder.token(.prescripts, "", place..<place))
      add(scripts)
      behind.lower = nil
      behind.upper = nil
      return try Scripts.attach(behind, to: try parser.add(.multiscripts, children), &parser)
    }
  }
}
