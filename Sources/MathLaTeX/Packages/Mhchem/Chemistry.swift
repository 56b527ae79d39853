internal import MathTree

/// The package mhchem: formulas of chemistry, and values with units.
extension Package {
  static let mhchem = Package(
    commands: [("hyphen", .macro("\\text{-}"))],
    handlers: [("ce cf", Mhchem.formula), ("pu", Mhchem.physicalUnits)])
}

private enum Mhchem: CommandHandler {
  case formula, physicalUnits

  func parse(_ context: inout CommandContext) throws(FormulaSyntaxError) {
    switch self {
    case .formula: try context.chemistry()
    case .physicalUnits: try context.physicalUnits()
    }
  }
}

/// Writes formulas of chemistry as the package mhchem does: a script stands on an invisible letter, so that all scripts
/// have one height.
extension CommandContext {
  /// Parses `\ce{...}`.
  mutating func chemistry() throws(FormulaSyntaxError) {
    let argument = try argument()
    push(add(.row, try chemistry(in: argument.tokens), at: argument.source))
  }

  /// Parses tokens as chemistry, in a list of their own.
  private mutating func chemistry(in tokens: ArraySlice<Token>) throws(FormulaSyntaxError) -> [FormulaTree.ID] {
    try ownList(at: endOfInput) { (context) throws(FormulaSyntaxError) in
      var scanner = ChemistryScanner(tokens)
      while let next = scanner.token() { try context.chemistry(next, &scanner) }
      try context.writeScripts(&scanner)
    }
  }

  private mutating func chemistry(_ next: Token, _ scanner: inout ChemistryScanner) throws(FormulaSyntaxError) {
    switch next.kind {
    case .space, .tie, .comment:
      scanner.i += 1
      try end(&scanner)
    case .superscript, .subscript: try chemistryScript(isUpper: next.kind == .superscript, next, &scanner)
    case .prime:
      if scanner.upper != nil { try writeScripts(&scanner) }
      scanner.upper = scanner.run(of: .prime)
    case .digit:
      if scanner.hasBase, scanner.lower == nil {
        scanner.lower = scanner.run(of: .digit)
      } else {
        try end(&scanner)
        try amount(&scanner)
      }
    case .letter: try entity(next, &scanner)
    case .openBrace:
      try begin(&scanner)
      push(all: try texts(of: Argument(tokens: scanner.group(), source: next.source)))
      scanner.hasBase = true
    case .closeBrace: scanner.i += 1
    case .command: try chemistryCommand(next, &scanner)
    case .parameter: try sign("≡", next, &scanner)
    default: try chemistrySign(next, &scanner)
    }
  }

  /// Writes what stands in front of an entity, and what belongs to the one before it.
  private mutating func begin(_ scanner: inout ChemistryScanner) throws(FormulaSyntaxError) {
    try writeScripts(&scanner)
    guard scanner.lowerBefore != nil || scanner.upperBefore != nil else { return }
    let (lower, upper) = (scanner.lowerBefore ?? [], scanner.upperBefore ?? [])
    (scanner.lowerBefore, scanner.upperBefore) = (nil, nil)
    let place = (upper.first ?? lower.first)?.source ?? endOfInput
    // Both scripts are set twice: at first for their width only, then flush right.
    var parts: [FormulaTree.ID] = []
    for script in [lower, upper] { parts.append(hidden(try scriptContent(script), place)) }
    push(add(.subsuperscript, [invisibleLetter(place)] + parts, at: place))
    parts = []
    for script in [lower, upper] {
      let digit = token(.number, "2", at: place)
      parts.append(add(.row, [hidden([digit], place)] + (try scriptContent(script))))
    }
    push(add(.subsuperscript, [invisibleLetter(place)] + parts, at: place))
  }

  private mutating func end(_ scanner: inout ChemistryScanner) throws(FormulaSyntaxError) {
    try begin(&scanner)
    scanner.hasBase = false
  }

