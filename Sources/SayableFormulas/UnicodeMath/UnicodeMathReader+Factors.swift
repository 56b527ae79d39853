internal import MathTree

/// Names, numbers, text and functions: the factors that are written without a sign of their own.
extension UnicodeMathReader {
  /// What was read as a factor.
  enum Factor {
    case nothing
    case plain
    /// One pair of parentheses, without scripts, with what it holds.
    case group(FormulaTree.ID)
  }

  /// What was read before scripts.
  enum Base {
    case nothing
    /// A node that can have scripts, and what it holds if it is a pair of parentheses.
    case one(FormulaTree.ID, group: FormulaTree.ID?)
    /// A node that has its scripts.
    case finished(FormulaTree.ID)
    /// Nodes without a bracket around them, as its partner is missing.
    case flat([FormulaTree.ID])
  }

  /// Reads one factor, if there is one.
  mutating func factor(into items: inout [FormulaTree.ID], isFirst: Bool) throws(FormulaSyntaxError) -> Factor {
    try enter()
    defer { leave() }
    switch try base(isFirst: isFirst) {
    case .nothing: return .nothing
    case .one(let id, let group):
      let whole = try scripted(id, group: group)
      items.append(whole)
      if let group, whole == id { return .group(group) }
    case .finished(let id): items.append(id)
    case .flat(let all): items += all
    }
    return .plain
  }

  /// Reads what a factor is without its scripts.
  mutating func base(isFirst: Bool) throws(FormulaSyntaxError) -> Base {
    let mark = marks[index]
    switch mark.kind {
    case .literal: return .nothing
    case .quotation:
      index += 1
      var text = source.text(Int(mark.start) + 1..<Int(mark.end) - 1)
      if text.utf8.contains(UInt8(ascii: "\\")) { text = text.replacing("\\\"", with: "\"") }
      return .one(token(.text, text, from: Int(mark.start), to: Int(mark.end)), group: nil)
    case .unknownWord:
      index += 1
      let range = Int(mark.start)..<Int(mark.end)
      return .one(token(.text, source.text(range), from: range.lowerBound, to: range.upperBound), group: nil)
    case .unreadable:
      index += 1
      let range = Int(mark.start)..<Int(mark.end)
      let text = token(.text, source.text(range), from: range.lowerBound, to: range.upperBound)
      return .one(try add(.error, [text]), group: nil)
    case .plain: break
    }
    switch UnicodeMathCharacter.of(mark.scalar) {
    case .letter: return try name()
    case .digit: return .one(number(), group: nil)
    case .open: return try bracket()
    case .bar:
      if separates(at: index) || !isFirst && closes(at: index) { return .nothing }
      return try bars()
    case .object: return try object()
    case .nary: return isFirst ? .finished(try nary()) : .nothing
    case .subscriptSign, .superscriptSign:
      guard isFirst, let whole = try prescripted() else { return .nothing }
      return .finished(whole)
    case .combining: return isFirst ? try leadingAccent() : .nothing
    case .operator: return try factorOperator(mark, isFirst: isFirst)
    case .space, .wideSpace, .close, .prime: return .nothing
    }
  }

  /// The few operators that can be in an operand.
  private mutating func factorOperator(
    _ mark: UnicodeMathSource.Mark, isFirst: Bool
  ) throws(FormulaSyntaxError) -> Base {
    switch mark.scalar {
    case "!", "‼":
      guard !isFirst, index + 1 >= end || marks[index + 1].scalar != "=" else { return .nothing }
      guard mark.scalar == "‼" else { return .one(operatorToken(), group: nil) }
      index += 1
      let range = Int(mark.start)..<Int(mark.end)
      return .flat((0..<2).map { _ in token(.operator, "!", from: range.lowerBound, to: range.upperBound) })
    case "_", "^":
      guard isFirst, !surroundings.isScript, let whole = try prescripted() else { return .nothing }
      return .finished(whole)
    case decimalMark where mark.scalar == ".":
      guard index + 1 < end, part(of: marks[index + 1]) == .digit else { return .nothing }
      return .one(number(), group: nil)
    default: return .nothing
    }
  }

