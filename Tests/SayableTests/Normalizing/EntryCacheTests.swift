import Testing

@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableRules

struct EntryCacheTests {
  private func table(_ entries: [String: [String]]) -> Table {
    TableContentsWriter.table(
      name: "unit", entries: entries.keys.sorted().map { .init(id: $0, say: [.other: $0], sayRange: nil) },
      spellings: entries.sorted { $0.key < $1.key }.flatMap { id, spellings in spellings.map { ($0, id, false) } })
  }

  @Test func `an entry is the one that the table has, asked again and again and in turn with others`() {
    let lengths = table(["meter": ["m"], "mile": ["mi", "miles"], "foot": ["ft", "foot-and-more"]])
    let times = table(["minute": ["m", "min"], "many": (0..<300).map { "x\($0)" }])
    var known = EntryCache()
    let texts =
      ["m", "mi", "ft", "FT", "foot-and-more", "min", "", "miles", "xxxxxxx", "x7\u{0}"] + (0..<300).map { "x\($0)" }
    for text in texts + texts.reversed() {
      let bytes = Array(text.utf8)[...]
      for table in [lengths, times] {
        #expect(known.entry(of: table, written: bytes)?.id == table.entry(written: bytes)?.id, "\(text)")
      }
    }
  }
}
