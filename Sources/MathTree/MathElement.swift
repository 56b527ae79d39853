/// The elements of presentation MathML that a formula is made of (MathML 3, chapter 3, and MathML Core).
package enum MathElement: UInt8, Sendable, Hashable, CaseIterable {
  // Tokens.
  case identifier, number, `operator`, text, string, space, glyph
  // Layout.
  case row, fraction, squareRoot, root, style, error, padded, phantom, fenced, enclosure, action
  // Scripts. The children stand in MathML's order: the base, then lower before upper.
  case `subscript`, superscript, subsuperscript, under, over, underover
  /// The base, pairs of lower and upper scripts, then perhaps `prescripts` and more pairs.
  case multiscripts
  /// Marks in `multiscripts` where the scripts in front of the base begin.
  case prescripts
  /// A script that is not there.
  case none
  // Tables: rows of cells. A labelled row's first cell is its label.
  case table, tableRow, labeledRow, cell

  /// The name in MathML.
  package var name: String { Self.names[Int(rawValue)] }

  /// The element that MathML calls `name`, or nil.
  package init?(name: String) {
    guard let element = Self.byName[name] else { return nil }
    self = element
  }

  /// Whether the element holds characters and no elements.
  package var isToken: Bool { rawValue <= Self.glyph.rawValue }

  /// The element of a base with a lower script, an upper one or both, beside it or `isAround` it; nil without scripts.
  package static func scripts(hasLower: Bool, hasUpper: Bool, isAround: Bool) -> MathElement? {
    switch (hasLower, hasUpper) {
    case (true, true): isAround ? .underover : .subsuperscript
    case (true, false): isAround ? .under : .subscript
    case (false, true): isAround ? .over : .superscript
    case (false, false): nil
    }
  }

  private static let names = [
    "mi", "mn", "mo", "mtext", "ms", "mspace", "mglyph", "mrow", "mfrac", "msqrt", "mroot", "mstyle", "merror",
    "mpadded", "mphantom", "mfenced", "menclose", "maction", "msub", "msup", "msubsup", "munder", "mover", "munderover",
    "mmultiscripts", "mprescripts", "none", "mtable", "mtr", "mlabeledtr", "mtd",
  ]

  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })
}
