internal import Prefilter

/// The answers to labels that came before. An app shows the same labels again and again, and of the English strings in
/// real catalogs that a rule touches, more than a quarter stood in a file before.
internal struct KnownAnswers: Sendable {
  private struct Entry {
    let hash: UInt64
    /// Where the label stands in the bytes, with its answer behind it.
    let label: Range<Int>
    /// Where the answer ends; nil where nothing touches the label.
    let end: Int?
  }

  /// What is known of a label.
  internal enum Finding {
    /// Nothing touches it.
    case untouched
    /// Where its answer stands in ``bytes``.
    case answer(Range<Int>)
  }

  /// Longer labels seldom come again.
  private static let lengthLimit = 256
  /// A power of two.
  private static let countLimit = 4096
  private static let byteLimit = 1 << 19

  /// The labels and their answers.
  internal private(set) var bytes: [UInt8] = []
  private var entries: [Entry] = []
  /// The number of an entry, plus one, at the place that its label hashes to, or behind; 0 where there is none.
  private var slots = [UInt16](repeating: 0, count: 16)

  /// What is known of `label`; nil where it did not come before.
  internal func find(_ label: Span<UInt8>) -> Finding? {
    if entries.isEmpty || label.count > Self.lengthLimit { return nil }
    let number = Int(slots[slot(of: label, hash: label.hash)])
    guard number > 0 else { return nil }
    let entry = entries[number - 1]
    return entry.end.map { .answer(entry.label.upperBound..<$0) } ?? .untouched
  }

  /// Remembers the answer to a label that did not come before.
  ///
  /// - Parameter answer: What is said; nil where nothing touches the label.
  internal mutating func insert(_ label: Span<UInt8>, _ answer: ArraySlice<UInt8>?) {
    guard label.count <= Self.lengthLimit, answer?.count ?? 0 <= 4 * Self.lengthLimit else { return }
    if entries.count == Self.countLimit || bytes.count > Self.byteLimit { removeAll() }
    let hash = label.hash
    let start = bytes.count
    for index in label.indices { bytes.append(label[index]) }
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

  /// Where the number of a label's entry is, or would be put.
  private func slot(of label: Span<UInt8>, hash: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] > 0 {
      let entry = entries[Int(slots[slot]) - 1]
      if entry.hash == hash, bytes.span.extracting(entry.label).isEqual(to: label) { break }
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
