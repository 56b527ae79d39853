/// Writes all small formulas that a few constructs and letters make, in LaTeX.
package struct FormulaGenerator {
  /// A construct: LaTeX with `%` where its parts stand, which are one to three.
  package struct Construct: Sendable, Hashable {
    fileprivate let pieces: [Substring]
    /// Whether a script or mark may be set at what it makes.
    fileprivate let isOneElement: Bool
    /// Whether it is set at one element.
    fileprivate let needsOneElement: Bool

    fileprivate init(_ text: String, isOneElement: Bool = false, needsOneElement: Bool = false) {
      pieces = text.split(separator: "%", omittingEmptySubsequences: false)
      self.isOneElement = isOneElement
      self.needsOneElement = needsOneElement
    }

    fileprivate var partCount: Int { pieces.count - 1 }

    fileprivate func around(_ parts: [String]) -> String {
      zip(pieces, parts).map { $0 + $1 }.joined() + (pieces.last ?? "")
    }
  }

  private struct Written {
    var text: String
    var isOneElement: Bool
  }

  private static let unary: [Construct] =
    ["-%", "%!", "\\sin %", "\\ln %", "f(%)", "|%|", "\\|%\\|", "\\lfloor %\\rfloor", "\\{%\\}"].map { Construct($0) }
    + ["\\sqrt{%}", "\\sqrt[3]{%}", "\\vec{%}", "\\overline{%}", "\\hat{%}", "\\dot{%}", "(%)"].map {
      Construct($0, isOneElement: true)
    } + [Construct("%'", needsOneElement: true), Construct("%^{2}", needsOneElement: true)]
  private static let binary: [Construct] =
    ["%+%", "%-%", "%\\cdot %", "% %", "%=%", "%<%", "%,%", "%/%", "%\\cup %", "\\log_{%} %"].map { Construct($0) }
    + ["\\frac{%}{%}", "\\binom{%}{%}", "\\sqrt[%]{%}", "\\overset{%}{%}", "(%,%)"].map {
      Construct($0, isOneElement: true)
    } + [Construct("%^{%}", needsOneElement: true), Construct("%_{%}", needsOneElement: true)]
  private static let ternary: [Construct] = ["\\sum_{%}^{%} %", "\\int_{%}^{%} %\\,dx", "\\lim_{%\\to %} %"].map {
    Construct($0)
  }

  /// The formulas of up to `size` nodes of one choice of constructs and leaves, which `random` makes.
  package static func formulas(ofUpTo size: Int, using random: inout SeededGenerator) -> [String] {
    var constructs = [unary, unary, binary, binary].compactMap { $0.randomElement(using: &random) }
    if Int.random(in: 0..<3, using: &random) == 0 { constructs += ternary.shuffled(using: &random).prefix(1) }
    let leaves = ["x", "n", "2", "a", "k"].shuffled(using: &random).prefix(2)
    // By the number of nodes.
    var known: [[Written]] = [[], leaves.map { Written(text: $0, isOneElement: true) }]
    for count in 2...size {
      var made: [Written] = []
      for construct in Set(constructs).sorted(by: { $0.around(["", "", ""]) < $1.around(["", "", ""]) }) {
        for sizes in splits(of: count - 1, into: construct.partCount) {
          for parts in choices(sizes.map { known[$0] }) where allows(construct, parts) {
            made.append(
              Written(text: construct.around(parts.map(\.text)), isOneElement: construct.isOneElement))
          }
        }
      }
      known.append(made)
    }
    return known.flatMap { $0.map(\.text) }
  }

  /// Two numbers side by side would be another number, and what follows a product's first factor no sign of it.
  private static func allows(_ construct: Construct, _ parts: [Written]) -> Bool {
    guard let first = parts.first else { return false }
    if construct.needsOneElement, !first.isOneElement { return false }
    if construct.around(["", ""]) == "'", first.text.last?.isNumber ?? true { return false }
    if construct.around(["", ""]) == "_{}", first.text.first?.isNumber ?? true { return false }
    guard construct.pieces.allSatisfy({ $0.allSatisfy(\.isWhitespace) }), parts.count == 2 else { return true }
    return !(first.text.last?.isNumber ?? true && parts[1].text.first?.isNumber ?? true)
      && parts[1].text.first != "-"
  }

  /// All ways to write `sum` as a sum of `count` numbers above 0.
  private static func splits(of sum: Int, into count: Int) -> [[Int]] {
    if count == 1 { return sum > 0 ? [[sum]] : [] }
    guard sum >= count else { return [] }
    return (1...(sum - count + 1)).flatMap { first in
      splits(of: sum - first, into: count - 1).map { [first] + $0 }
    }
  }

  private static func choices(_ lists: [[Written]]) -> [[Written]] {
    lists.reduce([[]]) { made, list in made.flatMap { one in list.map { one + [$0] } } }
  }
}
