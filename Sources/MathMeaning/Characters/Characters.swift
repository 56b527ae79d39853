internal import MathTree

/// What characters mean by themselves in a formula.
internal enum Characters {
  /// What a character is until the characters around it say more.
  struct Sign: Sendable, Hashable {
    var kind: MeaningKind
    var role: MeaningRole
    var font: MathVariant = .unspecified
  }

  /// The meaning of `scalar`.
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
      let sign = Characters.sign(scalar)
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
    for (ranges, kind, role, font) in letters {
      let number = place(Sign(kind: kind, role: role, font: font))
      for range in ranges { for value in range where value < 0x10000 { places[value] = number } }
    }
    for group in groups {
      let number = place(Sign(kind: group.kind, role: group.role))
      for scalar in group.characters.unicodeScalars where scalar.value > 0x20 && scalar.value < 0x10000 {
        places[Int(scalar.value)] = number
      }
      for range in group.ranges { for value in range where value < 0x10000 { places[value] = number } }
    }
    for value in 0x2100..<0x2150 {
      guard let scalar = Unicode.Scalar(UInt32(value)), let letter = StyledLetters.letter(scalar) else { continue }
      places[value] = place(sign(letter))
    }
    return (places, signs)
  }()

  private static let letters: [([ClosedRange<Int>], MeaningKind, MeaningRole, MathVariant)] = [
    ([0x30...0x39], .number, .integer, .normal),
    ([0x41...0x5A, 0x61...0x7A], .identifier, .latinLetter, .normal),
    ([0xFF21...0xFF3A, 0xFF41...0xFF5A], .identifier, .latinLetter, .normal),
    ([0xFF10...0xFF19], .number, .integer, .normal),
    ([0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF], .identifier, .latinLetter, .unspecified),
    (
      [0x391...0x3A1, 0x3A3...0x3A9, 0x3B1...0x3C9, 0x3D0...0x3D2, 0x3D5...0x3D6, 0x3F0...0x3F1, 0x3F4...0x3F5],
      .identifier, .greekLetter, .normal
    ),
    (
      [0x386...0x390, 0x3AA...0x3B0, 0x3CA...0x3CF, 0x3D3...0x3D4, 0x3D7...0x3EF, 0x3F2...0x3F3], .identifier,
      .greekLetter, .unspecified
    ),
    (
      [0x400...0x481, 0x48A...0x52F, 0x531...0x556, 0x561...0x587, 0x5D0...0x5EA, 0x620...0x64A], .identifier,
      .otherLetter, .unspecified
    ),
    ([0x2135...0x2138], .identifier, .otherLetter, .normal),
    // Differentials and constants, which are slanted and double-struck at once.
    ([0x2145...0x2149], .identifier, .latinLetter, .italic),
    ([0x2113...0x2113, 0x131...0x131, 0x237...0x237], .identifier, .latinLetter, .unspecified),
    ([0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3], .identifier, .otherLetter, .unspecified),
    ([0xBC...0xBE, 0x2150...0x215F, 0x2189...0x2189], .number, .float, .unspecified),
    (
      [
        0x2070...0x2070, 0xB2...0xB3, 0xB9...0xB9, 0x2074...0x2079, 0x2080...0x2089, 0x2160...0x2188, 0x2460...0x249B,
        0x24EA...0x24FF, 0x2776...0x2793,
      ], .number, .otherNumber, .unspecified
    ),
  ]
}
