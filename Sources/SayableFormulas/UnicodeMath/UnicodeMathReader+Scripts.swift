internal import MathTree

/// Accents and scripts.
extension UnicodeMathReader {
  /// What stands around a base.
  struct Scripts {
    var lower: FormulaTree.ID?
    var upper: FormulaTree.ID?
    var under: FormulaTree.ID?
    var over: FormulaTree.ID?
    /// Whether `upper` is only primes, to which more can be added.
    var isUpperPrimes = false
    /// Whether `upper` holds primes.
    var hasPrimes = false
    var isEmpty: Bool { lower == nil && upper == nil && under == nil && over == nil }
  }

  /// `base` with the accents and scripts that follow; `group` is what the parentheses of the base hold, if it has them.
  mutating func scripted(_ base: FormulaTree.ID, group: FormulaTree.ID?) throws(FormulaSyntaxError) -> FormulaTree.ID {
    var base = base
    var inner = group ?? base
    while index < end {
      let before = index
      if let accented = try accent(on: inner) {
        base = accented
      } else {
        var scripts = Scripts()
        try collect(&scripts)
        guard !scripts.isEmpty else { return base }
        let isStacked = scripts.lower == nil && scripts.upper == nil
        base = try attach(scripts, to: isStacked ? inner : base)
      }
      inner = base
      if index == before { break }
    }
    return base
  }

  /// `base` under or over the combining character that follows, or nil.
  private mutating func accent(on base: FormulaTree.ID) throws(FormulaSyntaxError) -> FormulaTree.ID? {
    var place = index
    if place + 1 < end, marks[place].scalar == "\u{A0}" { place += 1 }
    guard place < end, part(of: marks[place]) == .combining else { return nil }
    index = place + 1
    return try accented(base, marks[place])
  }

  /// `base` under or over the combining character of `mark`.
  mutating func accented(
    _ base: FormulaTree.ID, _ mark: UnicodeMathSource.Mark
  ) throws(FormulaSyntaxError) -> FormulaTree.ID {
    let sign: String
    switch mark.scalar {
    case "\u{302}": sign = "^"
    case "\u{303}": sign = "~"
    case "\u{307}": sign = "˙"
    case "\u{308}": sign = "¨"
    case "\u{20D7}": sign = "→"
    default: sign = String(mark.scalar)
    }
    let accent = token(.operator, sign, from: Int(mark.start), to: Int(mark.end))
    let isUnder = Self.isBelow(mark.scalar)
    let whole = try add(isUnder ? .under : .over, [base, accent])
    tree.setAttribute(isUnder ? "accentunder" : "accent", "true", of: whole)
    return whole
  }

