internal import MathReaders

/// A formula in a label between the marks that LaTeX, Markdown and MathJax put around one.
internal struct MarkedFormula {
  /// The formula with its marks, in bytes of the label.
  let source: Range<Int>
  /// The formula itself.
  let content: Range<Int>

  /// Whether a mark stands in `label` that one may begin with.
  static func mayBe(in label: Span<UInt8>) -> Bool {
    for index in label.indices where label[index] == dollar || label[index] == backslash { return true }
    return false
  }

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
      if isFormula(label, content, marks: marks.start) {
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

  /// Where `mark` stands first outside braces, from `start` on; the text in them may hold formulas of its own.
  private static func end(_ mark: [UInt8], in label: [UInt8], from start: Int) -> Int? {
    var position = start
    var depth = 0
    while position + mark.count <= label.count {
      let byte = label[position]
      if depth <= 0, label[position..<position + mark.count].elementsEqual(mark) {
        return position > start ? position : nil
      }
      if byte == UInt8(ascii: "{") { depth += 1 } else if byte == UInt8(ascii: "}") { depth -= 1 }
      position += byte == backslash ? 2 : 1
    }
    return nil
  }

  /// Whether what stands between two marks is a formula and no price, path, code or placeholder: it holds no word and no
  /// placeholder, and between single dollar signs no space inside the signs and no letter or digit around them.
  private static func isFormula(_ label: [UInt8], _ content: Range<Int>, marks: [UInt8]) -> Bool {
    guard let first = label[content].first, let last = label[content].last, content.count <= 1000 else { return false }
    let before = content.lowerBound > marks.count ? label[content.lowerBound - marks.count - 1] : 0
    // Code stays as it is, and so does a path as `C:\(x86\)`.
    if before == UInt8(ascii: "`") || before == UInt8(ascii: ":") || before == dollar { return false }
    if marks == [dollar] {
      let behind = content.upperBound + 1 < label.count ? label[content.upperBound + 1] : 0
      if first == space || last == space || behind.isDigit || behind.isLetter { return false }
      // `%1$@ of %2$@` holds no formula.
      if before.isDigit || before.isLetter || before == UInt8(ascii: "%") || before >= 0x80 { return false }
      // A number between two signs is one of a formula, and no price.
      if isNumber(label[content]) { return true }
      // A price begins with a digit.
      if first.isDigit, !label[content].contains(where: { $0 == backslash || $0 == UInt8(ascii: "^") }) {
        guard !label[content].contains(space), label[content].contains(where: \.isLetter) else { return false }
      }
    }
    if marks != [dollar], isNumber(label[content]) { return !before.isDigit && !before.isLetter }
    if holdsPlaceholder(label[content]) || holdsWord(label[content]) { return false }
    // Two letters or digits alone are a name or a number.
    return content.count == 1 ? first.isLetter : marks == [dollar] || holdsSign(label[content])
  }

  /// Whether `content` is digits, perhaps with decimals.
  private static func isNumber(_ content: ArraySlice<UInt8>) -> Bool {
    guard let first = content.first, let last = content.last, first.isDigit, last.isDigit else { return false }
    return content.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }
      && content.count { !$0.isDigit } < 2
  }

  /// Whether a word of three letters or more stands in `content` that is no command of LaTeX, and stands in no braces.
  private static func holdsWord(_ content: ArraySlice<UInt8>) -> Bool {
    var letters = 0
    var isCommand = false
    var depth = 0
    for byte in content {
      switch byte {
      case backslash: (isCommand, letters) = (true, 0)
      case _ where byte.isLetter: if !isCommand && depth == 0 { letters += 1 }
      default:
        if byte == UInt8(ascii: "{") { depth += 1 } else if byte == UInt8(ascii: "}") { depth -= 1 }
        (isCommand, letters) = (false, 0)
      }
      if letters > 2 { return true }
    }
    return false
  }

  /// Whether a placeholder may stand in `content`: `%d`, or a name or number in braces that belong to no command or script.
  private static func holdsPlaceholder(_ content: ArraySlice<UInt8>) -> Bool {
    var previous: UInt8 = 0
    for (place, byte) in zip(content.indices, content) {
      let next = place + 1 < content.endIndex ? content[place + 1] : 0
      if byte == UInt8(ascii: "%"), previous != backslash { return true }
      if byte == UInt8(ascii: "{"), next == byte || [0, space, UInt8(ascii: "=")].contains(previous) {
        if next == byte || next.isLetter || next.isDigit { return true }
      }
      previous = byte
    }
    return false
  }

  /// Whether `content` holds a sign of a formula.
  private static func holdsSign(_ content: ArraySlice<UInt8>) -> Bool {
    content.contains { "\\^_=+-*/<>|{".utf8.contains($0) || $0 >= 0x80 }
  }

  private static let space = UInt8(ascii: " ")
}
