internal import Scanning

/// Answers about many lines at a time.
extension Normalizer {
  /// The lines that a rule may change or set parts of aside; all others stay as they are. A line that ends with a carriage
  /// return, and one that takes more than a quick look to tell, may always be changed.
  ///
  /// - Parameters:
  ///   - text: Lines, of which the last may lack its separator.
  ///   - separator: The byte that ends a line; below 0x80.
  /// - Returns: Where the lines begin, in bytes, in order.
  package func touchedLines(in text: Span<UInt8>, separator: UInt8) -> [Int] {
    let lines = rules.candidates.lines(
      in: text, separator: separator, limit: Stretch.usualLength, where: applicable)
    let isMatchable = WorkingText.isMatchable(text)
    if isMatchable, formulas == nil { return lines }
    var touched: [Int] = []
    var candidates = lines[...]
    var start = 0
    while start < text.count {
      let end = text.firstOffset(of: separator, from: start) ?? text.count
      if candidates.first == start {
        candidates.removeFirst()
        touched.append(start)
      } else {
        let line = text.extracting(start..<end)
        let isSure = isMatchable || WorkingText.isMatchable(line)
        if !isSure || formulas?.mayFindFormula(in: line) == true { touched.append(start) }
      }
      start = end + 1
    }
    return touched
  }
}
