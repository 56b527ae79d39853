/// Lines of a text in which rules may match, in order.
package struct CandidateLines: Sendable {
  /// A line.
  package struct Line: Sendable {
    /// Where it begins in the text, in bytes.
    package let start: Int
    /// The rules that may match in it: a range of those of all lines; nil where that is not known.
    fileprivate let rules: Range<Int>?
  }

  package private(set) var lines: [Line] = []
  private var rules: [Int] = []

  package init() {}

  /// The rules that may match in a line, some perhaps more than once; nil where that is not known.
  package func rules(of line: Line) -> ArraySlice<Int>? { line.rules.map { rules[$0] } }

  /// The line at `start`, in which every rule may match.
  package static func unknown(at start: Int) -> Line { Line(start: start, rules: nil) }

  /// Appends a line in which a rule may match; further rules of the same line follow in turn.
  package mutating func append(_ rule: Int, ofLineAt start: Int) {
    rules.append(rule)
    var first = rules.count - 1
    if let last = lines.last, last.start == start {
      guard let known = last.rules else { return }
      first = known.lowerBound
      lines.removeLast()
    }
    lines.append(Line(start: start, rules: first..<rules.count))
  }

  /// Appends the line at `start`, in which every rule may match, whatever was told of it so far.
  package mutating func appendUnknown(at start: Int) {
    if lines.last?.start == start { lines.removeLast() }
    lines.append(Self.unknown(at: start))
  }

  /// Appends lines that stand behind these.
  package mutating func append(_ other: CandidateLines) {
    let shift = rules.count
    rules += other.rules
    lines += other.lines.map { line in
      Line(start: line.start, rules: line.rules.map { $0.lowerBound + shift..<$0.upperBound + shift })
    }
  }
}
