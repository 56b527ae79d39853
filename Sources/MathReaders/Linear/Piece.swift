internal import MathTree

/// What was parsed last and becomes one node, once it is known whether it is an argument.
internal struct Piece: Sendable {
  enum Content: Sendable {
    case node(FormulaTree.ID)
    /// The parts of a row with brackets, and whether the first and the last are brackets that an argument does without.
    case group([FormulaTree.ID], opensPlainly: Bool, closesPlainly: Bool)
  }

  let content: Content
  let source: Range<Int>

  init(_ content: Content, source: Range<Int>) {
    self.content = content
    self.source = source
  }

  init(_ node: FormulaTree.ID, source: Range<Int>) { self.init(.node(node), source: source) }

  init(_ node: FormulaTree.ID, in tree: FormulaTree) { self.init(.node(node), source: tree[node].source) }

  /// The node that was parsed, where it is no row with brackets.
  var plainNode: FormulaTree.ID? {
    guard case .node(let node) = content else { return nil }
    return node
  }
}

extension FormulaTree {
  /// The node of `piece`: for an argument, what its brackets hold.
  internal mutating func node(of piece: Piece, isStripped: Bool = false) -> ID {
    switch piece.content {
    case .node(let node): return node
    case .group(let parts, let opensPlainly, let closesPlainly):
      guard isStripped else { return add(.row, parts, source: piece.source) }
      var inner = parts[...]
      if opensPlainly { inner = inner.dropFirst() }
      if closesPlainly { inner = inner.dropLast() }
      if inner.count == 1, let only = inner.first { return only }
      return add(.row, inner, source: piece.source)
    }
  }

  /// The token of a lexeme that stands for itself.
  internal mutating func leaf(_ lexeme: Lexeme) -> ID {
    let id = token(lexeme.symbol.element, lexeme.text, source: lexeme.source)
    if lexeme.symbol.isUnit { markUnit(id) }
    return id
  }

  /// White space of `width`.
  internal mutating func gap(_ width: String, _ source: Range<Int>) -> ID {
    let id = token(.space, "", source: source)
    setAttribute("width", width, of: id)
    return id
  }

  internal func isOperator(_ text: String, _ id: ID) -> Bool {
    self[id].element == .operator && self[id].text == text
  }

  /// Whether `id` is a unit, or a power of one.
  internal func isUnit(_ id: ID) -> Bool { isMarkedAsUnit(children(of: id).first ?? id) }

  /// Whether `id` is a number, a mixed one, a power of ten or one with it.
  internal func isNumber(_ id: ID) -> Bool {
    var first = self[id].element == .row ? children(of: id).first : id
    if let power = first, self[power].element == .superscript, let base = children(of: power).first,
      self[base].text == "10"
    {
      first = base
    }
    return first.map { self[$0].element == .number } ?? false
  }
}
