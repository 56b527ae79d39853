internal import MathLaTeX
internal import MathTree

/// Formulas of chemistry as people type them: `H2O`, `SO4^2-`, `Fe3+`, `2H2 + O2 -> 2H2O (l)`, `²³⁸U`.
///
/// Only what can hardly be anything else counts: all letters are elements, and a compound of several elements has a number
/// or an element of two letters, an ion its charge, or a nuclide its mass number. It is written as the package mhchem takes
/// it, and read as that.
internal struct TypedChemistry {
  private let source: [UInt8]
  /// Where each byte of ``source`` stands in what was typed, and its end.
  private let origins: [Int32]
  private var position = 0
  /// The formula for mhchem, and where each of its bytes stands in the source.
  private var text: [UInt8] = []
  private var places: [Int] = []
  /// Whether something was seen that no other formula has.
  private var isCertain = false

  /// Reads `source` as chemistry; nil where it is none.
  static func parse(_ source: String, options: ParsingOptions) -> ParsedFormula? {
    var reader = TypedChemistry(Array(source.utf8))
    guard reader.isPossible, reader.readFormula(), reader.isCertain else { return nil }
    let command = Array("\\ce{".utf8)
    let latex = String(decoding: command + reader.text + [UInt8(ascii: "}")], as: UTF8.self)
    guard var parsed = try? LaTeXParser.parse(latex, options: options), parsed.problems.isEmpty else { return nil }
    for position in parsed.tree.nodes.indices {
      let id = FormulaTree.ID(position: Int32(position))
      parsed.tree[id].start = reader.place(Int(parsed.tree[id].start) - command.count)
      parsed.tree[id].end = reader.place(Int(parsed.tree[id].end) - command.count)
    }
    return parsed
  }

  /// A minus of three bytes is read as a hyphen.
  private init(_ typed: [UInt8]) {
    var source: [UInt8] = []
    var origins: [Int32] = []
    var index = 0
    while index < typed.count {
      let isMinus = typed[index...].starts(with: [0xE2, 0x88, 0x92])
      source.append(isMinus ? UInt8(ascii: "-") : typed[index])
      origins.append(Int32(index))
      index += isMinus ? 3 : 1
    }
    self.source = source
    self.origins = origins + [Int32(typed.count)]
  }

  private func place(_ index: Int) -> Int32 {
    origins[index < 0 ? 0 : index < places.count ? places[index] : source.count]
  }