  private mutating func sign(
    _ text: String, _ first: Token, _ scanner: inout ChemistryScanner, length: Int = 1, isBase: Bool = false
  ) throws(FormulaSyntaxError) {
    try begin(&scanner)
    push(token(.operator, text, at: first.source))
    scanner.i += length
    scanner.hasBase = isBase
  }

  private mutating func hidden(_ children: [FormulaTree.ID], _ place: Range<Int>) -> FormulaTree.ID {
    add(.padded, [add(.phantom, children, at: place)], at: place)
  }

  private mutating func invisibleLetter(_ place: Range<Int>) -> FormulaTree.ID {
    let id = hidden([token(.identifier, "A", at: place)], place)
    setAttribute("width", "0", of: id)
    return id
  }

  // MARK: Entities

  /// A number in front of an entity, perhaps a fraction.
  private mutating func amount(_ scanner: inout ChemistryScanner) throws(FormulaSyntaxError) {
    let over = amountNumber(&scanner)
    if let slash = scanner.token(), slash.is("/"), scanner.token(1)?.kind == .digit {
      scanner.i += 1
      push(add(.fraction, [over, amountNumber(&scanner)]))
    } else {
      push(over)
    }
    // `2nH2O`.
    if let letter = scanner.token(), letter.kind == .letter, letter.value >= 0x61, let next = scanner.token(1),
      next.kind == .letter, next.value < 0x61
    {
      scanner.i += 1
      push(token(.identifier, written(letter), at: letter.source))
    }
  }

  private mutating func amountNumber(_ scanner: inout ChemistryScanner) -> FormulaTree.ID {
    let start = scanner.i
    _ = scanner.run(of: .digit)
    if let mark = scanner.token(), mark.is(".") || mark.is(","), scanner.token(1)?.kind == .digit, start < scanner.i {
      scanner.i += 1
      _ = scanner.run(of: .digit)
    }
    return number(scanner.tokens[start..<scanner.i])
  }

  mutating func number(_ tokens: ArraySlice<Token>) -> FormulaTree.ID {
    token(.number, text(of: tokens), at: span(tokens))
  }

  private func span(_ tokens: ArraySlice<Token>) -> Range<Int> { tokens.source ?? endOfInput }

  /// Letters: elements and names. A small letter alone in front of an entity is an amount, and `v` alone is an arrow.
  private mutating func entity(_ next: Token, _ scanner: inout ChemistryScanner) throws(FormulaSyntaxError) {
    if let digits = scanner.upper, scanner.lower == nil, digits.allSatisfy({ $0.kind == .digit }) {
      // Digits above and then letters: the number of an isotope.
      scanner.upper = nil
      try writeScripts(&scanner)
      scanner.upperBefore = digits
    }
    let isAlone = !scanner.hasBase && scanner.lowerBefore == nil && scanner.upperBefore == nil
    try begin(&scanner)
    let letters = scanner.run(of: .letter)
    let after = scanner.token()
    if isAlone, letters.count == 1, after == nil || after?.kind == .space {
      if next.is("v") { return push(token(.operator, "↓", at: next.source)) }
      let start = scanner.i
      _ = scanner.run(of: .space)
      if let entity = scanner.token(), next.value >= 0x61, entity.kind == .letter || entity.is("(") || entity.is("[") {
        return push(token(.identifier, written(next), at: next.source))
      }
      scanner.i = start
    }
    let id = upright(letters)
    if next.value < 0x61 {
      let isElement = letters.count < 3 && letters.dropFirst().allSatisfy { $0.value >= 0x61 }
      setAttribute("intent", isElement ? ":chemical-element" : ":chemical-formula", of: id)
    }
    push(id)
    scanner.hasBase = true
  }

  private mutating func upright(_ letters: ArraySlice<Token>) -> FormulaTree.ID {
    token(.identifier, text(of: letters), variant: letters.count == 1 ? .normal : .unspecified, at: span(letters))
  }

  // MARK: Scripts

