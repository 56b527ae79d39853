/// The symbols of typed formulas: those of AsciiMath, and the ways in which people write them.
package enum TypedSymbols {
  static let table = SymbolTable(AsciiMathSymbols.lines, AsciiMathSymbols.commandLines, lines)

  /// Whether `name` stands for something else than its letters.
  package static func isName(_ name: some Sequence<UInt8>) -> Bool { table.symbol(named: name) != nil }

  /// Whether `name` stands for its own letters, as a name with or without a blank in it.
  package static func isOwnName(_ name: String) -> Bool {
    table.symbol(named: name.utf8).map { $0.text.filter { !$0.isWhitespace } == name } ?? false
  }

  /// Whether `name` is that of a function, a sum or a root.
  package static func isFunction(_ name: some Sequence<UInt8>) -> Bool {
    switch table.symbol(named: name)?.kind {
    case .function, .limits, .squareRoot, .cubeRoot: true
    default: false
    }
  }

  /// What is not a name here: `x>-1` and `a:|b|` mean something else.
  private static let lines = """
    drop % >- >-= -lt O/ o. |: :|
    o ≪ << <<<; o ≫ >> >>>; sup ^ **; o ≈ ~= ~~ ~~=; o ≠ <> =/= !==; o = ==; o ≤ =<; o ± +/- +-; o ∓ -/+ -+; o → -->
    o ⇒ ==>; o ↔ <-> <-->; o ⇔ <==>; o … ... dots ldots; o ∞ infinity inf infty oo; o ° degree degrees
    prime ′ '; prime ″ ''; prime ‴ '''; prime ⁗ ''''; bar ∥ ||; open ⟨ (: langle; close ⟩ :) rangle
    letter & f g h F G H P
    function ∂ ∂ del partial; function arcsin asin; function arccos acos; function arctan atan
    name % operatorname; limits & limsup liminf argmax argmin injlim projlim
    i pH pH; i pOH pOH; function & arg lg sgn Pr; cbrt % cbrt; choose % choose nCr; o ∧ &&; o / ∕
    attribute notation enclosed; tag % tag; strike box boxed; strike roundedbox roundedbox; strike circle circled; strike longdiv longdiv
    over ˚ mathring; over ˙ dot; over ¨ ddot; over \u{20DB} dddot; fence ⌊%⌋ floor; fence ⌈%⌉ ceil ceiling; i $ $
    """
}
