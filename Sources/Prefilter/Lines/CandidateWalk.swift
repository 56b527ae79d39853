/// A look for candidates in many lines: four walks of the automaton through four parts of them.
internal struct CandidateWalk {
  /// A walk, and what was found on the way.
  private struct Search {
    var walk: LineWalk
    var found = CandidateLines()
    /// Where the line begins that the byte before `seen` stands in.
    private var line: Int
    private var seen: Int

    init(_ range: Range<Int>) {
      walk = LineWalk(over: range)
      (line, seen) = (range.lowerBound, range.lowerBound)
    }

    /// Where the line begins that the walk is in. No byte is looked at twice for it.
    mutating func lineStart(in text: Span<UInt8>, _ separator: UInt8) -> Int {
      var start = walk.position
      while start > seen, text[start - 1] != separator { start -= 1 }
      if start > seen { line = start }
      seen = walk.position
      return line
    }
  }

  private let automaton: LazyDFA
  private let separator: UInt8
  private let applicable: BitSet
  private let scanner: LineScanner

  /// - Parameters:
  ///   - separator: The byte that ends a line.
  ///   - applicable: The rules that are looked for.
  internal init(_ automaton: LazyDFA, _ separator: UInt8, _ applicable: BitSet) {
    self.automaton = automaton
    self.separator = separator
    self.applicable = applicable
    scanner = LineScanner(
      automaton.table, separator: separator, undecided: separator == Self.lineFeed ? Self.carriageReturn : nil)
  }

  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  /// The lines in which a rule may match.
  ///
  /// - Parameter text: Lines, of which the last may lack its separator.
  internal func lines(in text: Span<UInt8>) -> CandidateLines {
    // The end of a last line without separator counts as one.
    let end = text.isEmpty || text[text.count - 1] == separator ? text.count : text.count + 1
    let second = start(behind: 1, text) ?? end
    let third = start(behind: 2, text) ?? end
    let fourth = start(behind: 3, text) ?? end
    var first = Search(0..<second)
    var others = (Search(second..<third), Search(third..<fourth), Search(fourth..<end))
    while !first.walk.isDone, !others.0.walk.isDone, !others.1.walk.isDone, !others.2.walk.isDone {
      scanner.walk(&first.walk, &others.0.walk, &others.1.walk, &others.2.walk, over: text)
      decide(&first, text)
      decide(&others.0, text)
      decide(&others.1, text)
      decide(&others.2, text)
    }
    finish(&first, text)
    finish(&others.0, text)
    finish(&others.1, text)
    finish(&others.2, text)
    first.found.append(others.0.found)
    first.found.append(others.1.found)
    first.found.append(others.2.found)
    return first.found
  }

  /// Where the first line begins behind so many quarters of the text; nil where none does.
  private func start(behind quarters: Int, _ text: Span<UInt8>) -> Int? {
    text.firstOffset(of: separator, from: text.count / 4 * quarters).map { $0 + 1 }
  }

  private func finish(_ search: inout Search, _ text: Span<UInt8>) {
    while !search.walk.isDone {
      scanner.walk(&search.walk, over: text)
      decide(&search, text)
    }
  }

  /// Passes a byte or the end of a line with all that a walk leaves to others.
  private func decide(_ search: inout Search, _ text: Span<UInt8>) {
    if search.walk.isDone { return }
    let position = search.walk.position
    let byte = position < text.count && text[position] != separator ? text[position] : nil
    // What ends with a carriage return is looked at without it.
    if byte == Self.carriageReturn, separator == Self.lineFeed, endsLine(position + 1, text) {
      return giveUp(&search, text)
    }
    guard let next = automaton.table.next(from: search.walk.state, on: byte) else {
      if !automaton.addTransition(from: search.walk.state, on: byte) { giveUp(&search, text) }
      return
    }
    if next.hasMarks {
      let start = search.lineStart(in: text, separator)
      automaton.table.forEachMark(of: next.state) {
        if applicable.contains($0) { search.found.append($0, ofLineAt: start) }
      }
    }
    if byte == nil { search.walk.beginLine(at: position + 1) } else { search.walk.pass(to: next.state) }
  }

  /// Leaves it open which rules may match in the line, and goes on behind it.
  private func giveUp(_ search: inout Search, _ text: Span<UInt8>) {
    search.found.appendUnknown(at: search.lineStart(in: text, separator))
    let end = text.firstOffset(of: separator, from: search.walk.position) ?? text.count
    search.walk.beginLine(at: end + 1)
  }

  private func endsLine(_ position: Int, _ text: Span<UInt8>) -> Bool {
    position == text.count || text[position] == separator
  }
}

extension Span<UInt8> {
  /// Whether a line may be longer than `limit`; if not, none is.
  internal func mayHoldLine(longerThan limit: Int, _ separator: UInt8) -> Bool {
    var block = 0
    while block + limit / 2 <= count {
      guard let offset = firstOffset(of: separator, from: block), offset < block + limit / 2 else { return true }
      block += limit / 2
    }
    return false
  }
}
