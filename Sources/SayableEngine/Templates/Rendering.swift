internal import PCRE2
internal import Prefilter

/// Turns the templates of rules into what stands in place of their matches.
internal struct Rendering: Sendable {
  internal let numbers: NumberFormat
  internal let plural: PluralRules

  /// Adds what a template becomes for the last match to the replacement that is being made. A group that took no part in
  /// the match becomes nothing.
  ///
  /// - Returns: False where words are missing, so that the match stays as it is.
  internal func render(_ template: Template, in memory: inout WorkMemory) -> Bool {
    render(template.parts, in: &memory)
  }

  private func render(_ parts: [Template.Part], in memory: inout WorkMemory) -> Bool {
    for part in parts {
      switch part {
      case .literal(let words): memory.replacements.append(words)
      case .copy(let group):
        if let range = memory.range(of: group) { memory.replacements.append(copying: range) }
      case .change(let group, let change):
        if let range = memory.range(of: group), !append(range, changedBy: change, in: &memory) { return false }
      case .placed(let group, let atOpening, let words):
        guard let range = memory.range(of: group) else { continue }
        if memory.text.subject.bytes.isOpening(at: range.lowerBound) == atOpening { memory.replacements.append(words) }
      case .look(let group, let table):
        guard let range = memory.range(of: group) else { continue }
        guard let words = words(named: range, in: table, memory) else { return false }
        memory.replacements.append(words)
      case .count(let group, let entry, _):
        guard let text = memory.text(of: group), let range = memory.range(of: group) else { continue }
        let plain = TextChange.plain.applied(to: text) ?? text
        let category = plural.category(of: numbers.canonicalDigits(of: plain), &memory.plural)
        guard let words = entry.words(category) else { return false }
        let isFilled = fill(words, in: &memory) { memory in
          if plain == text {
            memory.replacements.append(copying: range)
          } else {
            memory.replacements.append(plain)
          }
          return true
        }
        guard isFilled else { return false }
      case .words(let group, let tables, let form):
        guard let range = memory.range(of: group) else { continue }
        guard let entry = entry(written: range, in: tables, &memory), append(entry, form, in: &memory) else {
          return false
        }
      }
    }
    return true
  }

  /// The entry of the first of `tables` that has one written as `range` of the text.
  private func entry(written range: Range<Int>, in tables: [Table], _ memory: inout WorkMemory) -> Table.Entry? {
    for table in tables {
      if let entry = memory.entries.entry(of: table, written: memory.text.subject.bytes[range]) { return entry }
    }
    return nil
  }

  /// The words of the entry of `table` that `range` of the text names, leading zeros left out where that is needed.
  private func words(named range: Range<Int>, in table: Table, _ memory: borrowing WorkMemory) -> Wording? {
    let text = memory.text.subject.bytes[range]
    return table.entry(id: text)?.words(.other)
      ?? table.entry(id: text.drop { $0 == UInt8(ascii: "0") })?.words(.other)
  }

  private func append(_ range: Range<Int>, changedBy change: TextChange, in memory: inout WorkMemory) -> Bool {
    if !change.keeps(memory.text.subject.bytes.view.extracting(range)) {
      let text = memory.text.subject.text(in: range)
      guard let changed = change.applied(to: text) else { return false }
      if changed != text {
        memory.replacements.append(changed)
        return true
      }
    }
    // What does not change stays open to later rules.
    memory.replacements.append(copying: range)
    return true
  }

  private func append(_ entry: Table.Entry, _ form: Template.Form, in memory: inout WorkMemory) -> Bool {
    switch form {
    case .bare:
      guard let words = entry.words(plural.categoryOfUnknown) else { return false }
      memory.replacements.append(withoutNumber: words)
    case .each:
      guard let words = entry.words(.one) else { return false }
      memory.replacements.append(withoutNumber: words)
    case .number(let group):
      guard let range = memory.range(of: group), let words = entry.words(category(of: range, in: &memory)) else {
        return false
      }
      return fill(words, in: &memory) { memory in
        memory.replacements.append(copying: range)
        return true
      }
    case .range(let end, let range):
      guard let words = entry.rangeWords(category(of: memory.range(of: end), in: &memory)) else { return false }
      return fill(words, in: &memory) { render(range, in: &$0) }
    }
    return true
  }

  /// The category of the number that stands in `range` of the text; that of a placeholder where there is none.
  private func category(of range: Range<Int>?, in memory: inout WorkMemory) -> PluralCategory {
    guard let range, ProtectedSpan.Kind(mark: memory.text.subject.bytes[range]) != .placeholder else {
      return plural.category(of: nil, &memory.plural)
    }
    if let known = plural.category(ofWhole: memory.text.subject.bytes[range], &memory.plural) { return known }
    return plural.category(of: numbers.canonicalDigits(of: memory.text.subject.text(in: range)), &memory.plural)
  }

  /// Adds the words with what `number` adds in place of `{0}`; false where that comes to nothing.
  private func fill(_ words: Wording, in memory: inout WorkMemory, number: (inout WorkMemory) -> Bool) -> Bool {
    guard let (before, behind) = words.aroundNumber else {
      let mark = memory.replacements.mark
      guard number(&memory) else { return false }
      memory.replacements.goBack(to: mark)
      memory.replacements.append(words)
      return true
    }
    memory.replacements.append(before)
    guard number(&memory) else { return false }
    memory.replacements.append(behind)
    return true
  }
}
