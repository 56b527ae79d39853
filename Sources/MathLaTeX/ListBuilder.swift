internal import MathTree

/// Builds the lists of a formula: groups, cells and arguments.
///
/// All lists share one stack of items. An item changes until the next one is there: scripts, limits and negations
/// stand before or after what they belong to. What opens and closes lists is not inlined, to save the stack of each level.
internal struct ListBuilder {
  var tree = FormulaTree()
  private var items: [FormulaTree.ID] = []
  private var list = OpenList()
  /// Operators whose limits stand beside them in text style.
  private var movable: [FormulaTree.ID] = []
  /// Operators that look like others but are not joined with them.
  private var unlike: Set<FormulaTree.ID> = []

  init() { items.reserveCapacity(32) }

  // MARK: Lists

  /// Begins a list within the one that is open, which is the result.
  @inline(never)
  mutating func open(ends: ListEnds = []) -> OpenList {
    let outer = list
    list = OpenList(base: items.count, ends: ends)
    return outer
  }

  /// Goes on with `outer`; what the list holds was taken or is left out.
  @inline(never)
  mutating func close(to outer: OpenList) {
    items.removeSubrange(min(list.base, items.count)...)
    list = outer
  }

  var ends: ListEnds { list.ends }

  /// How many items all open lists hold.
  var count: Int { items.count }

  var last: FormulaTree.ID? { items.last }

  var isEmpty: Bool { items.count == list.base }

  /// Whether the open list, or the style that goes on to its end, holds nothing that scripts may belong to.
  var isAtStart: Bool { items.count <= max(list.base, list.mark?.start ?? list.base) }

  var hasScripts: Bool { !list.scripts.isEmpty }

  /// Whether a style goes on to the end of the open list.
  var isStyled: Bool { list.mark != nil }

  /// Takes away the items that came after there were `count`.
  @discardableResult
  mutating func remove(after count: Int) -> [FormulaTree.ID] {
    let removed = Array(items.dropFirst(count))
    items.removeLast(removed.count)
    return removed
  }

  /// The list's items, with the fraction that it is if that is written between its parts.
  @inline(never)
  mutating func finished(endOfInput: Range<Int>) -> [FormulaTree.ID] {
    let infix = list.infix
    let children = taken()
    guard let infix else { return children }
    let numerator = group(infix.numerator, at: endOfInput)
    return [tree.add(infix.form, numerator, group(children, at: endOfInput), source: infix.source)]
  }

  /// The items so far, with the styles that go on to here.
  @inline(never)
  mutating func taken() -> [FormulaTree.ID] {
    attachScripts()
    settle()
    endStyle()
    list.mark = nil
    let children = joined(Array(items[list.base...]))
    items.removeSubrange(list.base...)
    return children
  }

  /// One node for `children`. A lone operator keeps a row around it: it is not joined with operators beside it.
  mutating func group(_ children: [FormulaTree.ID], source: Range<Int>? = nil, at place: Range<Int>) -> FormulaTree.ID {
    if children.count == 1, tree[children[0]].element != .operator { return children[0] }
    return tree.add(.row, children, source: source ?? (children.isEmpty ? place : nil))
  }

  /// Lets the items so far be the numerator of a fraction; false if there is one already.
  mutating func beginDenominator(_ form: FractionForm, source: Range<Int>) -> Bool {
    guard list.infix == nil else { return false }
    list.infix = OpenList.Infix(form: form, numerator: taken(), source: source)
    return true
  }

  // MARK: Items

