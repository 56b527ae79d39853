/// An answer as an SSML document on one line: what should be said, as text.
internal struct SSMLAnswer {
  /// The document, UTF-8 bytes of XML.
  private(set) var bytes: [UInt8] = []

  /// - Parameter language: The BCP 47 tag of the language that `spoken` is in.
  init(_ spoken: [UInt8], language: String) {
    bytes += "<speak version=\"1.1\" xmlns=\"http://www.w3.org/2001/10/synthesis\" xml:lang=\"\(language)\">".utf8
    ShownText(spoken).forEachScalar { scalar, _ in
      switch scalar {
      case "&": bytes += "&amp;".utf8
      case "<": bytes += "&lt;".utf8
      case ">": bytes += "&gt;".utf8
      // A reader of XML would turn a bare one into a line feed.
      case "\r": bytes += "&#13;".utf8
      case _ where !isAllowed(scalar): break
      default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
    bytes += "</speak>".utf8
  }

  /// Whether XML 1.0 allows the character, even escaped.
  private func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\t", "\n": true
    case ..<" ", "\u{FFFE}", "\u{FFFF}": false
    default: true
    }
  }
}
