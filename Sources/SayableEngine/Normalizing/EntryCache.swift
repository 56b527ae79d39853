internal import Prefilter

/// A direct-mapped cache of table entries by spelling: labels use few units and currencies, again and again.
internal struct EntryCache: Sendable {
  private struct Slot {
    var table: Table?
    var spelling: UInt64 = 0
    var entry: Table.Entry?
  }

  /// Their count is a power of two.
  private var slots = [Slot](repeating: Slot(), count: 64)

  /// The entry of `table` that is written as `text`, which is UTF-8.
  internal mutating func entry(of table: Table, written text: ArraySlice<UInt8>) -> Table.Entry? {
    // A short spelling and its length fit into one number.
    guard text.count < 8 else { return table.entry(written: text) }
    var spelling = UInt64(text.count)
    for byte in text { spelling = spelling << 8 | UInt64(byte) }
    let hash = (spelling ^ UInt64(UInt(bitPattern: ObjectIdentifier(table)))).mixed
    let slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    if slots[slot].table === table, slots[slot].spelling == spelling { return slots[slot].entry }
    let entry = table.entry(written: text)
    slots[slot] = Slot(table: table, spelling: spelling, entry: entry)
    return entry
  }
}
