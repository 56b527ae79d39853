/// Text in which nothing is hidden and nothing is a command: what a terminal would obey, or would not show, is written
/// out, as in `\n` and `\u{202e}`, and so are the signs by which a build server knows a line that it obeys.
///
/// All that the program tells people of texts that others wrote goes through it.
package struct VisibleText: Sendable {
  /// The text, on one line.
  package private(set) var string = ""

  /// - Parameters:
  ///   - text: The text.
  ///   - keepsTabs: Whether a tab stays one.
  ///   - limit: How many scalars of the text are shown at most; the rest is told by `…`.
  package init(_ text: String, keepsTabs: Bool = false, limit: Int = .max) {
    // The last two scalars before one, without white space: a command of a build server is `::name::` at the start of a
    // line, or `##[name]` anywhere.
    var (secondLast, last): (Unicode.Scalar?, Unicode.Scalar?) = (nil, nil)
    for (index, scalar) in text.unicodeScalars.enumerated() {
      if index == limit {
        string += "…"
        return
      }
      switch scalar {
      case "\t" where keepsTabs: string.unicodeScalars.append(scalar)
      case "\n": string += "\\n"
      case "\r": string += "\\r"
      case "\t": string += "\\t"
      case ":" where last == ":" && secondLast == nil, "[" where last == "#" && secondLast == "#",
        _ where Self.isHidden(scalar):
        string += "\\u{\(String(scalar.value, radix: 16))}"
      default: string.unicodeScalars.append(scalar)
      }
      let isBlank = scalar.isASCII ? scalar.value <= 0x20 : scalar.properties.isWhitespace
      if !isBlank { (secondLast, last) = (last, scalar) }
    }
  }

  /// How many columns the text takes on a terminal; a tab counts as one.
  package var width: Int { string.reduce(0) { $0 + Self.width(of: $1) } }

  /// White space that takes the place of the text above or below it; a tab stays a tab, whatever its width.
  package var blank: String {
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
