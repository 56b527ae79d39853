internal import MathTree

/// What characters mean by themselves in a formula.
internal enum CharacterMeaning {
  /// What a character is until the characters around it say more.
  struct Sign: Sendable, Hashable {
    var kind: MeaningKind
    var role: MeaningRole
    var font: MathVariant = .unspecified
  }

  static func sign(_ scalar: Unicode.Scalar) -> Sign {
    let value = Int(scalar.value)
    if value < places.count { return signs[Int(places[value])] }
    if let styled = StyledLetters.letter(scalar) { return sign(styled) }
    if scalar.properties.isAlphabetic { return Sign(kind: .identifier, role: .otherLetter) }
    return signs[0]
  }

  /// The role of a number with these characters: digits with commas, digits with other marks, or something else.
  static func numberRole(of text: String) -> MeaningRole {
    var role = MeaningRole.integer
    for scalar in text.unicodeScalars {
      let sign = CharacterMeaning.sign(scalar)
      if sign.kind == .number, sign.role == .integer { continue }
      guard sign.kind == .punctuation else { return .otherNumber }
      if sign.role != .comma { role = .float }
    }
    return role
  }

  /// The plain letter or digit of a styled one, as `x` of `𝐱`; nil if the character is no styled one.
  static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0..<0x80: nil
    // The signs of imaginary and real part.
    case 0x2111, 0x211C: nil
    case 0x2145: "D"
    case 0x2146: "d"
    case 0x2147: "e"
    case 0x2148: "i"
    case 0x2149: "j"
    default: StyledLetters.letter(scalar)?.plain
    }
  }

  /// Whether a double-struck letter of this code point names a set of numbers.
  static func isNumberSet(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x43, 0x48, 0x4E, 0x50, 0x51, 0x52, 0x5A: true
    default: false
    }
  }

  private static func sign(_ letter: StyledLetters.Letter) -> Sign {
    var sign = Sign(kind: .identifier, role: .latinLetter, font: letter.font)
    switch letter.plain.value {
    case 0x30...0x39: (sign.kind, sign.role) = (.number, .integer)
    case 0x391...0x3F6: sign.role = .greekLetter
    case 0x2202, 0x2207: return Sign(kind: .operator, role: .prefixOperator, font: letter.font)
    default: break
    }
    return sign
  }

  /// For each character of the Basic Multilingual Plane its place in `signs`.
  private static let places: [UInt8] = built.places
  private static let signs: [Sign] = built.signs

  private static let built: (places: [UInt8], signs: [Sign]) = {
    var places = [UInt8](repeating: 0, count: 0x10000)
    var signs = [Sign(kind: .unknown, role: .unknown)]
    var known: [Sign: UInt8] = [signs[0]: 0]
    func place(_ sign: Sign) -> UInt8 {
      if let place = known[sign] { return place }
      let place = UInt8(truncatingIfNeeded: signs.count)
      signs.append(sign)
      known[sign] = place
      return place
    }
    for group in groups {
      let number = place(group.sign)
      let values = group.characters.unicodeScalars.lazy.map(\.value) + group.ranges.joined()
      for value in values where value < 0x10000 { places[Int(value)] = number }
    }
    for value in 0x2100..<0x2150 {
      guard let scalar = Unicode.Scalar(UInt32(value)), places[value] == 0,
        let letter = StyledLetters.letter(scalar)
      else { continue }
      places[value] = place(sign(letter))
    }
    return (places, signs)
  }()
}
