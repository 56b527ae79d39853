internal import MathTree

/// Writes formulas of chemistry as the package mhchem does: a script stands on an invisible letter, so that all scripts
/// have one height.
extension LaTeXParser {
  mutating func chemistry(_ token: Token) throws(FormulaSyntaxError) {
    let argument = try argument(of: token)
    push(tree.add(.row, try chemistry(in: argument.tokens), source: argument.source))
  }

  /// Reads tokens as chemistry, in a list of their own.
  private mutating func chemistry(in tokens: ArraySlice<Token>) throws(FormulaSyntaxError) -> [FormulaTree.ID] {
    guard depth < maximumFormulaDepth else {
      throw lost(
        FormulaSyntaxError("The formula's parts are nested more than \(maximumFormulaDepth) deep", at: endOfInput))
    }
    depth += 1
    let outer = (list, style)
    list = OpenList(base: items.count)
    style = Style()
    defer {
      (list, style) = outer
      depth -= 1
    }
    do throws(FormulaSyntaxError) {
      var reader = ChemistryReader(tokens)
      while let next = reader.token() { try chemistry(next, &reader) }
      try writeScripts(&reader)
      return taken()
    } catch {
      items.removeSubrange(list.base...)
      throw error
    }
  }

  private mutating func chemistry(_ next: Token, _ reader: inout ChemistryReader) throws(FormulaSyntaxError) {
    switch next.kind {
    case .space, .tie, .comment:
      reader.i += 1
      try end(&reader)
    case .superscript, .subscript: try chemistryScript(isUpper: next.kind == .superscript, next, &reader)
    case .prime:
      if reader.upper != nil { try writeScripts(&reader) }
      reader.upper = reader.run(of: .prime)
    case .digit:
      if reader.hasBase, reader.lower == nil {
        reader.lower = reader.run(of: .digit)
      } else {
        try end(&reader)
        try amount(&reader)
      }
    case .letter: try entity(next, &reader)
    case .openBrace:
      try begin(&reader)
      for child in try texts(of: Argument(tokens: reader.group(), source: next.source)) { push(child) }
      reader.hasBase = true
    case .closeBrace: reader.i += 1
    case .command: try chemistryCommand(next, &reader)
    case .parameter: try sign("≡", next, &reader)
    default: try chemistrySign(next, &reader)
    }
  }

  /// Writes what stands in front of an entity, and what belongs to the one before it.
  private mutating func begin(_ reader: inout ChemistryReader) throws(FormulaSyntaxError) {
    try writeScripts(&reader)
    guard reader.lowerBefore != nil || reader.upperBefore != nil else { return }
    let (lower, upper) = (reader.lowerBefore ?? [], reader.upperBefore ?? [])
    (reader.lowerBefore, reader.upperBefore) = (nil, nil)
    let place = (upper.first ?? lower.first)?.source ?? endOfInput
    // Both scripts are set twice: at first for their width only, then flush right.
    var parts: [FormulaTree.ID] = []
    for script in [lower, upper] { parts.append(hidden(try scriptContent(script), place)) }
    push(tree.add(.subsuperscript, [invisibleLetter(place)] + parts, source: place))
    parts = []
    for script in [lower, upper] {
      let digit = tree.token(.number, "2", source: place)
      parts.append(tree.add(.row, [hidden([digit], place)] + (try scriptContent(script))))
    }
    push(tree.add(.subsuperscript, [invisibleLetter(place)] + parts, source: place))
  }

  private mutating func end(_ reader: inout ChemistryReader) throws(FormulaSyntaxError) {
    try begin(&reader)
    reader.hasBase = false
  }

  private mutating func sign(
    _ text: String, _ token: Token, _ reader: inout ChemistryReader, length: Int = 1, isBase: Bool = false
  ) throws(FormulaSyntaxError) {
    try begin(&reader)
    push(tree.token(.operator, text, source: token.source))
    reader.i += length
    reader.hasBase = isBase
  }

