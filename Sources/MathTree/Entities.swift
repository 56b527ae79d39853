/// The characters that XML entities of mathematics stand for.
package enum Entities {
  /// The characters that `name` stands for, as `prime` for ′; nil if there is no such entity.
  package static func characters(of name: String) -> String? { table[name] ?? styledLetter(name) }

  private static let table = table(of: names)

  /// The characters of names, from entries with `;` or line ends between them: a character or code points in hexadecimal
  /// with `+` between them, then its names.
  package static func table(of list: String) -> [String: String] {
    var table: [String: String] = [:]
    for entry in list.split(whereSeparator: { $0 == ";" || $0.isNewline }) {
      let parts = entry.split(separator: " ")
      let codes = parts[0].split(separator: "+").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      let characters = parts[0].unicodeScalars.count == 1 ? String(parts[0]) : String(String.UnicodeScalarView(codes))
      for name in parts.dropFirst() { table[String(name)] = characters }
    }
    return table
  }

  /// A letter with its style behind it, as in `Afr`, `Aopf` and `Ascr`.
  private static func styledLetter(_ name: String) -> String? {
    guard let letter = name.unicodeScalars.first, letter.isASCII, letter.properties.isAlphabetic,
      let font = fonts[String(name.dropFirst())]
    else { return nil }
    return StyledLetters.styled(letter, font).map { String($0) }
  }

  private static let fonts: [String: MathVariant] = ["fr": .fraktur, "opf": .doubleStruck, "scr": .script]
}
