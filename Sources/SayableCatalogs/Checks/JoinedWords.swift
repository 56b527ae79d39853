/// Finds words with a slash between them.
internal struct JoinedWords: Check {
  internal let description = CheckDescription(
    id: "joined-words", severity: .note, voices: [.voiceover, .talkback],
    summary: "A voice says 'slash' between these words, or runs them together.",
    discussion: [
      "Of 'Import/Export' one voice says 'import slash export', another 'import export'. Only a person knows whether "
        + "'and', 'or' or a pause is meant. Write that word in a spoken variant, or in the text itself.",
      "Words in capitals, such as 'TCP/IP', paths and addresses are left alone, and so is what a rule says.",
    ],
    examples: [
      .init("en", "Import/Export", ["Import/Export"]), .init("en", "Use light/dark mode", ["light/dark"]),
      .init("en", "TCP/IP", []), .init("en", "and/or", []), .init("en", "See docs/intro.md or src/main/res", []),
      .init("en", "20 km/h", []),
    ])

  internal func findings(in label: LintedLabel) -> [LabelFinding] {
    guard label.traits.contains(.joined) else { return [] }
    return label.bytes.indices.filter { label.bytes[$0] == UInt8(ascii: "/") }.compactMap { slash in
      guard let range = label.wordsJoined(at: slash) else { return nil }
      return LabelFinding(
        range: range, message: "a voice says 'slash' in '\(label.written(range))', or runs the words together")
    }
  }
}

extension LintedLabel {
  /// Where two words stand that the slash at an offset joins; nil where one of them is no word or more than two are
  /// joined.
  fileprivate func wordsJoined(at slash: Int) -> Range<Int>? {
    let space = UInt8(ascii: " ")
    let start = (bytes[..<slash].lastIndex(of: space) ?? -1) + 1
    let end = bytes[slash...].firstIndex(of: space) ?? bytes.count
    let before = written(start..<slash).unicodeScalars.drop { "([{\"'“„«‘¿¡".unicodeScalars.contains($0) }
    var behind = written((slash + 1)..<end).unicodeScalars[...]
    while let last = behind.last, ")]}\"'”“»’,.;:!?…".unicodeScalars.contains(last) { behind.removeLast() }
    let range = (slash - Substring(before).utf8.count)..<(slash + 1 + Substring(behind).utf8.count)
    guard Self.isWord(before), Self.isWord(behind), !isProtected(range), !isRewritten(range) else { return nil }
    return range
  }

  /// Whether a text is three letters or more, and no acronym.
  private static func isWord(_ text: some Collection<Unicode.Scalar>) -> Bool {
    text.count > 2 && text.allSatisfy(\.isLetter) && !text.dropFirst().contains(where: \.isCapitalLetter)
  }
}
