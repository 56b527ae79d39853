internal import MathTree

/// Parses concentrations as people type them, in brackets that are more than grouping: `[H3O+]`, `[Ca2+]`, `[A]`.
internal struct ConcentrationParser {
  /// An element with the number of its atoms.
  private struct Atoms {
    let symbol: Range<Int>
    var number: Range<Int>
  }

  private let source: SourceText
  private var atoms: [Atoms] = []
  /// The number and the sign of the charge.
  private var charge = 0..<0
  private var sign: Int?

  /// The formula in the bracket `open` with both of its brackets, or nil where anything else may be meant.
  static func parse(_ open: Lexeme, with parser: inout LinearParser) -> Piece? {
    var reader = ConcentrationParser(source: parser.lexer.source)
    guard let end = reader.end(from: open.end) else { return nil }
    let inside = open.end..<end
    let closing = parser.tree.token(.operator, "]", source: end..<end + 1)
    let opening = parser.tree.leaf(open)
    let content =
      inside.count == 1
      ? [parser.tree.token(.identifier, parser.lexer.source.text(inside), source: inside)]
      : reader.formula(&parser.tree)
    parser.lexer.move(to: end + 1)
    return Piece(
      .group([opening] + content + [closing], opensPlainly: false, closesPlainly: false), source: open.start..<end + 1)
  }

  private init(source: SourceText) { self.source = source }

  /// Reads a formula to the bracket behind it.
  private mutating func end(from start: Int) -> Int? {
    var index = start
    let first = source.byte(at: start)
    if first.isLetter, first & 0x20 == 0, source.byte(at: start + 1) == UInt8(ascii: "]") { return start + 1 }
    while index < source.count, case let symbol = symbol(at: index), !symbol.isEmpty {
      index = source.endOfDigits(symbol.upperBound)
      atoms.append(Atoms(symbol: symbol, number: symbol.upperBound..<index))
    }
    guard let last = atoms.last else { return nil }
    if source.byte(at: index) == UInt8(ascii: "^") {
      charge = index + 1..<source.endOfDigits(index + 1)
      index = charge.upperBound
      guard source.byte(at: index).isOne(of: "+-") else { return nil }
    } else if source.byte(at: index).isOne(of: "+-"), last.number.count > (atoms.count == 1 ? 0 : 1) {
      // The last figure belongs to the charge, as in SO42-.
      charge = index - 1..<index
      atoms[atoms.count - 1].number = last.number.lowerBound..<index - 1
    }
    if source.byte(at: index).isOne(of: "+-") {
      sign = index
      index += 1
    }
    guard source.byte(at: index) == UInt8(ascii: "]") else { return nil }
    let isCompound = atoms.count > 1 && atoms.contains { !$0.number.isEmpty || $0.symbol.count > 1 }
    // Elements that stand alone in pairs, as in [H2].
    let isMolecule = last.number.count == 1 && source[last.number.lowerBound].isOne(of: "23")
    return sign != nil || isCompound || isMolecule ? index : nil
  }

  /// The symbol of an element at `start`; empty where there is none.
  private func symbol(at start: Int) -> Range<Int> {
    let next = source.byte(at: start + 1)
    let end = next.isLetter && next & 0x20 != 0 ? start + 2 : start + 1
    return ChemicalElements.symbols.contains(source.text(start..<end)) ? start..<end : start..<start
  }

  private func formula(_ tree: inout FormulaTree) -> [FormulaTree.ID] {
    atoms.indices.map { place in
      let element = atoms[place]
      var made = tree.token(.identifier, source.text(element.symbol), variant: .normal, source: element.symbol)
      tree.setAttribute("intent", ":chemical-element", of: made)
      if !element.number.isEmpty {
        let number = tree.token(.number, source.text(element.number), source: element.number)
        made = tree.add(.subscript, [made, number], source: element.symbol.lowerBound..<element.number.upperBound)
      }
      guard let sign, place == atoms.count - 1 else { return made }
      let text = source[sign] == UInt8(ascii: "+") ? "+" : "−"
      var raised = [tree.token(.operator, text, source: sign..<sign + 1)]
      if !charge.isEmpty { raised.insert(tree.token(.number, source.text(charge), source: charge), at: 0) }
      let upper = tree.row(raised, source: (charge.isEmpty ? sign : charge.lowerBound)..<sign + 1)
      return tree.add(.superscript, [made, upper], source: element.symbol.lowerBound..<sign + 1)
    }
  }
}
