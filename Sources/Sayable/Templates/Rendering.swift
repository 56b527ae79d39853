internal import PCRE2

/// Turns the template of a rule into what stands in place of one match.
internal struct Rendering {
  internal let groups: MatchedGroups
  internal let numbers: NumberFormat
  internal let plural: PluralRules

  /// The parts that a template becomes; nil where words are missing, so that the match stays as it is. A group that
  /// took no part in the match becomes nothing.
  internal mutating func parts(of template: Template, scratch: inout MatchScratch) -> [Replacement.Part]? {
    parts(of: template.parts, scratch: &scratch)
  }

  private mutating func parts(of parts: [Template.Part], scratch: inout MatchScratch) -> [Replacement.Part]? {
    var result: [Replacement.Part] = []
    for part in parts {
      switch part {
      case .literal(let words): result.append(.words(Array(words.utf8)))
      case .copy(let group): groups.range(of: group).map { result.append(.copy($0)) }
      case .change(let group, let change):
        guard let text = groups.text(of: group) else { continue }
        guard let changed = change.applied(to: text) else { return nil }
        // What does not change stays open to later rules.
        if changed == text, let range = groups.range(of: group) {
          result.append(.copy(range))
        } else {
          result.append(.words(Array(changed.utf8)))
        }
      case .look(let group, let table):
        guard let text = groups.text(of: group) else { continue }
        guard let words = table.entry(id: text)?.words(.other) ?? table.entry(id: trimmed(text))?.words(.other) else {
          return nil
        }
        result.append(.words(Array(words.utf8)))
      case .count(let group, let entry):
        guard let text = groups.text(of: group), let range = groups.range(of: group) else { continue }
        let plain = TextChange.plain.applied(to: text) ?? text
        let number: Replacement.Part = plain == text ? .copy(range) : .words(Array(plain.utf8))
        let category = plural.category(of: numbers.canonicalDigits(of: plain), scratch: &scratch)
        guard let words = entry.words(category) else { return nil }
        result += fill(words, with: [number])
      case .words(let group, let tables, let form):
        guard let text = groups.text(of: group) else { continue }
        guard let entry = tables.lazy.compactMap({ $0.entry(written: text) }).first,
          let words = self.words(of: entry, form, scratch: &scratch)
        else { return nil }
        result += words
      }
    }
    return result
  }

  private mutating func words(
    of entry: Table.Entry, _ form: Template.Form, scratch: inout MatchScratch
  ) -> [Replacement.Part]? {
    switch form {
    case .bare:
      return entry.words(plural.categoryOfUnknown).map { [.words(withoutNumber($0))] }
    case .each: return entry.words(.one).map { [.words(withoutNumber($0))] }
    case .number(let group):
      guard let range = groups.range(of: group), let words = entry.words(category(of: group, scratch: &scratch)) else {
        return nil
      }
      return fill(words, with: [.copy(range)])
    case .range(let end, let range):
      guard let words = entry.rangeWords(category(of: end, scratch: &scratch)),
        let range = parts(of: range, scratch: &scratch)
      else { return nil }
      return fill(words, with: range)
    }
  }

  private func category(of group: Template.Group, scratch: inout MatchScratch) -> PluralCategory {
    plural.category(of: groups.text(of: group).flatMap(numbers.canonicalDigits), scratch: &scratch)
  }

  /// The words with `number` in place of `{0}`.
  private func fill(_ words: String, with number: [Replacement.Part]) -> [Replacement.Part] {
    let halves = split(words)
    guard let behind = halves.behind else { return [.words(halves.before)] }
    return [.words(halves.before)] + number + [.words(behind)]
  }

  /// The words without `{0}` and the space beside it.
  private func withoutNumber(_ words: String) -> [UInt8] {
    let halves = split(words)
    guard let behind = halves.behind else { return halves.before }
    let joined = String(decoding: halves.before + behind, as: UTF8.self)
    return Array(joined.split(separator: " ").joined(separator: " ").utf8)
  }

  private func split(_ words: String) -> (before: [UInt8], behind: [UInt8]?) {
    guard let mark = words.utf8.firstRange(of: "{0}".utf8) else { return (Array(words.utf8), nil) }
    return (Array(words.utf8[..<mark.lowerBound]), Array(words.utf8[mark.upperBound...]))
  }

  private func trimmed(_ text: String) -> String {
    let digits = text.drop { $0 == "0" }
    return digits.isEmpty ? text : String(digits)
  }
}

extension Sequence where Element == UInt8, Self: BidirectionalCollection {
  /// The first place of `other`.
  fileprivate func firstRange(of other: some Collection<UInt8>) -> Range<Index>? {
    var start = startIndex
    while start != endIndex {
      if self[start...].starts(with: other) { return start..<index(start, offsetBy: other.count) }
      formIndex(after: &start)
    }
    return nil
  }
}