  private mutating func hidden(_ children: [FormulaTree.ID], _ place: Range<Int>) -> FormulaTree.ID {
    tree.add(.padded, [tree.add(.phantom, children, source: place)], source: place)
  }

  private mutating func invisibleLetter(_ place: Range<Int>) -> FormulaTree.ID {
    let id = hidden([tree.token(.identifier, "A", source: place)], place)
    tree.setAttribute("width", "0", of: id)
    return id
  }

  // MARK: Entities

  /// A number in front of an entity, perhaps a fraction.
  private mutating func amount(_ reader: inout ChemistryReader) throws(FormulaSyntaxError) {
    let over = amountNumber(&reader)
    if let slash = reader.token(), slash.is("/"), reader.token(1)?.kind == .digit {
      reader.i += 1
      push(tree.add(.fraction, [over, amountNumber(&reader)]))
    } else {
      push(over)
    }
    // `2nH2O`.
    if let letter = reader.token(), letter.kind == .letter, letter.value >= 0x61, let next = reader.token(1),
      next.kind == .letter, next.value < 0x61
    {
      reader.i += 1
      push(tree.token(.identifier, written(letter), source: letter.source))
    }
  }

  private mutating func amountNumber(_ reader: inout ChemistryReader) -> FormulaTree.ID {
    let start = reader.i
    _ = reader.run(of: .digit)
    if let mark = reader.token(), mark.is(".") || mark.is(","), reader.token(1)?.kind == .digit, start < reader.i {
      reader.i += 1
      _ = reader.run(of: .digit)
    }
    return number(reader.tokens[start..<reader.i])
  }

  private mutating func number(_ tokens: ArraySlice<Token>) -> FormulaTree.ID {
    tree.token(.number, text(of: tokens), source: span(tokens))
  }

  private func span(_ tokens: ArraySlice<Token>) -> Range<Int> {
    guard let first = tokens.first, let last = tokens.last else { return endOfInput }
    return Int(first.start)..<max(Int(first.start), Int(last.end))
  }

  /// Letters: elements and names. A small letter alone in front of an entity is an amount, and `v` alone is an arrow.
  private mutating func entity(_ next: Token, _ reader: inout ChemistryReader) throws(FormulaSyntaxError) {
    if let digits = reader.upper, reader.lower == nil, digits.allSatisfy({ $0.kind == .digit }) {
      // Digits above and then letters: the number of an isotope.
      reader.upper = nil
      try writeScripts(&reader)
      reader.upperBefore = digits
    }
    let isAlone = !reader.hasBase && reader.lowerBefore == nil && reader.upperBefore == nil
    try begin(&reader)
    let letters = reader.run(of: .letter)
    let after = reader.token()
    if isAlone, letters.count == 1, after == nil || after?.kind == .space {
      if next.is("v") { return push(tree.token(.operator, "↓", source: next.source)) }
      let start = reader.i
      _ = reader.run(of: .space)
      if let entity = reader.token(), next.value >= 0x61, entity.kind == .letter || entity.is("(") || entity.is("[") {
        return push(tree.token(.identifier, written(next), source: next.source))
      }
      reader.i = start
    }
    let id = upright(letters)
    if letters.count < 3, next.value < 0x61, letters.dropFirst().allSatisfy({ $0.value >= 0x61 }) {
      tree.setAttribute("intent", ":chemical-element", of: id)
    }
    push(id)
    reader.hasBase = true
  }

  private mutating func upright(_ letters: ArraySlice<Token>) -> FormulaTree.ID {
    tree.token(
      .identifier, text(of: letters), variant: letters.count == 1 ? .normal : .unspecified, source: span(letters))
  }

  // MARK: Scripts

