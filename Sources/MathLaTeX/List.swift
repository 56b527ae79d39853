internal import MathTree

/// The ends that a list may have.
internal struct ListEnds: OptionSet, Sendable {
  let rawValue: UInt8

  static let brace = ListEnds(rawValue: 1)
  /// `&` and `\\`.
  static let cell = ListEnds(rawValue: 2)
  /// `\end`.
  static let environment = ListEnds(rawValue: 4)
  /// `\right`, and with it `\middle` is allowed.
  static let right = ListEnds(rawValue: 8)
  static let of = ListEnds(rawValue: 16)
  static let dollar = ListEnds(rawValue: 32)
  /// `\)`.
  static let parenthesis = ListEnds(rawValue: 64)
}

/// What ended a list.
internal enum ListEnd: Equatable, Sendable {
  case input, brace, cell, row, right, of, dollar, parenthesis
  case environment(String)
}

/// A list that is being read: a group, a cell, an argument.
internal struct OpenList {
  /// A style that goes on to the end of the list.
  struct Mark {
    /// The place of its first item.
    var start: Int
    var display: Bool?
    var color: String?
  }

  /// Scripts of the last item.
  struct Scripts {
    var lower: FormulaTree.ID?
    var upper: FormulaTree.ID?
    var primes: FormulaTree.ID?
  }

  /// A fraction that is written between its parts, and its numerator.
  indirect enum Infix {
    case fraction(FractionForm, numerator: [FormulaTree.ID], source: Range<Int>)
  }

  /// Where the list's items begin on the stack.
  var base = 0
  var ends: ListEnds = []
  var mark: Mark?
  /// The fraction that the list is, and its numerator.
  var infix: Infix?

  var scripts: Scripts?
  /// Whether scripts of the last item stand below and above it, and whether they move beside it in text style.
  var hasLimits = false
  var isMovable = false
  /// Whether the last item is a function, applied to what follows.
  var isFunction = false
  /// Where `\not` stood, if what follows is to be negated.
  var negation: Range<Int>?
  /// Where `\dots` stood, if what follows decides on their height.
  var dots: Range<Int>?
}

extension LaTeXParser {
  /// Adds an item to the list.
  mutating func push(
    _ id: FormulaTree.ID, hasLimits: Bool = false, isMovable: Bool = false, isFunction: Bool = false
  ) {
    attachScripts()
    var id = id
    if let source = list.negation {
      list.negation = nil
      if !negate(&id) { appendNot(source) }
    }
    if let source = list.dots {
      list.dots = nil
      let kind = operatorClass(of: id)
      items.append(tree.token(.operator, kind == .binary || kind == .relation ? "⋯" : "…", source: source))
    }
    if list.isFunction {
      list.isFunction = false
      if isApplied(to: id) {
        let place = tree[id].source.lowerBound
        items.append(tree.token(.operator, "\u{2061}", source: place..<place))
      }
    }
    items.append(id)
    list.hasLimits = hasLimits
    list.isMovable = isMovable
    list.isFunction = isFunction
  }

  /// Writes what waits for an item that does not come.
  mutating func settle() {
    if let source = list.negation {
      list.negation = nil
      appendNot(source)
    }
    if let source = list.dots {
      list.dots = nil
      items.append(tree.token(.operator, "…", source: source))
    }
  }

  /// Begins a style. One that is already there ends, but what it says and the new one does not goes on.
  mutating func beginStyle(display: Bool? = nil, color: String? = nil) {
    attachScripts()
    settle()
    list.isFunction = false
    let outer = list.mark
    endStyle()
    list.mark = OpenList.Mark(
      start: items.count, display: display ?? outer?.display, color: color ?? outer?.color)
  }

