/// Strings of JSON (RFC 8259, section 7). Beside what must be escaped, so are all control characters and the line breaks
/// of JavaScript, so that a document stays on its line and a terminal does not obey what is in it.
package enum JSONText {
  /// `text` in quotes.
  package static func quoted(_ text: some StringProtocol) -> String {
    var json: [UInt8] = []
    append(text, to: &json)
    return String(decoding: json, as: UTF8.self)
  }

  /// Appends `text` in quotes, in UTF-8.
  package static func append(_ text: some StringProtocol, to json: inout [UInt8]) { append(String(text), to: &json) }

  /// Appends `text` in quotes, in UTF-8.
  package static func append(_ text: String, to json: inout [UInt8]) {
    json.append(UInt8(ascii: "\""))
    let bytes = text.utf8
    var start = bytes.startIndex
    // Most texts have few characters that are escaped, and what stands between them is copied as it is.
    while let special = bytes[start...].firstIndex(where: mayBeEscaped) {
      json += bytes[start..<special]
      append(text.unicodeScalars[special], to: &json)
      start = text.unicodeScalars.index(after: special)
    }
    json += bytes[start...]
    json.append(UInt8(ascii: "\""))
  }

  /// Whether a character that is escaped may begin with `byte` of UTF-8.
  private static func mayBeEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F || byte == 0xC2
      || byte == 0xE2
  }

  /// Appends a character of a string, in UTF-8.
  package static func append(_ scalar: Unicode.Scalar, to json: inout [UInt8]) {
    switch scalar {
    case "\"": json += "\\\"".utf8
    case "\\": json += "\\\\".utf8
    case "\n": json += "\\n".utf8
    case "\r": json += "\\r".utf8
    case "\t": json += "\\t".utf8
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
      let digits = String(scalar.value, radix: 16)
      json += "\\u".utf8
      json += repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count)
      json += digits.utf8
    case ..<"\u{7F}": json.append(UInt8(truncatingIfNeeded: scalar.value))
    default: json += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    }
  }
}
