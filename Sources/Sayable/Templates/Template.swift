/// What a rule says: literal words, and what the groups of its match become.
internal struct Template: Sendable {
  /// The numbers of the groups that share a name; the first that took part in the match counts.
  internal typealias Group = [Int]

  internal indirect enum Part: Sendable {
    /// Words that no later rule rewrites.
    case literal(String)
    /// The text of a group, as it stands; it stays open to later rules.
    case copy(Group)
    /// The words of the table entry that the group is written as.
    case words(Group, [Table], Form)
    /// The words of the table entry whose id is the group's text, leading zeros left out.
    case look(Group, Table)
    /// The words of a table entry for the number in the group, leading zeros left out.
    case count(Group, Table.Entry)
    /// The group's text, changed.
    case change(Group, TextChange)
  }

  /// Which words of a table entry, and what stands for the number in them.
  internal enum Form: Sendable {
    /// Those for the number in a group, with the number in its place.
    case number(Group)
    /// Those for many things, without a number: "kilometers".
    case bare
    /// Those for one thing, without a number, as behind "per": "kilometer".
    case each
    /// Those behind a range that ends in the number in a group, with the range in the number's place.
    case range(end: Group, [Part])
  }

  internal let parts: [Part]
}

/// How a function of a template changes the text of a group.
internal enum TextChange: String, Sendable, CaseIterable {
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
  internal func applied(to text: String) -> String? {
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

/// The plain letter or digit that one of a mathematical alphabet shows (the block Mathematical Alphanumeric Symbols of
/// Unicode: Latin alphabets of 52 letters each, digits in tens); others as they are.
private func plainLetter(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
  switch scalar.value {
  case 0x1D400...0x1D6A3:
    let place = (scalar.value - 0x1D400) % 52
    return Unicode.Scalar(place < 26 ? 0x41 + place : 0x61 + place - 26) ?? scalar
  case 0x1D7CE...0x1D7FF: return Unicode.Scalar(0x30 + (scalar.value - 0x1D7CE) % 10) ?? scalar
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
