/// How long a voice stops.
public enum Pause: UInt8, Sendable, Comparable {
  case short = 1, medium, long

  /// Whether the first pause is the shorter one.
  public static func < (first: Pause, second: Pause) -> Bool { first.rawValue < second.rawValue }
}

extension Pause {
  /// The mark that stands for the pause in text.
  package var mark: Character {
    switch self {
    case .short: ","
    case .medium: ";"
    case .long: "."
    }
  }

  /// The strength of the pause, as SSML 1.1 names it (section 3.2.3).
  package var strength: String {
    switch self {
    case .short: "weak"
    case .medium: "medium"
    case .long: "strong"
    }
  }
}