  /// Adds an item to the list.
  @inline(never)
  mutating func push(_ id: FormulaTree.ID, hasLimits: Bool = false, isMovable: Bool = false, isFunction: Bool = false) {
    attachScripts()
    if let source = list.negation {
      list.negation = nil
      if !tree.negate(id) { appendNot(source) }
    }
    if let source = list.dots {
      list.dots = nil
      let kind = tree.operatorClass(of: id)
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

  /// Lets the operator `id` not be joined with others.
  mutating func keepApart(_ id: FormulaTree.ID) { unlike.insert(id) }

  /// Says where the scripts of the last item stand.
  mutating func setLimits(_ hasLimits: Bool) {
    list.hasLimits = hasLimits
    list.isMovable = false
  }

  /// Lets the next item be struck through.
  mutating func beginNegation(at source: Range<Int>) {
    attachScripts()
    settle()
    list.negation = source
  }

  /// Writes dots, at the height that the next item asks for.
  mutating func beginDots(at source: Range<Int>) {
    attachScripts()
    settle()
    list.dots = source
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

  private mutating func appendNot(_ source: Range<Int>) {
    let sign = tree.token(.text, "⧸", source: source)
    let padded = tree.add(.padded, [sign])
    tree.setAttribute("width", "0", of: padded)
    items.append(padded)
  }

  /// Whether a function is applied to `id`, which stands after it.
  private func isApplied(to id: FormulaTree.ID) -> Bool {
    if tree[id].element == .space { return false }
    switch tree.operatorClass(of: id) {
    case .binary, .relation, .close, .punctuation: return false
    default: return true
    }
  }

  /// `children` with relations that stand side by side as one operator, like `<` and `=`.
  private mutating func joined(_ children: [FormulaTree.ID]) -> [FormulaTree.ID] {
    let hasPair = children.indices.dropFirst().contains {
      tree[children[$0]].element == .operator && tree[children[$0 - 1]].element == .operator
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
    tree[id].element == .operator && tree.operatorClass(of: id) == .relation
  }

  // MARK: Styles

  /// Begins a style. One that is already there ends, but what it says and the new one does not goes on.
  mutating func beginStyle(display: Bool? = nil, color: String? = nil) {
    attachScripts()
    settle()
    list.isFunction = false
    let outer = list.mark
    endStyle()
    list.mark = OpenList.Mark(start: items.count, display: display ?? outer?.display, color: color ?? outer?.color)
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

  // MARK: Scripts

  /// Gets ready for a script of the last item; an empty item if there is none. False if it has such a script already.
  mutating func beginScript(isUpper: Bool, at source: Range<Int>) -> Bool {
    settle()
    guard (isUpper ? list.scripts.upper : list.scripts.lower) == nil else { return false }
    ensureBase(source)
    return true
  }

  /// Gets ready for primes of the last item. False if it has primes or a superscript already.
  mutating func beginPrimes(at source: Range<Int>) -> Bool {
    settle()
    guard list.scripts.upper == nil, list.scripts.primes == nil else { return false }
    ensureBase(source)
    return true
  }

  mutating func setScript(_ id: FormulaTree.ID, isUpper: Bool) {
    if isUpper { list.scripts.upper = id } else { list.scripts.lower = id }
  }

  mutating func setPrimes(_ id: FormulaTree.ID) { list.scripts.primes = id }

  private mutating func ensureBase(_ source: Range<Int>) {
    guard isAtStart else { return }
    push(tree.token(.identifier, "", source: source.lowerBound..<source.lowerBound))
  }

  /// Puts the scripts that were parsed around the last item.
  private mutating func attachScripts() {
    let scripts = list.scripts
    guard !scripts.isEmpty else { return }
    list.scripts = OpenList.Scripts()
    guard items.count > list.base, let base = items.popLast() else { return }
    var upper = scripts.upper
    if let primes = scripts.primes {
      upper = upper.map { tree.add(.row, [primes, $0]) } ?? primes
    }
    // Primes alone stand beside an operator, and not above it.
    let isAround = list.hasLimits && (scripts.lower != nil || scripts.upper != nil)
    let id = tree.scripted(base, scripts.lower, upper, isAround: isAround)
    if isAround && list.isMovable { movable.append(id) }
    items.append(id)
    list.hasLimits = false
  }

  /// Sets limits beside their operators where the style is not display style.
  mutating func setLimitsBeside() { tree.setLimitsBeside(of: movable) }
}
