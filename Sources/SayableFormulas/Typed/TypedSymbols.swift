/// The symbols of typed formulas: those of AsciiMath, and the ways in which people write them.
internal enum TypedSymbols {
  static let table = SymbolTable(AsciiMathSymbols.lines, AsciiMathSymbols.commandLines, lines)

  /// Whether `range` of `bytes` is the name of a function, a sum or a root.
  static func isFunction(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    switch table.exactMatch(in: bytes, range)?.kind {
    case .function, .limits, .squareRoot, .cubeRoot: true
    default: false
    }
  }

  /// What is not a name here: `x>-1` and `a:|b|` mean something else.
  private static let lines = """
    drop % >- >-= -lt O/ o. |: :|
    o ≪ << <<<
    o ≫ >> >>>
    sup ^ **
    o ≈ ~= ~~ ~~=
    o ≠ <> =/= !==
    o = ==
    o ≤ =<
    o ± +/- +-
    o ∓ -/+ -+
    o → -->
    o ⇒ ==>
    o ↔ <-> <-->
    o ⇔ <==>
    o … ... dots ldots
    o ∞ infinity inf infty oo
    o ° degree degrees
    prime ′ '
    prime ″ ''
    prime ‴ '''
    prime ⁗ ''''
    bar ∥ ||
    open ⟨ (: langle
    close ⟩ :) rangle
    letter f f
    letter g g
    letter h h
    letter F F
    letter G G
    letter H H
    letter P P
    function ∂ ∂ del partial
    function arcsin asin
    function arccos acos
    function arctan atan
    function arg arg
    function lg lg
    function sgn sgn
    cbrt % cbrt
    choose % choose
    fence ⌊%⌋ floor
    fence ⌈%⌉ ceil ceiling
    i $ $
    """
}
