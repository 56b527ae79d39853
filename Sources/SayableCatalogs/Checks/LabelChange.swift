internal import Sayable

/// A stretch of a label that sure rules say otherwise.
internal struct LabelChange: Sendable, Hashable {
  /// Where it stands, in bytes of the label, half-open.
  internal var range: Range<Int>
  /// What is said for it.
  internal var spoken: String
  /// The rules behind it, each once, in order.
  internal var rules: [String]
}

extension Trace {
  /// What sure rules change, in order; what they change side by side is one change, but for separators at its ends.
  internal var changes: [LabelChange] {
    if segments.allSatisfy(\.rules.isEmpty) { return [] }
    var runs: [[LabelChange]] = []
    for segment in segments where !segment.rules.isEmpty && !segment.rules.contains(FormulaInLabel.rule) {
      let change = LabelChange(
        range: segment.source, spoken: String(decoding: spoken[segment.spoken], as: UTF8.self),
        rules: segment.rules)
      guard let last = runs.last?.last else {
        runs.append([change])
        continue
      }
      let gap = last.range.upperBound..<change.range.lowerBound
      if gap.isEmpty {
        runs[runs.count - 1].append(change)
      } else if isInWord(gap), !isPause(last), !isPause(change) {
        runs[runs.count - 1] += [LabelChange(range: gap, spoken: written(gap), rules: []), change]
      } else {
        runs.append([change])
      }
    }
    return runs.flatMap(joined)
  }

  /// Whether nothing but letters and digits of the text stands in a range.
  private func isInWord(_ range: Range<Int>) -> Bool {
    !setAside.contains { $0.range.overlaps(range) }
      && written(range).unicodeScalars.allSatisfy { $0.isLetter || $0.isDigit }
  }

  /// The changes of a run as one, but for the separators that it begins and ends with.
  private func joined(_ run: [LabelChange]) -> [LabelChange] {
    guard run.count > 1, let first = run.firstIndex(where: { !isPause($0) }),
      let last = run.lastIndex(where: { !isPause($0) })
    else { return run }
    var joined = run[first]
    for change in run[first...last].dropFirst() {
      joined.range = joined.range.lowerBound..<change.range.upperBound
      joined.spoken += change.spoken
      joined.rules += change.rules.filter { !joined.rules.contains($0) }
    }
    return run[..<first] + [joined] + run[(last + 1)...]
  }

  /// Whether a change makes a pause of a separator.
  internal func isPause(_ change: LabelChange) -> Bool {
    let spoken = change.spoken.unicodeScalars.filter { !$0.isSpace }
    guard spoken.isEmpty || spoken.elementsEqual(",".unicodeScalars) else { return false }
    let marks = marks(in: change.range)
    return !marks.isEmpty && marks.allSatisfy { $0 == marks.first && !$0.isLetter && !$0.isDigit }
  }

  /// What is written at a range, without the spaces in it and what is set aside.
  internal func marks(in range: Range<Int>) -> [Unicode.Scalar] {
    var kept: [UInt8] = []
    var start = range.lowerBound
    for stretch in setAside where stretch.range.overlaps(range) {
      kept += label[start..<max(start, stretch.range.lowerBound)]
      start = min(max(start, stretch.range.upperBound), range.upperBound)
    }
    kept += label[start..<range.upperBound]
    return String(decoding: kept, as: UTF8.self).unicodeScalars.filter { !$0.isSpace }
  }

  /// What is written at a range of bytes.
  private func written(_ range: Range<Int>) -> String { String(decoding: label[range], as: UTF8.self) }
}

extension LintedLabel {
  /// A change as people read it: with the whole of the word that it is a part of, and without the words before it that
  /// stay as they are.
  internal func shown(_ change: LabelChange) -> LabelChange {
    var shown = change
    let around = unchangedAround(change.range)
    let before = written(around.lowerBound..<change.range.lowerBound)
    let behind = written(change.range.upperBound..<around.upperBound)
    shown.range = around
    shown.spoken = before + change.spoken + behind
    let text = written(around)
    // Words with digits stay: of '16 A' and '16 amperes' the number tells what is meant. So do placeholders.
    var dropped = 0
    for word in text.split(separator: " ", omittingEmptySubsequences: false).dropLast() {
      let length = dropped + word.utf8.count + 1
      guard word.allSatisfy({ $0.isLetter || "\"“”„«»'’:,.;!?".contains($0) }),
        shown.spoken.utf8.prefix(length).elementsEqual(text.utf8.prefix(length))
      else {
        break
      }
      dropped = length
    }
    shown.range = (around.lowerBound + dropped)..<around.upperBound
    shown.spoken = String(decoding: shown.spoken.utf8.dropFirst(dropped), as: UTF8.self)
    return shown
  }

  /// A range with the letters and digits directly before and behind it that no rule changes.
  private func unchangedAround(_ range: Range<Int>) -> Range<Int> {
    let text = characters
    guard let first = text.firstIndex(where: { $0.range.lowerBound == range.lowerBound }),
      let last = text.lastIndex(where: { $0.range.upperBound == range.upperBound })
    else { return range }
    func goesOn(_ index: Int) -> Bool {
      text.indices.contains(index) && !text[index].isSetAside && !text[index].isRewritten
        && (text[index].scalar.isLetter || text[index].scalar.isDigit)
    }
    var start = first
    var end = last
    if text[first].scalar != " ", !text[first].scalar.isPauseMark { while goesOn(start - 1) { start -= 1 } }
    if text[last].scalar != " ", !text[last].scalar.isPauseMark { while goesOn(end + 1) { end += 1 } }
    return text[start].range.lowerBound..<text[end].range.upperBound
  }
}

extension Unicode.Scalar {
  /// Whether it stands for a pause between words rather than in one.
  fileprivate var isPauseMark: Bool {
    !isLetter && !isDigit && properties.generalCategory == .otherPunctuation && self != "."
  }
}
