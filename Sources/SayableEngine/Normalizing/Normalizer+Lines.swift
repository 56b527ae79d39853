internal import PCRE2
internal import Prefilter

/// Answers for many lines at a time.
extension Normalizer {
  /// Appends what a voice should say for each of many lines, each as if it were alone, with what ends it.
  ///
  /// - Parameters:
  ///   - text: Lines, of which the last may lack its separator. They need not be valid UTF-8.
  ///   - separator: The byte that ends a line, below 0x80; before a line feed a carriage return belongs to the end.
  ///   - answers: What is said is appended to it.
  /// - Returns: A warning for each rule that was skipped for a line because a search went over a limit.
  package func sayLines(_ text: [UInt8], separator: UInt8, into answers: inout [UInt8]) -> [Diagnostic] {
    var request = LabelRequest()
    request.isText = isUTF8(text.view)
    var warnings: [Diagnostic] = []
    // Unchanged lines are copied many at a time.
    var copied = 0
    var start = 0
    while start < text.count {
      let (range, next) = Self.label(in: text, at: start, separator)
      start = next
      let place = answers.count
      let outcome = say(text.view.extracting(range), request, into: &answers)
      if !outcome.warnings.isEmpty { warnings += outcome.warnings }
      guard outcome.isChanged else { continue }
      answers.insert(contentsOf: text[copied..<range.lowerBound], at: place)
      copied = range.upperBound
    }
    answers += text[copied...]
    return warnings
  }

  /// The label of the line at `start`, and where the next line begins.
  private static func label(
    in text: [UInt8], at start: Int, _ separator: UInt8
  ) -> (range: Range<Int>, next: Int) {
    guard let end = text.view.firstOffset(of: separator, from: start) else {
      return (start..<withoutReturn(text, start..<text.count, separator), text.count)
    }
    return (start..<withoutReturn(text, start..<end, separator), end + 1)
  }

  /// The end of a line without the carriage return before its line feed.
  private static func withoutReturn(_ text: [UInt8], _ range: Range<Int>, _ separator: UInt8) -> Int {
    let isReturn = !range.isEmpty && text[range.upperBound - 1] == UInt8(ascii: "\r")
    return isReturn && separator == UInt8(ascii: "\n") ? range.upperBound - 1 : range.upperBound
  }
}
