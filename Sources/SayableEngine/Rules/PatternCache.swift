internal import PCRE2
internal import Sharing

/// The patterns that the rules of several locales have in common, each compiled once.
package final class PatternCache: Sendable {
  private struct Key: Hashable {
    /// Of strings, Swift takes different bytes for the same text.
    let text: [UInt8]

    // Patterns are long, and differ in many places.
    func hash(into hasher: inout Hasher) {
      hasher.combine(text.count)
      for index in stride(from: 0, to: text.count, by: text.count / 64 + 1) { hasher.combine(text[index]) }
    }
  }

  private let patterns = Lock<[Key: Pattern]>([:])

  /// An empty cache.
  package init() {}

  /// The pattern of this text if there was one before; else one that compiles when it is first matched.
  internal func pattern(_ text: String, groupCount: Int) -> Pattern {
    let key = Key(text: Array(text.utf8))
    return patterns.withLock { patterns in
      if let known = patterns[key] { return known }
      let made = Pattern(awaiting: text, groupCount: groupCount)
      patterns[key] = made
      return made
    }
  }
}
