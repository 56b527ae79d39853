internal import MathTree

/// Brackets and bars.
extension UnicodeMathReader {
  /// Reads an opening bracket with all up to the one that closes it.
  mutating func bracket() throws(FormulaSyntaxError) -> Base {
    let mark = marks[index]
    if let interval = try interval() { return .one(interval, group: nil) }
    index += 1
    var opening: FormulaTree.ID?
    var isSized = false
    switch mark.scalar {
    case "〖": break
    case "├":
      isSized = true
      while index < end, ("0"..."4").contains(marks[index].scalar), marks[index].kind == .plain { index += 1 }
      if index < end, isDelimiter(marks[index]) {
        opening = token(.operator, marks[index])
        index += 1
      }
    case "(":
      if let base = try prescriptInParentheses() { return base }
      opening = token(.operator, mark)
    default: opening = token(.operator, mark)
    }
    return try bracketed(opening, mark: mark, isSized: isSized, items: [])
  }

  /// Reads the rest of a bracket whose opening has been read, and the `items` behind it.
  private mutating func bracketed(
    _ opening: FormulaTree.ID?, mark: UnicodeMathSource.Mark, isSized: Bool, items: [FormulaTree.ID]
  ) throws(FormulaSyntaxError) -> Base {
    var items = items
    try inside(isArray: false, bar: mark.scalar == "⟨" ? "|" : nil, open: mark.scalar) {
      reader throws(FormulaSyntaxError) in try reader.row(into: &items)
    }
    guard index < end, part(of: marks[index]) == .close || mark.scalar == "⟨" && marks[index].scalar == "|" else {
      return .flat((opening.map { [$0] } ?? []) + items)
    }
    let isPlain = mark.scalar == "(" && marks[index].scalar == ")"
    let closing = closingBracket(isSized: isSized)
    let inner = try makeRow(items)
    if opening == nil, closing == nil { return .one(inner, group: inner) }
    let whole = try fence(opening, inner, closing)
    if mark.scalar == "{", closing == nil, tree[inner].element == .table {
      tree.setAttribute("intent", ":cases", of: whole)
    }
    return .one(whole, group: isPlain ? inner : nil)
  }

  /// Reads with other surroundings.
  mutating func inside(
    isArray: Bool, bar: Unicode.Scalar? = nil, open: Unicode.Scalar? = nil,
    _ read: (inout UnicodeMathReader) throws(FormulaSyntaxError) -> Void
  ) throws(FormulaSyntaxError) {
    let outside = surroundings
    surroundings = Surroundings(isBracketed: true, isArray: isArray, bar: bar, open: open)
    defer { surroundings = outside }
    try read(&self)
  }

  /// A row of an opening, what it holds and a closing, of which one can be missing.
  mutating func fence(
    _ opening: FormulaTree.ID?, _ inner: FormulaTree.ID, _ closing: FormulaTree.ID?
  ) throws(FormulaSyntaxError) -> FormulaTree.ID {
    var parts: [FormulaTree.ID] = []
    if let opening { parts.append(opening) }
    parts.append(inner)
    if let closing { parts.append(closing) }
    let whole = try add(.row, parts)
    tree.setAttribute("intent", ":fenced", of: whole)
    return whole
  }

  /// Takes the closing bracket at hand; nil for one that is not seen.
  private mutating func closingBracket(isSized: Bool) -> FormulaTree.ID? {
    let mark = marks[index]
    index += 1
    switch mark.scalar {
    case "〗": return nil
    case "┤":
      var place = index
      while place < end, ("0"..."4").contains(marks[place].scalar) { place += 1 }
      guard isSized || place > index, place < end, isDelimiter(marks[place]) else { return nil }
      index = place + 1
      return token(.operator, marks[place])
    default: return token(.operator, mark)
    }
  }

  private func isDelimiter(_ mark: UnicodeMathSource.Mark) -> Bool {
    switch part(of: mark) {
    case .open, .close, .bar: mark.scalar != "├" && mark.scalar != "┤" && mark.scalar != "〖" && mark.scalar != "〗"
    case .operator: mark.scalar == "/" || mark.scalar == "\\" || mark.kind == .literal
    default: false
    }
  }

  /// Reads `_a)F` behind a parenthesis: the scripts in front of the base F. Where the parenthesis holds more, it is one
  /// around all.
  private mutating func prescriptInParentheses() throws(FormulaSyntaxError) -> Base? {
    var place = index
    while place < end, part(of: marks[place]) == .space { place += 1 }
    guard place < end, marks[place].kind == .plain, marks[place].scalar == "_" || marks[place].scalar == "^" else {
      return nil
    }
    let mark = marks[index - 1]
    index = place
    let outside = surroundings
    surroundings = Surroundings(isBracketed: true, open: "(")
    let scripts = try prescripts()
    surroundings = outside
    guard !scripts.isEmpty else {
      index = place
      return nil
    }
    skipSpaces()
    if isNext(")") {
      index += 1
      return .finished(try prescripted(scripts))
    }
    surroundings = Surroundings(isBracketed: true, open: "(")
    let first = try prescripted(scripts)
    surroundings = outside
    let opening = token(.operator, mark)
    return try bracketed(opening, mark: mark, isSized: false, items: [first])
  }

