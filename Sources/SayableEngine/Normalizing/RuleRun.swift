internal import PCRE2
internal import Prefilter

/// Why a rule is skipped for a label.
internal enum RuleRefusal: Error {
  /// A search went over a limit.
  case search(MatchError)
  /// The template copies what does not lie in the match, which would say it twice.
  case copyOutsideMatch
  /// The label would get longer than this many bytes.
  case growth(limit: Int)

  /// What happened, and what is at fault.
  internal var message: (what: String, cause: String) {
    switch self {
    case .search(.budget):
      (
        "the patterns of all rules together took more steps than a label of its length may take",
        "its pattern and those of rules before it backtrack too much on this text"
      )
    case .search(let error): (error.message, "its pattern backtracks too much on this text")
    case .copyOutsideMatch:
      ("it copies text from outside of its match", "a group that its template copies stands in a look around")
    case .growth(let limit):
      ("the label would get longer than \(limit) bytes", "its template writes much more than it matches")
    }
  }
}

/// Applies rules to texts, one at a time.
internal struct RuleRun: Sendable {
  private let numbers: NumberFormat
  private let rendering: Rendering

  internal init(numbers: NumberFormat, plural: PluralRules) {
    self.numbers = numbers
    rendering = Rendering(numbers: numbers, plural: plural)
  }

  /// Applies `rule` to all its matches, left to right.
  ///
  /// - Parameters:
  ///   - patterns: Tells where the rule may match.
  ///   - memory: Holds the text, and which rules may match where.
  ///   - edges: Which ends of the text are ends of the label.
  ///   - limit: How many bytes the rule may write.
  ///   - isLaterRound: Whether all rules were applied before. Then only what stands apart from their words may change,
  ///     since a guard that looks for a sign does not know the word for it.
  /// - Returns: In how many places the text changed.
  /// - Throws: ``RuleRefusal``; the text is as it was.
  internal func apply(
    _ rule: Rule, of patterns: PatternSet, in memory: inout WorkMemory, edges: Edges, limit: Int, isLaterRound: Bool
  ) throws(RuleRefusal) -> Int {
    memory.replacements.removeAll()
    let work = memory.work(of: rule)
    var position = 0
    // Where matches may begin, and the block of the text that is looked at for it.
    var (starts, block) = (0..<0, 0)
    var reached = ReachedPiece()
    let count = memory.text.subject.bytes.count
    while position < count {
      if position >= starts.upperBound {
        guard let next = memory.starts(of: rule, of: patterns, from: position, &block) else { break }
        starts = work.pattern.isTiedToStart ? position..<count : next
        position = memory.text.boundary(from: starts.lowerBound)
      }
      guard try finds(work.pattern, in: &memory, from: position, before: starts.upperBound, edges: edges),
        let match = memory.match.range(ofGroup: 0)
      else {
        position = starts.upperBound
        continue
      }
      if !match.isEmpty, match.lowerBound >= position, !isLaterRound || memory.text.isApartFromWords(match),
        try replaces(match, by: work, tells: rule.remark != nil, from: &reached, in: &memory)
      {
        guard memory.replacements.length <= limit else { throw .growth(limit: limit) }
        position = match.upperBound
      } else {
        position = memory.text.boundary(from: max(match.lowerBound, position) + 1)
      }
    }
    let changes = memory.replacements.items.count
    if changes > 0 { memory.text.replace(memory.replacements, by: .rule(rule.index)) }
    return changes
  }

  private func finds(
    _ pattern: Pattern, in memory: inout WorkMemory, from position: Int, before end: Int, edges: Edges
  ) throws(RuleRefusal) -> Bool {
    do throws(MatchError) {
      return try pattern.match(
        memory.text.subject, from: position, before: end, scratch: &memory.match, edges: edges)
    } catch {
      throw .search(error)
    }
  }

