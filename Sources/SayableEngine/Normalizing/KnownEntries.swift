internal import Prefilter

/// The entries of tables that were found of late: labels write few units and currencies, and those again and again.
internal struct KnownEntries: Sendable {
  private struct Slot {
    var table: Table?
    var spelling: UInt64 = 0
    var entry: Table.Entry?
  }

  /// As many as a power of two.
  private var slots = [Slot](repeating: Slot(), count: 64)

  /// The entry of `table` that is written as `text`, which is UTF-8.
  internal mutating func entry(of table: Table, written text: ArraySlice<UInt8>) -> Table.Entry? {
    // A spelling and its length are one number.
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
