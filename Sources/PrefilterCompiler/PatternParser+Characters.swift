extension PatternParser {
  /// What is known of a token that stands for characters; nil for others, and for what is not understood.
  internal func characters(_ token: PatternToken) -> PatternSyntax? {
    if let scalars = scalars(token) { return scalars.syntax }
    guard case .escape(let letter) = token else { return nil }
    switch letter {
    case "b", "B", "A", "z", "Z", "G", "K": return .nothing
    case "h", "v", "H", "V", "R", "X": return .unknown
    default: return nil
    }
  }

  /// The characters that a token stands for one of.
  private func scalars(_ token: PatternToken) -> ScalarSet? {
    switch token {
    case .scalar(let scalar):
      var set = ScalarSet()
      set.insert(scalar, through: scalar, ignoringCase: ignoresCase)
      return set
    case .anyScalar: return ScalarSet(.ascii, isExact: false)
    case .escape("d"): return .digits
    case .escape("w"): return ScalarSet(ByteSet.letters.union(.digits).union(.underscore), isExact: true)
    case .escape("s"): return .spaces
    case .escape("D"), .escape("W"), .escape("S"): return ScalarSet(.ascii, isExact: false)
    case .escape: return nil
    case .property(let name?, let isNegated): return property(isNegated ? "" : name)
    case .characterClass(let members, let isNegated):
      var listed = ScalarSet()
      for member in members {
        if case .range(let low, let high) = member {
          listed.insert(low, through: high, ignoringCase: ignoresCase)
        } else if let set = scalars(member) {
          listed.formUnion(set)
        } else if case .escape = member {
          listed.formUnion(ScalarSet(.ascii, isExact: false))
        } else {
          return nil
        }
      }
      return isNegated ? listed.complement : listed
    default: return nil
    }
  }

  private func property(_ name: String) -> ScalarSet {
    switch name {
    case "L": ScalarSet(.letters, isExact: true)
    case "Lu": ScalarSet(ignoresCase ? .letters : .capitals, isExact: !ignoresCase)
    case "Ll": ScalarSet(ignoresCase ? .letters : .smallLetters, isExact: !ignoresCase)
    case "N": .numbers
    case "Nd": .digits
    default: ScalarSet(.ascii, isExact: false)
    }
  }
}

extension ScalarSet {
  /// The blocks beyond ASCII that have decimal digits.
  private static let digitBlocks: [ClosedRange<UInt32>] = [
    0x660...0x669, 0x6F0...0x6F9, 0x7C0...0x7C9, 0x966...0x1C59, 0xA620...0xABF9, 0xFF10...0xFF19, 0x1_0000...0x1_FFFF,
  ]
  /// Those that have fractions, numerals and numbers in circles.
  private static let numeralBlocks: [ClosedRange<UInt32>] = [
    0xB2...0xBE, 0x2070...0x2089, 0x2150...0x218B, 0x2460...0x24FF, 0x2776...0x2793, 0x2CFD...0x2CFD, 0x3007...0x3007,
    0x3021...0x3029, 0x3038...0x303A, 0x3192...0x3195, 0x3220...0x3289, 0x32B1...0x32BF,
  ]
  /// Spaces beyond ASCII.
  private static let spaceBlocks: [ClosedRange<UInt32>] = [
    0x85...0x85, 0xA0...0xA0, 0x1680...0x1680, 0x180E...0x180E, 0x2000...0x200A, 0x2028...0x2029, 0x202F...0x202F,
    0x205F...0x205F, 0x3000...0x3000,
  ]

  fileprivate static let digits = ScalarSet(.digits, beyond: digitBlocks)
  fileprivate static let numbers = ScalarSet(.digits, beyond: digitBlocks + numeralBlocks)
  fileprivate static let spaces = ScalarSet(.spaces, beyond: spaceBlocks)
}

extension ByteSet {
  fileprivate static let underscore = ByteSet(CollectionOfOne(UInt8(ascii: "_")))
}
