import Prefilter
import Testing

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
    let empty = TransitionTable(capacity: 2, classes: ByteClasses { $0 })
    #expect(walk("", in: empty).stops == [.unknown])
    empty.add(from: 1, on: nil, to: 1)
    #expect(walk("", in: empty).stops == [.end])
  }

  @Test(arguments: [
    "the quick brown fox jumps over the lazy dogs and then goes home again to sleep",
    "the quick brown fox jumps over the lazy dogs and then a goes home b and back", "nospaces",
    String(repeating: "x", count: 60), String(repeating: "word ", count: 20) + "a",
    String(repeating: "word ", count: 20) + "?", "a " + String(repeating: "word ", count: 20),
  ]) func `a long text that is walked over in parts stops where a short one does`(text: String) {
    // Counts to three with each letter a, and knows nothing of what follows.
    let table = TransitionTable(capacity: 8, classes: ByteClasses { $0 })
    for state in 1...3 {
      for byte in UInt8(0)...127 where byte != UInt8(ascii: "?") {
        table.add(from: state, on: byte, to: byte == UInt8(ascii: "a") ? state + 1 : state)
      }
      table.add(from: state, on: nil, to: state)
    }
    let prefixes = (0...text.utf8.count).map { String(decoding: text.utf8.prefix($0), as: UTF8.self) }
    // The first of them make guesses that prove wrong later.
    for text in prefixes + prefixes.reversed() {
      let bytes = Array(text.utf8)
      var (position, state) = (0, 1)
      let stop = table.walk(bytes.span, from: &position, in: &state)
      // The third letter a leads to a state of which nothing is known.
      let last = bytes.indices.filter { bytes[$0] == UInt8(ascii: "a") }.dropFirst(2).first.map { $0 + 1 }
      let odd = bytes.firstIndex(of: UInt8(ascii: "?"))
      if let place = [last, odd].compactMap({ $0 }).min() {
        #expect(stop == .unknown)
        #expect(position == place)
      } else {
        #expect(stop == .end)
      }
    }
  }
}
