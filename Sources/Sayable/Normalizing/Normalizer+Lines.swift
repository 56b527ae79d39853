/// Answers for many labels at once.
extension Normalizer {
  /// How far the lines reach, from `start` on, that no rule changes or sets a part of aside, by a quick look. A line that
  /// ends with a carriage return is left to be asked for alone, as is one that takes more than a quick look to tell.
  ///
  /// - Parameters:
  ///   - text: Lines, of which the last may lack its separator.
  ///   - separator: The byte that ends a line; below 0x80.
  ///   - start: Where a line begins, in bytes.
  /// - Returns: Where the first line begins that may be touched, in bytes, or the end of `text`.
  package func untouchedLines(in text: Span<UInt8>, separator: UInt8, from start: Int) -> Int {
    let rest = text.extracting(start..<text.count)
    let end = rules.candidates.firstLine(
      in: rest, separator: separator, limit: Stretch.usualLength, where: applicable)
    let lines = rest.extracting(0..<end)
    if formulas == nil, WorkingText.isMatchable(lines) { return start + end }
    var line = 0
    while line < end {
      var next = line
      while next < end, lines[next] != separator { next += 1 }
      let label = lines.extracting(line..<next)
      guard WorkingText.isMatchable(label), formulas?.mayFindFormula(in: label) != true else { break }
      line = min(next + 1, end)
    }
    return start + line
  }
}
