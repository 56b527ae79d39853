extension String {
  /// The string as the text of an element, or as the value of an attribute between double quotation marks; nil where XML
  /// has no way to write one of its characters.
  ///
  /// - Parameter encoding: The file's encoding; what it lacks is written by number.
  internal func escapedForXML(in encoding: TextEncoding, isAttribute: Bool = false) -> String? {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"" where isAttribute: result += "&quot;"
      case "\r": result += "&#13;"
      case "\n" where isAttribute: result += "&#10;"
      case "\t" where isAttribute: result += "&#9;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": return nil
      case "\u{80}"... where encoding == .latin1: result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text as it stands between double quotes in strings files of Apple and in gettext.
  internal var escapedForQuotes: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": escaped += "\\\""
      case "\\": escaped += "\\\\"
      case "\n": escaped += "\\n"
      case "\t": escaped += "\\t"
      case "\r": escaped += "\\r"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
