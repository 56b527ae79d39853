internal import PCRE2

extension WorkingText {
  /// What a trace calls the rule and the pass that say formulas.
  internal static let formulaRule = "formula"
  /// What stands for that rule where rules are known by their index.
  private static let formulaIndex = -1

  /// Puts what should be said in place of each formula, before any rule sees the text.
  ///
  /// - Returns: Whether there was one.
  internal mutating func say(_ finder: any FormulaFinding) -> Bool {
    var position = 0
    var replacements = Replacements()
    let bytes = subject.bytes
    for formula in finder.formulas(in: bytes) {
      let source = formula.source
      guard source.lowerBound >= position, source.upperBound <= bytes.count, !source.isEmpty,
        isBoundary(source.lowerBound), isBoundary(source.upperBound), isLive(source)
      else { continue }
      let mark = replacements.mark
      replacements.append(formula.spoken)
      replacements.finish(source, since: mark)
      position = source.upperBound
    }
    guard !replacements.items.isEmpty else { return false }
    replace(replacements, rule: Self.formulaIndex)
    return true
  }

  private func isLive(_ range: Range<Int>) -> Bool {
    var position = 0
    for piece in pieces {
      let end = position + piece.length
      if piece.state != .live, (position..<end).overlaps(range) { return false }
      position = end
    }
    return true
  }
}
