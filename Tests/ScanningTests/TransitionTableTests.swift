import Scanning
import Testing

struct TransitionTableTests {
  /// Tells whether an `a` was read; the end behind it has a mark.
  private func table() -> TransitionTable {
    let table = TransitionTable(capacity: 4)
    table.mark(2, with: [7, 9])
    table.mark(3, with: [5])
    table.add(from: 1, on: UInt8(ascii: "b"), to: 1)
    table.add(from: 1, on: UInt8(ascii: "a"), to: 2)
    table.add(from: 2, on: UInt8(ascii: "b"), to: 1)
    table.add(from: 1, on: nil, to: 1)
    table.add(from: 2, on: nil, to: 3)
    return table
  }

  private func walk(_ text: String, in table: TransitionTable) -> (
    stops: [TransitionTable.Stop], marks: [Int], position: Int
  ) {
    let bytes = Array(text.utf8)
    var (position, state) = (0, 1)
    var stops: [TransitionTable.Stop] = []
    var marks: [Int] = []
    while true {
      let stop = table.walk(bytes.span, from: &position, in: &state)
      stops.append(stop)
      guard stop == .marks else { return (stops, marks, position) }
      table.forEachMark(of: state) { marks.append($0) }
    }
  }

  @Test func `a walk stops behind a byte that leads to marks, and goes on from there`() {
    let (stops, marks, position) = walk("bab", in: table())
    #expect(stops == [.marks, .end])
    #expect(marks == [7, 9])
    #expect(position == 4)
  }

  @Test func `the end may lead to marks`() {
    let (stops, marks, position) = walk("ba", in: table())
    #expect(stops == [.marks, .marks, .end])
    #expect(marks == [7, 9, 5])
    #expect(position == 3)
  }

  @Test func `a walk stops before a byte of which nothing is known`() {
    let (stops, marks, position) = walk("bcb", in: table())
    #expect(stops == [.unknown])
    #expect(marks.isEmpty)
    #expect(position == 1)
  }

  @Test func `an end of which nothing is known is told`() {
    let empty = TransitionTable(capacity: 2)
    #expect(walk("", in: empty).stops == [.unknown])
    empty.add(from: 1, on: nil, to: 1)
    #expect(walk("", in: empty).stops == [.end])
  }
}
