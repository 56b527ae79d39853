internal import Prefilter

/// What stands in place of the matches of one rule, in order. Its memory is used again for the next rule.
internal struct Replacements: Sendable {
  internal enum Part: Sendable {
    /// Words of the rule: a range of ``words``.
    case words(Range<Int>)
    /// A range of the text, copied with the state of its parts.
    case copy(Range<Int>)
  }

  /// What stands in place of one match.
  internal struct Item: Sendable {
    internal let match: Range<Int>
    /// A range of ``parts``.
    internal let parts: Range<Int>
    internal let isProtecting: Bool
  }

  /// A place to go back to when a replacement is given up.
  internal struct Mark {
    fileprivate let words: Int
    fileprivate let parts: Int
  }

  /// How many bytes stand in place of all matches.
  internal private(set) var length = 0
  internal private(set) var items: [Item] = []
  internal private(set) var parts: [Part] = []
  internal private(set) var words: [UInt8] = []

  internal mutating func removeAll() {
    if items.isEmpty { return }
    length = 0
    items.removeAll(keepingCapacity: true)
    parts.removeAll(keepingCapacity: true)
    words.removeAll(keepingCapacity: true)
  }

  /// The matches, and how many bytes stand in place of each.
  internal var edits: [Candidates.Edit] {
    items.map { item in
      Candidates.Edit(item.match, length: parts[item.parts].reduce(0) { $0 + $1.range.count })
    }
  }

  /// Adds a copy of a range of the text to the replacement that is being made.
  internal mutating func append(copying range: Range<Int>) { parts.append(.copy(range)) }

  /// Adds words to the replacement that is being made.
  internal mutating func append(_ text: String) {
    let start = words.count
    words.append(contentsOf: text.utf8)
    parts.append(.words(start..<words.count))
  }

  /// Adds words of a table to the replacement that is being made.
  internal mutating func append(_ wording: Wording) {
    let start = words.count
    wording.append(to: &words)
    parts.append(.words(start..<words.count))
  }

  /// Adds words of a table without the place of their number.
  internal mutating func append(withoutNumber wording: Wording) {
    let start = words.count
    wording.appendWithoutNumber(to: &words)
    parts.append(.words(start..<words.count))
  }

  /// The place before the parts that follow.
  internal var mark: Mark { Mark(words: words.count, parts: parts.count) }

  /// Takes away the parts since `mark`.
  internal mutating func goBack(to mark: Mark) {
    parts.removeSubrange(mark.parts...)
    words.removeSubrange(mark.words...)
  }

  /// Makes the parts since `mark` what stands in place of `match`.
  internal mutating func finish(_ match: Range<Int>, since mark: Mark, isProtecting: Bool = false) {
    for index in mark.parts..<parts.count { length += parts[index].range.count }
    items.append(Item(match: match, parts: mark.parts..<parts.count, isProtecting: isProtecting))
  }

  /// Puts the mark of a protected span in place of `match`.
  internal mutating func protect(_ match: Range<Int>, _ kind: ProtectedSpan.Kind) {
    let mark = mark
    let start = words.count
    words.append(contentsOf: String(kind.mark).utf8)
    parts.append(.words(start..<words.count))
    finish(match, since: mark, isProtecting: true)
  }

  /// Whether the parts since `mark` are the same text as `match` in `text`.
  internal func repeats(_ match: Range<Int>, of text: [UInt8], since mark: Mark) -> Bool {
    var position = match.lowerBound
    for index in mark.parts..<parts.count {
      let part = parts[index]
      let end = position + part.range.count
      guard end <= match.upperBound else { return false }
      let there = text.view.extracting(position..<end)
      let isAlike =
        switch part {
        case .words(let range): there.isEqual(to: words.view.extracting(range))
        case .copy(let range): range.lowerBound == position || there.isEqual(to: text.view.extracting(range))
        }
      guard isAlike else { return false }
      position = end
    }
    return position == match.upperBound
  }

  /// Whether all copies since `mark` are of parts of `match`.
  internal func copiesLie(within match: Range<Int>, since mark: Mark) -> Bool {
    parts[mark.parts...].allSatisfy { part in
      guard case .copy(let range) = part else { return true }
      return match.lowerBound <= range.lowerBound && range.upperBound <= match.upperBound
    }
  }

  /// How many parts since `mark` are copies of all of `range`, and perhaps more, and the first of them.
  internal func copies(of range: Range<Int>, since mark: Mark) -> (count: Int, first: Int?) {
    var copies: (count: Int, first: Int?) = (0, nil)
    for index in mark.parts..<parts.count {
      guard case .copy(let copy) = parts[index], copy.lowerBound <= range.lowerBound,
        range.upperBound <= copy.upperBound
      else { continue }
      copies = (copies.count + 1, copies.first ?? index)
    }
    return copies
  }
}

extension Replacements.Part {
  /// The range of the words or of the text.
  fileprivate var range: Range<Int> {
    switch self {
    case .words(let range), .copy(let range): range
    }
  }
}
