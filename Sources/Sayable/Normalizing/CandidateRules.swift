internal import PCRE2

/// Tells in one pass over a text which rules can match in it at all, by the text that each rule requires.
///
/// At each byte, four sets of required texts are looked up: those that may stand behind the byte before, those that may
/// begin with the byte, and those that may go on with the next two. Few bytes leave a text that is in all of them, and
/// only there the text itself is compared.
internal final class CandidateRules: Sendable {
  /// The number that stands for the edge of a text where there is no byte.
  private static let edge = 256
  private let texts: [AwaitedTextProgram]
  /// The rule of each text.
  private let rules: [Int]
  private let places: PlaceTable
  /// The rules for which nothing is looked for.
  private let always: RuleIndices

  /// - Parameter patterns: What is known of each rule's pattern.
  internal convenience init(_ patterns: [PatternSyntax]) { self.init(lookingFor: patterns.map(SoughtText.all)) }

  /// - Parameter sought: The texts to look for for each rule.
  internal init(lookingFor sought: [[SoughtText]]) {
    var always = RuleIndices(capacity: sought.count)
    var rules: [Int] = []
    for (rule, texts) in sought.enumerated() {
      if texts.isEmpty { always.insert(rule) }
      rules += repeatElement(rule, count: texts.count)
    }
    let all = sought.flatMap(\.self)
    texts = all.map(\.program)
    self.rules = rules
    self.always = always
    places = PlaceTable(all)
  }

  /// The rules that may match in `text`.
  internal func rules(in text: Span<UInt8>) -> RuleIndices { rules(in: text.indices.map { text[$0] }) }

  /// The rules that may match in `text`.
  internal func rules(in text: [UInt8]) -> RuleIndices {
    var found = always
    look(in: text, from: 0, to: text.count, &found)
    return found
  }

  /// Looks for texts that begin from `start` on and before `end`.
  private func look(in text: [UInt8], from start: Int, to end: Int, _ found: inout RuleIndices) {
    guard !texts.isEmpty, start < end else { return }
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
          if !found.contains(rule), texts[number].matches(in: text, at: position) { found.insert(rule) }
        }
      }
    }
  }
}
