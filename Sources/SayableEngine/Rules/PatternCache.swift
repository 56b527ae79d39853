internal import PCRE2
internal import Prefilter
internal import Sharing

/// The patterns that the rules of several locales have in common, each compiled once.
package final class PatternCache: Sendable {
  private let patterns = Lock<[ByteKey: Pattern]>([:])

  /// An empty cache.
  package init() {}

  /// The pattern of this text if there was one before; else one that compiles when it is first matched.
  internal func pattern(_ text: String, groupCount: Int) -> Pattern {
    // Of strings, Swift takes different bytes for the same text.
    let key = ByteKey(Array(text.utf8))
    return patterns.withLock { patterns in
      if let known = patterns[key] { return known }
      let made = Pattern(awaiting: text, groupCount: groupCount)
      patterns[key] = made
      return made
    }
  }
}
