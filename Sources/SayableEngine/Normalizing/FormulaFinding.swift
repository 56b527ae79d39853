internal import PCRE2

/// Finds the formulas in labels and knows what to say for them.
///
/// `Sayable` knows nothing of formulas; `SayableFormulas` has a type that does this, and an app may bring its own.
public protocol FormulaFinding: Sendable {
  /// The formulas in `label`, in order and without overlaps.
  ///
  /// - Parameter label: The bytes of the label.
  func formulas(in label: [UInt8]) -> [SpokenFormula]

  /// Whether a formula may stand in `label`, by a quick look. Where the answer is false, nothing else is asked.
  ///
  /// - Parameter label: The bytes of the label.
  func mayFindFormula(in label: Span<UInt8>) -> Bool
}

extension FormulaFinding {
  /// True for every label.
  public func mayFindFormula(in label: Span<UInt8>) -> Bool { true }
}

/// A formula in a label, and what should be said for it.
public struct SpokenFormula: Sendable, Hashable {
  /// Its place with the marks around it, in UTF-8 bytes of the label, half-open, between two scalars.
  public let source: Range<Int>
  /// What should be said. No rule rewrites it.
  public let spoken: String

  /// Makes a formula with what should be said for it.
  ///
  /// - Parameters:
  ///   - source: Its place with the marks around it, in UTF-8 bytes of the label, half-open, between two scalars.
  ///   - spoken: What should be said.
  public init(source: Range<Int>, spoken: String) {
    self.source = source
    self.spoken = spoken
  }
}

extension WorkingText {
  /// Puts what should be said in place of each formula, before any rule sees the text. Formulas that overlap, or do not
  /// lie between two scalars of live text, are ignored.
  ///
  /// - Returns: Whether there was a formula.
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
    replace(replacements, by: .formulaFinder)
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
