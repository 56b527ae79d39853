internal import MathTree

/// Names that no package defines, but that the preambles of many books and papers do, always in the same sense.
extension Package {
  static let commonNames = Package(
    symbols: [("notdivide ∤ notsubset ⊄ nsubset ⊄", .operator, .unspecified, false)],
    commands: each(
      "N N Z Z Q Q R R C C natnums N reals R Reals R cnums C Complex C NN N ZZ Z QQ Q RR R CC C"
    ) { .macro("\\mathbb{\($0)}") }
      + functions("cis lcm sgn Aut Inn Hom Null GF arcsec arccsc arccot sech csch arsinh arcosh artanh tg ctg cotg")
      + functions("arctg arcctg sh ch th cth cosec") + each("aut Aut inn Inn chr char gf GF") { .function($0) }
      + each("argmax max argmin min") { .limitOperator("arg \($0)") }
      + [("identity", .macro("{\\rm id}")), ("transpose", .macro("\\text{t}"))])
}
