internal import MathTree

/// Reads UnicodeMath, the linear format of Unicode Technical Note 28.
///
/// The format has no wrong formulas: a character that finds no part, like a bracket without its partner, stands for
/// itself. A formula is a row of operators and *operands*; an operand is a run of *factors* without a space in it, as
/// `2x(a+b)`, and is what a script, a root or a fraction's bar takes. The parentheses around such an operand are not
/// part of the formula. This file reads rows and operands, extensions in other files read the rest.
internal struct UnicodeMathReader {
  /// Reads `source`.
  static func read(_ source: String, options: ParsingOptions) throws(FormulaSyntaxError) -> ParsedFormula {
    do throws(FormulaSyntaxError) {
      let characters = UnicodeMathSource(source)
      if let problem = characters.problem, !options.isLenient { throw problem }
      var reader = UnicodeMathReader(characters, decimalMark: options.decimalMark)
      try reader.readFormula(length: source.utf8.count)
      return ParsedFormula(tree: reader.tree, problems: characters.problem.map { [$0] } ?? [])
    } catch {
      guard options.isLenient else { throw error }
      return .unread(source, problems: [error])
    }
  }

  /// What stands around the place that is read.
  struct Surroundings {
    /// Whether a closing bracket ends the row.
    var isBracketed = false
    /// Whether `&` and `@` end the row.
    var isArray = false
    /// The bar that ends the row where it comes after an operand.
    var bar: Unicode.Scalar?
    /// The bracket that was opened last.
    var open: Unicode.Scalar?
    /// Whether a script is read, whose characters `_` and `^` belong to the base outside.
    var isScript = false
    /// Whether `▒` ends the row, as behind the degree of a root.
    var isDegree = false
  }

  let source: UnicodeMathSource
  let marks: [UnicodeMathSource.Mark]
  let decimalMark: Unicode.Scalar
  var tree = FormulaTree()
  var surroundings = Surroundings()
  /// The mark that is read next.
  var index = 0
  /// The mark to stop in front of.
  var end: Int
  private var depth = 0
  /// How many elements are nested in each node of the tree.
  private var heights: [Int16] = []

  private init(_ source: UnicodeMathSource, decimalMark: Character) {
    self.source = source
    marks = source.marks
    end = source.marks.count
    self.decimalMark = decimalMark.unicodeScalars.first ?? "."
  }

  private mutating func readFormula(length: Int) throws(FormulaSyntaxError) {
    var items: [FormulaTree.ID] = []
    try row(into: &items)
    if index < end, marks[index].scalar == "#" { items = [try numbered(items, length: length)] }
    tree.root = tree.add(.row, items, source: 0..<length)
  }

  /// The formula `items` with the number that comes behind `#`.
  private mutating func numbered(_ items: [FormulaTree.ID], length: Int) throws(FormulaSyntaxError) -> FormulaTree.ID {
    let start = Int(marks[index].end)
    let label = token(.text, Self.trimmed(source.text(start..<length)), from: start, to: length)
    index = end
    let cells = [try add(.cell, [label]), try add(.cell, items)]
    return try add(.table, [try add(.labeledRow, cells)])
  }

  // MARK: Rows and operands

  /// Reads operators and operands up to what ends the row.
  mutating func row(into items: inout [FormulaTree.ID]) throws(FormulaSyntaxError) {
    var isAfterOperand = !items.isEmpty
    while index < end {
      let mark = marks[index]
      let character = part(of: mark)
      switch character {
      case .space:
        index += 1
        continue
      case .wideSpace:
        if index + 1 < end, part(of: marks[index + 1]) == .combining {
          index += 1
          continue
        }
        items.append(wideSpace())
        continue
      case .close:
        if !isAfterOperand, let interval = try interval() {
          items.append(interval)
          isAfterOperand = true
          continue
        }
        if surroundings.isBracketed { return }
        index += 1
        if mark.scalar != "〗", mark.scalar != "┤" { items.append(token(.operator, mark)) }
        isAfterOperand = true
        continue
      case .bar:
        if isAfterOperand, closes(at: index) { return }
      case .operator:
        if mark.scalar == "#", mark.kind == .plain, !surroundings.isBracketed { return }
        if isSeparator(mark) || surroundings.isDegree && mark.scalar == "▒" { return }
      default: break
      }
      let before = index
      isAfterOperand = try term(into: &items)
      // A bracket that is not seen leaves nothing behind.
      if index == before { items.append(try operatorWithScripts()) }
    }
  }

  /// Reads an operand, with the fractions that it is the numerator of.
  ///
  /// - Returns: Whether there is one.
  mutating func term(into items: inout [FormulaTree.ID]) throws(FormulaSyntaxError) -> Bool {
    let first = items.count
    let numeratorGroup = try operand(into: &items)
    guard items.count > first else { return false }
    var group = numeratorGroup
    while let sign = fractionSign() {
      let back = index
      index = sign + 1
      skipSpaces()
      var below: [FormulaTree.ID] = []
      let belowGroup = try denominator(into: &below)
      guard !below.isEmpty else {
        index = back
        break
      }
      var above = group.map { [$0] } ?? Array(items[first...])
      let intent = marks[sign].scalar == "/" ? try derivativeIntent(&above, below) : nil
      let parts = [tree.row(above), belowGroup ?? tree.row(below)]
      noteHeight()
      let fraction = try self.fraction(parts, sign: marks[sign].scalar)
      if let intent { tree.setAttribute("intent", intent, of: fraction) }
      items.removeSubrange(first...)
      items.append(fraction)
      group = nil
    }
    return true
  }