  /// Whether an element may stand in the formula, and nothing that chemistry has not.
  private var isPossible: Bool {
    source.count < 400 && source.contains { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
      && !source.contains { ",;\\'!%$&_/|{}".utf8.contains($0) }
  }

  // MARK: Terms

  private mutating func readFormula() -> Bool {
    skipSpaces()
    guard readTerm() else { return false }
    while true {
      let hasSpace = skipSpaces()
      guard position < source.count else { return true }
      if let (sign, length) = arrow {
        write(" \(sign) ", length)
      } else if hasSpace, byte(0) == UInt8(ascii: "+") || byte(0) == UInt8(ascii: "="), byte(1) == 0x20 {
        write(byte(0) == UInt8(ascii: "+") ? " + " : " = ", 1)
      } else {
        return false
      }
      skipSpaces()
      guard readTerm() else { return false }
    }
  }

  private var arrow: (String, Int)? {
    for (written, sign) in [
      ("<=>", "<=>"), ("<->", "<->"), ("-->", "->"), ("->", "->"), ("⇌", "<=>"), ("→", "->"), ("⟶", "->"), ("⇄", "<=>"),
      ("↔", "<->"),
    ] where source[position...].starts(with: written.utf8) {
      return (sign, written.utf8.count)
    }
    return nil
  }

  /// Reads an amount, a compound, and its state.
  private mutating func readTerm() -> Bool {
    let amount = position
    while digit(0) != nil, source[position] < 0x80 { copy() }
    if byte(0) == 0xC2, byte(1) == 0xBD { write("1/2", 2) }
    if position > amount { skipSpaces() }
    if readElectron() { return true }
    if readNumbersOfNuclide(), let (particle, length) = small(in: "nnppeeααββ") {
      write(particle, length)
      return true
    }
    guard readCompound() else { return false }
    while let dot = lengthOfDot {
      write(" * ", dot)
      while digit(0) != nil { copy() }
      guard readCompound() else { return false }
    }
    let state = byte(0) == 0x20 ? 1 : 0
    for name in ["(s)", "(l)", "(g)", "(aq)"]
    where source[min(position + state, source.count)...].starts(with: name.utf8) {
      write(" " + name, state + name.utf8.count)
      if name == "(aq)" { isCertain = true }
    }
    // It escapes as a gas, or falls out.
    for (arrow, sign) in [("↑", " ^"), ("↓", " v")]
    where source[min(position + state, source.count)...].starts(with: arrow.utf8) {
      write(sign, state + arrow.utf8.count)
    }
    return true
  }

  private mutating func readElectron() -> Bool {
    guard let electron = ["e-", "e^-", "e⁻"].first(where: { source[position...].starts(with: $0.utf8) }) else {
      return false
    }
    write("e-", electron.utf8.count)
    return true
  }

  /// Reads the mass number in front of a symbol, and the atomic number below it: `²³⁸U`, `²³⁴₉₀Th`.
  private mutating func readNumbersOfNuclide() -> Bool {
    guard small(in: Self.superscripts) != nil else { return false }
    for (opening, digits) in [("^{", Self.superscripts), ("_{", "₋-" + Self.subscripts)]
    where small(in: digits) != nil {
      write(opening, 0)
      while let (small, length) = small(in: digits) { write(small, length) }
      write("}", 0)
    }
    isCertain = true
    return true
  }

  private static let superscripts = "⁰0¹1²2³3⁴4⁵5⁶6⁷7⁸8⁹9"
  private static let subscripts = "₀0₁1₂2₃3₄4₅5₆6₇7₈8₉9"

  /// The length of the dot in front of water of crystallization, perhaps with blanks around it.
  private var lengthOfDot: Int? {
    ["·", "⋅", " · ", " ⋅ "].first { source[position...].starts(with: $0.utf8) }?.utf8.count
  }

  private mutating func readCompound() -> Bool {
    var found: Set<String> = []
    var hasNumber = false
    var hasLongSymbol = false
    var depth = 0
    var parts = 0
    while position < source.count {
      switch byte(0) {
      case UInt8(ascii: "("), UInt8(ascii: "["):
        guard source.indices.contains(position + 1), isCapital(source[position + 1]) || byte(1) == UInt8(ascii: "(")
        else {
          note(found, hasNumber, hasLongSymbol)
          return parts > 0 && depth == 0
        }
        depth += 1
        copy()
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        guard depth > 0 else { return false }
        depth -= 1
        let isComplex = byte(0) == UInt8(ascii: "]")
        copy()
        if isComplex, readIon(isAlone: true) {
          isCertain = true
          return depth == 0
        }
        hasNumber = readNumber() || hasNumber
      case let letter where isCapital(letter):
        guard let symbol = symbol() else { return false }
        found.insert(symbol)
        parts += 1
        hasLongSymbol = hasLongSymbol || symbol.utf8.count == 2
        for _ in symbol.utf8 { copy() }
        // One atom has no number.
        if digit(0) == "1", digit(1) == nil { return false }
        if readIon(isAlone: parts == 1 && depth == 0) {
          isCertain = isCertain || hasLongSymbol || found.count > 1 || parts == 1
          return depth == 0
        }
        hasNumber = readNumber() || hasNumber
      default:
        guard readCharge() else {
          guard parts > 0, depth == 0, byte(0) == 0x20 || byte(0) == 0xC2 || byte(0) == 0xE2 else { return false }
          note(found, hasNumber, hasLongSymbol)
          return true
        }
        isCertain = isCertain || hasLongSymbol || hasNumber || found.count > 1
        return depth == 0
      }
    }
    note(found, hasNumber, hasLongSymbol)
    return parts > 0 && depth == 0
  }

  private mutating func note(_ found: Set<String>, _ hasNumber: Bool, _ hasLongSymbol: Bool) {
    if found.count > 1, hasNumber || hasLongSymbol, found != ["Na", "N"] { isCertain = true }
  }

  // MARK: Numbers and charges

  /// Reads the charge of an ion whose number stands in front of its sign, as in `Fe3+`, `[CoCl4]2-` and, of several atoms,
  /// `SO42-`.
  private mutating func readIon(isAlone: Bool) -> Bool {
    var count = 0
    while digit(count) != nil, position + count < source.count, source[position + count] < 0x80 { count += 1 }
    guard count > 0, isSign(byte(count)), isEnd(position + count + 1) else { return false }
    if isAlone, count == 1 {
      write("^", 0)
    } else {
      guard count > 1 else { return false }
      for _ in 0..<count - 1 { copy() }
      write("^", 0)
      count = 1
    }
    for _ in 0..<count { copy() }
    writeSign()
    return true
  }

  /// Reads a charge: `+`, `^2-` or `²⁻`.
  private mutating func readCharge() -> Bool {
    let start = (position, text.count)
    if byte(0) == UInt8(ascii: "^") {
      copy()
      let isInParentheses = byte(0) == UInt8(ascii: "(")
      if isInParentheses { position += 1 }
      while digit(0) != nil { copy() }
      if isSign(byte(0)) {
        writeSign()
        if isInParentheses, byte(0) == UInt8(ascii: ")") { position += 1 }
        if isEnd(position) { return true }
      }
    } else if isSign(byte(0)), isEnd(position + 1) {
      writeSign()
      return true
    } else {
      write("^", 0)
      while let (small, length) = small(in: Self.superscripts + "⁺+⁻-") { write(small, length) }
      if text.count > start.1 + 1, isEnd(position) { return true }
    }
    position = start.0
    text.removeSubrange(start.1...)
    places.removeSubrange(start.1...)
    return false
  }

  private mutating func readNumber() -> Bool {
    let start = position
    while digit(0) != nil { copy() }
    while let (small, length) = small(in: Self.subscripts) { write(small, length) }
    return position > start
  }

  /// What stands here of `pairs`, each a written form and what it means, and its length.
  private func small(in pairs: String) -> (String, Int)? {
    let scalars = Array(pairs.unicodeScalars)
    for index in stride(from: 0, to: scalars.count, by: 2) {
      let written = String(scalars[index]).utf8
      if source[position...].starts(with: written) { return (String(scalars[index + 1]), written.count) }
    }
    return nil
  }

  private func digit(_ offset: Int) -> Character? {
    let byte = byte(offset)
    return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) ? Character(Unicode.Scalar(byte)) : nil
  }

