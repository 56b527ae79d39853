internal import MathMeaning
internal import MathReaders
internal import MathTree
internal import SayableEngine

/// Writes a tree as one line of plain text, as people write formulas where there is no layout: `x² + 1/2`, `√(x + 1)`,
/// `∑_(n = 0)^∞ xⁿ`. Reading it as ``FormulaSyntax/typed`` gives the tree again, as far as text can hold it.
internal struct OneLineWriter {
  let tree: FormulaTree
  let shape: FormulaShape
  let line = OneLine()

  /// The text of `tree`.
  static func write(_ tree: FormulaTree) -> String {
    let writer = OneLineWriter(tree: tree, shape: FormulaShape(tree: tree))
    writer.sequence(tree.children(of: tree.root))
    return writer.line.text
  }

  // MARK: Elements

  /// Writes one element.
  ///
  /// - Parameter next: What stands behind it.
  func element(_ id: FormulaTree.ID, next: FormulaTree.ID? = nil) {
    let node = tree[id]
    let children = tree.children(of: id)
    switch node.element {
    case .identifier:
      // `9.8 m/s` is a speed, and `9.8m/s` is none.
      if line.edge == .number, shape.isUnit(id) {
        line.end(as: .word)
        return line.put(TypedName.isReadAsUnit(node.text) ? node.text : "rm(\(node.text))", .word)
      }
      // `1 Ω` is a resistance, and a product of Ω is none.
      if line.edge == .number, node.text.utf8.count > 1, TypedName.isUnitLetter(node.text) { return grouped(id) }
      identifier(id, next: next)
    case .number: number(node)
    case .operator: sign(node, isFirst: false, isLast: false)
    case .text, .string: quoted(node)
    case .space, .glyph, .none, .prescripts, .phantom: break
    case .row, .style, .padded, .error, .cell: sequence(children)
    case .action: if let first = children.first { element(first) }
    case .fraction: fraction(id, children)
    case .squareRoot: root("√", children)
    case .root: rootWithDegree(children)
    case .fenced: fenced(id, children)
    case .enclosure: enclosure(id, children)
    case .subscript, .superscript, .subsuperscript: ScriptWriter(writer: self).beside(node.element, children)
    case .under, .over, .underover: ScriptWriter(writer: self).stacked(id, children)
    case .multiscripts: ScriptWriter(writer: self).multiscripts(children)
    case .table: TableWriter(writer: self).table(id)
    case .tableRow, .labeledRow: TableWriter(writer: self).cells(children)
    }
  }

  /// Writes elements that stand side by side.
  func sequence(_ children: ArraySlice<FormulaTree.ID>) {
    if let (opening, closing) = shape.interval(children) {
      line.put(opening, .opening)
      sequence(children.dropFirst().dropLast())
      return line.put(closing, .closing)
    }
    if let inside = shape.insideOfNestedBars(children) { return call("abs", [inside]) }
    if let word = shape.uprightWord(children) { return line.put(TypedName.alone(word), .word) }
    let lone = shape.loneBrackets(in: children)
    // A bracket without its partner has one that is not seen.
    for _ in 0..<lone.closing { line.put("{:", .opening) }
    defer {
      // A bracket right in front would be another sign.
      for _ in 0..<lone.opening {
        line.put(line.text.utf8.last.map { [0x28, 0x7B].contains($0) } ?? false ? " :}" : ":}", .closing)
      }
    }
    if children.isEmpty, line.edge == .opening, line.text.last.map({ "([{|‖".contains($0) }) ?? false {
      return nothing()
    }
    var place = children.startIndex
    while place < children.endIndex {
      if lone.signs.contains(children[place]) {
        line.put("\\" + tree[children[place]].text, .binary)
        place += 1
      } else if let count = group(at: place, of: children) {
        place += count
      } else {
        item(at: place, of: children)
        place += 1
      }
    }
  }

  /// Writes elements of a row that are written as one, and how many they are; nil where none are at `place`.
  private func group(at place: Int, of row: ArraySlice<FormulaTree.ID>) -> Int? {
    guard place + 1 < row.endIndex else { return nil }
    let (id, next) = (row[place], row[place + 1])
    let text = tree[id].text
    if shape.opensTable(id), let inner = shape.only(next), tree[inner].element == .table {
      let closing = place + 2 < row.endIndex ? row[place + 2] : nil
      TableWriter(writer: self).matrix(inner, opening: text, closing: closing.map { tree[$0].text } ?? "")
      return 3
    }
    if text == "°", line.edge == .number, ["C", "F"].contains(tree[next].text) {
      line.end(as: .loose)
      line.put("°" + tree[next].text, .letter)
      return 2
    }
    if text == "\u{2061}", shape.needsParentheses(asArgument: next) {
      // Parentheses would be said.
      line.end(as: .word)
      grouped(next)
      return 2
    }
    return nil
  }

