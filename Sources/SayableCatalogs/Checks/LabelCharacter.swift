internal import SayableEngine

/// A character of a label, with its place and what becomes of it.
internal struct LabelCharacter: Sendable, Hashable {
  internal let scalar: Unicode.Scalar
  /// Where it stands, in bytes of the label, half-open.
  internal let range: Range<Int>
  /// Whether it belongs to a placeholder, markup or an address, and is no text.
  internal let isProtected: Bool
  /// Whether a sure rule says something else for it.
  internal let isRewritten: Bool
}

extension LintedLabel {
  /// The characters, in order.
  internal var characters: [LabelCharacter] {
    var stretches = protectedSpans[...]
    var segments = sure.segments[...]
    var offset = 0
    return label.text.string.unicodeScalars.map { scalar in
      while let first = stretches.first, first.range.upperBound <= offset { stretches.removeFirst() }
      while let first = segments.first, first.source.upperBound <= offset { segments.removeFirst() }
      let range = offset..<(offset + UTF8.width(scalar))
      offset = range.upperBound
      return LabelCharacter(
        scalar: scalar, range: range, isProtected: stretches.first?.range.contains(range.lowerBound) ?? false,
        isRewritten: segments.first.map { !$0.rules.isEmpty && $0.source.contains(range.lowerBound) } ?? false)
    }
  }

  internal func isProtected(_ range: Range<Int>) -> Bool {
    protectedSpans.near(range, by: \.range).contains { $0.range.overlaps(range) }
  }

  /// Whether a sure rule says something else for a part of a range.
  internal func isRewritten(_ range: Range<Int>) -> Bool {
    sure.segments.near(range, by: \.source).contains { !$0.rules.isEmpty && $0.source.overlaps(range) }
  }

  /// The arguments in a range, in order.
  internal func arguments(in range: Range<Int>) -> [ProtectedSpan] {
    protectedSpans.near(range, by: \.range).filter { $0.kind == .placeholder && $0.range.overlaps(range) }
  }

  internal func written(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension Unicode.Scalar {
  /// Whether it is a letter, with or without case, or a mark that belongs to one.
  internal var isLetter: Bool {
    if isASCII { return isASCIILetter }
    return switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark:
      true
    default: false
    }
  }

  internal var isDigit: Bool { isASCII ? ("0"..."9").contains(self) : properties.generalCategory == .decimalNumber }

  /// Whether it is a space of any width, or a line break.
  internal var isSpace: Bool { isASCII ? self == " " || ("\t"..."\r").contains(self) : properties.isWhitespace }

  /// Whether it is a letter or belongs to one, as Unicode's property Alphabetic tells.
  internal var isAlphabetic: Bool { isASCII ? isASCIILetter : properties.isAlphabetic }

  /// Whether it is a capital letter, of which scripts without case need no look at the tables.
  internal var isCapitalLetter: Bool {
    switch value {
    case 0x41...0x5A, 0x400...0x42F: true
    case ..<0x80, 0xDF...0xFF, 0x430...0x45F, 0x590...0x109F, 0x2000...0x20FF, 0x2E80...0xA63F, 0xAC00...0xD7FF: false
    default: properties.generalCategory == .uppercaseLetter
    }
  }

  private var isASCIILetter: Bool { (0x61...0x7A).contains(value | 0x20) }

  /// Whether a voice names it as an emoji: an emoji that is no digit, letter or mark of ASCII.
  internal var isEmoji: Bool { value >= 0x80 && properties.isEmoji }
}
