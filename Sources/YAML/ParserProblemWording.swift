extension ParserProblem {
  /// The error to report for a text that is `bytes` and starts at `origin`.
  ///
  /// Problems that authors run into get words of their own; the rest keep the parser's.
  func error(in bytes: [UInt8], from origin: Position) -> YAMLError {
    var cursor = TextCursor(bytes, at: origin)
    let position =
      switch place {
      case .byte(let offset): cursor.position(ofByte: origin.offset + offset)
      case .scalar(let index): cursor.position(ofScalar: index)
      }
    let contextPosition = context.isEmpty ? position : cursor.position(ofScalar: contextStart)
    let byte = position.offset < bytes.count ? bytes[position.offset] : nil

    switch problem {
    case "control characters are not allowed":
      return YAMLError(
        "The character \(Self.codePoint(value)) is not allowed; write it as an escape in double quotes, or remove it.",
        at: position)
    case "could not find expected ':'":
      return YAMLError(
        "A ':' is missing after this key; if it continues the text before it, indent it more or use quotes.",
        at: contextPosition)
    case "mapping values are not allowed in this context":
      return YAMLError(
        "A ':' is not allowed here; put a text that holds ': ' in quotes, or start the entry on its own line.",
        at: position)
    case "found unexpected end of stream" where context.hasSuffix("quoted scalar"):
      return YAMLError("The text that starts here has no closing quotation mark.", at: contextPosition)
    case "found unknown escape character":
      return YAMLError(
        "This escape is unknown in double quotes; write the text in single quotes to keep backslashes.", at: position)
    case "found character that cannot start any token":
      return YAMLError(Self.message(forStart: byte), at: position)
    case "did not find expected ',' or ']'":
      return YAMLError(
        "A ',' or ']' is missing here for the list that starts on line \(contextPosition.line).", at: position)
    case "did not find expected ',' or '}'":
      return YAMLError(
        "A ',' or '}' is missing here for the mapping that starts on line \(contextPosition.line).", at: position)
    case "did not find expected key", "did not find expected '-' indicator":
      let what = problem.hasSuffix("key") ? "another key of the mapping" : "another '-' of the list"
      return YAMLError(
        "Expected \(what) that starts on line \(contextPosition.line); check indentation and quotation marks.",
        at: position)
    case "did not find expected <document start>":
      return YAMLError("This does not belong to what comes before; check the indentation.", at: position)
    case "did not find expected node content":
      return YAMLError(
        "A text, list or mapping is missing here; put a text that starts with a sign in quotes.", at: position)
    default:
      return YAMLError("YAML syntax error\(context.isEmpty ? "" : " \(context)"): \(problem).", at: position)
    }
  }

  private static func message(forStart byte: UInt8?) -> String {
    guard let byte, byte != UInt8(ascii: "\t") else { return "A tab is not allowed here; use spaces." }
    return "A text cannot start with '\(Unicode.Scalar(byte))'; put it in quotes."
  }

  private static func codePoint(_ value: Int) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
