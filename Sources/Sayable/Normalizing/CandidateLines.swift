internal import Scanning

/// Lines of a text in which rules may match.
internal struct CandidateLines: Sendable {
  /// A line.
  internal struct Line: Sendable {
    /// Where it begins in the text, in bytes.
    internal let start: Int
    /// The rules that may match in it: a range of those of all lines; nil where that is not known.
    fileprivate let rules: Range<Int>?
  }

  /// The lines, in order.
  internal private(set) var lines: [Line] = []
  private var rules: [Int] = []

  internal init() {}

  /// The rules that may match in a line, some perhaps more than once; nil where that is not known.
  internal func rules(of line: Line) -> ArraySlice<Int>? { line.rules.map { rules[$0] } }

  /// The line at `start`, in which every rule may match.
  internal static func unknown(at start: Int) -> Line { Line(start: start, rules: nil) }

  internal mutating func sort() { lines.sort { $0.start < $1.start } }
}

extension CandidateLines {
  /// A walk over lines, and what was found in its line so far.
  internal struct Search {
    internal var walk: LineWalk
    private var rules: [Int] = []
    /// Where the line begins that the rules are of.
    private var line = 0

    internal init(_ walk: LineWalk) { self.walk = walk }

    /// Notes that a rule may match in the line of the walk.
    internal mutating func add(_ rule: Int) {
      rules.append(rule)
      line = walk.line
    }

    /// Puts the line with the rules into `found`, once the walk is behind it.
    internal mutating func finish(into found: inout CandidateLines) {
      if rules.isEmpty || line == walk.line { return }
      let start = found.rules.count
      found.rules += rules
      found.lines.append(Line(start: line, rules: start..<found.rules.count))
      rules.removeAll(keepingCapacity: true)
    }

    /// Puts the line of the walk into `found`, without a word of its rules, and goes on behind it.
    internal mutating func giveUp(_ text: Span<UInt8>, into found: inout CandidateLines) {
      rules.removeAll(keepingCapacity: true)
      found.lines.append(CandidateLines.unknown(at: walk.line))
      walk.skipLine(of: text)
    }
  }
}
