internal import MathTree

extension UnicodeMathParser {
  /// Intervals with two simple ends, like [a,b) or ]0,1[, whose brackets need not match.
  enum Intervals {
    /// Parses an interval that begins with the next bracket, or returns nil where it is an ordinary one.
    static func parse(_ parser: inout Parser) throws(FormulaSyntaxError) -> Node? {
      guard let (close, intent) = find(parser.cursor) else { return nil }
      let opening = parser.token(.operator, parser.cursor.take())
      let outerEnd = parser.cursor.end
      parser.cursor.end = close
      let items = try parser.row(in: .bracket("["))
      parser.cursor.end = outerEnd
      parser.cursor.index = close
      let closing = parser.token(.operator, parser.cursor.take())
      let whole = try Brackets.fence(opening, try parser.row(of: items), closing, &parser)
      if let intent { parser.builder.setAttribute("intent", intent, of: whole) }
      return whole
    }

    /// Where the interval closes that begins with the next bracket, and what an intent says of it if both its ends are
    /// one number or letter with or without a sign.
    private static func find(_ cursor: Cursor) -> (close: Int, intent: String?)? {
      guard let open = cursor.sign, open == "[" || open == "]" || open == "(",
        let (comma, first) = intervalEnd(from: cursor.index + 1, cursor),
        cursor[comma].scalar == ",", let (close, second) = intervalEnd(from: comma + 1, cursor)
      else { return nil }
      switch (open, cursor[close].scalar) {
      case ("(", "]"), ("(", "["), ("[", ")"), ("[", "]"), ("[", "["), ("]", "]"), ("]", "["), ("]", ")"): break
      default: return nil
      }
      let sides = [open == "[", cursor[close].scalar == "]"].map { $0 ? "closed" : "open" }
      let kind = (sides[0] == sides[1] ? sides[0] : sides.joined(separator: "-")) + "-interval"
      guard let first, let second else { return (close, nil) }
      return (close, "\(kind)(\(first),\(second))")
    }

    /// The mark behind one end of an interval, and its text if it is simple.
    private static func intervalEnd(from start: Int, _ cursor: Cursor) -> (place: Int, text: String?)? {
      let first = cursor.skipSpaces(start)
      guard first < cursor.end else { return nil }
      let digits = cursor[first].isSign ? first + 1 : first
      var place = digits
      var letters = 0
      loop: while let sign = cursor.sign(at: place) {
        switch cursor[place].part {
        case .letter: letters += 1
        case .digit, .subscriptSign: break
        default: if sign != "." { break loop }
        }
        place += 1
      }
      guard place > digits else { return nil }
      let isSimple = letters == 0 || place == digits + 1
      let text = cursor.text(cursor[first].source.lowerBound..<cursor[place - 1].source.upperBound)
      place = cursor.skipSpaces(place)
      return place < cursor.end ? (place, isSimple ? text : nil) : nil
    }
  }
}
