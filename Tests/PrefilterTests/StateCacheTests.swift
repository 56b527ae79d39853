import PrefilterCompiler
import Testing

@testable import Prefilter

struct StateCacheTests {
  private static func program(_ patterns: [String]) -> NFAProgram { NFAProgram(patterns.map { PatternSyntax($0) }) }

  /// The state that the table has for the first byte of a text; nil where there was no room.
  private func state(behind text: String, _ cache: inout StateCache, _ table: TransitionTable) -> Int? {
    let bytes = Array(text.utf8)
    var (position, state) = (0, TransitionTable.startState)
    while table.run(over: bytes.view, isEnd: true, from: &position, in: &state) == .undefined {
      guard position < bytes.count else { return state }
      guard cache.addTransition(from: state, on: bytes[position], to: table) else { return nil }
    }
    return state
  }

  @Test func `texts that lead to the same threads lead to the same state`() {
    let program = Self.program(["[ab]x", "cx"])
    var cache = StateCache(program)
    let table = TransitionTable(capacity: 20, classes: program.classes)
    #expect(state(behind: "a", &cache, table) == state(behind: "cb", &cache, table))
    #expect(state(behind: "a", &cache, table) != state(behind: "c", &cache, table))
    #expect(state(behind: "ay", &cache, table) == state(behind: "y", &cache, table))
  }

  @Test func `a full cache makes no state, and still finds those that it has`() {
    let program = Self.program(["[ab]x", "cx"])
    var cache = StateCache(program)
    let table = TransitionTable(capacity: 4, classes: program.classes)
    let known = state(behind: "a", &cache, table)
    #expect(known != nil)
    #expect(state(behind: "c", &cache, table) != nil)
    #expect(state(behind: "cx", &cache, table) == nil)
    #expect(state(behind: "ca", &cache, table) == known)
    #expect(cache.count == 3)
  }

  @Test func `lists keep their numbers, empty ones too`() {
    let written: [[UInt32]] = [[], [7], [], [3, 1, 2], [7, 7], []]
    var lists = NumberLists()
    for list in written { lists.append(list) }
    #expect(lists.count == written.count)
    #expect(written.indices.map { lists.places(ofList: $0).map { lists[$0] } } == written)
  }
}

extension NFAProgram {
  /// The program that looks for the patterns.
  internal init(_ patterns: [PatternSyntax]) {
    let compiled = NFACompiler(patterns, sharing: SharedByteSets())
    self.init(
      patternCount: patterns.count, classes: compiled.classes, lookbehindClasses: compiled.lookbehindClasses,
      always: compiled.always, reaches: compiled.reaches, steps: compiled.steps, choices: compiled.choices,
      sets: compiled.sets.words)
  }
}
