/// Text in which nothing is hidden: what a terminal would obey, or would not show, is written out, as in `\n` and
/// `\u{202e}`.
internal struct VisibleText: Sendable {
  /// The text, on one line.
  internal private(set) var string = ""

  internal init(_ text: String, keepsTabs: Bool = false) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\t" where keepsTabs: string.unicodeScalars.append(scalar)
      case "\n": string += "\\n"
      case "\r": string += "\\r"
      case "\t": string += "\\t"
      case _ where Self.isHidden(scalar): string += "\\u{\(String(scalar.value, radix: 16))}"
      default: string.unicodeScalars.append(scalar)
      }
    }
  }

  /// How many columns the text takes on a terminal; a tab counts as one.
  internal var width: Int { string.reduce(0) { $0 + Self.width(of: $1) } }

  /// White space that takes the place of the text above or below it; a tab stays a tab, whatever its width.
  internal var blank: String {
    string.map { $0 == "\t" ? "\t" : String(repeating: " ", count: Self.width(of: $0)) }.joined()
  }

  /// Joiners belong to emoji, and to words of Persian and of Indian languages.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{200C}", "\u{200D}", "\u{E0020}"..."\u{E007F}": false
    default:
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
  }

  private static func width(of character: Character) -> Int {
    var width = 0
    for scalar in character.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format: continue
      default: width = max(width, isWide(scalar) ? 2 : 1)
      }
    }
    return width
  }

  /// Whether a character takes two columns: East Asian Width (UAX #11) W and F, of whole blocks at once.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ..<"\u{1100}": false
    case "\u{1100}"..."\u{115F}", "\u{2E80}"..."\u{303E}", "\u{3041}"..."\u{A4CF}", "\u{A960}"..."\u{A97C}",
      "\u{AC00}"..."\u{D7A3}", "\u{F900}"..."\u{FAFF}", "\u{FE10}"..."\u{FE19}", "\u{FE30}"..."\u{FE6B}",
      "\u{FF01}"..."\u{FF60}", "\u{FFE0}"..."\u{FFE6}", "\u{16FE0}"..."\u{18D08}", "\u{1AFF0}"..."\u{1B2FB}",
      "\u{1F200}"..."\u{1F265}", "\u{20000}"..."\u{3FFFD}":
      true
    default: scalar.properties.isEmojiPresentation
    }
  }
}
