internal import MathMeaning

/// The symbols of units that a number may stand before.
extension MeaningLexicon {
  internal static let unitSymbols: Set<String> = {
    var symbols = Set(plain.split(whereSeparator: \.isWhitespace).map(String.init))
    for unit in prefixable.split(separator: " ") {
      symbols.insert(String(unit))
      for prefix in unitPrefixes.split(separator: " ") { symbols.insert(String(prefix) + String(unit)) }
    }
    for unit in binary.split(separator: " ") {
      symbols.insert(String(unit))
      for prefix in binaryPrefixes.split(separator: " ") { symbols.insert(String(prefix) + String(unit)) }
    }
    return symbols
  }()

  private static let unitPrefixes = "Q R Y Z E P T G M k h da d c m µ μ n p f a z y r q"
  /// Units of the SI and others that take its prefixes.
  private static let prefixable =
    "m g s A K mol cd Hz N Pa J W C V F Ω S Wb T H lm lx Bq Gy Sv kat L l eV bar cal Wh Da pc sr rad t M"
  private static let binaryPrefixes = "k K M G T P E Ki Mi Gi Ti Pi Ei"
  private static let binary = "B bit Bit byte bps B/s"
  /// Units that take none.
  private static let plain = """
    min h ha dB dBm ppm rpm ft yd mi lb lbs oz mph kn atm mmHg psi gal pt qt au ly kmh sec hr hrs Btu BTU hp PS
    °C °F °K ℃ ℉ Å ″ km/h m/s
    """
}
