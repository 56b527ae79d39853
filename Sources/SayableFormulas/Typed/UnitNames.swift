/// The units that are known behind a number, so that their letters stay together.
internal enum UnitNames {
  /// The end of the letters from `start` that could be a unit's, Greek mu and omega among them.
  static func end(in bytes: [UInt8], from start: Int) -> Int {
    var end = start
    while end < bytes.count, end < start + longest {
      if bytes[end] | 0x20 &- 0x61 < 26 {
        end += 1
      } else if end + 1 < bytes.count, isGreek(bytes[end], bytes[end + 1]) {
        end += 2
      } else if end == start, end + 1 < bytes.count, bytes[end] == 0xC2, bytes[end + 1] == 0xB0 {
        end += 2
      } else {
        break
      }
    }
    return end
  }

  /// Whether `range` of `bytes` is the name of a unit.
  static func contains(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard !range.isEmpty, range.count <= longest, range.upperBound <= bytes.count else { return false }
    return names.contains(String(decoding: bytes[range], as: UTF8.self))
  }

  private static let longest = 6

  /// µ, μ, Ω as two bytes of UTF-8.
  private static func isGreek(_ first: UInt8, _ second: UInt8) -> Bool {
    first == 0xC2 && second == 0xB5 || first == 0xCE && (second == 0xBC || second == 0xA9)
  }

  private static let names: Set<String> = {
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
