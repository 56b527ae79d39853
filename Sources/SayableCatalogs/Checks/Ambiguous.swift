internal import SayableEngine

/// Finds what can be read in more than one way, so that only a guess rule says it.
internal struct Ambiguous: Check {
  internal let description = CheckDescription(
    id: "ambiguous", severity: .warning, voices: [.voiceover, .talkback],
    summary: "This can mean more than one thing, and a voice may say the wrong one.",
    discussion: [
      "'5m' is five minutes or five meters, '2-5' a range, a score or a difference, and '03/04/2020' a day in March or "
        + "in April. A voice chooses without knowing what is meant: '%ldm ago' has been heard as 'meters ago'.",
      "Write what is meant as a spoken variant of the label. Nothing is written by itself, since only you know it.",
      "Where the key or the note for translators names one of the readings, as `duration_seconds` does for `%d s`, the "
        + "finding tells that one. Arguments with signs and no words, such as `%1$d–%2$d`, are no more than a note.",
    ],
    examples: [
      .init("en", "5m", ["5m"]), .init("en", "1/2", ["1/2"]), .init("en", "2-5", ["2-5"]),
      .init("en", "03/04/2020", ["03/04/2020"]), .init("en", "03/14/2020", []), .init("en", "DD/MM/YYYY", []),
      .init("en", "2 in 1 charger", []), .init("en", "%1$d–%2$d", ["%1$d–%2$d"]), .init("en", "{count}%", []),
      .init("en", "%@ - %@", []),
    ])

  internal func findings(in label: LintedLabel) -> [LabelFinding] {
    label.bareArgumentsFinding.map { [$0] } ?? guesses(in: label) + dates(in: label)
  }

  private func guesses(in label: LintedLabel) -> [LabelFinding] {
    let guesses = label.guessed.segments.filter { !$0.isSure }
    if guesses.isEmpty { return [] }
    let glued = label.gluedUnits
    let spoken = label.onlyGuess
    return guesses.compactMap { segment in
      let isGlued = glued.near(segment.source, by: \.letters).contains { segment.source.overlaps($0.letters) }
      if isGlued || label.joinsWords(segment.source) || label.goesOnInName(segment.source)
        || label.isInPattern(segment.source) || label.isInChain(segment.source)
      {
        return nil
      }
      let written = label.written(segment.source)
      let guessed = String(decoding: label.guessed.spoken[segment.spoken], as: UTF8.self)
      guard written != guessed else { return nil }
      if let (number, letters) = label.numberWithLetters(at: segment.source),
        let told = label.toldReading(of: letters, behind: number)
      {
        let said =
          label.written(0..<segment.source.lowerBound) + told
          + label.written(segment.source.upperBound..<label.bytes.count)
        return LabelFinding(
          range: segment.source,
          message: "'\(written)' should be spoken as '\(told)', as its key or note tells", rules: segment.rules,
          spoken: said)
      }
      if let (_, letters) = label.numberWithLetters(at: segment.source),
        label.isDeniedBySource(letters) || label.isOfOtherUnit(letters)
      {
        return nil
      }
      if label.isCodeOfList(segment.source) { return nil }
      let others = label.readings(of: segment.source) ?? []
      let readings = others.contains(guessed) ? others : [guessed] + others
      return LabelFinding(
        range: segment.source,
        message: "'\(written)' may mean \(readings.map { "'\($0)'" }.joined(separator: " or ")); a voice cannot know",
        rules: segment.rules, spoken: spoken, isMinor: label.isOfUnknownKind(segment.source))
    }
  }

  private func dates(in label: LintedLabel) -> [LabelFinding] {
    if label.language.sure.options.dateOrder != nil { return [] }
    return label.changes.compactMap { change in
      guard let date = label.ambiguousDate(in: change) else { return nil }
      let other = label.language.said(date.swapped)
      return LabelFinding(
        range: change.range,
        message: "'\(label.written(change.range))' means '\(change.spoken)' to some and '\(other)' to others",
        rules: change.rules)
    }
  }
}

