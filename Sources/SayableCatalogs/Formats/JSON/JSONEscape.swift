/// What a backslash and the characters behind it stand for.
internal struct JSONEscape {
  internal let scalar: Unicode.Scalar
  internal let end: Int
  /// Whether it is one: else a backslash stands for itself, and half of a surrogate pair for U+FFFD.
  internal let isValid: Bool

  private init(_ scalar: Unicode.Scalar, end: Int, isValid: Bool = true) {
    self.scalar = scalar
    self.end = end
    self.isValid = isValid
  }

  /// Reads the escape whose backslash stands at `offset`.
  internal init(at offset: Int, in source: ArraySlice<UInt8>) {
    let next = offset + 1
    guard next < source.endIndex else {
      self.init("\\", end: next, isValid: false)
      return
    }
    switch source[next] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      self.init(Unicode.Scalar(source[next]), end: next + 1)
    case UInt8(ascii: "b"): self.init("\u{8}", end: next + 1)
    case UInt8(ascii: "f"): self.init("\u{C}", end: next + 1)
    case UInt8(ascii: "n"): self.init("\n", end: next + 1)
    case UInt8(ascii: "r"): self.init("\r", end: next + 1)
    case UInt8(ascii: "t"): self.init("\t", end: next + 1)
    case UInt8(ascii: "u"): self.init(codeUnitAt: offset, in: source)
    default: self.init("\\", end: next, isValid: false)
    }
  }

  private init(codeUnitAt offset: Int, in source: ArraySlice<UInt8>) {
    guard let first = Self.codeUnit(at: offset, in: source) else {
      self.init("\\", end: offset + 1, isValid: false)
      return
    }
    if let scalar = Unicode.Scalar(first) {
      self.init(scalar, end: offset + 6)
    } else if let second = Self.codeUnit(at: offset + 6, in: source),
      let scalar = Unicode.Scalar(high: first, low: second)
    {
      self.init(scalar, end: offset + 12)
    } else {
      self.init("\u{FFFD}", end: offset + 6, isValid: false)
    }
  }

  /// The number in `\uXXXX`.
  private static func codeUnit(at offset: Int, in source: ArraySlice<UInt8>) -> UInt32? {
    guard offset + 6 <= source.endIndex, source[offset] == UInt8(ascii: "\\"), source[offset + 1] == UInt8(ascii: "u")
    else { return nil }
    return source[(offset + 2)..<(offset + 6)].hexNumber
  }
}
