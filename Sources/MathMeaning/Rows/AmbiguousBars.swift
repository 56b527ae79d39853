/// Bars, which look the same on both sides: tells where the way they were paired is not the only one.
internal struct AmbiguousBars {
  private var count = 0
  /// How many could both open and close.
  private var undecided = 0
  private var ends: (first: Part, last: Part)?

  /// Tells of the bars of a row, as far as no parentheses part them. There is a run of parts before each of `fences` and
  /// after the last.
  static func guess(_ fences: [Part], _ runs: [[Part]], context: MeaningContext) {
    guard fences.contains(where: \.isNeutral) else { return }
    var levels = [AmbiguousBars()]
    for (index, fence) in fences.enumerated() {
      if fence.isNeutral {
        let mayClose = runs[index].last.map(isOperand) ?? (index > 0 && fences[index - 1].role == .close)
        let mayOpen =
          runs[index + 1].first.map(isOperand) ?? (index + 1 < fences.count && fences[index + 1].role == .open)
        levels[levels.count - 1].add(fence, isUndecided: mayOpen && mayClose)
      } else if fence.role == .open {
        levels.append(AmbiguousBars())
      } else if levels.count > 1 {
        levels.removeLast().guess(context)
      }
    }
    for bars in levels { bars.guess(context) }
  }

  private static func isOperand(_ part: Part) -> Bool {
    !part.isBoundary && (!part.isOperator || part.role == .postfixOperator)
  }

  private mutating func add(_ bar: Part, isUndecided: Bool) {
    count += 1
    if isUndecided { undecided += 1 }
    ends = (ends?.first ?? bar, bar)
  }

  private func guess(_ context: MeaningContext) {
    guard count > 1, let ends, undecided > 1 || undecided == 1 && count % 2 == 1 else { return }
    context.guess(
      "bars", "Bars were paired in their order where another pairing was possible", from: ends.first, to: ends.last)
  }
}