  /// Writes one element of a row.
  private func item(at place: Int, of row: ArraySlice<FormulaTree.ID>) {
    let id = row[place]
    let next = place + 1 < row.endIndex ? row[place + 1] : nil
    if tree[id].text == "d", let next, tree[next].element == .identifier, tree[next].text.unicodeScalars.count == 1,
      line.isBehindOperand
    {
      line.end(as: .loose)
    }
    if let next, tree[next].text == "\u{2061}", tree[id].element == .identifier, let name = shape.unknownName(id) {
      return line.put(TypedName.named(name), .word)
    }
    if place > row.startIndex, TypedSymbols.isFunction(tree[row[place - 1]].text.utf8),
      let inner = shape.only(id), tree[inner].element == .fraction, shape.vulgarFraction(inner) == nil
    {
      line.end(as: .word)
      return grouped(id)
    }
    if tree[id].element == .space, line.edge == .number, next.map({ tree[$0].element == .number }) ?? false,
      tree.attribute("width", of: id).flatMap({ Length($0) })?.isWide ?? false
    {
      // `1 250` would be one number.
      return line.put("quad", .word)
    }
    guard tree[id].element == .operator else { return element(id, next: next) }
    let isArgument = line.isBehindOperand
    sign(tree[id], isFirst: place == row.startIndex, isLast: next == nil)
    // Two brackets would begin a matrix, and empty parentheses are left out by mistake.
    if shape.beginsMatrix(row[place...]) || !isArgument && shape.isEmptyPair(row[place...]) { nothing() }
  }

  private func identifier(_ id: FormulaTree.ID, next: FormulaTree.ID?) {
    let node = tree[id]
    guard let letter = node.text.unicodeScalars.first, node.text.unicodeScalars.count == 1 else {
      return line.put(name(id, next: next), .word)
    }
    if letter == "_" { return line.put(operator: "_", isFirst: false, isLast: false) }
    let isPlain = node.variant == .unspecified || node.variant == .italic
    if !isPlain, let styled = StyledLetters.styled(letter, node.variant), styled != "ℜ", styled != "ℑ" {
      return line.put(String(styled), .letter)
    }
    // Unicode has no letter of that style, or one that is a sign.
    guard let font = Self.fonts[node.variant], !isPlain else {
      // Signs of words are parted from letters beside them.
      return line.put(node.text, (0x2E80...0xFFFF).contains(letter.value) ? .word : .letter)
    }
    line.put("\(font)(\(node.text))", .word)
  }

  /// A name of several letters. Units are read behind numbers, and words in front of parentheses are functions.
  private func name(_ id: FormulaTree.ID, next: FormulaTree.ID?) -> String {
    let name = tree[id].text
    if tree.isMarkedAsUnit(id) { return name }
    let isApplied = next.map { ["(", "\u{2061}"].contains(tree[$0].text) || shape.isFenced($0) } ?? false
    return isApplied ? TypedName.function(name) : TypedName.alone(name)
  }

  /// A number, whose style is told by the name of its font.
  private func number(_ node: FormulaTree.Node) {
    guard let font = Self.fonts[node.variant] else { return line.put(node.text, .number) }
    line.put("\(font)(\(node.text))", .word)
    line.end(as: .closing)
  }

  private func sign(_ node: FormulaTree.Node, isFirst: Bool, isLast: Bool) {
    if let letter = node.text.unicodeScalars.first, node.text.unicodeScalars.count == 1,
      let styled = StyledLetters.styled(letter, node.variant)
    {
      return line.put(String(styled), .letter)
    }
    if let font = Self.fonts[node.variant], let first = node.text.unicodeScalars.first, first.properties.isAlphabetic {
      return line.put("\(font)(\(TypedName.function(node.text)))", .word)
    }
    line.put(operator: node.text, isFirst: isFirst, isLast: isLast)
  }

  private static let fonts: [MathVariant: String] = [
    .bold: "bb", .italic: "it", .boldItalic: "bbit", .sansSerif: "sf", .boldSansSerif: "bbsf",
    .sansSerifItalic: "sfit", .sansSerifBoldItalic: "bbsfit", .doubleStruck: "bbb", .script: "cc", .boldScript: "bbcc",
    .fraktur: "fr", .boldFraktur: "bbfr", .monospace: "tt",
  ]

