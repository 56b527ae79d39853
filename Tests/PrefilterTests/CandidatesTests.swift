import PCRE2
import PrefilterCompiler
import TestSupport
import Testing

@testable import Prefilter

/// A match begins only where a search of a long text tells.
struct CandidatesTests {
  private static let sources = [
    "[0-9]+ ?km", "(?<=#)\\p{L}+ ?→", "a+(?=b|$)", "^é", "\\p{L}+ (?:\\p{L}+ )*#[0-9]{2}", "[^ab]{3}→", "x.*y", "b$",
    "",
    "(?<w>a|é)\\k<w>", "5(?! ?[a-z])",
  ]
  private static let pieces = ["a", "b", "é", "km", "5", "12", " ", " ", "→", "#", "x", "y", "words of a text ", "\n"]

  private static func text(count: Int, _ random: inout SeededGenerator) -> String {
    (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
  }

  /// The rules whose matches do not all begin where the search tells.
  private func missed(in text: String, _ set: PatternSet, _ found: Candidates) throws -> [String] {
    var scratch = MatchScratch()
    let subject = Subject(text)
    return try Self.sources.indices.filter { index in
      let pattern = try Pattern(Self.sources[index])
      var (place, block, starts) = (0, 0, 0..<0)
      while place < subject.bytes.count, try pattern.match(subject, from: place, scratch: &scratch) {
        guard found.patterns.contains(index), let match = scratch.range(ofGroup: 0) else { return true }
        while match.lowerBound >= starts.upperBound, match.lowerBound < subject.bytes.count {
          let next = set.starts(ofMatchesOf: index, from: starts.upperBound, in: subject.bytes.view, found, &block)
          guard let next else { return true }
          starts = next
        }
        if match.lowerBound < subject.bytes.count, !starts.contains(match.lowerBound) { return true }
        place = max(place, match.lowerBound) + 1
        while place < subject.bytes.count, subject.bytes[place] & 0xC0 == 0x80 { place += 1 }
      }
      return false
    }
    .map { Self.sources[$0] }
  }

  private static func set(stateLimit: Int) -> PatternSet {
    PatternSet(NFAProgram(sources.map { PatternSyntax($0) }), stateLimit: stateLimit)
  }

  @Test(arguments: [PatternSet.stateLimit, 40, 3], [1, 40, 90, 400])
  func `all matches begin where they are looked for`(stateLimit: Int, count: Int) throws {
    var random = SeededGenerator(seed: UInt64(count))
    let set = Self.set(stateLimit: stateLimit)
    var found = Candidates(capacity: Self.sources.count)
    for _ in 0..<8 {
      let text = Self.text(count: count, &random)
      set.search(Array(text.utf8).view, &found)
      #expect(try missed(in: text, set, found) == [])
    }
  }

  @Test(arguments: [PatternSet.stateLimit, 40, 3])
  func `after changes of a text it is as if the new text was searched`(stateLimit: Int) throws {
    var random = SeededGenerator(seed: 8)
    let set = Self.set(stateLimit: stateLimit)
    var (found, fresh) = (Candidates(capacity: Self.sources.count), Candidates(capacity: Self.sources.count))
    for count in [20, 100, 300, 600] {
      var text = Array(Self.text(count: count, &random).unicodeScalars)
      set.search(Array(String(text).utf8).view, &found)
      for _ in 0..<20 {
        let (changed, edits) = Self.change(text, &random)
        text = changed
        let bytes = Array(String(text).utf8)
        set.search(bytes.view, after: edits, from: 0, &found)
        #expect(try missed(in: String(text), set, found) == [])
        set.search(bytes.view, &fresh)
        if stateLimit == PatternSet.stateLimit {
          #expect(Self.sources.indices.allSatisfy { found.patterns.contains($0) == fresh.patterns.contains($0) })
        }
      }
    }
  }

  /// Puts pieces in place of a few parts of a text.
  private static func change(
    _ text: [Unicode.Scalar], _ random: inout SeededGenerator
  ) -> (text: [Unicode.Scalar], edits: [Candidates.Edit]) {
    var (changed, edits): ([Unicode.Scalar], [Candidates.Edit]) = ([], [])
    var (place, offset) = (0, 0)
    while place < text.count {
      let isChanged = Int.random(in: 0..<60, using: &random) == 0
      let end = min(place + Int.random(in: 1...(isChanged ? 200 : 30), using: &random), text.count)
      let part = text[place..<end]
      let length = String(part).utf8.count
      let new = isChanged ? Self.text(count: Int.random(in: 0..<4, using: &random), &random) : String(part)
      if isChanged { edits.append(Candidates.Edit(offset..<(offset + length), length: new.utf8.count)) }
      changed += new.unicodeScalars
      (place, offset) = (end, offset + length)
    }
    return (changed, edits)
  }

  @Test func `a match is looked for near the end of its part alone`() {
    let set = PatternSet(NFAProgram([PatternSyntax("[0-9]+ ?km")]))
    let text = Array((String(repeating: "words ", count: 100) + "12 km" + String(repeating: " words", count: 100)).utf8)
    var found = Candidates(capacity: 1)
    set.search(text.view, &found)
    var block = 0
    let starts = set.starts(ofMatchesOf: 0, from: 0, in: text.view, found, &block)
    let more = starts.flatMap { set.starts(ofMatchesOf: 0, from: $0.upperBound, in: text.view, found, &block) }
    #expect(starts?.contains(600) == true && (starts?.count ?? 0) < 300)
    #expect(more == nil)
  }

  @Test(.timeLimit(.minutes(5))) func `where every block has a pattern, no byte is gone back over twice`() {
    let set = PatternSet(NFAProgram([PatternSyntax("[a-z ]+ km")]))
    let text = Array(String(repeating: "kilometer km", count: 200_000).utf8)
    var found = Candidates(capacity: 1)
    set.search(text.view, &found)
    var block = 0
    #expect(set.starts(ofMatchesOf: 0, from: 0, in: text.view, found, &block) == 0..<text.count)
  }
}

extension String {
  fileprivate init(_ scalars: some Sequence<Unicode.Scalar>) {
    self.init(String.UnicodeScalarView(scalars))
  }
}
