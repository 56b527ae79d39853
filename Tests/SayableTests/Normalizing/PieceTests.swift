import Testing

@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableRules

struct PieceTests {
  private let pieces = [3, 0, 2, 4].map { WorkingText.Piece(length: $0, state: .live, source: 0..<$0) }

  @Test(arguments: [(0, 0, 0), (2, 0, 0), (3, 2, 3), (4, 2, 3), (5, 3, 5), (8, 3, 5), (9, 4, 9)])
  func `passes the pieces that end at an offset or before it`(offset: Int, index: Int, start: Int) {
    var reached = ReachedPiece()
    reached.advance(to: offset, in: pieces)
    #expect(reached.index == index)
    #expect(reached.start == start)
  }

  @Test func `goes on from where it is`() {
    var reached = ReachedPiece()
    for offset in 0...6 { reached.advance(to: offset, in: pieces) }
    #expect(reached.index == 3)
    #expect(reached.start == 5)
  }

  @Test func `leaves the words of rules alone behind many matches`() throws {
    let say = try Normalizer(
      rules: """
          - {id: a, pass: first, match: 'x', say: 'y'}
          - {id: b, pass: second, match: '[xyz]', say: 'w'}
        """)
    #expect(say.normalize("xzxzxxz") == "ywywyyw")
  }
}
