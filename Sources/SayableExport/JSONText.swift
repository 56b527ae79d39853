internal import Prefilter

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
    text.withUTF8Span { bytes in
      var offset = 0
      while offset < bytes.count {
        guard let (escaped, length) = escaped(at: offset, in: bytes) else {
          json.append(bytes[offset])
          offset += 1
          continue
        }
        append(escaped, to: &json)
        offset += length
      }
    }
    json.append(UInt8(ascii: "\""))
  }

  /// The character that is escaped at an offset, and its length; nil where a byte stands for itself.
  private static func escaped(at offset: Int, in bytes: Span<UInt8>) -> (Unicode.Scalar, length: Int)? {
    let byte = bytes[offset]
    switch byte {
    case 0..<0x20, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "\\"): return (Unicode.Scalar(byte), 1)
    // Control characters beyond ASCII.
    case 0xC2 where bytes[offset + 1] < 0xA0: return (Unicode.Scalar(bytes[offset + 1]), 2)
    // The line breaks of JavaScript.
    case 0xE2 where bytes[offset + 1] == 0x80 && bytes[offset + 2] & 0xFE == 0xA8:
      return (bytes[offset + 2] == 0xA8 ? "\u{2028}" : "\u{2029}", 3)
    default: return nil
    }
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
