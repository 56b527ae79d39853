internal import SayableEngine

/// What the text around a change tells of it: parts of codes, of commands and of other words are no signs of prose.
extension LintedLabel {
  /// Whether what a change is about belongs to a code or to a longer word.
  internal func isCode(_ change: LabelChange) -> Bool {
    if isProgram { return true }
    let range = change.range
    if goesOnInName(range) { return true }
    if hasArgumentForText(range) || isSuffix(change) || joinsTexts(range) || isLoneSeparator(range) { return true }
    if isConstantShare(range) || isKeyword(range) || isNamed(change) { return true }
    if change.values.contains(.share), isNoShare(range) { return true }
    switch bytes[range].first {
    case UInt8(ascii: "#"): return isDigitOfFormat(range.lowerBound)
    case UInt8(ascii: "<"): return isOpeningBracket(range)
    // In a chain of steps it is one more arrow: 50% > 25% -> 0%.
    case UInt8(ascii: ">"): return bytes.firstRange(of: "->".utf8) != nil || isClosingBracket(range)
    case UInt8(ascii: "-"):
      return startsLine(range.lowerBound) && listsOptions || bytes[range.upperBound...].starts(with: "%c".utf8)
        || range.lowerBound > 0 && "-+".utf8.contains(bytes[range.lowerBound - 1])
    default: return bytes[range].contains(UInt8(ascii: "=")) && bytes[range].contains(UInt8(ascii: "{")) && listsOptions
    }
  }

  /// Whether it is a piece of a program, which assigns a value.
  internal var isProgram: Bool { bytes.firstRange(of: ":=".utf8) != nil }

  /// Whether letters at the end of a range are a part of a name: of an argument with its value (`sec=%u`), of an
  /// abbreviation that goes on (`μ.ο.`), of the parts of a time (`h:min`), of a word with endings in brackets (`дн(я)`) or a mark in it (`MAX_SIZE`).
  internal func goesOnInName(_ range: Range<Int>) -> Bool {
    guard written(range).unicodeScalars.last?.isLetter ?? false else { return false }
    let behind = bytes[range.upperBound...]
    let rest = String(decoding: behind.prefix(16), as: UTF8.self).unicodeScalars.dropFirst()
    switch behind.first {
    case UInt8(ascii: "="): return true
    case UInt8(ascii: "_"): return rest.first?.isLetter ?? false
    case UInt8(ascii: "."), UInt8(ascii: ":"):
      return rest.first.map { $0.isLetter && $0.properties.isLowercase } ?? false
    case UInt8(ascii: "("):
      let ending = rest.prefix(while: \.isLetter)
      return (1...3).contains(ending.count) && rest.dropFirst(ending.count).first == ")"
    default: return false
    }
  }

  /// Whether an argument in a range counts nothing: it is filled in with hexadecimal digits, or escaped.
  private func hasArgumentForText(_ range: Range<Int>) -> Bool {
    arguments(in: range).contains { argument in
      guard bytes[argument.range].first == UInt8(ascii: "%"), let last = bytes[argument.range].last else {
        return false
      }
      return last | 0x20 == UInt8(ascii: "x") || isEscaped(argument.range.lowerBound)
    }
  }

  /// Whether it stands behind a value that the program puts before it, and is another word there: ` min`.
  private func isSuffix(_ change: LabelChange) -> Bool {
    guard bytes.first == UInt8(ascii: " "), change.range.upperBound == bytes.count,
      bytes[..<change.range.lowerBound].allSatisfy({ $0 == UInt8(ascii: " ") }),
      let word = WordSearch.words(of: change.spoken).first
    else { return false }
    let counted = WordSearch.words(of: language.said("5" + written(0..<bytes.count)))
    return !counted.isEmpty && !counted.contains { KeyEvidence.areForms($0, word) }
  }

  /// Whether a `#` is no number sign, but stands for a digit in the format of numbers: `"#0"`, `#0.00`.
  private func isDigitOfFormat(_ offset: Int) -> Bool {
    let behind = bytes[offset...].dropFirst()
    guard behind.first == UInt8(ascii: "0") else { return false }
    return offset > 0 && "\"'#,.".utf8.contains(bytes[offset - 1]) || behind.starts(with: "0.0".utf8)
      || behind.starts(with: "0.#".utf8)
  }

  /// Whether a change shares a number out between arguments of which nothing tells that they are numbers, as `%1 / %2` of
  /// Qt: they may be a port and its protocol.
  internal func sharesUnknownArguments(_ change: LabelChange) -> Bool {
    guard change.values.contains(.share) else { return false }
    let arguments = arguments(in: change.range)
    return !arguments.isEmpty && arguments.allSatisfy { bytes[$0.range].last.map(\.isASCIIDigit) == true }
  }

  /// Whether a range is a slash between two arguments for text, or between one by its name and the same once more.
  private func joinsTexts(_ range: Range<Int>) -> Bool {
    guard bytes[range].contains(UInt8(ascii: "/")), sure.marks(in: range) == ["/"] else { return false }
    let arguments = arguments(in: range).map { bytes[$0.range] }
    return arguments.count == 2
      && (arguments.allSatisfy { $0.last.map { "sS@".utf8.contains($0) } ?? false }
        || arguments[0].elementsEqual(arguments[1]) && arguments[0].last.map { "%}".utf8.contains($0) } == true)
  }

