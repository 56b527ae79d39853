/// What one look through a label tells of it, so that checks need not look at labels in which they can find nothing.
internal struct LabelTraits: OptionSet, Sendable {
  internal let rawValue: UInt8

  internal init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Characters that may be symbols, emoji or invisible: all but ASCII and the letters and marks of common scripts.
  internal static let signs = LabelTraits(rawValue: 1)
  /// Control characters of ASCII that are no white space.
  internal static let controls = LabelTraits(rawValue: 2)
  internal static let capitals = LabelTraits(rawValue: 4)
  /// Two signs of ASCII side by side that drawings are made of.
  internal static let drawing = LabelTraits(rawValue: 8)
  /// A point or a slash directly behind a letter of ASCII.
  internal static let abbreviation = LabelTraits(rawValue: 16)
  /// No letter and no digit of a common script.
  internal static let wordless = LabelTraits(rawValue: 32)
  /// A slash between two letters.
  internal static let joined = LabelTraits(rawValue: 64)

  /// What stands in `label`, in UTF-8.
  internal init(_ label: [UInt8]) {
    self = .wordless
    var capitals = 0
    var before: UInt8 = 0
    var offset = 0
    while offset < label.count {
      let byte = label[offset]
      offset += 1
      if byte < 0x80 {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"):
          remove(.wordless)
          capitals = 0
        case UInt8(ascii: "A")...UInt8(ascii: "Z"):
          remove(.wordless)
          capitals += 1
          if capitals == 4 { insert(.capitals) }
        default:
          capitals = 0
          noteSign(byte, behind: before)
          if byte == UInt8(ascii: "/"), before.mayBeLetter, offset < label.count, label[offset].mayBeLetter {
            insert(.joined)
          }
        }
      } else {
        let (scalar, length) = Self.scalar(at: offset - 1, in: label)
        offset += length - 1
        if scalar.isCapitalLetter { capitals += 1 } else { capitals = 0 }
        if capitals == 4 { insert(.capitals) }
        switch scalar.commonKind {
        case .letter: remove(.wordless)
        case .mark: break
        case nil: insert(.signs)
        }
      }
      before = byte
    }
  }

  /// Notes a byte of ASCII that is no letter.
  private mutating func noteSign(_ byte: UInt8, behind before: UInt8) {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): remove(.wordless)
    case 0x09, 0x0A, 0x0D, 0x20: break
    case ..<0x20, 0x7F: insert(.controls)
    default:
      if byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/"), before.isASCIILetter { insert(.abbreviation) }
      if byte.isDrawing, before.isDrawing { insert(.drawing) }
    }
  }

  /// The character that begins at `offset`, beyond ASCII, and its length; U+FFFD for a byte that begins none.
  private static func scalar(at offset: Int, in label: [UInt8]) -> (Unicode.Scalar, length: Int) {
    let first = label[offset]
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2, offset + length <= label.count else { return ("\u{FFFD}", 1) }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for next in label[(offset + 1)..<(offset + length)] {
      if next & 0xC0 != 0x80 { return ("\u{FFFD}", 1) }
      value = value << 6 | UInt32(next & 0x3F)
    }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }
}

extension UInt8 {
  /// Whether the byte is a letter of ASCII or a part of a character beyond it.
  fileprivate var mayBeLetter: Bool { isASCIILetter || self >= 0x80 }

  /// Whether the byte may be a part of a drawing.
  internal var isDrawing: Bool {
    switch self {
    case UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "*"),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "|"), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "("),
      UInt8(ascii: ")"), UInt8(ascii: "+"):
      true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// What a character beyond ASCII of common scripts is.
  fileprivate enum CommonKind {
    case letter
    /// A mark of writing, or a space that shows.
    case mark
  }

  /// What it is if it is common in texts, and surely no symbol and not invisible; nil for all others.
  fileprivate var commonKind: CommonKind? {
    switch value {
    // Latin, Greek and Cyrillic, and the accents that stand behind letters.
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF: .letter
    case 0x388...0x38A, 0x38E...0x3A1, 0x3A3...0x3CE, 0x400...0x481, 0x48A...0x52F: .letter
    case 0x300...0x34E: .mark
    // Hebrew, Arabic, Devanagari, Thai.
    case 0x5D0...0x5EA, 0x620...0x64A, 0x671...0x6D3, 0x904...0x939, 0xE01...0xE30: .letter
    case 0x64B...0x655, 0x93C...0x94D, 0xE31...0xE3A, 0xE47...0xE4E: .mark
    // Kana, Chinese, Korean.
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC...0x30FE, 0x4E00...0x9FFC, 0xAC00...0xD7A3: .letter
    // Spaces that do not break, quotes, dashes, the ellipsis, and punctuation of Arabic and Chinese.
    case 0xA0, 0xAB, 0xBB, 0xBF, 0x60C, 0x61B, 0x61F, 0x202F, 0x2010...0x2015, 0x2018...0x201F, 0x2026: .mark
    case 0x3001...0x3003, 0x300C...0x3011, 0x30FB, 0xFF01, 0xFF08, 0xFF09, 0xFF0C, 0xFF1A, 0xFF1B, 0xFF1F: .mark
    default: nil
    }
  }
}
