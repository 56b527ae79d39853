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

  @Test(arguments: ["b\n\nbab\nba\nb", "a\nbb", "b\n\n\n", "", "ba"], [false, true])
  func `two walks by turns stop where one alone does, whatever lines each has`(text: String, isSplit: Bool) {
    let bytes = Array(text.utf8)
    let table = table()
    table.add(from: 3, on: nil, to: 1)
    var first = LineWalk(over: 0..<bytes.count, separator: 10, limit: 9)
    var second = LineWalk(over: bytes.count..<bytes.count, separator: 10, limit: 9)
    if isSplit { second = first.split(bytes.span) }
    var marked: Set<Int> = []
    func decide(_ walk: inout LineWalk) {
      if walk.isDone { return }
      let byte = walk.byte(of: bytes.span)
      guard let next = table.next(from: walk.state, on: byte) else { return walk.skipLine(of: bytes.span) }
      if next.hasMarks { marked.insert(walk.line) }
      walk.pass(byte, to: next.state)
    }
    while !first.isDone || !second.isDone {
      table.walk(&first, &second, over: bytes.span)
      decide(&first)
      decide(&second)
    }
    var start = 0
    var expected: Set<Int> = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.contains("a") { expected.insert(start) }
      start += line.utf8.count + 1
    }
    #expect(marked == expected)
  }

  @Test(arguments: [("b\nbbbb\nb", 2), ("b\nb\r\nb", 2), ("b\nbcb\n", 2), ("ba", 0)])
  func `a walk stops in a line that is long, ends with a carriage return, is not known or has marks`(
    text: String, start: Int
  ) {
    let bytes = Array(text.utf8)
    let table = table()
    table.add(from: 1, on: 13, to: 1)
    var walk = LineWalk(over: 0..<bytes.count, separator: 10, limit: 3)
    var none = LineWalk(over: bytes.count..<bytes.count, separator: 10, limit: 3)
    table.walk(&walk, &none, over: bytes.span)
    #expect(walk.line == start)
    #expect(!walk.isDone)
    #expect(none.isDone)
  }

  @Test func `lines are split where one begins, the later half goes to another walk`() {
    let bytes = Array("one\ntwo\nthree\nfour".utf8)
    var walk = LineWalk(over: 0..<bytes.count, separator: 10, limit: 9)
    let later = walk.split(bytes.span)
    #expect(walk.end == later.line)
    #expect(later.line == 14)
    #expect(later.end == bytes.count)
    var last = later
    let none = last.split(bytes.span)
    #expect(none.isDone)
    #expect(last.end == bytes.count)
  }
}