  private static func isBelow(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x316...0x319, 0x31C...0x320, 0x323...0x326, 0x329...0x333, 0x339...0x33C, 0x347...0x349, 0x34D...0x34E,
      0x353...0x356, 0x359, 0x35A, 0x35C, 0x35F, 0x362, 0x20E8, 0x20EC...0x20EF:
      true
    default: false
    }
  }

  /// Reads the scripts that follow a base, as many as it can have.
  mutating func collect(_ scripts: inout Scripts) throws(FormulaSyntaxError) {
    while index < end, marks[index].kind == .plain {
      let before = index
      switch UnicodeMathCharacter.of(marks[index].scalar) {
      case .prime:
        // Primes behind a number that is a script belong to the base outside, as in `x^2′`.
        if surroundings.isScript, index > 0, part(of: marks[index - 1]) == .digit { return }
        guard scripts.upper == nil || !scripts.hasPrimes else { return }
        let upper = scripts.upper
        scripts.upper = primes()
        scripts.isUpperPrimes = true
        scripts.hasPrimes = true
        if let upper { try addUpper(upper, to: &scripts) }
      case .subscriptSign:
        guard scripts.lower == nil else { return }
        scripts.lower = try smallScript(isUpper: false)
      case .superscriptSign:
        guard scripts.upper == nil || scripts.isUpperPrimes else { return }
        try addUpper(try smallScript(isUpper: true), to: &scripts)
      case .operator:
        guard !surroundings.isScript else { return }
        switch marks[index].scalar {
        case "_":
          guard scripts.lower == nil else { return }
          scripts.lower = try script("_", .subscript)
        case "^":
          guard scripts.upper == nil || scripts.isUpperPrimes, let upper = try script("^", .superscript) else { return }
          try addUpper(upper, to: &scripts)
        case "┬":
          guard scripts.under == nil else { return }
          scripts.under = try script("┬", .under)
        case "┴":
          guard scripts.over == nil else { return }
          scripts.over = try script("┴", .over)
        default: return
        }
      default: return
      }
      if index == before { return }
    }
  }

  /// Makes `upper` the upper script, or adds it to the primes that are there.
  private mutating func addUpper(_ upper: FormulaTree.ID, to scripts: inout Scripts) throws(FormulaSyntaxError) {
    if let primes = scripts.upper {
      scripts.upper = try add(.row, [primes, upper])
    } else {
      scripts.upper = upper
    }
    scripts.isUpperPrimes = false
  }

  /// Puts `scripts` around `base`.
  mutating func attach(_ scripts: Scripts, to base: FormulaTree.ID) throws(FormulaSyntaxError) -> FormulaTree.ID {
    var base = base
    switch (scripts.lower, scripts.upper) {
    case (let lower?, let upper?): base = try add(.subsuperscript, [base, lower, upper])
    case (let lower?, nil): base = try add(.subscript, [base, lower])
    case (nil, let upper?): base = try add(.superscript, [base, upper])
    case (nil, nil): break
    }
    switch (scripts.under, scripts.over) {
    case (let under?, let over?): base = try add(.underover, [base, under, over])
    case (let under?, nil): base = try add(.under, [base, under])
    case (nil, let over?): base = try add(.over, [base, over])
    case (nil, nil): break
    }
    return base
  }

  /// Reads the script behind `sign`, which is next. More scripts with the same sign belong to it: `a_b_c` is a with the
  /// subscript b with the subscript c.
  ///
  /// - Returns: Nil where nothing can be a script; the sign is not read then.
  mutating func script(_ sign: Unicode.Scalar, _ element: MathElement) throws(FormulaSyntaxError) -> FormulaTree.ID? {
    let back = index
    index += 1
    guard var script = try scriptOperand() else {
      index = back
      return nil
    }
    while isNext(sign) {
      let back = index
      index += 1
      guard let next = try scriptOperand() else {
        index = back
        break
      }
      script = try add(element, [script, next])
    }
    return script
  }

  private mutating func scriptOperand() throws(FormulaSyntaxError) -> FormulaTree.ID? {
    let outside = surroundings
    surroundings.isScript = true
    defer { surroundings = outside }
    // A change of size, `ℲA` to `ℲD`, has no meaning.
    if isNext("Ⅎ"), index + 1 < end, ("A"..."D").contains(marks[index + 1].scalar) { index += 2 }
    guard index < end else { return nil }
    var items: [FormulaTree.ID] = []
    let mark = marks[index]
    if part(of: mark) == .prime {
      index += 1
      let prime = token(
        .operator, mark.scalar == "'" ? "′" : String(mark.scalar), from: Int(mark.start), to: Int(mark.end))
      guard index < end, part(of: marks[index]) == .prime else { return prime }
      return try add(.superscript, [prime, primes()])
    }
    if part(of: mark) == .operator {
      guard !isSeparator(mark), canBeScript(mark) else { return try onlyGroup(of: &items) }
      items.append(operatorToken())
      if Self.isSign(mark.scalar) || mark.scalar == "¬" { _ = try operand(into: &items) }
      return try makeRow(items)
    }
    return try onlyGroup(of: &items)
  }

  private mutating func onlyGroup(of items: inout [FormulaTree.ID]) throws(FormulaSyntaxError) -> FormulaTree.ID? {
    let group = try operand(into: &items)
    if let group { return group }
    return items.isEmpty ? nil : try makeRow(items)
  }

  private func canBeScript(_ mark: UnicodeMathSource.Mark) -> Bool {
    guard mark.kind == .plain else { return true }
    switch mark.scalar {
    case "_", "^", "┬", "┴", "▒", "/", "¦", "⒞", "⁄", "⊘", ",", ";", "#", "&", "@": return false
    case ".":
      guard index + 1 < end else { return true }
      return part(of: marks[index + 1]) != .digit
    default: return true
    }
  }

  /// Reads a run of Unicode's superscript or subscript characters.
  mutating func smallScript(isUpper: Bool) throws(FormulaSyntaxError) -> FormulaTree.ID {
    var items: [FormulaTree.ID] = []
    while index < end, let plain = plainScript(at: index, isUpper: isUpper) {
      let first = index
      switch plain {
      case "0"..."9":
        var digits = String(plain)
        index += 1
        while index < end, let next = plainScript(at: index, isUpper: isUpper), ("0"..."9").contains(next) {
          digits.unicodeScalars.append(next)
          index += 1
        }
        items.append(token(.number, digits, from: Int(marks[first].start), to: Int(marks[index - 1].end)))
      case "+", "-", "=", "(", ")":
        index += 1
        let sign = plain == "-" ? "−" : String(plain)
        items.append(token(.operator, sign, from: Int(marks[first].start), to: Int(marks[first].end)))
      default:
        index += 1
        items.append(token(.identifier, String(plain), from: Int(marks[first].start), to: Int(marks[first].end)))
      }
    }
    return try makeRow(items)
  }

  private func plainScript(at place: Int, isUpper: Bool) -> Unicode.Scalar? {
    guard marks[place].kind == .plain else { return nil }
    let scalar = marks[place].scalar
    return isUpper ? ScriptCharacters.superscript(scalar) : ScriptCharacters.subscript(scalar)
  }

  // MARK: Scripts in front of a base

  /// Reads scripts in front of a base, and the base, as in `_5^1 F`; nil where the scripts have no base.
  mutating func prescripted() throws(FormulaSyntaxError) -> FormulaTree.ID? {
    let scripts = try prescripts()
    guard !scripts.isEmpty else { return nil }
    return try prescripted(scripts)
  }

  /// Reads the base of scripts that stand in front of it.
  mutating func prescripted(_ scripts: Scripts) throws(FormulaSyntaxError) -> FormulaTree.ID {
    skipSpaces()
    var items: [FormulaTree.ID] = []
    var back = Scripts()
    let place = index > 0 ? Int(marks[index - 1].end) : 0
    if index < end, part(of: marks[index]) != .operator {
      switch try base(isFirst: true) {
      case .nothing: break
      case .one(let id, _):
        items = [id]
        try collect(&back)
      case .finished(let id): items = [id]
      case .flat(let all): items = all
      }
    }
    let base = try makeRow(items)
    var children = [base]
    func orNone(_ id: FormulaTree.ID?) -> FormulaTree.ID { id ?? token(.none, "", from: place, to: place) }
    if back.lower != nil || back.upper != nil { children += [orNone(back.lower), orNone(back.upper)] }
    children.append(token(.prescripts, "", from: place, to: place))
    children += [orNone(scripts.lower), orNone(scripts.upper)]
    back.lower = nil
    back.upper = nil
    return try attach(back, to: try add(.multiscripts, children))
  }

  /// Reads the scripts at hand as ones in front of a base.
  mutating func prescripts() throws(FormulaSyntaxError) -> Scripts {
    var scripts = Scripts()
    let outside = surroundings
    surroundings.isScript = false
    try collect(&scripts)
    surroundings = outside
    return scripts
  }
}