  private mutating func chemistryScript(
    isUpper: Bool, _ next: Token, _ scanner: inout ChemistryScanner
  ) throws(FormulaSyntaxError) {
    scanner.i += 1
    let after = scanner.token()
    if isUpper, after == nil || after?.kind == .space {
      scanner.i -= 1
      return try sign("↑", next, &scanner)
    }
    guard scanner.hasBase else {
      let script = scanner.script(isUpper: isUpper)
      if isUpper { scanner.upperBefore = script } else { scanner.lowerBefore = script }
      return
    }
    if isUpper ? scanner.upper != nil : scanner.lower != nil { try writeScripts(&scanner) }
    let script = scanner.script(isUpper: isUpper)
    if isUpper { scanner.upper = script } else { scanner.lower = script }
  }

  /// Writes the scripts of the last entity. Charges of defects stand above indices, all others behind them.
  private mutating func writeScripts(_ scanner: inout ChemistryScanner) throws(FormulaSyntaxError) {
    guard scanner.lower != nil || scanner.upper != nil else { return }
    let lower = try scanner.lower.map { (script) throws(FormulaSyntaxError) in try scriptRow(script) }
    let upper = try scanner.upper.map { (script) throws(FormulaSyntaxError) in try scriptRow(script) }
    let isDefect = scanner.hasChargeOfDefect
    let isOxidation = scanner.upper?.allSatisfy { $0.is("I") || $0.is("V") || $0.is("X") } ?? false
    (scanner.lower, scanner.upper) = (nil, nil)
    let place = (builder.last ?? lower ?? upper).map { endOf($0) } ?? 0
    let letter = place..<place
    if let lower, let upper, isDefect {
      return push(add(.subsuperscript, [invisibleLetter(letter), lower, upper]))
    }
    if let upper, isOxidation { push(add(.superscript, [invisibleLetter(letter), upper])) }
    if let lower { push(add(.subscript, [invisibleLetter(letter), lower])) }
    if let upper, !isOxidation { push(add(.superscript, [invisibleLetter(letter), upper])) }
  }

  private mutating func scriptRow(_ script: ArraySlice<Token>) throws(FormulaSyntaxError) -> FormulaTree.ID {
    group(try scriptContent(script), source: span(script))
  }

  private mutating func scriptContent(_ script: ArraySlice<Token>) throws(FormulaSyntaxError) -> [FormulaTree.ID] {
    var scanner = ChemistryScanner(script)
    var parts: [FormulaTree.ID] = []
    while let next = scanner.token() {
      switch next.kind {
      case .digit: parts.append(amountNumber(&scanner))
      case .letter:
        let letters = scanner.run(of: .letter)
        let isVariable = letters.count == 1 && next.value >= 0x61
        parts.append(isVariable ? token(.identifier, written(next), at: next.source) : upright(letters))
      case .prime:
        scanner.i += 1
        parts.append(token(.identifier, "′", at: next.source))
      case .space, .tie, .comment, .closeBrace: scanner.i += 1
      case .openBrace:
        parts += try texts(of: Argument(tokens: scanner.group(), source: next.source))
      case .command: parts += try chemistryMath(next, &scanner)
      default:
        if next.is("$") {
          parts += try contents(of: Argument(tokens: scanner.group(), source: next.source))
          continue
        }
        scanner.i += 1
        let (element, text) = Characters.token(of: next.scalar)
        parts.append(token(element, next.is(".") ? "∙" : text, at: next.source))
      }
    }
    return parts
  }

  // MARK: Signs and commands

