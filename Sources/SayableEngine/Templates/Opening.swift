extension [UInt8] {
  /// Whether a phrase opens at `offset` of a text in UTF-8: nothing stands before it but spaces, or a pause does. A word
  /// or number there governs what follows, and a sign belongs to it.
  internal func isOpening(at offset: Int) -> Bool {
    var start = offset
    while let scalar = scalar(endingAt: start) {
      switch scalar {
      case " ", "\u{A0}", "\u{202F}", "\u{2009}": start -= UTF8.width(scalar)
      case "\n", "\r", "\t", ",", ";", ":", ".", "!", "?", "\"", "(", ")", "[", "]", "{", "}", "|", "/", ">", "→":
        return true
      // Without a space it is a minus.
      case "-": return start < offset
      case ProtectedSpan.Kind.placeholder.mark: return false
      case ProtectedSpan.Kind.text.mark: return true
      default:
        switch scalar.properties.generalCategory {
        case .openPunctuation, .closePunctuation, .initialPunctuation: return true
        case .dashPunctuation: return start < offset
        // An apostrophe is one, too.
        case .finalPunctuation: return scalar != "\u{2019}"
        case .otherPunctuation: return !scalar.isASCII && scalar != "§"
        case .otherSymbol: return scalar != "°" && scalar != "№"
        default: return scalar.properties.isWhitespace
        }
      }
    }
    return true
  }

  /// The scalar that ends before `offset`; nil at the beginning.
  private func scalar(endingAt offset: Int) -> Unicode.Scalar? {
    var start = offset - 1
    guard start >= 0 else { return nil }
    // No scalar is longer, and hostile bytes may be.
    while start > 0, start > offset - 4, self[start] & 0xC0 == 0x80 { start -= 1 }
    return String(decoding: self[start..<offset], as: UTF8.self).unicodeScalars.first
  }
}
