/// A product or quotient of units that is read, as `kJ/(kg·K)`.
internal struct UnitProduct {
  /// What stands in front of a product.
  private enum Front { case nothing, number, numberAndBlank, powerOfTen }
  /// What units are written with and products of letters seldom are. A name is a unit of several letters, or of any
  /// number with a full stop beside it; a capital is a unit of one letter in front of others.
  private enum Mark { case blank, slash, inverse, name, capital }

  /// How many units a product may have; looking to the end of a long one from each of its units would take for ever.
  private static let mostUnits = 12

  private let text: UnitText
  private let front: Front
  private var marks: Set<Mark> = []
  private var count = 0
  private var isInParentheses = false

  /// The end of the product or quotient of units that begins at `start`, if it is one of several for certain.
  static func end(at start: Int, in text: UnitText) -> Int? {
    guard var product = Self(at: start, in: text) else { return nil }
    var found: Int?
    var index = start
    while product.count < mostUnits, let end = product.readUnit(at: index) {
      if product.isCertain { found = end }
      guard let next = product.readSign(at: end) else { return found }
      index = next
    }
    return found
  }

  /// Nil where no product of units can begin at `start`.
  private init?(at start: Int, in text: UnitText) {
    self.text = text
    let before = text.source.byte(at: start - 1)
    if !text.isBehindNumber(start) {
      guard !before.isLetter else { return nil }
      front = .nothing
    } else if text.isBehindPowerOfTen(start, isFactor: true) {
      front = .powerOfTen
    } else {
      front = before == 0x20 ? .numberAndBlank : .number
    }
  }

  /// Whether all that was read is units and can be nothing else: behind a power of ten; or with a slash or a negative
  /// exponent, apart from its number or with a unit of several letters; or as `5 N·m`. `5 kg·g` is a weight.
  private var isCertain: Bool {
    guard count > 1, !isInParentheses, marks.contains(.inverse) || !marks.contains(.blank) else { return false }
    return switch front {
    case .powerOfTen: true
    case .numberAndBlank: !marks.isDisjoint(with: [.inverse, .slash, .capital])
    case .number: marks.contains(.name) && !marks.isDisjoint(with: [.inverse, .slash])
    case .nothing: marks.isSuperset(of: [.inverse, .name])
    }
  }

  /// Reads the unit at `start` with its power and the parenthesis behind it, and returns its end; nil where none is.
  private mutating func readUnit(at start: Int) -> Int? {
    let source = text.source
    let end = text.endOfLetters(start)
    guard text.isUnit(start..<end) else { return nil }
    if source.text(start..<end).count > 1 {
      marks.insert(.name)
    } else if count == 0, source[start].isCapital {
      marks.insert(.capital)
    } else if source[start].isCapital {
      // `3 A·C` may be lengths or points.
      marks.remove(.capital)
    }
    count += 1
    var (power, isNegative) = text.endOfPower(end)
    if let inverse = text.endOfBareInverse(of: start..<end) { (power, isNegative) = (inverse, true) }
    if isNegative { marks.insert(.inverse) }
    guard isInParentheses, source.byte(at: power) == UInt8(ascii: ")") else { return power }
    isInParentheses = false
    return power + 1
  }

  /// Reads the sign between two units that stands at `start`, with the parenthesis behind a slash, and returns its end.
  private mutating func readSign(at start: Int) -> Int? {
    let source = text.source
    switch source.byte(at: start) {
    case UInt8(ascii: "/"):
      marks.insert(.slash)
      guard !isInParentheses, source.byte(at: start + 1) == UInt8(ascii: "(") else { return start + 1 }
      isInParentheses = true
      return start + 2
    case UInt8(ascii: "."): marks.insert(.name)
    case UInt8(ascii: "*"): break
    case 0x20: if !isInParentheses { marks.insert(.blank) }
    default:
      guard start < source.count, case let (sign, length) = source.scalar(at: start), sign == "·" || sign == "⋅"
      else { return nil }
      return start + length
    }
    return start + 1
  }
}
