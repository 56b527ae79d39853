internal import PCRE2

/// The versions of what Sayable stands on.
package enum SayableVersion {
  /// PCRE2, the library that matches patterns.
  package static var pcre2: String { libraryVersion() }
  /// The Unicode CLDR data that units, months and currencies come from: names of units, plural rules, all else.
  package static let cldr = "48, 47 and 41"
}
