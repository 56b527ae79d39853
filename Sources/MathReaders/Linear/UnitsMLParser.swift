internal import MathTree

/// Parses units that AsciiMath's text marks as such: `"unitsml(kg*m^-3)"`, as UnitsML's notation writes them.
internal struct UnitsMLParser {
  private let source: SourceText
  private let end: Int
  private var index: Int

  /// The units in `content` of `source` if it is a whole such mark, else nil. What follows a comma describes them and is
  /// left out.
  static func parse(_ content: Range<Int>, of source: SourceText, into tree: inout FormulaTree) -> FormulaTree.ID? {
    let start = content.lowerBound + "unitsml(".utf8.count
    guard content.upperBound > start, source[content.upperBound - 1] == UInt8(ascii: ")"),
      source.holds("unitsml(", at: content.lowerBound..<start)
    else { return nil }
    let inside = start..<content.upperBound - 1
    let end = source.bytes[inside].firstIndex(of: UInt8(ascii: ",")) ?? inside.upperBound
    var parser = UnitsMLParser(source: source, end: end, index: start)
    guard let units = parser.units(&tree), !units.isEmpty else { return nil }
    return tree.row(units, source: content)
  }

  private mutating func units(_ tree: inout FormulaTree) -> [FormulaTree.ID]? {
    var nodes: [FormulaTree.ID] = []
    while index < end {
      let start = index
      if take("*") {
        nodes.append(tree.token(.operator, "⋅", source: start..<index))
      } else if take("/") {
        nodes.append(tree.token(.operator, "/", source: start..<index))
      } else if let unit = unit(&tree) {
        nodes.append(unit)
      } else {
        return nil
      }
    }
    return nodes
  }

  /// A unit with its power, or the root of one.
  private mutating func unit(_ tree: inout FormulaTree) -> FormulaTree.ID? {
    let start = index
    let isRoot = take("sqrt(")
    let nameStart = index
    while index < end, source[index] >= 0x80 || source[index].isLetter || source[index] == UInt8(ascii: "_") {
      index += 1
    }
    guard index > nameStart else { return nil }
    var name = source.text(nameStart..<index)
    // UnitsML spells the prefix micro with a letter of ASCII.
    if name.utf8.count > 1, name.hasPrefix("u") { name = "µ" + name.dropFirst() }
    let unit = tree.token(.identifier, name, variant: .normal, source: nameStart..<index)
    tree.markUnit(unit)
    if isRoot {
      guard take(")") else { return nil }
      let half = tree.token(.number, "0.5", source: start..<index)
      return tree.add(.superscript, [unit, half], source: start..<index)
    }
    guard take("^") else { return unit }
    guard let power = power(&tree) else { return nil }
    return tree.add(.superscript, [unit, power], source: start..<index)
  }

  /// A number with or without a sign and brackets.
  private mutating func power(_ tree: inout FormulaTree) -> FormulaTree.ID? {
    let hasBracket = take("(")
    let start = index
    let isNegative = take("-")
    let digits = index..<min(source.endOfNumber(index, mark: UInt8(ascii: ".")), end)
    guard !digits.isEmpty else { return nil }
    index = digits.upperBound
    let number = tree.token(.number, source.text(digits), source: digits)
    let sign = isNegative ? tree.token(.operator, "−", source: start..<digits.lowerBound) : nil
    guard !hasBracket || take(")") else { return nil }
    return sign.map { tree.add(.row, [$0, number]) } ?? number
  }

  private mutating func take(_ text: String) -> Bool {
    guard index + text.utf8.count <= end, source.holds(text, at: index..<index + text.utf8.count) else { return false }
    index += text.utf8.count
    return true
  }
}
