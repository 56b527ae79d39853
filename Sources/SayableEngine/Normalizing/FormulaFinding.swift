/// Finds the formulas in labels and knows what to say for them.
///
/// `Sayable` knows nothing of formulas; `SayableFormulas` has a type that does this, and an app may bring its own.
public protocol FormulaFinding: Sendable {
  /// The formulas in `label`, in their order, none overlapping another.
  func formulas(in label: [UInt8]) -> [SpokenFormula]

  /// Whether a quick look at `label` leaves it open that a formula stands in it; nothing more is asked where it does not.
  ///
  /// - Parameter label: The bytes of the label.
  func mayFindFormula(in label: Span<UInt8>) -> Bool
}

extension FormulaFinding {
  /// It always may.
  public func mayFindFormula(in label: Span<UInt8>) -> Bool { true }
}

/// A formula in a label, and what should be said for it.
public struct SpokenFormula: Sendable, Hashable {
  /// Where it stands, with the marks around it, in UTF-8 bytes of the label, half open, between two scalars.
  public let source: Range<Int>
  /// What should be said; no rule rewrites it.
  public let spoken: String

  /// A formula at `source`, said as `spoken`.
  public init(source: Range<Int>, spoken: String) {
    self.source = source
    self.spoken = spoken
  }
}