  /// Whether a range is all of the label and a mark that parts other texts or stands before them.
  private func isLoneSeparator(_ range: Range<Int>) -> Bool {
    range == 0..<bytes.count && ["•", "·", "‧", "∙", "|", "/", "▪", "◦"].contains(written(range))
  }

  /// Whether a range is a star directly before an argument and behind a space, as in `*%s`: it belongs to a name, and
  /// multiplies nothing.
  private func isKeyword(_ range: Range<Int>) -> Bool {
    guard range.count <= 2, bytes[range].last == UInt8(ascii: "*") else { return false }
    let star = range.upperBound - 1
    return (star == 0 || !bytes[star - 1].isASCIILetterOrDigit)
      && protectedSpans.contains { $0.range.lowerBound == range.upperBound }
  }

  /// Whether a sign that rules make a pause of is no separator: it is quoted, closes a quotation, or joins the letters of
  /// a word.
  private func isNamed(_ change: LabelChange) -> Bool {
    guard sure.isPause(change) else { return false }
    // Quotations are short; in a long text, all before each sign would be too much to read.
    let before = written(max(0, change.range.lowerBound - 256)..<change.range.lowerBound).unicodeScalars
    let isOpen = before.count { $0 == "«" } > before.count { $0 == "»" }
    let sign = written(change.range).unicodeScalars.trimming(where: \.isSpace)
    if sign.elementsEqual("»".unicodeScalars) { return isOpen }
    let behind = written(change.range.upperBound..<min(bytes.count, change.range.upperBound + 16)).unicodeScalars
    let text = written(change.range).unicodeScalars
    let isSpaced = [text.first, text.last, before.last, behind.first].contains { $0?.isSpace == true }
    guard let last = before.last(where: { !$0.isSpace }), let next = behind.first(where: { !$0.isSpace }) else {
      return false
    }
    switch (last, next) {
    case ("«", "»"): return isOpen
    case ("“", "”"), ("„", "“"), ("‘", "’"): return true
    case ("\"", "\""), ("'", "'"), ("`", "`"): return !isSpaced
    default: return !isSpaced && last.properties.isLowercase && next.properties.isLowercase
    }
  }

  /// Whether two numbers with a slash between are no share: beside dates, where they are one more, and with hundred in all,
  /// as `10/90` of percentiles.
  private func isNoShare(_ range: Range<Int>) -> Bool {
    if changes.contains(where: { $0.values.contains(.date) }) { return true }
    let parts = written(range).split(separator: "/").map { Int($0.prefix { $0.isASCII && $0.isNumber }) ?? 0 }
    return parts.count == 2 && !parts.contains(0) && parts[0] + parts[1] == 100
  }

  /// Whether a range is all of the label and one slash between digits: what counts has arguments, so that it is the length of
  /// a note or the scale of a map.
  private func isConstantShare(_ range: Range<Int>) -> Bool {
    range == 0..<bytes.count && bytes.filter { !$0.isASCIIDigit } == [UInt8(ascii: "/")]
  }

  /// Whether the sign at the start of a range opens a bracket, as that of `<%s>` does.
  private func isOpeningBracket(_ range: Range<Int>) -> Bool {
    guard range.lowerBound + 1 < bytes.count, bytes[range.lowerBound + 1] != UInt8(ascii: " ") else { return false }
    let rest = bytes[(range.lowerBound + 1)...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "<") }
    guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return false }
    return bytes[end - 1] != UInt8(ascii: " ")
  }

  /// Whether the sign at the start of a range closes a bracket around one word, as that of `<ann@example.org> 2000` does.
  private func isClosingBracket(_ range: Range<Int>) -> Bool {
    let word = bytes[..<range.lowerBound].reversed().prefix { $0 != UInt8(ascii: "<") && $0 > 0x20 }
    let start = range.lowerBound - word.count
    return !word.isEmpty && start > 0 && bytes[start - 1] == UInt8(ascii: "<")
  }

  /// Whether a range is a class of digits in the name of files, as in `/dev/js[0-4]`.
  internal func isInPattern(_ range: Range<Int>) -> Bool {
    guard range.lowerBound > 1, bytes[range.upperBound...].first == UInt8(ascii: "]") else { return false }
    return bytes[range.lowerBound - 1] == UInt8(ascii: "[") && bytes[range.lowerBound - 2].isASCIILetterOrDigit
  }

  /// Whether a range is a part of more numbers with a slash between, as `2/3` of `1/2/3`.
  internal func isInChain(_ range: Range<Int>) -> Bool {
    let slash = UInt8(ascii: "/")
    return bytes[range].contains(slash)
      && (bytes[..<range.lowerBound].last == slash || bytes[range.upperBound...].first == slash)
  }

  /// Whether nothing but spaces stands before an offset in its line.
  private func startsLine(_ offset: Int) -> Bool {
    bytes[..<offset].last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }.map { $0 == UInt8(ascii: "\n") }
      ?? true
  }

  /// Whether options of a command are written in it: `--quiet`.
  private var listsOptions: Bool {
    var start = 0
    while let place = bytes[start...].firstRange(of: "--".utf8) {
      start = place.upperBound
      let isFirst = place.lowerBound == 0 || !bytes[place.lowerBound - 1].isASCIILetterOrDigit
      if isFirst, start < bytes.count, bytes[start].isASCIISmallLetter { return true }
    }
    return false
  }
}
