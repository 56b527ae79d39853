/// How strings are written in a JSON text.
internal struct JSONQuoting {
  private let isASCII: Bool

  /// As strings in `source` are written, so far as it matters for `text`.
  internal init(for text: String, in source: SourceFile) {
    isASCII = text.utf8.contains { $0 >= 0x80 } && source.text.allSatisfy { $0 < 0x80 } && Self.hasEscapes(source.text)
  }

  private static func hasEscapes(_ source: [UInt8]) -> Bool {
    zip(source, source.dropFirst()).contains { $0 == UInt8(ascii: "\\") && $1 == UInt8(ascii: "u") }
  }

  /// `text` as a string, with its quotes.
  internal func string(_ text: String) -> String { "\"" + content(text) + "\"" }

  /// `text` as it stands between quotes.
  private func content(_ text: String) -> String {
    var written = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": written += "\\\"".unicodeScalars
      case "\\": written += "\\\\".unicodeScalars
      case "\n": written += "\\n".unicodeScalars
      case "\r": written += "\\r".unicodeScalars
      case "\t": written += "\\t".unicodeScalars
      case "\u{8}": written += "\\b".unicodeScalars
      case "\u{C}": written += "\\f".unicodeScalars
      case _ where scalar.value < 0x20 || isASCII && scalar.value >= 0x80:
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          written += ("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits).unicodeScalars
        }
      default: written.append(scalar)
      }
    }
    return String(written)
  }
}
