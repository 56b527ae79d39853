import Testing

@testable import Prefilter

struct TransitionTableTests {
  /// Tells whether an `a` was read; the end behind it has a mark.
  private func table() -> TransitionTable {
    let table = TransitionTable(capacity: 4, classes: ByteClasses { $0 })
    table.mark(2, with: [7, 9])
    table.mark(3, with: [5])
    table.add(from: 1, on: UInt8(ascii: "b"), to: 1)
    table.add(from: 1, on: UInt8(ascii: "a"), to: 2)
    table.add(from: 2, on: UInt8(ascii: "b"), to: 1)
    table.add(from: 1, on: nil, to: 1)
    table.add(from: 2, on: nil, to: 3)
    return table
  }

  private func read(_ text: String, isEnd: Bool = true, in table: TransitionTable) -> (
    stops: [TransitionTable.Stop], marks: [Int], position: Int
  ) {
    let bytes = Array(text.utf8)
    var (position, state) = (0, 1)
    var stops: [TransitionTable.Stop] = []
    var marks: [Int] = []
    while true {
      let stop = table.run(over: bytes.view, isEnd: isEnd, from: &position, in: &state)
      stops.append(stop)
      guard stop == .marks else { return (stops, marks, position) }
      table.forEachMark(of: state) { marks.append($0) }
    }
  }

  @Test func `reading stops behind a byte that leads to marks, and goes on from there`() {
    let (stops, marks, position) = read("bab", in: table())
    #expect(stops == [.marks, .end])
    #expect(marks == [7, 9])
    #expect(position == 4)
  }

  @Test func `the end may lead to marks`() {
    let (stops, marks, position) = read("ba", in: table())
    #expect(stops == [.marks, .marks, .end])
    #expect(marks == [7, 9, 5])
    #expect(position == 3)
  }

  @Test func `reading stops before a byte whose transition is undefined`() {
    let (stops, marks, position) = read("bcb", in: table())
    #expect(stops == [.undefined])
    #expect(marks.isEmpty)
    #expect(position == 1)
  }

  @Test func `a part that the text goes on behind is read without the end`() {
    let (stops, marks, position) = read("ba", isEnd: false, in: table())
    #expect(stops == [.marks, .end])
    #expect(marks == [7, 9])
    #expect(position == 2)
    #expect(read("", isEnd: false, in: table()).stops == [.end])
  }

  @Test func `an end whose transition is undefined is told`() {
    let empty = TransitionTable(capacity: 2, classes: ByteClasses { $0 })
    #expect(read("", in: empty).stops == [.undefined])
    empty.add(from: 1, on: nil, to: 1)
    #expect(read("", in: empty).stops == [.end])
  }
}
