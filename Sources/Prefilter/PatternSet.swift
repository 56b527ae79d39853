internal import Sharing

/// Many patterns that are searched for at once: one pass over a text tells which of them may match in it, however many
/// they are, and where.
package final class PatternSet: Sendable {
  package let program: NFAProgram
  /// The one DFA that searches for all patterns at once.
  private let whole: [LazyDFA]
  /// Search for some patterns each, in texts that need more states than the first has room for: they have few states,
  /// since these need not tell what has been read for other patterns.
  private let grouped = Lazy<[LazyDFA]>()
  private let stateLimit: Int
  /// The patterns that may match in any text.
  private let always: BitSet
  /// The pattern of each name.
  private let patterns: [Int]

  /// The labels of an app lead to some thousand states, those of many apps in one language to some ten thousand.
  package static let stateLimit = 32_768
  /// How many patterns are searched for together where all need too many states.
  private static let groupSize = 64

  /// A set of the patterns that `program` was compiled from.
  ///
  /// - Parameter stateLimit: How many states a DFA may have.
  package init(_ program: NFAProgram, stateLimit: Int = PatternSet.stateLimit) {
    var always = BitSet(capacity: program.nameLimit)
    for pattern in program.always { program.name(ofPattern: Int(pattern)).map { always.insert($0) } }
    self.always = always
    var patterns = [Int](repeating: 0, count: program.nameLimit)
    for pattern in 0..<program.patternCount { program.name(ofPattern: pattern).map { patterns[$0] = pattern } }
    self.patterns = patterns
    self.program = program
    self.stateLimit = stateLimit
    whole = [LazyDFA(program, stateLimit: stateLimit)]
  }

  /// How many states texts have led to, those of groups of patterns aside.
  package var stateCount: Int { whole[0].stateCount }

  /// Makes `found` the patterns that may match in `text`.
  package func search(_ text: Span<UInt8>, _ found: inout Candidates) {
    found.divide(text.count, readerCount: 1)
    if !read(text, by: whole, &found) { searchByGroups(text, &found) }
  }

  /// The same where `found` are those of the text before `edits`, which are in order and do not overlap.
  ///
  /// - Parameter first: The first pattern that is asked for; whether those before it may match need not be told any more.
  package func search(
    _ text: Span<UInt8>, after edits: @autoclosure () -> [Candidates.Edit], from first: Int, _ found: inout Candidates
  ) {
    guard let block = found.blocks.first else { return search(text, &found) }
    found.move(by: edits())
    let readers = block.states.count == 1 ? whole : groups
    if !read(text, by: readers, from: first, &found) { searchByGroups(text, &found) }
  }

  /// Whether a pattern of `wanted` may match in `text`.
  package func mayMatch(in text: Span<UInt8>, where wanted: BitSet) -> Bool {
    if !always.isEmpty, always.intersects(wanted) { return true }
    // Where there is no room for the states of the text, who needs to know more asks for the candidates.
    return whole[0].mayMatch(in: text, where: wanted) ?? true
  }

  /// The next places at `position` or behind it where matches of a candidate may begin, half-open; nil where there are no
  /// more.
  ///
  /// - Parameters:
  ///   - name: The candidate.
  ///   - text: The text that was searched.
  ///   - block: The first block that such a match may reach, 0 at first; afterwards that of the next call.
  package func starts(
    ofMatchesOf name: Int, from position: Int, in text: Span<UInt8>, _ found: borrowing Candidates, _ block: inout Int
  ) -> Range<Int>? {
    if found.blocks.isEmpty { return position..<text.count }
    var starts: Range<Int>?
    while block < found.blocks.count {
      let end = found.blocks[block].end
      if end > position, found.blocks[block].patterns.contains(name) {
        let blockStart = block == 0 ? 0 : found.blocks[block - 1].end
        let reach = program.reaches[patterns[name]]
        // What ends in a block begins no earlier than what ends in the block before it. So no byte is gone back over twice.
        let start = starts?.lowerBound ?? reach.start(from: position, before: blockStart, in: text, of: program)
        starts = start..<end
      } else if starts != nil {
        break
      }
      block += 1
    }
    return starts
  }

  // MARK: Reading

  /// Searches by groups of patterns, each of which needs few states.
  private func searchByGroups(_ text: Span<UInt8>, _ found: inout Candidates) {
    found.divide(text.count, readerCount: groups.count)
    _ = read(text, by: groups, &found)
  }

  private var groups: [LazyDFA] {
    grouped.value {
      PatternGroup.groups(of: program, size: Self.groupSize).map { group in
        LazyDFA(program, stateLimit: stateLimit, group: group)
      }
    }
  }

  /// Reads the blocks that have to be read, or all of a short text, by those DFAs that look for a pattern from `first` on.
  ///
  /// - Returns: False where a DFA has no room for the states.
  private func read(_ text: Span<UInt8>, by readers: [LazyDFA], from first: Int = 0, _ found: inout Candidates) -> Bool
  {
    if found.blocks.isEmpty {
      found.patterns.formUnion(always)
      return readers.allSatisfy { reader in
        var state = TransitionTable.startState
        return reader.find(in: text, from: &state, isEnd: true, &found.patterns)
      }
    }
    var start = 0
    for index in found.blocks.indices {
      let end = found.blocks[index].end
      defer { start = end }
      guard found.blocks[index].isUnread else { continue }
      found.blocks[index].isUnread = false
      found.blocks[index].patterns.removeAll()
      found.blocks[index].patterns.formUnion(always)
      for (number, reader) in readers.enumerated() where reader.finds(patternFrom: first) {
        var state = found.blocks[index].states[number]
        let part = text.extracting(start..<end)
        guard reader.find(in: part, from: &state, isEnd: end == text.count, &found.blocks[index].patterns) else {
          return false
        }
        if index + 1 < found.blocks.count, found.blocks[index + 1].states[number] != state {
          found.blocks[index + 1].states[number] = state
          found.blocks[index + 1].isUnread = true
        }
      }
    }
    found.collect()
    return true
  }
}
