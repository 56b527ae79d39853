/// A formula in a label between the marks that LaTeX, Markdown and MathJax put around one.
internal struct MarkedFormula {
  /// The formula with its marks, in bytes of the label.
  let source: Range<Int>
  /// The formula itself.
  let content: Range<Int>

  /// The marked formulas of `label`, in order. Each byte is looked at a bounded number of times.
  static func all(in label: [UInt8]) -> [MarkedFormula] {
    var found: [MarkedFormula] = []
    var position = 0
    // Where no end mark stands behind, none has to be looked for again.
    var exhausted: Set<[UInt8]> = []
    while position < label.count {
      guard label[position] == dollar || label[position] == backslash,
        let marks = marks(in: label, at: position), !exhausted.contains(marks.end)
      else {
        // A mark behind a backslash is no mark.
        position += label[position] == backslash ? 2 : 1
        continue
      }
      let start = position + marks.start.count
      guard let end = self.end(marks.end, in: label, from: start) else {
        exhausted.insert(marks.end)
        position = start
        continue
      }
      let content = start..<end
      if marks.end != [dollar] || isFormula(label, content) {
        found.append(MarkedFormula(source: position..<end + marks.end.count, content: content))
        position = end + marks.end.count
      } else {
        position = start
      }
    }
    return found
  }

  private static let dollar = UInt8(ascii: "$")
  private static let backslash = UInt8(ascii: "\\")

  private static func marks(in label: [UInt8], at position: Int) -> (start: [UInt8], end: [UInt8])? {
    let next = position + 1 < label.count ? label[position + 1] : 0
    switch (label[position], next) {
    case (dollar, dollar): return ([dollar, dollar], [dollar, dollar])
    case (dollar, _): return ([dollar], [dollar])
    case (backslash, UInt8(ascii: "(")): return ([backslash, next], [backslash, UInt8(ascii: ")")])
    case (backslash, UInt8(ascii: "[")): return ([backslash, next], [backslash, UInt8(ascii: "]")])
    default: return nil
    }
  }

  /// Where `mark` stands first, from `start` on.
  private static func end(_ mark: [UInt8], in label: [UInt8], from start: Int) -> Int? {
    var position = start
    while position + mark.count <= label.count {
      if label[position..<position + mark.count].elementsEqual(mark) { return position > start ? position : nil }
      position += label[position] == backslash ? 2 : 1
    }
    return nil
  }

  /// Whether what stands between two single dollar signs is a formula and no price or variable of a program: no space
  /// inside the signs, no letter or digit around them, and no word.
  private static func isFormula(_ label: [UInt8], _ content: Range<Int>) -> Bool {
    guard let first = label[content].first, let last = label[content].last else { return false }
    // `%1$@ of %2$@` holds no formula.
    if content.lowerBound > 1 {
      let before = label[content.lowerBound - 2]
      if isDigit(before) || isLetter(before) || before == UInt8(ascii: "%") || before >= 0x80 { return false }
    }
    if first == UInt8(ascii: " ") || last == UInt8(ascii: " ") { return false }
    let behind = content.upperBound + 1
    if behind < label.count, isDigit(label[behind]) || isLetter(label[behind]) { return false }
    // A formula that goes on for sentences is two prices.
    if content.count > 1000 { return false }
    var letters = 0
    var isCommand = false
    var depth = 0
    for byte in label[content] {
      switch byte {
      case backslash: (isCommand, letters) = (true, 0)
      case _ where isLetter(byte): if !isCommand && depth == 0 { letters += 1 }
      default:
        if byte == UInt8(ascii: "{") { depth += 1 } else if byte == UInt8(ascii: "}") { depth -= 1 }
        (isCommand, letters) = (false, 0)
      }
      if letters > 2 { return false }
    }
    // A price begins with a digit; a formula of digits alone needs no saying.
    return !isDigit(first) || label[content].contains { isLetter($0) || $0 == backslash || $0 == UInt8(ascii: "^") }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