  // MARK: Numbers and names

  private mutating func number() -> FormulaTree.ID {
    let start = index
    var text = ""
    var hasMark = false
    while index < end, marks[index].kind == .plain {
      let scalar = marks[index].scalar
      if !("0"..."9").contains(scalar) {
        guard scalar == decimalMark, !hasMark, index + 1 < end, ("0"..."9").contains(marks[index + 1].scalar) else {
          break
        }
        hasMark = true
      }
      text.unicodeScalars.append(scalar)
      index += 1
    }
    return token(.number, text, from: Int(marks[start].start), to: Int(marks[index - 1].end))
  }

  private mutating func name() throws(FormulaSyntaxError) -> Base {
    let mark = marks[index]
    if UnicodeMathFunctions.canBegin(with: mark.scalar), let function = try function() { return .finished(function) }
    if let fraction = try vulgarFraction(mark) { return .one(fraction, group: nil) }
    if mark.scalar == "Ⅎ" { return .one(sized(), group: nil) }
    index += 1
    let range = Int(mark.start)..<Int(mark.end)
    let letter: Unicode.Scalar
    var variant = MathVariant.unspecified
    var intent: String?
    switch mark.scalar {
    case "a"..."z", "A"..."Z", "α"..."ω": letter = mark.scalar
    case "ⅅ": (letter, intent) = ("D", "ⅅ")
    case "ⅆ": (letter, intent) = ("d", "ⅆ")
    case "ⅇ": (letter, intent) = ("e", "ⅇ")
    case "ⅈ": (letter, intent) = ("i", "ⅈ")
    case "ⅉ": (letter, intent) = ("j", "ⅉ")
    case "⊺": (letter, intent) = ("T", "transpose")
    // The two forms of phi change places between fonts, so they are one letter to a reader.
    case "ϕ", "𝜙": letter = "φ"
    default:
      (letter, variant) = StyledLetters.plain(mark.scalar) ?? (mark.scalar, .unspecified)
    }
    let pictured = picture(letter)
    if pictured.unicodeScalars.count > 1 {
      return .one(token(.identifier, pictured, from: range.lowerBound, to: Int(marks[index - 1].end)), group: nil)
    }
    let id = token(.identifier, String(letter), variant: variant, from: range.lowerBound, to: range.upperBound)
    if let intent { tree.setAttribute("intent", intent, of: id) }
    return .one(id, group: nil)
  }

  /// `first` with the characters that change it or are joined to it, as in the pictures of families and flags, or that
  /// make a word with it, as the letters of most scripts do.
  private mutating func picture(_ first: Unicode.Scalar) -> String {
    var text = String(first)
    guard first.value > 0x2AF else { return text }
    if Self.isOfWord(first) {
      while index < end, marks[index].kind == .plain, Self.isOfWord(marks[index].scalar) {
        text.unicodeScalars.append(marks[index].scalar)
        index += 1
      }
      return text
    }
    guard first.value > 0x203B else { return text }
    while index < end, marks[index].kind == .plain {
      switch marks[index].scalar {
      case "\u{FE00}"..."\u{FE0F}", "\u{1F3FB}"..."\u{1F3FF}": break
      case "\u{200D}":
        guard index + 1 < end, marks[index + 1].scalar.value > 0x203B else { return text }
        text.unicodeScalars.append(marks[index].scalar)
        index += 1
      default: return text
      }
      text.unicodeScalars.append(marks[index].scalar)
      index += 1
    }
    return text
  }

