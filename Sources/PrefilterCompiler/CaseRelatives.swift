extension Unicode.Scalar {
  /// What matches the character where case is ignored, itself included.
  internal var caseRelatives: [Unicode.Scalar] {
    if isASCII {
      guard ByteSet.letters.contains(UInt8(truncatingIfNeeded: value)) else { return [self] }
      let letters = [self, Unicode.Scalar(UInt8(truncatingIfNeeded: value ^ 0x20))]
      return letters + Self.variants.filter { letters.contains($0[0]) }.flatMap { $0.dropFirst() }
    }
    var relatives = [self]
    var place = 0
    while place < relatives.count {
      let scalar = relatives[place]
      let properties = scalar.properties
      place += 1
      guard properties.changesWhenCaseMapped || scalar.value < 0x80 else { continue }
      let mappings = [properties.lowercaseMapping, properties.uppercaseMapping, properties.titlecaseMapping]
      let singles = mappings.filter { $0.unicodeScalars.count == 1 }.flatMap(\.unicodeScalars)
      let variants = Self.variants.first { $0.contains(scalar) } ?? []
      for relative in singles + variants where !relatives.contains(relative) { relatives.append(relative) }
    }
    return relatives
  }

  /// Letters, each with its other forms, to which no mapping of it leads (Unicode 16, CaseFolding.txt).
  private static let variants: [[Unicode.Scalar]] = [
    "k\u{212A}", "s\u{17F}", "\u{E5}\u{212B}", "\u{3BC}\u{B5}", "\u{3B2}\u{3D0}", "\u{3B5}\u{3F5}",
    "\u{3B8}\u{3D1}\u{3F4}",
    "\u{3B9}\u{345}\u{1FBE}", "\u{3BA}\u{3F0}", "\u{3C0}\u{3D6}", "\u{3C1}\u{3F1}", "\u{3C3}\u{3C2}", "\u{3C6}\u{3D5}",
    "\u{3C9}\u{2126}", "\u{1E61}\u{1E9B}", "\u{DF}\u{1E9E}", "\u{432}\u{1C80}", "\u{434}\u{1C81}", "\u{43E}\u{1C82}",
    "\u{441}\u{1C83}", "\u{442}\u{1C84}\u{1C85}", "\u{44A}\u{1C86}", "\u{463}\u{1C87}", "\u{A64B}\u{1C88}",
    "\u{390}\u{1FD3}", "\u{3B0}\u{1FE3}", "\u{FB05}\u{FB06}",
  ].map { Array($0.unicodeScalars) }
}
