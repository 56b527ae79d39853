internal import SayableEngine

/// Finds arrows, faces and lines that are drawn with signs of ASCII.
internal struct AsciiArt: Check {
  internal let description = CheckDescription(
    id: "ascii-art", severity: .warning, voices: [.voiceover, .talkback],
    summary: "A voice names each sign of this drawing.",
    discussion: [
      "'->' is heard as 'hyphen greater', ':-)' as 'colon hyphen right parenthesis', and a line of '=====' as many times "
        + "'equals'. Write words in a spoken variant, or leave the drawing out of it.",
      "What a rule says as a pause or a word is found by another check; markup, code and what stands between quotes is left "
        + "alone.",
    ],
    examples: [
      .init("en", "Welcome :-)", [":-)"]), .init("en", "-> Details", ["->"]),
      .init("en", "===== Results =====", ["=====", "====="]), .init("en", "Name: ______", ["______"]),
      .init("en", "Use -> to nest", []), .init("en", "Type '->' or `=>`", []),
      .init("en", "This is ***important***", []), .init("en", "a <= 5 and b >= 3", []),
      .init("en", "Title <!-- note\n-->", []), .init("en", "(parted by ;)", []),
    ])

  internal func findings(in label: LintedLabel) -> [LabelFinding] {
    guard label.traits.contains(.drawing) else { return [] }
    let text = DrawnText(label)
    var found: [Range<Int>] = []
    var position = 0
    while position < label.bytes.count {
      if label.bytes[position].isDrawing, let end = text.endOfDrawing(at: position) {
        found.append(position..<end)
        position = end
      } else {
        position += 1
      }
    }
    if found.isEmpty || !SilentString().findings(in: label).isEmpty { return [] }
    return found.map { range in
      LabelFinding(range: range, message: "a voice names each sign of '\(label.written(range))'")
    }
  }
}

/// A label in which drawings are looked for.
private struct DrawnText {
  private let bytes: [UInt8]
  /// Whether each byte is text that no rule says otherwise.
  private let isPlain: [Bool]

  init(_ label: LintedLabel) {
    bytes = label.bytes
    var isPlain = [Bool](repeating: true, count: label.bytes.count)
    for stretch in label.protectedSpans { for offset in stretch.range { isPlain[offset] = false } }
    for change in label.changes { for offset in change.range { isPlain[offset] = false } }
    self.isPlain = isPlain
  }

  /// The end of the drawing that starts at `start`; nil where none does.
  func endOfDrawing(at start: Int) -> Int? {
    guard isPlain[start], start == 0 || !bytes[start - 1].isDrawing else { return nil }
    let byte = bytes[start]
    var end = start + 1
    while end < bytes.count, isPlain[end], bytes[end].isDrawing { end += 1 }
    if isQuoted(start..<end) { return nil }
    let drawing = bytes[start..<end]
    if drawing.allSatisfy({ $0 == byte }) { return isLine(start..<end) ? end : nil }
    let before = byteBefore(start)
    let behind = byteBehind(end)
    let isApart = isGap(before) && isGap(behind)
    switch String(decoding: drawing, as: UTF8.self) {
    case "-->" where bytes[..<start].firstRange(of: "<!--".utf8) != nil: return nil
    case "->", "-->", "=>", "==>", "<->", "<-->", "<=>":
      // Between two words it may be what the text is about: Use -> to nest.
      return isApart && !(isWordBehindGap(before: start) && isWordBehindGap(behind: end)) ? end : nil
    case "<-", "<--", "<==": return isApart ? end : nil
    case ":)", ":-)", ";)", ";-)", ":(", ":-(":
      return isGap(before) && !isWord(behind) && !(bytes[end - 1] == UInt8(ascii: ")") && isInBracket(start))
        ? end : nil
    default: return drawing.allSatisfy({ "|-+=".utf8.contains($0) }) && drawing.count >= 4 && isApart ? end : nil
    }
  }

  /// Whether the same sign so many times is a line, and no emphasis, operator or dash.
  private func isLine(_ range: Range<Int>) -> Bool {
    let before = byteBefore(range.lowerBound)
    let behind = byteBehind(range.upperBound)
    switch bytes[range.lowerBound] {
    case UInt8(ascii: "="): return range.count >= 4 && !isWord(before) && !isWord(behind)
    case UInt8(ascii: "*"), UInt8(ascii: "~"): return range.count >= 3 && isGap(before) && isGap(behind)
    case UInt8(ascii: "_"): return range.count >= 3 && !(isWord(before) && isWord(behind)) && !isPlaceholderName(range)
    case UInt8(ascii: "-"): return range.count >= 4
    default: return false
    }
  }

  /// Names such as `___NAME___` stand for something else.
  private func isPlaceholderName(_ range: Range<Int>) -> Bool {
    isWord(byteBehind(range.upperBound)) || isWord(byteBefore(range.lowerBound))
  }

  /// Whether a round bracket is open at an offset, which the mouth of a face would close.
  private func isInBracket(_ offset: Int) -> Bool {
    bytes[..<offset].reduce(0) { open, byte in
      byte == UInt8(ascii: "(") ? open + 1 : byte == UInt8(ascii: ")") ? max(0, open - 1) : open
    } > 0
  }

  private func isQuoted(_ range: Range<Int>) -> Bool {
    guard let before = byteBefore(range.lowerBound), let behind = byteBehind(range.upperBound) else { return false }
    // Quotes beyond ASCII end and begin with these bytes in UTF-8.
    return "\"'`".utf8.contains(before) && before == behind || before >= 0x80 && behind >= 0x80
  }

  private func isWordBehindGap(before offset: Int) -> Bool { isWord(bytes[..<offset].last { !isGap($0) }) }

  private func isWordBehindGap(behind offset: Int) -> Bool { isWord(bytes[offset...].first { !isGap($0) }) }

  private func byteBefore(_ offset: Int) -> UInt8? { offset > 0 ? bytes[offset - 1] : nil }

  private func byteBehind(_ offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }
}

private func isGap(_ byte: UInt8?) -> Bool { byte.map { [0x20, 0x09, 0x0A, 0x0D].contains($0) } ?? true }

private func isWord(_ byte: UInt8?) -> Bool { byte.map { $0.isASCIILetterOrDigit || $0 >= 0x80 } ?? false }
