internal import MathTree

// Units that AsciiMath's text marks as such: `"unitsml(kg*m^-3)"`, as UnitsML's notation writes them.
extension LinearParser {
  /// The units in `content` if it is a whole such mark, else nil. What follows a comma describes them and is left out.
  mutating func units(in content: Range<Int>) -> FormulaTree.ID? {
    let mark = "unitsml("
    let start = content.lowerBound + mark.utf8.count
    guard content.upperBound > start, bytes[content.upperBound - 1] == UInt8(ascii: ")"),
      bytes[content.lowerBound..<start].elementsEqual(mark.utf8)
    else { return nil }
    var end = content.upperBound - 1
    if let comma = bytes[start..<end].firstIndex(of: UInt8(ascii: ",")) { end = comma }
    var nodes: [FormulaTree.ID] = []
    var index = start
    while index < end {
      let byte = bytes[index]
      if byte == UInt8(ascii: "*") || byte == UInt8(ascii: "/") {
        nodes.append(tree.token(.operator, byte == UInt8(ascii: "*") ? "⋅" : "/", source: index..<index + 1))
        index += 1
      } else if let unit = unit(at: &index, end) {
        nodes.append(unit)
      } else {
        return nil
      }
    }
    return nodes.isEmpty ? nil : tree.row(nodes, source: content)
  }

  /// A unit with its power, or the root of one.
  private mutating func unit(at index: inout Int, _ end: Int) -> FormulaTree.ID? {
    let start = index
    let root = "sqrt("
    let isRoot = bytes[start..<min(start + root.utf8.count, end)].elementsEqual(root.utf8)
    if isRoot { index += root.utf8.count }
    let nameStart = index
    while index < end, bytes[index] >= 0x80 || bytes[index] | 0x20 &- 0x61 < 26 || bytes[index] == UInt8(ascii: "_") {
      index += 1
    }
    guard index > nameStart else { return nil }
    var name = spelled(nameStart..<index)
    // UnitsML spells the prefix micro with a letter of ASCII.
    if name.utf8.count > 1, name.hasPrefix("u") { name = "µ" + name.dropFirst() }
    let unit = tree.token(.identifier, name, variant: .normal, source: nameStart..<index)
    tree.setAttribute("class", Self.unitClass, of: unit)
    if isRoot {
      guard index < end, bytes[index] == UInt8(ascii: ")") else { return nil }
      index += 1
      let half = tree.token(.number, "0.5", source: start..<index)
      return tree.add(.superscript, [unit, half], source: start..<index)
    }
    guard index < end, bytes[index] == UInt8(ascii: "^") else { return unit }
    index += 1
    let hasBracket = index < end && bytes[index] == UInt8(ascii: "(")
    if hasBracket { index += 1 }
    let signStart = index
    if index < end, bytes[index] == UInt8(ascii: "-") { index += 1 }
    let numberStart = index
    index = min(numberEnd(index, mark: UInt8(ascii: ".")), end)
    guard index > numberStart else { return nil }
    let number = tree.token(.number, spelled(numberStart..<index), source: numberStart..<index)
    var power = number
    if numberStart > signStart {
      let sign = tree.token(.operator, "−", source: signStart..<numberStart)
      power = tree.add(.row, [sign, number])
    }
    if hasBracket {
      guard index < end, bytes[index] == UInt8(ascii: ")") else { return nil }
      index += 1
    }
    return tree.add(.superscript, [unit, power], source: start..<index)
  }
}