  private mutating func chemistrySign(_ next: Token, _ scanner: inout ChemistryScanner) throws(FormulaSyntaxError) {
    if let (text, length) = scanner.arrow() { return try chemistryArrow(text, length, next, &scanner) }
    switch next.scalar {
    case "$":
      try begin(&scanner)
      let argument = Argument(tokens: scanner.group(), source: next.source)
      push(all: try contents(of: argument))
      scanner.hasBase = true
    case ")", "]": try sign(written(next), next, &scanner, isBase: true)
    case "(", "[":
      // A precipitate or a gas.
      if scanner.starts(with: "(v)") { return try sign("↓", next, &scanner, length: 3) }
      if scanner.starts(with: "(^)") { return try sign("↑", next, &scanner, length: 3) }
      try sign(written(next), next, &scanner)
    case "*", ".": try sign("⋅", next, &scanner)
    case "+", "-":
      if scanner.starts(with: "+-") { return try sign("±", next, &scanner, length: 2) }
      let after = scanner.token(1)
      let isLast = after.map { $0.kind == .space || $0.is(")") || $0.is("]") || $0.is(",") || $0.is("+") } ?? true
      let isCharge = isLast || scanner.hasState(at: 1)
      if scanner.hasBase, scanner.upper == nil, isCharge || next.is("+") && after?.kind != .letter {
        // A charge.
        scanner.upper = scanner.tokens[scanner.i..<scanner.i + 1]
        scanner.i += 1
        while let more = scanner.token(), more.kind == next.kind, more.value == next.value {
          scanner.i += 1
          scanner.upper = scanner.upper.map { scanner.tokens[$0.startIndex..<scanner.i] }
        }
      } else if next.is("-"), scanner.upper != nil {
        try end(&scanner)
        push(token(.text, "-", at: next.source))
        scanner.i += 1
      } else {
        try sign(next.is("-") ? "−" : "+", next, &scanner)
      }
    default:
      let (element, text) = Characters.token(of: next.scalar)
      try begin(&scanner)
      push(token(element, text, at: next.source))
      scanner.i += 1
      scanner.hasBase = element == .identifier
    }
  }

  private mutating func chemistryArrow(
    _ text: String, _ length: Int, _ next: Token, _ scanner: inout ChemistryScanner
  ) throws(FormulaSyntaxError) {
    try end(&scanner)
    scanner.i += length
    var labels: [FormulaTree.ID?] = []
    while labels.count < 2, let bracket = scanner.token(), bracket.is("[") {
      let children = try chemistry(in: scanner.group())
      labels.append(children.isEmpty ? nil : group(children))
    }
    let arrow = token(.operator, text, at: next.source)
    let (over, under) = (labels.first ?? nil, labels.dropFirst().first ?? nil)
    push(changeTree { $0.scripted(arrow, under, over, isAround: true) })
  }

  private mutating func chemistryCommand(_ next: Token, _ scanner: inout ChemistryScanner) throws(FormulaSyntaxError) {
    switch name(of: next) {
    case "ca": try sign("∼", next, &scanner)
    case "bond":
      scanner.i += 1
      guard scanner.token()?.kind == .openBrace else { return }
      let text = text(of: scanner.group()).trimmingSpaces()
      guard let bond = ChemistryScanner.bonds[text] else {
        throw FormulaSyntaxError("'\(text)' is no bond", expected: "'-', '=', '#' or '~'", at: next.source)
      }
      try begin(&scanner)
      for scalar in bond.unicodeScalars {
        push(token(.operator, String(Character(scalar)), at: next.source))
      }
      scanner.hasBase = false
    default:
      try begin(&scanner)
      let children = try chemistryMath(next, &scanner)
      push(all: children)
      scanner.hasBase = children.last.map { operatorClass(of: $0) == nil } ?? scanner.hasBase
      _ = scanner.run(of: .space)
    }
  }

  /// Reads a command of ordinary formulas, with the groups that follow it.
  private mutating func chemistryMath(
    _ next: Token, _ scanner: inout ChemistryScanner
  ) throws(FormulaSyntaxError) -> [FormulaTree.ID] {
    let start = scanner.i
    scanner.i += 1
    var isSign = false
    if case .symbol? = CommandTable.commands[name(of: next)] { isSign = true }
    while !isSign, let group = scanner.token(), group.kind == .openBrace { _ = scanner.group() }
    return try contents(of: Argument(tokens: scanner.tokens[start..<scanner.i], source: next.source))
  }
}
