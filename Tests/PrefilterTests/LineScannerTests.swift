import Prefilter
import Testing

struct LineScannerTests {
  /// Tells whether an `a` was read; the end behind it has a mark.
  private func table() -> TransitionTable {
    let table = TransitionTable(capacity: 5, classes: ByteClasses { $0 })
    table.mark(3, with: [5])
    for byte in [UInt8(ascii: "b"), 13] { table.add(from: 1, on: byte, to: 1) }
    table.add(from: 1, on: UInt8(ascii: "a"), to: 2)
    table.add(from: 2, on: UInt8(ascii: "a"), to: 2)
    table.add(from: 2, on: UInt8(ascii: "b"), to: 2)
    table.add(from: 1, on: nil, to: 4)
    table.add(from: 2, on: nil, to: 3)
    return table
  }

  private func end(of text: String, undecided: UInt8? = 13) -> Int {
    let bytes = Array(text.utf8)
    let scanner = LineScanner(table(), separator: 10, undecided: undecided)
    var walk = LineWalk(over: 0..<bytes.count)
    scanner.walk(&walk, over: bytes.span)
    return walk.position
  }

  @Test(arguments: [("b\nbb\n\nb\n", 8), ("bb\nbaab\nb", 7), ("b\nb?b", 3), ("ba\n", 2), ("", 0), ("bb", 2)])
  func `a walk stops before what leads to marks or is not known, and begins each line anew`(text: String, end: Int) {
    #expect(self.end(of: text) == end)
  }

  @Test func `a byte may always take a decision`() {
    #expect(end(of: "b\r\nb\n") == 1)
    #expect(end(of: "b\r\nb\n", undecided: nil) == 5)
  }

  @Test(arguments: ["b\nbb\nbbb\nb\n", "b\nba\nbbb\nb\n", "b\nbb\nb?\nb\n", "bbbb", "b\n\n\n\n"])
  func `four walks come no further than each alone`(text: String) {
    let bytes = Array(text.utf8)
    let scanner = LineScanner(table(), separator: 10, undecided: 13)
    let starts = [0] + bytes.indices.filter { bytes[$0] == 10 }.map { $0 + 1 }
    let bounds = (0...4).map { $0 == 4 ? bytes.count : starts[min($0 * starts.count / 4, starts.count - 1)] }
    var walks = (0..<4).map { LineWalk(over: bounds[$0]..<max(bounds[$0], bounds[$0 + 1])) }
    let alone = walks.map { walk in
      var walk = walk
      scanner.walk(&walk, over: bytes.span)
      return walk.position
    }
    var (first, second, third, fourth) = (walks[0], walks[1], walks[2], walks[3])
    scanner.walk(&first, &second, &third, &fourth, over: bytes.span)
    walks = [first, second, third, fourth]
    let steps = zip(walks, bounds).map { $0.position - $1 }
    #expect(Set(steps).count == 1)
    #expect(steps[0] == zip(alone, bounds).map { $0 - $1 }.min())
    for var walk in walks {
      scanner.walk(&walk, over: bytes.span)
      #expect(alone.contains(walk.position))
    }
  }

  @Test func `a walk that took a decision goes on behind it`() {
    var walk = LineWalk(over: 2..<9)
    #expect(!walk.isDone)
    walk.pass(to: 3)
    #expect(walk.position == 3 && walk.state == 3)
    walk.beginLine(at: 9)
    #expect(walk.isDone && walk.state == 1)
  }
}
