internal import PCRE2

/// Tells in one pass over a text which rules can match in it at all, by the text that each rule requires.
///
/// At each byte, four sets of required texts are looked up: those that may stand behind the byte before, those that may
/// begin with the byte, and those that may go on with the next two. Few bytes leave a text that is in all of them, and
/// only there the text itself is compared.
internal final class CandidateRules: Sendable {
  /// The number that stands for the edge of a text where there is no byte.
  private static let edge = 256
  /// A text that is found more often than this, of all bytes, is not looked for: its rule counts as one that can always
  /// match.
  private static let shareLimit: Float = 0.02

  private let program: TextProgram
  /// Where the steps of each text begin.
  private let starts: [Int]
  /// The rule of each text.
  private let rules: [Int]
  private let places: PlaceTable
  /// The rules for which nothing is looked for.
  private let always: RuleIndices

  /// - Parameter patterns: What is known of each rule's pattern.
  internal init(_ patterns: [PatternSyntax]) {
    var always = RuleIndices(capacity: patterns.count)
    var program = TextProgram()
    var starts: [Int] = []
    var rules: [Int] = []
    var places: [(text: RequiredText, leading: LeadingBytes)] = []
    for (rule, pattern) in patterns.enumerated() {
      let texts = RequiredText.texts(of: pattern)
      let leading = texts.map { LeadingBytes(ofText: $0.items) }
      let share = texts.reduce(0) { $0 + $1.share }
      guard !texts.isEmpty, share < Self.shareLimit, leading.allSatisfy({ !$0.mayEndBefore.first }) else {
        always.insert(rule)
        continue
      }
      for (text, leading) in zip(texts, leading) {
        starts.append(program.add(text.items))
        rules.append(rule)
        places.append((text, leading))
      }
    }
    self.program = program
    self.starts = starts
    self.rules = rules
    self.always = always
    self.places = PlaceTable(places)
  }

  /// The rules that may match in `text`.
  internal func rules(in text: [UInt8]) -> RuleIndices {
    var found = always
    look(in: text, from: 0, to: text.count, &found)
    return found
  }

  /// Adds the rules that may match in `text` after each of `ranges` of it was written anew.
  internal func add(rulesIn text: [UInt8], around ranges: [Range<Int>], to found: inout RuleIndices) {
    var position = 0
    for range in ranges {
      // A text that reaches into the range begins at most its depth before, and one that looks back at it right behind.
      let start = max(position, range.lowerBound - TextProgram.depth - 2)
      position = max(position, min(text.count, range.upperBound + 2))
      look(in: text, from: start, to: position, &found)
    }
  }

  /// Looks for texts that begin from `start` on and before `end`.
  private func look(in text: [UInt8], from start: Int, to end: Int, _ found: inout RuleIndices) {
    guard !starts.isEmpty, start < end else { return }
    var previous = start > 0 ? Int(text[start - 1]) : Self.edge
    var isOpen = false
    for position in start..<end {
      let byte = text[position]
      let pair = places.pair(previous, byte)
      if isOpen, pair & PlaceTable.goesOn != 0 { look(at: position - 1, in: text, &found) }
      isOpen = pair & PlaceTable.begins != 0
      previous = Int(byte)
    }
    if isOpen { look(at: end - 1, in: text, &found) }
  }

  /// Compares the texts that may begin at `position`.
  private func look(at position: Int, in text: [UInt8], _ found: inout RuleIndices) {
    let around = (
      position > 0 ? Int(text[position - 1]) : Self.edge, Int(text[position]),
      position + 1 < text.count ? Int(text[position + 1]) : Self.edge,
      position + 2 < text.count ? Int(text[position + 2]) : Self.edge
    )
    for block in 0..<places.blockCount {
      let open = places.texts(in: block, around)
      guard open != .zero else { continue }
      for lane in 0..<8 {
        var word = open[lane]
        while word != 0 {
          let number = (block * 8 + lane) * 64 + word.trailingZeroBitCount
          word &= word - 1
          let rule = rules[number]
          if !found.contains(rule), program.matches(starts[number], in: text, at: position) { found.insert(rule) }
        }
      }
    }
  }
}