  private func isSign(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") }

  private func isEnd(_ index: Int) -> Bool {
    index >= source.count || [0x20, UInt8(ascii: ")"), UInt8(ascii: "(")].contains(source[index])
  }

  // MARK: Characters

  private func byte(_ offset: Int) -> UInt8 { position + offset < source.count ? source[position + offset] : 0 }

  private func isCapital(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }

  /// The symbol of an element that stands here.
  private func symbol() -> String? {
    let next = byte(1)
    if (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(next) {
      let two = String(decoding: [byte(0), next], as: UTF8.self)
      if ChemicalElements.symbols.contains(two) { return two }
      return nil
    }
    let one = String(decoding: [byte(0)], as: UTF8.self)
    return ChemicalElements.symbols.contains(one) ? one : nil
  }

  @discardableResult
  private mutating func skipSpaces() -> Bool {
    let start = position
    while byte(0) == 0x20 { position += 1 }
    return position > start
  }

  private mutating func copy() {
    text.append(source[position])
    places.append(position)
    position += 1
  }

  /// Writes `text` for the next `length` bytes of the source.
  private mutating func write(_ text: String, _ length: Int) {
    self.text += text.utf8
    places += Array(repeating: position, count: text.utf8.count)
    position += length
  }

  private mutating func writeSign() { copy() }
}
