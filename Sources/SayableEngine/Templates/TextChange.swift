/// How a function of a template changes the text of a group.
package enum TextChange: String, Sendable, CaseIterable {
  /// Without leading zeros: `05` becomes `5`.
  case plain
  /// Without spaces of any kind between digits: `12 000` becomes `12000`.
  case ungroup
  /// A Roman numeral in digits: `XIV` becomes `14`.
  case roman
  /// Its letters with spaces between: `XI` becomes `X I`.
  case spell
  /// In lower case.
  case lower
  /// Letters and digits of mathematical alphabets as plain ones: `𝐂𝐨𝐝𝐞` becomes `Code`.
  case unstyled

  /// The changed text; nil where it cannot be changed so.
  package func applied(to text: String) -> String? {
    switch self {
    case .plain:
      guard text.first == "0" else { return text }
      let trimmed = text.drop { $0 == "0" }
      return trimmed.first?.isNumber == true ? String(trimmed) : "0" + trimmed
    case .ungroup: return String(text.unicodeScalars.filter { !$0.properties.isWhitespace })
    case .roman: return romanValue(of: text).map(String.init)
    case .spell: return text.map(String.init).joined(separator: " ")
    case .lower: return text.lowercased()
    case .unstyled: return String(String.UnicodeScalarView(text.unicodeScalars.map(plainLetter)))
    }
  }
}

extension TextChange {
  /// Whether a quick look tells that the text stays as it is.
  package func keeps(_ text: Span<UInt8>) -> Bool {
    switch self {
    case .plain: return !text.isEmpty && text[0] != UInt8(ascii: "0")
    case .ungroup: return text.isASCII { $0 > UInt8(ascii: " ") }
    case .lower: return text.isASCII { !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    case .spell: return text.count == 1
    case .unstyled: return text.isASCII { _ in true }
    case .roman: return false
    }
  }
}

extension Span<UInt8> {
  /// Whether all bytes are ASCII and meet `condition`.
  fileprivate func isASCII(_ condition: (UInt8) -> Bool) -> Bool {
    for index in indices where self[index] >= 0x80 || !condition(self[index]) { return false }
    return true
  }
}

/// The plain letter or digit that one of a mathematical alphabet shows (the block Mathematical Alphanumeric Symbols of
/// Unicode: Latin alphabets of 52 letters each, digits in tens), or that one of full width does; others as they are.
private func plainLetter(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
  switch scalar.value {
  case 0x1D400...0x1D6A3:
    let place = (scalar.value - 0x1D400) % 52
    return Unicode.Scalar(place < 26 ? 0x41 + place : 0x61 + place - 26) ?? scalar
  case 0x1D7CE...0x1D7FF: return Unicode.Scalar(0x30 + (scalar.value - 0x1D7CE) % 10) ?? scalar
  case 0xFF01...0xFF5E: return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
  default: return scalar
  }
}

/// The value of a Roman numeral in its usual form, in either case; nil for other texts, such as `IIII`.
private func romanValue(of text: String) -> Int? {
  let signs = [
    (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"),
    (9, "IX"),
    (5, "V"), (4, "IV"), (1, "I"),
  ]
  let numeral = text.uppercased()
  var rest = numeral[...]
  var value = 0
  for (worth, sign) in signs {
    while rest.hasPrefix(sign) {
      value += worth
      rest = rest.dropFirst(sign.count)
    }
  }
  // Writing the value anew tells whether this was its usual form.
  var left = value
  var usual = ""
  for (worth, sign) in signs {
    while left >= worth {
      usual += sign
      left -= worth
    }
  }
  return rest.isEmpty && value > 0 && usual == numeral ? value : nil
}
