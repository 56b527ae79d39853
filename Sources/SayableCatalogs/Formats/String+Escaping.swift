extension String {
  /// The string with what `escape` gives in place of its characters; where that is nothing, they stay.
  internal func escaping(_ escape: (Unicode.Scalar) throws -> String?) rethrows -> String {
    var escaped = ""
    for scalar in unicodeScalars {
      if let replacement = try escape(scalar) {
        escaped += replacement
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// The string as the text of an element, or as the value of an attribute between double quotation marks; nil where XML
  /// has no way to write one of its characters.
  ///
  /// - Parameter encoding: The file's encoding; what it lacks is written by number.
  internal func escapedForXML(in encoding: TextEncoding, isAttribute: Bool = false) -> String? {
    let isAllowed = unicodeScalars.allSatisfy { scalar in
      scalar.value >= 0x20 ? !["\u{FFFE}", "\u{FFFF}"].contains(scalar) : ["\t", "\n", "\r"].contains(scalar)
    }
    guard isAllowed else { return nil }
    return escaping { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"" where isAttribute: "&quot;"
      case "\r",
        "\n" where isAttribute, "\t" where isAttribute:
        "&#\(scalar.value);"
      case "\u{80}"... where encoding == .latin1: "&#\(scalar.value);"
      default: nil
      }
    }
  }

  /// The text as it stands between double quotes in strings files of Apple and in gettext.
  internal var escapedForQuotes: String { escaping { quoteEscapes[$0] } }
}

private let quoteEscapes: [Unicode.Scalar: String] = [
  "\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r",
]

extension Unicode.Scalar {
  /// The escape `\u00e9` of a character, or those of both its halves in UTF-16.
  internal func codeUnitEscapes(uppercase: Bool = false) -> String {
    String(self).utf16.map { unit in
      let digits = String(unit, radix: 16, uppercase: uppercase)
      return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }.joined()
  }
}
