internal import Sayable
internal import Sharing

/// What was told of labels so far: the same text stands in many catalogs, and under many keys.
internal final class KnownLabels: Sendable {
  private struct Key: Hashable {
    let text: [UInt8]
    let setAside: [SetAside]

    init(_ label: Label) {
      text = label.text.bytes
      setAside = label.setAside
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

  /// What is known of a label.
  private enum Known: Sendable {
    /// Nothing can be found in it.
    case plain
    /// Something may be found in it.
    case notPlain
    case read(LabelReading)
  }

  private let known = Guarded<[Key: Known]>([:])
  /// No more are kept, whatever is linted.
  private static let limit = 4_000
  /// Longer texts hardly stand anywhere twice.
  private static let longest = 120

  /// Whether nothing can be found in a label: what was told before, or what `find` tells.
  internal func isPlain(_ label: Label, _ find: () -> Bool) -> Bool {
    if label.text.bytes.count > Self.longest { return find() }
    let key = Key(label)
    switch known.withLock({ $0[key] }) {
    case .plain: return true
    case .notPlain, .read: return false
    case nil: break
    }
    let isPlain = find()
    keep(isPlain ? .plain : .notPlain, for: key)
    return isPlain
  }

  /// The reading of a label: the one from before, or what `make` makes.
  internal func reading(of label: Label, _ make: () -> LabelReading) -> LabelReading {
    if label.text.bytes.count > Self.longest { return make() }
    let key = Key(label)
    if case .read(let reading) = known.withLock({ $0[key] }) { return reading }
    let made = make()
    keep(.read(made), for: key)
    return made
  }

  private func keep(_ new: Known, for key: Key) {
    known.withLock { known in
      if known.count < Self.limit || known[key] != nil { known[key] = new }
    }
  }
}