  /// Puts the items of the style that was begun in one node.
  private mutating func endStyle() {
    guard let mark = list.mark, mark.start < items.count, mark.start >= list.base else { return }
    let styled = joined(Array(items[mark.start...]))
    items.removeSubrange(mark.start...)
    let id = tree.add(.style, styled)
    if let display = mark.display { tree.setAttribute("displaystyle", display ? "true" : "false", of: id) }
    if let color = mark.color { tree.setAttribute("mathcolor", color, of: id) }
    items.append(id)
  }

  /// The list's items, taken from the stack.
  mutating func finishedList() throws(FormulaSyntaxError) -> [FormulaTree.ID] {
    var children = taken()
    if case .fraction(let fraction, let numerator, let source)? = list.infix {
      children = [self.fraction(fraction, group(numerator), group(children), source: source)]
    }
    return children
  }

  /// The items so far, with the styles that go on to here, taken from the stack.
  mutating func taken() -> [FormulaTree.ID] {
    attachScripts()
    settle()
    endStyle()
    list.mark = nil
    let children = joined(Array(items[list.base...]))
    items.removeSubrange(list.base...)
    return children
  }

  /// `children` with relations that stand side by side as one operator, like `<` and `=`.
  private mutating func joined(_ children: [FormulaTree.ID]) -> [FormulaTree.ID] {
    var hasPair = false
    for i in children.indices.dropFirst() where tree[children[i]].element == .operator {
      if tree[children[i - 1]].element == .operator {
        hasPair = true
        break
      }
    }
    guard hasPair else { return children }
    var result: [FormulaTree.ID] = []
    var i = 0
    while i < children.count {
      let first = children[i]
      result.append(first)
      i += 1
      guard isRelation(first) else { continue }
      var text = ""
      while i < children.count, isRelation(children[i]), tree[children[i]].variant == tree[first].variant,
        unlike.isEmpty || unlike.contains(children[i]) == unlike.contains(first)
      {
        text += tree[children[i]].text
        tree[first].end = max(tree[first].end, tree[children[i]].end)
        i += 1
      }
      if !text.isEmpty { tree[first].text += text }
    }
    return result
  }

  private func isRelation(_ id: FormulaTree.ID) -> Bool {
    tree[id].element == .operator && operatorClass(of: id) == .relation
  }

  /// What kind of operator the node is, or has at its core; nil if it is none.
  func operatorClass(of id: FormulaTree.ID) -> OperatorClass? {
    var id = id
    while true {
      switch tree[id].element {
      case .operator: return OperatorClass(of: tree[id].text)
      case .subscript, .superscript, .subsuperscript, .under, .over, .underover, .row, .style, .padded:
        let children = tree.children(of: id)
        guard let first = children.first else { return nil }
        if tree[id].element == .row || tree[id].element == .style || tree[id].element == .padded,
          children.count != 1
        {
          return nil
        }
        id = first
      default: return nil
      }
    }
  }

  /// Whether a function is applied to `id`, which stands after it.
  private func isApplied(to id: FormulaTree.ID) -> Bool {
    if tree[id].element == .space { return false }
    switch operatorClass(of: id) {
    case .binary, .relation, .close, .punctuation: return false
    default: return true
    }
  }

  /// Strikes a sign through; false if it is not a sign.
  private mutating func negate(_ id: inout FormulaTree.ID) -> Bool {
    var sign = id
    // `\not{=}`.
    if tree[id].element == .row, tree.children(of: id).count == 1, let child = tree.children(of: id).first {
      sign = child
    }
    switch tree[sign].element {
    case .operator, .identifier, .text: break
    default: return false
    }
    let scalars = tree[sign].text.unicodeScalars
    guard scalars.count == 1, let scalar = scalars.first else { return false }
    tree[sign].text = Characters.negated(scalar)
    return true
  }

  private mutating func appendNot(_ source: Range<Int>) {
    let sign = tree.token(.text, "⧸", source: source)
    let padded = tree.add(.padded, [sign])
    tree.setAttribute("width", "0", of: padded)
    items.append(padded)
  }
}
