internal import MathTree

/// Scripts and primes.
extension LaTeXParser {
  /// Reads `^` or `_` and the script after it.
  mutating func script(_ token: Token) throws(FormulaSyntaxError) {
    input.position += 1
    settle()
    let isUpper = token.kind == .superscript
    var scripts = list.scripts ?? OpenList.Scripts()
    guard (isUpper ? scripts.upper : scripts.lower) == nil else {
      throw secondScript(isUpper: isUpper, token.source)
    }
    ensureBase(token.source)
    let base = list
    let id = try oneItem(after: token)
    list = base
    if isUpper { scripts.upper = id } else { scripts.lower = id }
    list.scripts = scripts
  }

  func secondScript(isUpper: Bool, _ source: Range<Int>) -> FormulaSyntaxError {
    FormulaSyntaxError(
      "There are two \(isUpper ? "superscripts" : "subscripts") at one place",
      expected: "braces that say what the second belongs to, like '{x\(isUpper ? "^a}^b" : "_a}_b")'", at: source)
  }

  /// Reads primes, which are a superscript.
  mutating func primes() throws(FormulaSyntaxError) {
    settle()
    var count = 0
    var source = endOfInput
    while let token = peek(), token.kind == .prime {
      let start = count == 0 ? Int(token.start) : source.lowerBound
      source = start..<max(start, Int(token.end))
      count += 1
      input.position += 1
    }
    var scripts = list.scripts ?? OpenList.Scripts()
    guard scripts.upper == nil, scripts.primes == nil else {
      throw FormulaSyntaxError(
        "There are primes and a superscript at one place", expected: "the primes in front of '^'", at: source)
    }
    ensureBase(source)
    let text =
      switch count {
      case 1: "′"
      case 2: "″"
      case 3: "‴"
      case 4: "⁗"
      default: String(repeating: "′", count: count)
      }
    scripts.primes = tree.token(.operator, text, source: source)
    list.scripts = scripts
  }

  /// Makes an empty item for scripts that have none in front of them.
  mutating func ensureBase(_ source: Range<Int>) {
    let start = list.mark?.start ?? list.base
    guard items.count <= max(start, list.base) else { return }
    push(tree.token(.identifier, "", source: source.lowerBound..<source.lowerBound))
  }

  /// Puts the scripts that were read around the last item.
  mutating func attachScripts() {
    guard let scripts = list.scripts else { return }
    list.scripts = nil
    guard items.count > list.base, let base = items.popLast() else { return }
    var upper = scripts.upper
    if let primes = scripts.primes {
      upper = upper.map { tree.add(.row, [primes, $0]) } ?? primes
    }
    // Primes alone stand beside an operator, and not above it.
    let isAround = list.hasLimits && (scripts.lower != nil || scripts.upper != nil)
    let id: FormulaTree.ID
    switch (scripts.lower, upper) {
    case (let lower?, let upper?): id = tree.add(isAround ? .underover : .subsuperscript, [base, lower, upper])
    case (let lower?, nil): id = tree.add(isAround ? .under : .subscript, [base, lower])
    case (nil, let upper?): id = tree.add(isAround ? .over : .superscript, [base, upper])
    case (nil, nil): id = base
    }
    if isAround && list.isMovable { movable.append(id) }
    items.append(id)
    list.hasLimits = false
  }

  /// Reads one item as a script or the like: a token, a group, or a command with its arguments.
  mutating func oneItem(after token: Token) throws(FormulaSyntaxError) -> FormulaTree.ID {
    try descend(at: token.source)
    let outer = list
    list = OpenList(base: items.count)
    defer {
      list = outer
      depth -= 1
    }
    do throws(FormulaSyntaxError) {
      while items.count == list.base {
        guard let next = peek(), isItem(next) else {
          if list.mark != nil { break }
          throw FormulaSyntaxError(
            "Something is missing after this", expected: "a sign, or a group in braces", at: token.source)
        }
        _ = try item(next)
      }
      let children = taken()
      return children.count == 1 ? children[0] : group(children, source: children.isEmpty ? token.source : nil)
    } catch {
      items.removeSubrange(list.base...)
      throw error
    }
  }

  private func isItem(_ token: Token) -> Bool {
    switch token.kind {
    case .closeBrace, .alignment, .superscript, .subscript: false
    case .command:
      switch name(of: token) {
      case "right", "end", "\\", "cr", "middle": false
      default: true
      }
    default: !token.is("$")
    }
  }

  /// Sets limits beside their operators where the style is not display style.
  mutating func setLimitsBeside() {
    guard !movable.isEmpty else { return }
    let moving = Set(movable)
    var waiting = [(tree.root, true)]
    while let (id, isDisplay) = waiting.popLast() {
      let children = tree.children(of: id)
      switch tree[id].element {
      case .fraction, .multiscripts, .subscript, .superscript, .subsuperscript, .under, .over, .underover, .root:
        let keeps = tree[id].element != .fraction
        for (place, child) in children.enumerated() { waiting.append((child, keeps && place == 0 && isDisplay)) }
        guard moving.contains(id), !isDisplay else { continue }
        switch tree[id].element {
        case .under: tree[id].element = .subscript
        case .over: tree[id].element = .superscript
        case .underover: tree[id].element = .subsuperscript
        default: break
        }
      case .style, .table:
        let own = tree.attribute("displaystyle", of: id).map { $0 == "true" }
        let inherited = tree[id].element == .table ? false : isDisplay
        for child in children { waiting.append((child, own ?? inherited)) }
      default:
        for child in children { waiting.append((child, isDisplay)) }
      }
    }
  }
}
