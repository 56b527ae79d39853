/// Bars, which look the same on both sides: where the way they were paired is not the only one.
extension MeaningBuilder {
  /// The bars of one row, as far as no parentheses part them.
  private struct Bars {
    var count = 0
    /// How many could both open and close.
    var undecided = 0
    var first = 0
    var last = 0
  }

  /// Tells where bars may be paired in another way. There is a run of parts before each of `fences` and after the last.
  mutating func guessBars(_ fences: [Int], _ runs: [[Int]]) {
    guard fences.contains(where: isNeutral) else { return }
    var levels = [Bars()]
    for (index, fence) in fences.enumerated() {
      let level = levels.count - 1
      if isNeutral(fence) {
        let mayClose = runs[index].last.map(isOperand) ?? (index > 0 && role(fences[index - 1]) == .close)
        let mayOpen =
          runs[index + 1].first.map(isOperand) ?? (index + 1 < fences.count && role(fences[index + 1]) == .open)
        if levels[level].count == 0 { levels[level].first = fence }
        levels[level].count += 1
        levels[level].last = fence
        if mayOpen, mayClose { levels[level].undecided += 1 }
      } else if role(fence) == .open {
        levels.append(Bars())
      } else if levels.count > 1 {
        guess(levels.removeLast())
      }
    }
    for bars in levels { guess(bars) }
  }

  private func isOperand(_ part: Int) -> Bool {
    !isBoundary(part) && (!isOperator(part) || role(part) == .postfixOperator)
  }

  private mutating func guess(_ bars: Bars) {
    guard bars.count > 1, bars.undecided > 1 || bars.undecided == 1 && bars.count % 2 == 1 else { return }
    let source = Int(drafts[bars.first].start)..<Int(max(drafts[bars.first].start, drafts[bars.last].end))
    guesses.append(
      Guess(code: "bars", message: "Bars were paired in their order where another pairing was possible", source: source)
    )
  }
}