  /// Whether a letter is none of those that mathematics has borrowed, which stand alone.
  private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x3FF, 0x1D00...0x218F, 0x2200...0x2BFF, 0x1D400...0x1D7FF: false
    default: scalar.properties.isAlphabetic && scalar.properties.generalCategory != .modifierLetter
    }
  }

  /// `Ⅎ` with the letters after it, which only in a script is a change of size.
  private mutating func sized() -> FormulaTree.ID {
    let start = index
    var text = ""
    while index < end, part(of: marks[index]) == .letter, marks[index].kind == .plain,
      text.isEmpty || marks[index].scalar != "Ⅎ"
    {
      text.unicodeScalars.append(marks[index].scalar)
      index += 1
    }
    return token(.identifier, text, from: Int(marks[start].start), to: Int(marks[index - 1].end))
  }

  private mutating func vulgarFraction(_ mark: UnicodeMathSource.Mark) throws(FormulaSyntaxError) -> FormulaTree.ID? {
    let parts: (String, String)
    switch mark.scalar {
    case "¼": parts = ("1", "4")
    case "½": parts = ("1", "2")
    case "¾": parts = ("3", "4")
    case "⅐": parts = ("1", "7")
    case "⅑": parts = ("1", "9")
    case "⅒": parts = ("1", "10")
    case "⅓": parts = ("1", "3")
    case "⅔": parts = ("2", "3")
    case "⅕": parts = ("1", "5")
    case "⅖": parts = ("2", "5")
    case "⅗": parts = ("3", "5")
    case "⅘": parts = ("4", "5")
    case "⅙": parts = ("1", "6")
    case "⅚": parts = ("5", "6")
    case "⅛": parts = ("1", "8")
    case "⅜": parts = ("3", "8")
    case "⅝": parts = ("5", "8")
    case "⅞": parts = ("7", "8")
    case "↉": parts = ("0", "3")
    default: return nil
    }
    index += 1
    let above = token(.number, parts.0, from: Int(mark.start), to: Int(mark.end))
    let below = token(.number, parts.1, from: Int(mark.start), to: Int(mark.end))
    return try add(.fraction, [above, below])
  }

  // MARK: Functions

  /// Reads the name of a function, its scripts, and what it is applied to.
  private mutating func function() throws(FormulaSyntaxError) -> FormulaTree.ID? {
    guard let (name, length) = functionName() else { return nil }
    let mark = marks[index]
    index += length
    var head = token(.identifier, name, from: Int(mark.start), to: Int(marks[index - 1].end))
    var applied = takeApplication()
    var scripts = Scripts()
    try collect(&scripts)
    if UnicodeMathFunctions.limits.contains(name), scripts.under == nil {
      scripts.under = scripts.lower
      scripts.lower = nil
    }
    head = try attach(scripts, to: head)
    applied = takeApplication() ?? applied
    let back = index
    skipSpaces()
    if isNext("▒") {
      index += 1
      skipSpaces()
    }
    var argument: [FormulaTree.ID] = []
    if index < end, part(of: marks[index]) != .bar || !closes(at: index) { _ = try operand(into: &argument) }
    if argument.isEmpty { index = back }
    guard !argument.isEmpty || applied != nil else { return head }
    let place = Int(tree[head].source.upperBound)
    let apply = token(.operator, "\u{2061}", from: applied?.lowerBound ?? place, to: applied?.upperBound ?? place)
    let whole = try add(.row, [head, apply] + argument)
    tree.setAttribute("intent", ":function", of: whole)
    return whole
  }

  private mutating func takeApplication() -> Range<Int>? {
    guard isNext("\u{2061}") else { return nil }
    index += 1
    return Int(marks[index - 1].start)..<Int(marks[index - 1].end)
  }

  /// The longest name of a function that stands next, and how many marks it has.
  private func functionName() -> (String, Int)? {
    var name = ""
    var found: (String, Int)?
    var place = index
    while place < end, place - index < UnicodeMathFunctions.longestName, marks[place].kind == .plain,
      marks[place].scalar.isASCII, UnicodeMathCharacter.of(marks[place].scalar) == .letter
    {
      name.unicodeScalars.append(marks[place].scalar)
      place += 1
      if place - index > 1, UnicodeMathFunctions.names.contains(name) { found = (name, place - index) }
    }
    return found
  }
}
