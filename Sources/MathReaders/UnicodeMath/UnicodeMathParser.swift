package import MathTree

/// Parses UnicodeMath, the linear format of Unicode Technical Note 28.
///
/// The format has no wrong formulas: a character that finds no part, like a bracket without its partner, stands for
/// itself. A formula is a row of operators and *operands*; an operand is a run of *factors* without a space in it, as
/// `2x(a+b)`, and is what a script, a root or a fraction's bar takes. The parentheses around such an operand are not
/// part of the formula.
///
/// This type parses rows and operands, and finds out what a factor is; the types in it parse the factors.
package struct UnicodeMathParser {
  typealias Node = FormulaTree.ID
  typealias Parser = UnicodeMathParser
  typealias Mark = UnicodeMathMark
  typealias Cursor = UnicodeMathCursor
  typealias Builder = UnicodeMathBuilder

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

    /// What stands around the content of a bracket.
    static func bracket(_ open: Unicode.Scalar, isArray: Bool = false, bar: Unicode.Scalar? = nil) -> Surroundings {
      Surroundings(isBracketed: true, isArray: isArray, bar: bar, open: open)
    }
  }

  enum Factor {
    case nothing
    case plain
    /// One pair of parentheses, without scripts, with what it holds.
    case group(Node)
  }

  /// What was read before scripts.
  enum Base {
    case nothing
    /// A node that can have scripts, and what it holds if it is a pair of parentheses.
    case one(Node, group: Node?)
    /// A node that has its scripts.
    case finished(Node)
    /// Nodes without a bracket around them, as its partner is missing.
    case flat([Node])
  }

  var cursor: UnicodeMathCursor
  var builder = UnicodeMathBuilder()
  var surroundings = Surroundings()
  let decimalMark: Unicode.Scalar

  /// Parses all of `source`.
  package static func parse(_ source: String, options: ParsingOptions) throws(FormulaSyntaxError) -> ParsedFormula {
    do throws(FormulaSyntaxError) {
      let lexer = UnicodeMathLexer(source)
      if let problem = lexer.problem, !options.isLenient { throw problem }
      let mark = options.decimalMark.unicodeScalars.first ?? "."
      var parser = UnicodeMathParser(cursor: UnicodeMathCursor(lexer.marks, of: lexer.source), decimalMark: mark)
      let parts = try parser.formula(length: lexer.source.count)
      let tree = parser.builder.finish(parts, length: lexer.source.count)
      return try ParsedFormula(tree, of: source, problems: lexer.problem.map { [$0] } ?? [], options: options)
    } catch {
      guard options.isLenient else { throw error }
      return .unread(source, problems: [error])
    }
  }

  /// Parses the formula, and the number that comes behind `#`.
  private mutating func formula(length: Int) throws(FormulaSyntaxError) -> [Node] {
    let items = try row()
    guard cursor.scalar(at: cursor.index) == "#" else { return items }
    let range = cursor.take().source.upperBound..<length
    cursor.index = cursor.end
    let number = cursor.text(range).drop { $0 == " " }
    let last = number.lastIndex { $0 != " " }.map { number.index(after: $0) } ?? number.startIndex
    let label = builder.token(.text, String(number[..<last]), range)
    let cells = [try add(.cell, [label]), try add(.cell, items)]
    return [try add(.table, [try add(.labeledRow, cells)])]
  }

  // MARK: Rows and operands

  /// Parses operators and operands up to what ends the row, behind the `items` that it begins with.
  mutating func row(_ items: [Node] = []) throws(FormulaSyntaxError) -> [Node] {
    var items = items
    var isAfterOperand = !items.isEmpty
    while let part = cursor.part {
      switch part {
      case .space:
        cursor.index += 1
        continue
      case .wideSpace:
        if cursor.part(at: cursor.index + 1) == .combining {
          cursor.index += 1
        } else {
          items.append(Operators.wideSpace(&self))
        }
        continue
      case .close:
        if !isAfterOperand, let interval = try Intervals.parse(&self) {
          items.append(interval)
        } else {
          if surroundings.isBracketed { return items }
          let mark = cursor.take()
          if mark.scalar != "〗", mark.scalar != "┤" { items.append(token(.operator, mark)) }
        }
        isAfterOperand = true
        continue
      case .bar:
        if isAfterOperand, Bars.closes(self) { return items }
      case .operator:
        let sign = cursor.sign
        if sign == "#", !surroundings.isBracketed { return items }
        if isSeparator || surroundings.isDegree && cursor.scalar(at: cursor.index) == "▒" { return items }
      default: break
      }
      let before = cursor.index
      isAfterOperand = try term(into: &items)
      // A bracket that is not seen leaves nothing behind.
      if cursor.index == before { items.append(try Operators.parse(&self)) }
    }
    return items
  }

  /// Whether the next mark separates the parts of an array that is read.
  var isSeparator: Bool { surroundings.isArray && (cursor.sign == "&" || cursor.sign == "@") }

  /// Parses an operand, with the fractions that it is the numerator of.
  ///
  /// - Returns: Whether there is one.
  mutating func term(into items: inout [Node]) throws(FormulaSyntaxError) -> Bool {
    let first = items.count
    let group = try operand(into: &items)
    guard items.count > first else { return false }
    if let fraction = try Fractions.parse(above: items[first...], group: group, &self) {
      items.removeSubrange(first...)
      items.append(fraction)
    }
    return true
  }

  /// Parses a run of factors.
  ///
  /// - Returns: What stands in parentheses, if they hold all of the operand.
  mutating func operand(into items: inout [Node]) throws(FormulaSyntaxError) -> Node? {
    var group: Node?
    var count = 0
    while let first = cursor.scalar(at: cursor.index) {
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

  /// Parses an operand as one node, which goes without its parentheses; nil where there is none.
  mutating func wholeOperand(_ items: [Node] = []) throws(FormulaSyntaxError) -> Node? {
    var items = items
    if let group = try operand(into: &items) { return group }
    return items.isEmpty ? nil : try row(of: items)
  }

  /// Skips the space that ends the order of a derivative: `ⅆ^2 y` is one operand.
  private mutating func skipSpaceOfDifferential(_ first: Unicode.Scalar) {
    guard ["ⅆ", "ⅅ", "∂", "𝜕"].contains(first), cursor.sign == " ", cursor.index > 1,
      cursor[cursor.index - 1].part == .digit, cursor.part(at: cursor.index + 1) == .letter
    else { return }
    cursor.index += 1
  }

  // MARK: Factors

  mutating func factor(into items: inout [Node], isFirst: Bool) throws(FormulaSyntaxError) -> Factor {
    try builder.enter(at: cursor.place)
    defer { builder.leave() }
    switch try base(isFirst: isFirst) {
    case .nothing: return .nothing
    case .one(let id, let group):
      let whole = try Scripts.parse(behind: id, group: group, &self)
      items.append(whole)
      if let group, whole == id { return .group(group) }
    case .finished(let id): items.append(id)
    case .flat(let all): items += all
    }
    return .plain
  }

  /// Parses what a factor is without its scripts. The next mark is not the end.
  mutating func base(isFirst: Bool) throws(FormulaSyntaxError) -> Base {
    let mark = cursor[cursor.index]
    guard mark.kind == .plain else { return try Names.parseText(mark, &self) }
    switch mark.part {
    case .letter: return try Names.parse(&self)
    case .digit: return .one(Names.number(&self), group: nil)
    case .open: return try Brackets.parse(&self)
    case .bar:
      if Bars.separates(self) || !isFirst && Bars.closes(self) { return .nothing }
      return try Bars.parse(&self)
    case .object: return try Objects.parse(&self)
    case .nary: return isFirst ? .finished(try NaryOperators.parse(&self)) : .nothing
    case .combining: return isFirst ? try Enclosures.parseLeadingAccent(&self) : .nothing
    case .subscriptSign, .superscriptSign:
      guard isFirst, let whole = try Prescripts.parse(&self) else { return .nothing }
      return .finished(whole)
    case .operator: return try Operators.parseFactor(mark, isFirst: isFirst, &self)
    case .space, .wideSpace, .close, .prime: return .nothing
    }
  }

  // MARK: Brackets around rows

  /// Parses a row with other surroundings: in a bracket `open`, or between bars.
  mutating func row(in inside: Surroundings, _ items: [Node] = []) throws(FormulaSyntaxError) -> [Node] {
    let outside = surroundings
    surroundings = inside
    defer { surroundings = outside }
    return try row(items)
  }

  // MARK: Nodes

  /// Adds the character of `mark`.
  mutating func token(_ element: MathElement, _ mark: UnicodeMathMark) -> Node {
    builder.token(element, String(mark.scalar), mark.source)
  }

  mutating func add(_ element: MathElement, _ children: [Node]) throws(FormulaSyntaxError) -> Node {
    try builder.add(element, children, at: cursor.place)
  }

  /// Adds an element with an attribute.
  mutating func add(
    _ element: MathElement, _ children: [Node], _ attribute: String, _ value: String
  ) throws(FormulaSyntaxError) -> Node {
    let id = try add(element, children)
    builder.setAttribute(attribute, value, of: id)
    return id
  }

  /// The only one of `items`, or a row of them.
  mutating func row(of items: [Node]) throws(FormulaSyntaxError) -> Node {
    items.count == 1 ? items[0] : try add(.row, items)
  }
}
