internal import SayableEngine
internal import Sharing

/// A cache of the readings of labels in which something may be found: the same text stands in many catalogs, and under
/// many keys. Other labels are not kept; reading them takes no longer than finding them here would.
internal final class KnownLabels: Sendable {
  private struct Key: Hashable {
    let text: [UInt8]
    let protectedSpans: [ProtectedSpan]

    init(_ label: CatalogLabel) {
      text = label.text.bytes
      protectedSpans = label.protectedSpans
    }

    // Eight bytes at once, which is faster than an array's own way.
    func hash(into hasher: inout Hasher) {
      var word: UInt64 = 0
      for (index, byte) in text.enumerated() {
        word = word << 8 | UInt64(byte)
        if index & 7 == 7 { hasher.combine(word) }
      }
      hasher.combine(word)
      hasher.combine(text.count)
    }
  }

  private let known = Lock<[Key: LabelReading]>([:])
  /// No more are kept, whatever is linted.
  private static let limit = 4_000
  /// Longer texts hardly stand anywhere twice.
  private static let longest = 120

  /// The reading of a label: the one from before, or what `make` makes.
  internal func reading(of label: CatalogLabel, _ make: () -> LabelReading) -> LabelReading {
    if label.text.bytes.count > Self.longest { return make() }
    let key = Key(label)
    if let reading = known.withLock({ $0[key] }) { return reading }
    let made = make()
    known.withLock { known in if known.count < Self.limit { known[key] = made } }
    return made
  }
}