  private mutating func chemistryScript(
    isUpper: Bool, _ next: Token, _ reader: inout ChemistryReader
  ) throws(FormulaSyntaxError) {
    reader.i += 1
    let after = reader.token()
    if isUpper, after == nil || after?.kind == .space {
      reader.i -= 1
      return try sign("↑", next, &reader)
    }
    guard reader.hasBase else {
      let script = reader.script(isUpper: isUpper)
      if isUpper { reader.upperBefore = script } else { reader.lowerBefore = script }
      return
    }
    if isUpper ? reader.upper != nil : reader.lower != nil { try writeScripts(&reader) }
    let script = reader.script(isUpper: isUpper)
    if isUpper { reader.upper = script } else { reader.lower = script }
  }

  /// Writes the scripts of the last entity. Charges of defects stand above indices, all others behind them.
  private mutating func writeScripts(_ reader: inout ChemistryReader) throws(FormulaSyntaxError) {
    guard reader.lower != nil || reader.upper != nil else { return }
    let lower = try reader.lower.map { (script) throws(FormulaSyntaxError) in try scriptRow(script) }
    let upper = try reader.upper.map { (script) throws(FormulaSyntaxError) in try scriptRow(script) }
    let isDefect = reader.hasChargeOfDefect
    let isOxidation = reader.upper?.allSatisfy { $0.is("I") || $0.is("V") || $0.is("X") } ?? false
    (reader.lower, reader.upper) = (nil, nil)
    let place = endOf(items.last ?? lower ?? upper ?? tree.root)
    let letter = place..<place
    if let lower, let upper, isDefect {
      return push(tree.add(.subsuperscript, [invisibleLetter(letter), lower, upper]))
    }
    if let upper, isOxidation { push(tree.add(.superscript, [invisibleLetter(letter), upper])) }
    if let lower { push(tree.add(.subscript, [invisibleLetter(letter), lower])) }
    if let upper, !isOxidation { push(tree.add(.superscript, [invisibleLetter(letter), upper])) }
  }

  private mutating func scriptRow(_ script: ArraySlice<Token>) throws(FormulaSyntaxError) -> FormulaTree.ID {
    group(try scriptContent(script), source: span(script))
  }

  private mutating func scriptContent(
    _ script: ArraySlice<Token>
  ) throws(FormulaSyntaxError) -> [FormulaTree.ID] {
    var reader = ChemistryReader(script)
    var parts: [FormulaTree.ID] = []
    while let next = reader.token() {
      switch next.kind {
      case .digit: parts.append(amountNumber(&reader))
      case .letter:
        let letters = reader.run(of: .letter)
        let isVariable = letters.count == 1 && next.value >= 0x61
        parts.append(isVariable ? tree.token(.identifier, written(next), source: next.source) : upright(letters))
      case .prime:
        reader.i += 1
        parts.append(tree.token(.identifier, "′", source: next.source))
      case .space, .tie, .comment, .closeBrace: reader.i += 1
      case .openBrace:
        parts += try texts(of: Argument(tokens: reader.group(), source: next.source))
      case .command: parts += try chemistryMath(next, &reader)
      default:
        if next.is("$") {
          parts += try contents(of: Argument(tokens: reader.group(), source: next.source))
          continue
        }
        reader.i += 1
        let (element, text) = Characters.token(of: next.scalar)
        parts.append(tree.token(element, next.is(".") ? "∙" : text, source: next.source))
      }
    }
    return parts
  }

  // MARK: Signs and commands