  // MARK: Bars

  /// Whether the bar at `place` closes what a bracket or bar opened, if an operand is in front of it.
  func closes(at place: Int) -> Bool {
    guard let bar = surroundings.bar, marks[place].scalar == bar, marks[place].kind == .plain else { return false }
    return surroundings.open != "⟨" || !separates(at: place)
  }

  /// Whether the bar at `place` stands between the two parts of ⟨a|b⟩.
  func separates(at place: Int) -> Bool {
    guard surroundings.open == "⟨" else { return false }
    // The partner is near, or there is none.
    for next in marks[min(place + 1, end)..<min(place + 100, end)] {
      if next.scalar == "⟩" { return true }
      if next.scalar == "⟨" { return false }
    }
    return false
  }

  /// Reads a bar with all up to the one that closes it, as in |x|, or up to the bracket of |ψ⟩.
  mutating func bars() throws(FormulaSyntaxError) -> Base {
    let mark = marks[index]
    index += 1
    if isNext("_") || isNext("^") { return .one(token(.identifier, mark), group: nil) }
    let opening = token(.operator, mark)
    let outer = surroundings.open
    var items: [FormulaTree.ID] = []
    let isBracketed = surroundings.isBracketed
    try inside(isArray: surroundings.isArray, bar: mark.scalar, open: "|") {
      reader throws(FormulaSyntaxError) in
      reader.surroundings.isBracketed = isBracketed
      try reader.row(into: &items)
    }
    guard index < end, !items.isEmpty, part(of: marks[index]) == .bar || marks[index].scalar == "⟩" && outer != "⟨"
    else {
      return .flat([opening] + items)
    }
    let closing = token(.operator, marks[index])
    index += 1
    return .one(try fence(opening, try makeRow(withoutParentheses(items)), closing), group: nil)
  }

  /// What the parentheses hold that are all of `items`, or `items`.
  private func withoutParentheses(_ items: [FormulaTree.ID]) -> [FormulaTree.ID] {
    guard items.count == 1, tree[items[0]].element == .row else { return items }
    let children = tree.children(of: items[0])
    guard children.count == 3, let first = children.first, let last = children.last, tree[first].text == "(",
      tree[last].text == ")", tree[first].element == .operator
    else { return items }
    return [children[children.startIndex + 1]]
  }

  // MARK: Intervals

  /// Reads an interval with two simple ends, like [a,b) or ]0,1[, whose brackets need not match.
  mutating func interval() throws(FormulaSyntaxError) -> FormulaTree.ID? {
    guard marks[index].kind == .plain, let places = intervalPlaces() else { return nil }
    let opening = token(.operator, marks[index])
    let isLeftOpen = marks[index].scalar != "["
    let isRightOpen = marks[places.close].scalar != "]"
    let outerEnd = end
    index += 1
    var items: [FormulaTree.ID] = []
    end = places.close
    try inside(isArray: false, open: "[") { reader throws(FormulaSyntaxError) in try reader.row(into: &items) }
    end = outerEnd
    index = places.close + 1
    let closing = token(.operator, marks[places.close])
    let whole = try fence(opening, try makeRow(items), closing)
    let kind =
      switch (isLeftOpen, isRightOpen) {
      case (true, true): "open-interval"
      case (true, false): "open-closed-interval"
      case (false, true): "closed-open-interval"
      case (false, false): "closed-interval"
      }
    if let first = places.first, let second = places.second {
      tree.setAttribute("intent", "\(kind)(\(first),\(second))", of: whole)
    }
    return whole
  }

  /// Where an interval that begins at `index` closes, and its ends where they are one number or letter with or without a
  /// sign.
  private func intervalPlaces() -> (close: Int, first: String?, second: String?)? {
    let open = marks[index].scalar
    guard open == "[" || open == "]" || open == "(" else { return nil }
    guard let (comma, first) = intervalEnd(from: index + 1), marks[comma].scalar == ",",
      let (close, second) = intervalEnd(from: comma + 1)
    else { return nil }
    switch (open, marks[close].scalar) {
    case ("(", "]"), ("(", "["), ("[", ")"), ("[", "]"), ("[", "["), ("]", "]"), ("]", "["), ("]", ")"):
      return (close, first, second)
    default: return nil
    }
  }

  /// The mark behind one end of an interval.
  private func intervalEnd(from start: Int) -> (Int, String?)? {
    var place = start
    while place < end, part(of: marks[place]) == .space { place += 1 }
    let first = place
    if place < end, Self.isSign(marks[place].scalar) { place += 1 }
    let digits = place
    var letters = 0
    while place < end, marks[place].kind == .plain {
      let character = UnicodeMathCharacter.of(marks[place].scalar)
      if character == .letter {
        letters += 1
      } else if character != .digit, character != .subscriptSign, marks[place].scalar != "." {
        break
      }
      place += 1
    }
    guard place > digits else { return nil }
    let isSimple = letters == 0 || place == digits + 1
    let text = source.text(Int(marks[first].start)..<Int(marks[place - 1].end))
    while place < end, part(of: marks[place]) == .space { place += 1 }
    return place < end ? (place, isSimple ? text : nil) : nil
  }
}
