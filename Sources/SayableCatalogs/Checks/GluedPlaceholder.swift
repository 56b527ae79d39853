internal import SayableEngine

/// Finds placeholders with the letters of a unit directly behind them.
internal struct GluedPlaceholder: Check {
  internal let description = CheckDescription(
    id: "glued-placeholder", severity: .warning, voices: [.voiceover, .talkback],
    summary: "A unit is glued to a placeholder, so that a voice reads both as one word or a code.",
    discussion: [
      "Of '%dh' with 5 a voice says 'five h', of '%1$sm' 'five m' or 'five meters' although minutes are meant. Write the "
        + "unit out in a spoken variant, with plural forms, or put a space before it where the unit is clear.",
      "Where a sure rule says the unit, this is no more than a note. Prefixes ('v%s'), ordinals ('%dth') and endings of "
        + "words ('%@s') are left alone.",
    ],
    examples: [
      .init("en", "%dh", ["%dh"]), .init("en", "in %1$sm", ["%1$sm"]), .init("en", "{x}kWh", ["{x}kWh"]),
      .init("en", "%dth of %@s", []), .init("en", "0x%02X", []), .init("en", "%user% and %@'s v%s", []),
      .init("en", "S%1$dE%2$d", []), .init("en", "Screen of %dx%d", []),
    ])

  internal func findings(in label: LintedLabel) -> [LabelFinding] {
    let units = label.gluedUnits
    if units.isEmpty { return [] }
    let spoken = label.onlyGuess
    return units.compactMap { unit in
      let written = label.written(unit.range)
      if label.isRewritten(unit.letters) {
        // Without spaces between words, it is how units are written.
        if Self.unspaced.contains(label.language.locale.language) { return nil }
        return LabelFinding(
          range: unit.range, message: "letters are glued to the placeholder in '\(written)'",
          isMendedBySureRules: true, isMinor: true)
      }
      let letters = label.written(unit.letters)
      if let told = label.toldReading(of: letters, behind: "5") {
        return LabelFinding(
          range: unit.range,
          message:
            "letters are glued to the placeholder in '\(written)'; with 5 it means '\(told)', as its key or note "
            + "tells", spoken: spoken)
      }
      if label.isDeniedBySource(letters) || label.isCodeOfList(unit.range) { return nil }
      let readings = label.readings(of: "5", before: letters).map { "'\($0)'" }
      return LabelFinding(
        range: unit.range,
        message: "letters are glued to the placeholder in '\(written)'; with 5 it may mean "
          + readings.joined(separator: " or "), spoken: spoken)
    }
  }

  private static let unspaced: Set<String> = ["ja", "zh", "ko", "th", "yue", "lo", "km", "my"]
}

/// A placeholder with the letters of a unit directly behind it.
internal struct GluedUnit: Sendable {
  /// Where both stand, in bytes of the label, half-open.
  internal let range: Range<Int>
  internal let letters: Range<Int>
}

extension LintedLabel {
  /// The placeholders with a unit glued to them, in order.
  internal var gluedUnits: [GluedUnit] {
    if protectedSpans.isEmpty { return [] }
    return protectedSpans.compactMap { stretch in
      guard stretch.kind == .placeholder, !isInWord(before: stretch.range.lowerBound), !isDate(stretch.range) else {
        return nil
      }
      let start = stretch.range.upperBound
      let end = bytes[start...].firstIndex { !$0.isASCIILetter } ?? bytes.count
      guard (1...5).contains(end - start), !isInWord(behind: end) else { return nil }
      let letters = written(start..<end)
      // With the wrong sign before it, it is a bracket of markup: %gt; in place of &gt;.
      if bytes[end...].first == UInt8(ascii: ";"), ["%gt", "%lt"].contains(written(stretch.range.lowerBound..<end)) {
        return nil
      }
      // Between two placeholders it is a sign of both: %dx%d pixels.
      if letters == "x", protectedSpans.contains(where: { $0.range.lowerBound == end }) { return nil }
      // Behind a placeholder that may be a word, only what can be nothing but a unit, or letters no word ends in. The
      // ending of English stays in many translations.
      let mayBeEnding =
        letters == "s" || language.said("%d" + letters) == "%d" + letters && !["m", "h", "g"].contains(letters)
      if !isNumber(stretch.range), mayBeEnding { return nil }
      let said = language.guessed("5" + letters)
      return said == "5" + letters || !said.hasPrefix("5 ")
        ? nil : GluedUnit(range: stretch.range.lowerBound..<end, letters: start..<end)
    }
  }

  /// Whether what ends in a letter stands in the label once more with that in the other case, as `%dn` and `%dN` do in a
  /// list of codes.
  internal func isCodeOfList(_ range: Range<Int>) -> Bool {
    guard let last = bytes[range].last, last.isASCIILetter else { return false }
    let other = bytes.firstRange(of: bytes[range].dropLast() + [last ^ 0x20])
    return other.map { !isInWord(behind: $0.upperBound) } ?? false
  }

  /// Whether the `%` at an offset is the second of a pair, which stands for the sign itself.
  internal func isEscaped(_ offset: Int) -> Bool {
    bytes[..<offset].reversed().prefix { $0 == UInt8(ascii: "%") }.count % 2 == 1
  }

  /// Whether a letter, digit or sign of a code stands directly before an offset, or it is escaped.
  private func isInWord(before offset: Int) -> Bool {
    guard offset > 0 else { return false }
    return isWordByte(bytes[offset - 1]) || bytes[offset - 1] == UInt8(ascii: "#") || isEscaped(offset)
  }

  /// Whether a letter, digit or underscore stands directly behind an offset.
  private func isInWord(behind offset: Int) -> Bool {
    guard let next = written(offset..<min(offset + 4, bytes.count)).unicodeScalars.first else { return false }
    return next.isLetter || next.isDigit || next == "_"
  }

  /// Whether a placeholder surely stands for a number, as `%d` does.
  internal func isNumber(_ range: Range<Int>) -> Bool {
    guard bytes[range].first == UInt8(ascii: "%"), let last = bytes[range].last else { return false }
    return "diufFeEgG".utf8.contains(last)
  }

  /// Whether a placeholder is one of a pattern of times: `%D`, or `%Om` and `%Ey` with a letter before that of the part.
  private func isDate(_ range: Range<Int>) -> Bool { ["%D", "%O", "%E"].contains(written(range)) }
}

/// Whether `byte` goes on a word or a code.
private func isWordByte(_ byte: UInt8) -> Bool {
  byte.isASCIILetterOrDigit || byte >= 0x80 || byte == UInt8(ascii: "_")
}
