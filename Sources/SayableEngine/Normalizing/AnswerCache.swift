internal import Prefilter

/// Answers to earlier labels, in a hash table with linear probing. An app shows the same labels again and again, and more
/// than a quarter of the strings in real English catalogs that a rule touches occur more than once.
internal struct AnswerCache: Sendable {
  private struct Entry {
    let hash: UInt64
    /// The place of the label in `bytes`; its answer follows.
    let label: Range<Int>
    /// The end of the answer; nil where no rule changes the label.
    let end: Int?
  }

  /// What is known of a label.
  internal enum Answer {
    /// No rule changes it.
    case unchanged
    /// The place of its answer in the bytes of the cache.
    case text(Range<Int>)
  }

  /// Longer labels seldom come again.
  private static let lengthLimit = 256
  /// A power of two.
  private static let countLimit = 4096
  private static let byteLimit = 1 << 19

  /// The labels and their answers.
  private var bytes: [UInt8] = []
  private var entries: [Entry] = []
  /// The hash table: the index of an entry plus one, or 0 for a free slot.
  private var slots = [UInt16](repeating: 0, count: 16)

  /// The answer to `label`; nil where the cache has none.
  internal func answer(to label: Span<UInt8>) -> Answer? {
    if entries.isEmpty || label.count > Self.lengthLimit { return nil }
    let number = Int(slots[slot(of: label, hash: label.hash)])
    guard number > 0 else { return nil }
    let entry = entries[number - 1]
    return entry.end.map { .text(entry.label.upperBound..<$0) } ?? .unchanged
  }

  /// Appends the text of an answer that ``answer(to:)`` gave to `text`.
  internal func append(_ answer: Range<Int>, to text: inout [UInt8]) { text.append(answer, of: bytes) }

  /// How many bytes the labels and answers take.
  internal var byteCount: Int { bytes.count }

  /// Puts the answer to a label that is not in the cache into it. Long labels and answers are ignored, and a full cache
  /// is emptied.
  ///
  /// - Parameter answer: What is said; nil where no rule changes the label.
  internal mutating func insert(_ label: Span<UInt8>, _ answer: ArraySlice<UInt8>?) {
    guard label.count <= Self.lengthLimit, answer?.count ?? 0 <= 4 * Self.lengthLimit else { return }
    if entries.count == Self.countLimit || bytes.count > Self.byteLimit { removeAll() }
    let hash = label.hash
    let start = bytes.count
    bytes.append(copying: label)
    let labelEnd = bytes.count
    if let answer { bytes += answer }
    let slot = slot(of: label, hash: hash)
    entries.append(Entry(hash: hash, label: start..<labelEnd, end: answer == nil ? nil : bytes.count))
    slots[slot] = UInt16(truncatingIfNeeded: entries.count)
    if entries.count * 2 > slots.count { grow() }
  }

  private mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    for index in slots.indices { slots[index] = 0 }
  }

  /// The slot of a label's entry, or the free slot for it.
  private func slot(of label: Span<UInt8>, hash: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] > 0 {
      let entry = entries[Int(slots[slot]) - 1]
      if entry.hash == hash, bytes.view.extracting(entry.label).isEqual(to: label) { break }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private mutating func grow() {
    slots = [UInt16](repeating: 0, count: slots.count * 4)
    for (index, entry) in entries.enumerated() {
      var slot = Int(truncatingIfNeeded: entry.hash) & (slots.count - 1)
      while slots[slot] > 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt16(truncatingIfNeeded: index + 1)
    }
  }
}
