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
  internal func string(_ text: String) -> String {
    let content = text.escaping { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      case "\u{8}": "\\b"
      case "\u{C}": "\\f"
      case _ where scalar.value < 0x20 || isASCII && scalar.value >= 0x80: scalar.codeUnitEscapes()
      default: nil
      }
    }
    return "\"" + content + "\""
  }
}