  /// Notes what stands in place of a match; false where the rule does not apply to the match.
  ///
  /// - Parameter tells: Whether the match counts though it stays as it is.
  private func replaces(
    _ match: Range<Int>, by work: Rule.Work, tells: Bool, from reached: inout ReachedPiece, in memory: inout WorkMemory
  ) throws(RuleRefusal) -> Bool {
    reached.advance(to: match.lowerBound, in: memory.text.pieces)
    switch work.action {
    case .protect(let isPlaceholder):
      guard !memory.text.isChanged(in: match, from: reached) else { return false }
      memory.replacements.protect(match, isPlaceholder ? .placeholder : .text)
    case .say(let template):
      if let comparison = work.comparison, !holds(comparison, in: memory) { return false }
      let mark = memory.replacements.mark
      let isRendered = rendering.render(template, in: &memory)
      guard memory.replacements.copiesLie(within: match, since: mark) else {
        memory.replacements.goBack(to: mark)
        throw .copyOutsideMatch
      }
      guard isRendered,
        memory.text.keepsFinalParts(in: match, copiedBy: memory.replacements, since: mark, from: reached),
        // A template that writes the match as it is changes nothing.
        tells || !memory.replacements.repeats(match, of: memory.text.subject.bytes, since: mark)
      else {
        memory.replacements.goBack(to: mark)
        return false
      }
      memory.replacements.finish(match, since: mark)
    }
    return true
  }

  private func holds(_ comparison: Comparison, in memory: borrowing WorkMemory) -> Bool {
    guard let smaller = value(of: comparison.smaller, in: memory), let larger = value(of: comparison.larger, in: memory)
    else { return false }
    return comparison.holds(smaller, larger)
  }

  /// The value of the number in a group, below zero behind a minus sign.
  private func value(of group: Template.Group, in memory: borrowing WorkMemory) -> Double? {
    guard let range = memory.range(of: group) else { return nil }
    // A `Double` holds a number of up to 15 digits exactly.
    if let number = memory.text.subject.bytes.view.extracting(range).wholeNumber(ofDigits: 1...15) {
      return Double(number)
    }
    let text = memory.text.subject.text(in: range)
    let isNegative = text.hasPrefix("-") || text.hasPrefix("\u{2212}")
    return numbers.value(of: text).map { isNegative ? -$0 : $0 }
  }
}

extension WorkMemory {
  /// The next places at `position` or behind it where matches of a rule may begin.
  fileprivate func starts(
    of rule: Rule, of patterns: PatternSet, from position: Int, _ block: inout Int
  ) -> Range<Int>? {
    let text = self.text.subject.bytes
    return patterns.starts(ofMatchesOf: rule.index, from: position, in: text.view, candidates, &block)
  }
}

extension WorkingText {
  /// The first place at `offset` or behind it where a scalar begins, or the text ends.
  fileprivate func boundary(from offset: Int) -> Int {
    var offset = offset
    while !isBoundary(offset) { offset += 1 }
    return offset
  }

  /// Whether each spoken or protected part that `match` touches lies whole in the match and in one of the copies since
  /// `mark`, and placeholders that take the next argument follow one another as before.
  fileprivate func keepsFinalParts(
    in match: Range<Int>, copiedBy replacements: Replacements, since mark: Replacements.Mark, from reached: ReachedPiece
  ) -> Bool {
    var position = reached.start
    // The copy of the last placeholder that takes the next argument.
    var last = 0
    for piece in pieces[reached.index...] {
      let range = position..<(position + piece.length)
      position = range.upperBound
      if range.lowerBound >= match.upperBound { break }
      guard piece.state != .live, range.overlaps(match) else { continue }
      let copies = replacements.copies(of: range, since: mark)
      // Words that are copied twice are allowed; a placeholder is not, or it would be filled in twice.
      guard let copy = copies.first, copies.count == 1 || piece.state == .spoken else { return false }
      if piece.state == .argument {
        guard copy >= last else { return false }
        last = copy
      }
    }
    return true
  }

  /// Whether no words of rules stand in `match` or beside it, spaces aside.
  fileprivate func isApartFromWords(_ match: Range<Int>) -> Bool {
    var (start, end) = (match.lowerBound, match.upperBound)
    while start > 0, subject.bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
    while end < subject.bytes.count, subject.bytes[end] == UInt8(ascii: " ") { end += 1 }
    var position = 0
    for piece in pieces {
      let range = position..<(position + piece.length)
      position = range.upperBound
      if piece.state == .spoken, range.lowerBound <= end, start <= range.upperBound,
        subject.text(in: range).unicodeScalars.contains(where: \.properties.isAlphabetic)
      {
        return false
      }
    }
    return true
  }

  /// Whether a rule changed anything in `range`.
  fileprivate func isChanged(in range: Range<Int>, from reached: ReachedPiece) -> Bool {
    var position = reached.start
    for piece in pieces[reached.index...] {
      if position >= range.upperBound { break }
      let end = position + piece.length
      if piece.change != nil, (position..<end).overlaps(range) { return true }
      position = end
    }
    return false
  }
}
