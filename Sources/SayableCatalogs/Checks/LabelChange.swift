internal import SayableEngine

/// A stretch of a label that sure rules say otherwise.
internal struct LabelChange: Sendable, Hashable {
  /// Where it stands, in bytes of the label, half-open.
  internal var range: Range<Int>
  internal var spoken: String
  /// The rules behind it, each once, in order.
  internal var rules: [String]
  /// What kinds of values the rules take it for.
  internal var values: Set<ReadValue> = []
}

extension Trace {
  /// What sure rules change, in order; what they change side by side is one change, but for separators at its ends.
  internal var changes: [LabelChange] {
    if segments.allSatisfy({ $0.rules.isEmpty }) { return [] }
    var runs: [[LabelChange]] = []
    for segment in segments where !segment.rules.isEmpty && !segment.rules.contains(FormulaInLabel.rule) {
      let change = LabelChange(
        range: segment.source, spoken: String(decoding: spoken[segment.spoken], as: UTF8.self), rules: segment.rules,
        values: segment.values)
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
    !protectedSpans.near(range, by: \.range).contains { $0.range.overlaps(range) }
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
      joined.values.formUnion(change.values)
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

  /// What is written at a range, without the spaces and protected spans in it.
  internal func marks(in range: Range<Int>) -> [Unicode.Scalar] {
    textBesideSpans(in: range).unicodeScalars.filter { !$0.isSpace }
  }

  /// What is written at a range, without the protected spans in it.
  internal func textBesideSpans(in range: Range<Int>) -> String {
    var kept: [UInt8] = []
    var start = range.lowerBound
    for stretch in protectedSpans.near(range, by: \.range) where stretch.range.overlaps(range) {
      kept += label[start..<max(start, stretch.range.lowerBound)]
      start = min(max(start, stretch.range.upperBound), range.upperBound)
    }
    kept += label[start..<range.upperBound]
    return String(decoding: kept, as: UTF8.self)
  }

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
      else { break }
      dropped = length
    }
    // A bracket that a rule looks at and leaves is no part of what is said.
    let rest = text.utf8.dropFirst(dropped)
    if let bracket = rest.first, let closing = Self.closings[bracket], !rest.contains(closing),
      shown.spoken.utf8.dropFirst(dropped).first == bracket
    {
      dropped += 1
    }
    shown.range = (around.lowerBound + dropped)..<around.upperBound
    shown.spoken = String(decoding: shown.spoken.utf8.dropFirst(dropped), as: UTF8.self)
    return shown
  }

  private static let closings = [UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]")]

  /// A range with the letters and digits directly before and behind it that no rule changes.
  private func unchangedAround(_ range: Range<Int>) -> Range<Int> {
    let text = written(range).unicodeScalars
    guard let first = text.first, let last = text.last else { return range }
    var start = range.lowerBound
    var end = range.upperBound
    if first != " ", !first.isPauseMark {
      while let place = scalarRange(before: start), isUnchangedInWord(place) { start = place.lowerBound }
    }
    if last != " ", !last.isPauseMark {
      while let place = scalarRange(behind: end), isUnchangedInWord(place) { end = place.upperBound }
    }
    return start..<end
  }

  /// Whether a letter or digit stands at a scalar's place that no rule changes and that is text.
  private func isUnchangedInWord(_ place: Range<Int>) -> Bool {
    if ".,".utf8.contains(bytes[place.lowerBound]), isInNumber(place.lowerBound) { return !isRewritten(place) }
    guard let scalar = written(place).unicodeScalars.first, scalar.isLetter || scalar.isDigit,
      // Without spaces between words, all of the sentence would be one.
      !scalar.isOfSouthEastAsia && !scalar.isOfEastAsia
    else { return false }
    return !isProtected(place) && !isRewritten(place)
  }

  /// Whether digits stand on both sides of a mark.
  private func isInNumber(_ offset: Int) -> Bool {
    offset > 0 && offset + 1 < bytes.count && bytes[offset - 1].isASCIIDigit && bytes[offset + 1].isASCIIDigit
  }

  private func scalarRange(before offset: Int) -> Range<Int>? {
    guard let start = bytes[..<offset].lastIndex(where: { $0 & 0xC0 != 0x80 }) else { return nil }
    return start..<offset
  }

  private func scalarRange(behind offset: Int) -> Range<Int>? {
    guard offset < bytes.count else { return nil }
    return offset..<(bytes[(offset + 1)...].firstIndex { $0 & 0xC0 != 0x80 } ?? bytes.count)
  }
}

extension Unicode.Scalar {
  /// Whether it is of the writing of Chinese or Japanese, which have no spaces.
  fileprivate var isOfEastAsia: Bool {
    switch value {
    case 0x3040...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }

  /// Whether it stands for a pause between words rather than in one.
  fileprivate var isPauseMark: Bool {
    !isLetter && !isDigit && properties.generalCategory == .otherPunctuation && self != "."
  }
}