  private mutating func chemistrySign(
    _ next: Token, _ reader: inout ChemistryReader
  ) throws(FormulaSyntaxError) {
    if let (text, length) = reader.arrow() { return try chemistryArrow(text, length, next, &reader) }
    switch next.scalar {
    case "$":
      try begin(&reader)
      let argument = Argument(tokens: reader.group(), source: next.source)
      for child in try contents(of: argument) { push(child) }
      reader.hasBase = true
    case ")", "]": try sign(written(next), next, &reader, isBase: true)
    case "(", "[":
      // A precipitate or a gas.
      if reader.starts(with: "(v)") { return try sign("↓", next, &reader, length: 3) }
      if reader.starts(with: "(^)") { return try sign("↑", next, &reader, length: 3) }
      try sign(written(next), next, &reader)
    case "*", ".": try sign("⋅", next, &reader)
    case "+", "-":
      if reader.starts(with: "+-") { return try sign("±", next, &reader, length: 2) }
      let after = reader.token(1)
      let isLast = after.map { $0.kind == .space || $0.is(")") || $0.is("]") || $0.is(",") || $0.is("+") } ?? true
      if reader.hasBase, reader.upper == nil, isLast || next.is("+") && after?.kind != .letter {
        // A charge.
        reader.upper = reader.tokens[reader.i..<reader.i + 1]
        reader.i += 1
        while let more = reader.token(), more.kind == next.kind, more.value == next.value {
          reader.i += 1
          reader.upper = reader.upper.map { reader.tokens[$0.startIndex..<reader.i] }
        }
      } else if next.is("-"), reader.upper != nil {
        try end(&reader)
        push(tree.token(.text, "-", source: next.source))
        reader.i += 1
      } else {
        try sign(next.is("-") ? "−" : "+", next, &reader)
      }
    default:
      let (element, text) = Characters.token(of: next.scalar)
      try begin(&reader)
      push(tree.token(element, text, source: next.source))
      reader.i += 1
      reader.hasBase = element == .identifier
    }
  }

  private mutating func chemistryArrow(
    _ text: String, _ length: Int, _ next: Token, _ reader: inout ChemistryReader
  ) throws(FormulaSyntaxError) {
    try end(&reader)
    reader.i += length
    var labels: [FormulaTree.ID?] = []
    while labels.count < 2, let bracket = reader.token(), bracket.is("[") {
      let children = try chemistry(in: reader.group())
      labels.append(children.isEmpty ? nil : group(children))
    }
    let arrow = tree.token(.operator, text, source: next.source)
    switch (labels.first ?? nil, labels.dropFirst().first ?? nil) {
    case (let over?, let under?): push(tree.add(.underover, [arrow, under, over]))
    case (let over?, nil): push(tree.add(.over, [arrow, over]))
    case (nil, let under?): push(tree.add(.under, [arrow, under]))
    case (nil, nil): push(arrow)
    }
  }

  private mutating func chemistryCommand(
    _ next: Token, _ reader: inout ChemistryReader
  ) throws(FormulaSyntaxError) {
    switch name(of: next) {
    case "ca": try sign("∼", next, &reader)
    case "bond":
      reader.i += 1
      guard reader.token()?.kind == .openBrace else { return }
      let text = text(of: reader.group()).trimmingSpaces()
      guard let bond = ChemistryReader.bonds[text] else {
        throw FormulaSyntaxError("'\(text)' is no bond", expected: "'-', '=', '#' or '~'", at: next.source)
      }
      try begin(&reader)
      for scalar in bond.unicodeScalars {
        push(tree.token(.operator, String(Character(scalar)), source: next.source))
      }
      reader.hasBase = false
    default:
      try begin(&reader)
      let children = try chemistryMath(next, &reader)
      for child in children { push(child) }
      reader.hasBase = children.last.map { operatorClass(of: $0) == nil } ?? reader.hasBase
      _ = reader.run(of: .space)
    }
  }

  /// Reads a command of ordinary formulas, with the groups that follow it.
  private mutating func chemistryMath(
    _ next: Token, _ reader: inout ChemistryReader
  ) throws(FormulaSyntaxError) -> [FormulaTree.ID] {
    let start = reader.i
    reader.i += 1
    var isSign = false
    if case .symbol? = CommandTable.commands[name(of: next)] { isSign = true }
    while !isSign, let group = reader.token(), group.kind == .openBrace { _ = reader.group() }
    return try contents(of: Argument(tokens: reader.tokens[start..<reader.i], source: next.source))
  }
}