  /// Reads a run of factors.
  ///
  /// - Returns: What stands in parentheses, if they hold all of the operand.
  mutating func operand(into items: inout [FormulaTree.ID]) throws(FormulaSyntaxError) -> FormulaTree.ID? {
    var group: FormulaTree.ID?
    var count = 0
    while index < end {
      let first = marks[index].scalar
      switch try factor(into: &items, isFirst: count == 0) {
      case .nothing: return group
      case .plain: group = nil
      case .group(let inner): group = count == 0 ? inner : nil
      }
      count += 1
      skipSpaceOfDifferential(first)
    }
    return group
  }

  /// Skips the space that ends the order of a derivative: `ⅆ^2 y` is one operand.
  private mutating func skipSpaceOfDifferential(_ first: Unicode.Scalar) {
    switch first {
    case "ⅆ", "ⅅ", "∂", "𝜕":
      guard index > 1, isNext(" "), index + 1 < end, part(of: marks[index - 1]) == .digit,
        part(of: marks[index + 1]) == .letter
      else { return }
      index += 1
    default: break
    }
  }

  // MARK: Characters

  /// What a mark does; `_` and `^` are operators here.
  func part(of mark: UnicodeMathSource.Mark) -> UnicodeMathCharacter {
    mark.kind == .plain ? UnicodeMathCharacter.of(mark.scalar) : mark.kind == .literal ? .operator : .letter
  }

  /// Whether `mark` separates the parts of an array that is read.
  func isSeparator(_ mark: UnicodeMathSource.Mark) -> Bool {
    surroundings.isArray && mark.kind == .plain && (mark.scalar == "&" || mark.scalar == "@")
  }

  /// Whether the next mark is `scalar`, as a sign of the notation.
  func isNext(_ scalar: Unicode.Scalar) -> Bool {
    index < end && marks[index].scalar == scalar && marks[index].kind == .plain
  }

  mutating func skipSpaces() {
    while index < end, part(of: marks[index]) == .space { index += 1 }
  }

  static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "+", "-", "−", "±", "∓": true
    default: false
    }
  }

  static func trimmed(_ text: String) -> String {
    var view = text[...]
    while view.first == " " { view = view.dropFirst() }
    while view.last == " " { view = view.dropLast() }
    return String(view)
  }

  // MARK: Building

  /// Counts one level of nesting, which ``leave()`` ends. Each factor is one, and all that nests is in a factor.
  mutating func enter() throws(FormulaSyntaxError) {
    depth += 1
    guard depth <= maximumFormulaDepth else { throw tooDeep() }
  }

  mutating func leave() { depth -= 1 }

  private func tooDeep() -> FormulaSyntaxError {
    let place = min(index, max(0, marks.count - 1))
    let source = place < marks.count ? Int(marks[place].start)..<Int(marks[place].end) : 0..<0
    return FormulaSyntaxError("The parts of the formula are nested more than \(maximumFormulaDepth) deep", at: source)
  }

  /// Adds a token that is written from byte `start` to byte `end`.
  mutating func token(
    _ element: MathElement, _ text: String, variant: MathVariant = .unspecified, from start: Int, to end: Int
  ) -> FormulaTree.ID {
    let id = tree.token(element, text, variant: variant, source: start..<max(start, end))
    noteHeight()
    return id
  }

  /// Adds the character of `mark`.
  mutating func token(_ element: MathElement, _ mark: UnicodeMathSource.Mark) -> FormulaTree.ID {
    token(element, String(mark.scalar), from: Int(mark.start), to: Int(mark.end))
  }

  /// Adds an element.
  mutating func add(_ element: MathElement, _ children: [FormulaTree.ID]) throws(FormulaSyntaxError) -> FormulaTree.ID {
    let id = tree.add(element, children)
    noteHeight()
    guard Int(heights[Int(id.position)]) <= 2 * maximumFormulaDepth else { throw tooDeep() }
    return id
  }

  /// Adds a row, unless there is one item.
  mutating func makeRow(_ items: [FormulaTree.ID]) throws(FormulaSyntaxError) -> FormulaTree.ID {
    items.count == 1 ? items[0] : try add(.row, items)
  }

  /// Finds the heights of nodes that were added since the last time.
  private mutating func noteHeight() {
    while heights.count < tree.nodes.count {
      var height: Int16 = 0
      for child in tree.children(of: FormulaTree.ID(position: Int32(heights.count))) {
        height = max(height, heights[Int(child.position)])
      }
      heights.append(height + 1)
    }
  }

  /// What an intent calls `id`: the text of a single name or number, else a reference to it by the name `name`.
  mutating func reference(to id: FormulaTree.ID, _ name: String) -> String {
    let node = tree[id]
    if node.element == .identifier || node.element == .number { return node.text }
    tree.setAttribute("arg", name, of: id)
    return "$" + name
  }
}
