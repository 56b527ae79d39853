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

  @Test func `lines begin anew, and one with marks is told with its beginning`() {
    let bytes = Array("b\n\nbab\nba\nb".utf8)
    let table = table()
    table.add(from: 3, on: UInt8(ascii: "b"), to: 1)
    table.add(from: 3, on: nil, to: 1)
    var (position, line, state) = (0, 0, 1)
    var marked: [Int] = []
    while table.walkLines(
      bytes.span, separator: 10, limit: 9, from: &position, line: &line, in: &state) == .marks
    {
      marked.append(line)
      if bytes[position - 1] == 10 { line = position }
    }
    #expect(marked == [3, 7, 7])
    #expect(line == bytes.count)
  }

  @Test(arguments: [("b\nbbbb\nb", 2), ("b\nb\r\nb", 2), ("bbbb", 0), ("b\r", 0), ("b\nbcb\n", 2)])
  func `lines are walked over up to one that is long, ends with a carriage return, or is not known`(
    text: String, start: Int
  ) {
    let bytes = Array(text.utf8)
    let table = table()
    if !text.contains("c") { table.add(from: 1, on: 13, to: 1) }
    var (position, line, state) = (0, 0, 1)
    let stop = table.walkLines(bytes.span, separator: 10, limit: 3, from: &position, line: &line, in: &state)
    #expect(stop == (text.contains("c") ? .unknown : .end))
    #expect(line == start)
  }
}
