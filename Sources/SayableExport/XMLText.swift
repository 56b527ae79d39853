/// Text as XML 1.0 takes it, between tags or in an attribute. Characters that XML forbids even escaped are left out
/// (XML 1.0, production 2, `Char`).
package struct XMLText {
  /// The text between tags.
  package private(set) var content = ""
  /// The text of an attribute in double quotes.
  package private(set) var attribute = ""

  package init(_ text: some StringProtocol) {
    for scalar in text.unicodeScalars where Self.isAllowed(scalar) {
      switch scalar {
      case "&": append("&amp;")
      case "<": append("&lt;")
      case ">": append("&gt;")
      // A reader of XML turns a bare one into a line feed.
      case "\r": append("&#13;")
      // In an attribute it turns these into spaces.
      case "\n", "\t":
        content.unicodeScalars.append(scalar)
        attribute += "&#\(scalar.value);"
      case "\"":
        content += "\""
        attribute += "&quot;"
      default:
        content.unicodeScalars.append(scalar)
        attribute.unicodeScalars.append(scalar)
      }
    }
  }

  /// Whether nothing of `text`, a text on one line, would be left out.
  internal static func holds(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { isAllowed($0) && $0.properties.generalCategory != .control }
  }

  private mutating func append(_ reference: String) {
    content += reference
    attribute += reference
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\t", "\n", "\r": true
    case ..<" ", "\u{FFFE}", "\u{FFFF}": false
    default: true
    }
  }
}
