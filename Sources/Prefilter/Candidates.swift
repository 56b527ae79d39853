/// The patterns that may match in a text. A long text is searched in blocks: of each is known which patterns have the end
/// of their searched part in it.
package struct Candidates: Sendable {
  /// A range of a text, and how many bytes were put in its place.
  package struct Edit: Sendable {
    internal let range: Range<Int>
    internal let length: Int

    package init(_ range: Range<Int>, length: Int) {
      self.range = range
      self.length = length
    }
  }

  internal struct Block: Sendable {
    /// Where it ends in the text.
    internal var end: Int
    internal var patterns: BitSet
    /// The state of each DFA where it begins.
    internal var states: [Int]
    /// Whether it has to be read.
    internal var isUnread = true
  }

  /// The patterns that may match anywhere in the text.
  package var patterns: BitSet
  /// The blocks of a long text; none of a short one.
  internal var blocks: [Block] = []

  /// About how long a block is.
  private static let blockLength = 64

  /// No candidates among so many patterns.
  package init(capacity: Int) { patterns = BitSet(capacity: capacity) }

  /// Makes a pattern the only candidate, anywhere in a text.
  package mutating func setOnly(_ pattern: Int) {
    patterns.removeAll()
    patterns.insert(pattern)
    blocks.removeAll()
  }

  /// Makes blocks of a text of so many bytes, if that is long. None of them is read yet.
  ///
  /// - Parameter readerCount: How many DFAs will read them.
  internal mutating func divide(_ length: Int, readerCount: Int) {
    blocks.removeAll(keepingCapacity: true)
    patterns.removeAll()
    guard length > 2 * Self.blockLength else { return }
    let states = [Int](repeating: TransitionTable.startState, count: readerCount)
    var end = 0
    while end < length {
      end = length - end > 2 * Self.blockLength ? end + Self.blockLength : length
      blocks.append(Block(end: end, patterns: patterns, states: states))
    }
  }

  /// Moves the blocks to where they stand after `edits`, which are in order and do not overlap. Those that one edit
  /// touches become one, and have to be read again.
  internal mutating func move(by edits: [Edit]) {
    var edits = edits.makeIterator()
    var edit = edits.next()
    var moved = 0
    var kept: [Block] = []
    kept.reserveCapacity(blocks.count)
    // The states where a block begins that is joined with the next.
    var states: [Int]?
    for block in blocks {
      var block = block
      states.map { block.states = $0 }
      states = nil
      while let next = edit, next.range.lowerBound < block.end {
        block.isUnread = true
        guard next.range.upperBound <= block.end else {
          states = block.states
          break
        }
        moved += next.length - next.range.count
        edit = edits.next()
      }
      if states == nil {
        block.end += moved
        kept.append(block)
      }
    }
    blocks = kept
  }

  /// Makes ``patterns`` those of all blocks.
  internal mutating func collect() {
    patterns.removeAll()
    for block in blocks { patterns.formUnion(block.patterns) }
  }
}
