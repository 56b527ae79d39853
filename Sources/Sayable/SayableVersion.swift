internal import PCRE2

/// The version of Sayable, and those of what it stands on.
public enum SayableVersion {
  /// Sayable's own; everything that tells a version tells this one.
  public static let current = "0.2.0"
  /// PCRE2, the library that matches patterns.
  package static var pcre2: String { libraryVersion() }
  /// The Unicode CLDR data that units, months and currencies come from: names of units, plural rules, all else.
  package static let cldr = "48, 47 and 41"
}