  private func quoted(_ node: FormulaTree.Node) {
    let text = node.text
    let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\u{A0}" }
    guard let first = text.firstIndex(where: { !isBlank($0) }), let last = text.lastIndex(where: { !isBlank($0) })
    else { return }
    // Blanks around a word keep it apart.
    let words =
      (first > text.startIndex ? " " : "") + text[first...last] + (text.index(after: last) < text.endIndex ? " " : "")
    let quoted =
      words.contains("\"") && !words.contains(")") ? "text(\(words))" : "\"\(words.replacing("\"", with: "'"))\""
    line.put(Self.fonts[node.variant].map { "\($0)(\(quoted))" } ?? quoted, .word)
  }

  // MARK: Operands

  /// Writes `id`, in parentheses unless it is simple.
  private func operand(_ id: FormulaTree.ID) {
    shape.isSimple(id) ? element(id) : parenthesized(id)
  }

  /// Writes `id` in parentheses.
  func parenthesized(_ id: FormulaTree.ID) {
    line.put("(", .opening)
    if shape.beginsLikeMatrix(id) || tree[id].element == .row && tree[id].childCount == 0 { nothing() }
    element(id)
    line.put(")", .closing)
  }

  /// Writes `id` in brackets that are not seen.
  func grouped(_ id: FormulaTree.ID) {
    line.put("{:", .opening)
    line.end(as: .opening)
    element(id)
    line.put(":}", .closing)
  }

  /// Writes an expression that holds nothing.
  private func nothing() {
    line.put("{::}", .opening)
  }

  /// Writes `name(…)`.
  func call(_ name: String, _ arguments: ArraySlice<FormulaTree.ID>) {
    line.put(name, .word)
    line.put("(", .opening)
    sequence(arguments)
    line.put(")", .closing)
  }

  // MARK: Fractions and roots

  private func fraction(_ id: FormulaTree.ID, _ children: ArraySlice<FormulaTree.ID>) {
    guard children.count == 2, let above = children.first, let below = children.last else { return sequence(children) }
    if let sign = shape.vulgarFraction(id) { return line.put(String(sign), .letter) }
    if shape.isChoice(id) {
      operand(above)
      line.put("choose", .word)
    } else {
      if line.isBehindOperand, line.edge != .number || children.allSatisfy(shape.isUnit) { line.end(as: .loose) }
      operand(above)
      line.append("/", .opening)
    }
    operand(below)
    line.end(as: .loose)
  }

  private func root(_ sign: String, _ children: ArraySlice<FormulaTree.ID>) {
    line.put(sign, .letter)
    line.end(as: .opening)
    argument(children)
  }

  /// Writes what a sign in front is of: one token, or all else in parentheses.
  func argument(_ children: ArraySlice<FormulaTree.ID>) {
    if children.count == 1, let child = children.first, shape.isToken(child) {
      element(child)
      return line.end(as: .loose)
    }
    line.append("(", .opening)
    sequence(children)
    line.put(")", .closing)
  }

  private func rootWithDegree(_ children: ArraySlice<FormulaTree.ID>) {
    guard children.count == 2, let base = children.first, let degree = children.last else { return sequence(children) }
    switch shape.only(degree).map({ tree[$0].text }) {
    case "3": return root("∛", [base])
    case "4": return root("∜", [base])
    default: break
    }
    line.put("root", .word)
    parenthesized(degree)
    line.end(as: .opening)
    parenthesized(base)
  }

  // MARK: Brackets and enclosures

  private func fenced(_ id: FormulaTree.ID, _ children: ArraySlice<FormulaTree.ID>) {
    let separators = Array((tree.attribute("separators", of: id) ?? ",").filter { $0 != " " })
    line.put(tree.attribute("open", of: id) ?? "(", .opening)
    for (place, child) in children.enumerated() {
      if place > 0, let last = separators.last {
        let separator = place - 1 < separators.count ? separators[place - 1] : last
        line.put(String(separator), separator == "|" ? .binary : .comma)
      }
      element(child)
    }
    line.put(tree.attribute("close", of: id) ?? ")", .closing)
  }

  private func enclosure(_ id: FormulaTree.ID, _ children: ArraySlice<FormulaTree.ID>) {
    switch tree.attribute("notation", of: id) {
    case "radical": root("√", children)
    case "top": call("overline", children)
    case "bottom": call("underline", children)
    case "box": call("boxed", children)
    case "circle": call("circled", children)
    case "roundedbox": call("roundedbox", children)
    case "longdiv": call("longdiv", children)
    case "downdiagonalstrike": call("bcancel", children)
    case "updiagonalstrike downdiagonalstrike": call("xcancel", children)
    case "updiagonalstrike": call("cancel", children)
    case let notation?:
      line.put("enclosed(\(notation))", .word)
      line.put("(", .opening)
      sequence(children)
      line.put(")", .closing)
    case nil: sequence(children)
    }
  }
}
