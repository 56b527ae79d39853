internal import MathReaders

extension TypedLexicon {
  /// What typed formulas are read with.
  internal static let standard = TypedLexicon(
    units: unitNames, articles: ["a"], vowels: "aeiou", possibleVowels: "aeiouy")

  private static let unitNames: Set<String> = {
    var names = Set(
      """
      °C °F h min sec hr ha in ft yd mi lb lbs oz mph kph rpm bpm dB bar mbar atm kcal cal kWh MWh GWh Wh Ah mAh \
      kn psi ppm Mbit Gbit kbit MB GB TB kB KB MiB GiB KiB dpi px mmHg EUR USD GBP CHF
      """.split(separator: " ").map(String.init))
    for (prefixes, units) in families {
      for unit in units.split(separator: " ") {
        names.insert(String(unit))
        for prefix in prefixes.split(separator: " ") { names.insert(String(prefix + unit)) }
      }
    }
    return names
  }()

  /// Prefixes of the International System that are in use, and the units that take them.
  private static let families = [
    ("k d c m µ μ n", "m"),
    ("k m µ μ", "g"),
    ("m µ μ n", "s"),
    ("d c m µ μ h", "l L"),
    ("k M G T m", "Hz W V J"),
    ("k M m µ μ", "A N Ω"),
    ("k M G h", "Pa"),
    ("k m", "mol"),
    ("k M G", "eV bit"),
    ("m µ μ", "K T F H"),
    ("", "lm lx kat Bq Gy Sv"),
  ]
}