extension LintedLabel {
  /// A date in numbers that a change says, both of whose first parts can be the month, with these parts swapped; nil
  /// where there is none, or the project has said in which order they are.
  internal func ambiguousDate(in change: LabelChange) -> (parts: [Substring], swapped: String)? {
    if language.sure.options.dateOrder != nil { return nil }
    let text = written(change.range)
    guard let separator = text.first(where: { !$0.isNumber }), separator == "/" || separator == "-" else { return nil }
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.count == 3, parts.allSatisfy({ $0.utf8.allSatisfy(\.isASCIIDigit) }),
      let first = Int(parts[0]), let second = Int(parts[1]), parts[2].count == 4 || parts[2].count == 2,
      (1...12).contains(first), (1...12).contains(second), first != second
    else { return nil }
    return (parts, "\(parts[1])\(separator)\(parts[0])\(separator)\(parts[2])")
  }

  /// What the guess rules say; nil where something in the label can be said in more than one way.
  internal var onlyGuess: String? {
    let isOpen = guessed.segments.contains { segment in
      !segment.isSure && (readings(of: segment.source) ?? []).count > 1
    }
    return isOpen ? nil : guessed.text
  }

  /// Whether a date stands in it of which nobody knows the month.
  internal var hasAmbiguousDate: Bool { changes.contains { ambiguousDate(in: $0) != nil } }

  /// Whether placeholders in a range may be words: both of `{name} / {title}`, or one with letters directly behind it,
  /// which may be an ending.
  fileprivate func isOfUnknownKind(_ range: Range<Int>) -> Bool {
    let inside = arguments(in: range)
    if inside.allSatisfy({ isNumber($0.range) }) { return false }
    if inside.count > 1 { return true }
    return inside.contains { written($0.range.upperBound..<range.upperBound).unicodeScalars.first?.isLetter ?? false }
  }

  /// Whether a spaced slash stands between placeholders for text: `%s / %s`, or names without a count in the label.
  fileprivate func joinsWords(_ range: Range<Int>) -> Bool {
    let inside = arguments(in: range)
    guard inside.count == 2, let first = inside.first, let last = inside.last else { return false }
    guard written(first.range.upperBound..<last.range.lowerBound) == " / " else { return false }
    return inside.allSatisfy { stretch in
      bytes[stretch.range].first == UInt8(ascii: "%") && "s@".utf8.contains(bytes[stretch.range].last ?? 0)
    }
  }

  /// What a number or placeholder with letters behind it may be said as, or two numbers with a slash between; nil where
  /// something else stands at the range.
  fileprivate func readings(of range: Range<Int>) -> [String]? {
    let parts = written(range).split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(\.isASCIIDigit) }) {
      // A part of a whole, or one of so many.
      let counted = language.said("%1$d/%2$d")
      let fraction = language.guessed(written(range))
      return counted == "%1$d/%2$d"
        ? [fraction] : [fraction, counted.replacing("%1$d", with: parts[0]).replacing("%2$d", with: parts[1])]
    }
    guard let (number, letters) = numberWithLetters(at: range) else { return nil }
    if number.utf8.allSatisfy(\.isASCIIDigit) { return readings(of: number, before: letters) }
    // Said with a number of many, as a placeholder is.
    return readings(of: "100", before: letters).map { $0.replacing("100", with: number, maxReplacements: 1) }
  }

  /// A number or placeholder, and the letters behind it; nil where something else stands at the range.
  fileprivate func numberWithLetters(at range: Range<Int>) -> (number: String, letters: String)? {
    let digits = bytes[range].prefix(while: \.isASCIIDigit).count
    let argument = arguments(in: range).first { $0.range.lowerBound == range.lowerBound }
    let end = argument?.range.upperBound ?? range.lowerBound + digits
    guard range.lowerBound < end, end < range.upperBound else { return nil }
    let number = written(range.lowerBound..<end)
    let letters = written(end..<range.upperBound).drop { $0 == " " || $0 == "\u{A0}" || $0 == "\u{202F}" }
    return letters.isEmpty || !letters.allSatisfy(\.isLetter) ? nil : (number, String(letters))
  }

  /// What a number with letters directly behind it may be said as: glued to them, as for the minutes of `5m`, or apart,
  /// as for its meters.
  internal func readings(of number: String, before letters: String) -> [String] {
    let glued = language.guessed(number + letters)
    let apart = language.said(number + " " + letters)
    return [glued, apart].enumerated().filter { index, said in
      // Of two words of which one is the other and more, as 秒 and 秒钟, both mean the same.
      said != number + letters && said != number + " " + letters
        && (index == 0 || !said.hasPrefix(glued) && !glued.hasPrefix(said))
    }.map(\.element)
  }
}
