internal import PCRE2

/// One rule applied to one text.
internal final class RuleRun: Sendable {
  internal let rule: Rule
  internal let index: Int
  private let numbers: NumberFormat
  private let plural: PluralRules

  internal init(rule: Rule, index: Int, numbers: NumberFormat, plural: PluralRules) {
    self.rule = rule
    self.index = index
    self.numbers = numbers
    self.plural = plural
  }

  /// Applies the rule to all its matches, left to right.
  ///
  /// - Returns: Where the text changed, in order, as it stands now.
  /// - Throws: ``MatchError`` where a search went over a limit; the text is as it was.
  internal func apply(
    to text: inout WorkingText, scratch: inout MatchScratch, edges: Edges
  ) throws(MatchError) -> [Range<Int>] {
    var replacements: [Replacement] = []
    var position = 0
    let bytes = text.subject.bytes
    while position < bytes.count, try rule.pattern.match(text.subject, from: position, scratch: &scratch, edges: edges)
    {
      guard let match = scratch.range(ofGroup: 0) else { break }
      let groups = (0...rule.pattern.groupCount).map { scratch.range(ofGroup: $0) }
      if !match.isEmpty, match.lowerBound >= position,
        let replacement = replacement(of: match, groups: groups, in: text, scratch: &scratch)
      {
        replacements.append(replacement)
        position = match.upperBound
      } else {
        position = max(match.lowerBound, position) + 1
        while position < bytes.count, bytes[position] & 0xC0 == 0x80 { position += 1 }
      }
    }
    return replacements.isEmpty ? [] : text.replace(replacements, rule: index)
  }

  /// What stands in place of a match; nil where the match does not count.
  private func replacement(
    of match: Range<Int>, groups: [Range<Int>?], in text: borrowing WorkingText, scratch: inout MatchScratch
  ) -> Replacement? {
    switch rule.action {
    case .setAside(let isPlaceholder):
      guard !text.isChanged(in: match) else { return nil }
      let standIn = isPlaceholder ? WorkingText.placeholder : WorkingText.verbatim
      let part = Replacement.Part.words(Array(String(standIn).utf8))
      return Replacement(match: match, parts: [part], isSettingAside: true)
    case .say(let template):
      let groups = MatchedGroups(ranges: groups, subject: text.subject)
      guard comparisonHolds(groups) else { return nil }
      var rendering = Rendering(groups: groups, numbers: numbers, plural: plural)
      guard let parts = rendering.parts(of: template, scratch: &scratch) else { return nil }
      let copies = parts.compactMap { part in if case .copy(let range) = part { range } else { nil } }
      guard text.keepsFinalParts(in: match, copying: copies) else { return nil }
      // A template that writes the match anew as it stands changes nothing.
      guard parts.flatMap({ $0.bytes(in: text.subject.bytes) }) != Array(text.subject.bytes[match]) else { return nil }
      return Replacement(match: match, parts: parts)
    }
  }

  private func comparisonHolds(_ groups: MatchedGroups) -> Bool {
    guard let comparison = rule.comparison else { return true }
    guard let smaller = groups.text(of: comparison.smaller).flatMap(numbers.value),
      let larger = groups.text(of: comparison.larger).flatMap(numbers.value)
    else { return false }
    return comparison.holds(smaller, larger)
  }
}

extension WorkingText {
  /// Whether each spoken or opaque part that `match` touches lies whole in the match and in one of `copies`.
  fileprivate func keepsFinalParts(in match: Range<Int>, copying copies: [Range<Int>]) -> Bool {
    if pieces.count == 1, pieces[0].state == .live { return true }
    var position = 0
    for piece in pieces {
      let range = position..<(position + piece.length)
      position = range.upperBound
      if range.lowerBound >= match.upperBound { break }
      guard piece.state != .live, range.overlaps(match) else { continue }
      let copied = copies.count { $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound }
      // Words that are copied twice are allowed; a placeholder is not, or it would be filled in twice.
      guard copied == 1 || copied > 1 && piece.state == .spoken else { return false }
    }
    return true
  }

  /// Whether a rule changed anything in `range`.
  fileprivate func isChanged(in range: Range<Int>) -> Bool {
    var position = 0
    for piece in pieces {
      let end = position + piece.length
      if piece.change != nil, (position..<end).overlaps(range) { return true }
      position = end
    }
    return false
  }
}

/// The groups of a match.
internal struct MatchedGroups {
  internal let ranges: [Range<Int>?]
  internal let subject: Subject

  /// The range of the first of the group's numbers that took part.
  internal func range(of group: Template.Group) -> Range<Int>? { group.lazy.compactMap { ranges[$0] }.first }

  internal func text(of group: Template.Group) -> String? { range(of: group).map(subject.text) }
}
