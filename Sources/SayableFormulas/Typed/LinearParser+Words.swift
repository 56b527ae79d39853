extension LinearParser {
  mutating func nextTypedLexeme() -> Lexeme { characterLexeme(position) }
  mutating func readIndex() -> MathTree.ID? { nil }
  mutating func isUnitQuotient(_ piece: Piece, _ sign: Lexeme) -> Bool { false }
  mutating func joinMixedNumber(from base: Int) {}
  func firstBar(of bar: Lexeme) -> Lexeme { bar }
}
