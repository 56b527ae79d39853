internal import Sayable
internal import Synchronization

/// What the rules of a language say for a label, wherever it stands.
internal final class LabelReading: Sendable {
  /// What the sure rules say.
  internal let sure: Trace
  /// What the rules say if those that are guesses apply, too; the same as `sure` where that changes nothing.
  internal let guessed: Trace
  /// What sure rules change.
  internal let changes: [LabelChange]
  /// What stands in it, at a glance.
  internal let traits: LabelTraits

  /// Applies the rules to a label.
  internal init(_ label: Label, sure: Normalizer, guessing: Normalizer) {
    let text = label.text.bytes
    guessed = guessing.trace(text, settingAside: label.setAside, keepingSteps: false)
    self.sure =
      guessed.segments.allSatisfy(\.isSure)
      ? guessed : sure.trace(text, settingAside: label.setAside, keepingSteps: false)
    changes = self.sure.changes
    traits = LabelTraits(text)
  }
}

/// The readings of labels so far: the same text stands in many catalogs, and under many keys.
internal final class LabelReadings: Sendable {
  private struct Key: Hashable {
    let text: [UInt8]
    let setAside: [SetAside]
    let category: PluralCategory?

    init(_ label: Label, _ category: PluralCategory?) {
      text = label.text.bytes
      setAside = label.setAside
      self.category = category
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

  private let known = Mutex<[Key: LabelReading]>([:])
  /// No more are kept, whatever is linted.
  private static let limit = 10_000
  /// Longer texts hardly stand anywhere twice.
  private static let longest = 200

  /// The reading of a label in a plural form: the one from before, or what `make` makes.
  internal func reading(
    of label: Label, in category: PluralCategory?, _ make: () -> LabelReading
  ) -> LabelReading {
    if label.text.bytes.count > Self.longest { return make() }
    let key = Key(label, category)
    if let reading = known.withLock({ $0[key] }) { return reading }
    let made = make()
    known.withLock { known in
      if known.count < Self.limit { known[key] = made }
    }
    return made
  }
}
