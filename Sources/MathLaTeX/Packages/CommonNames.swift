internal import MathTree

/// Names that no package defines, but that the preambles of many books and papers do, always in the same sense.
extension Package {
  static let commonNames = Package(
    symbols: [
      ("notdivide ∤ notsubset ⊄ nsubset ⊄", .operator, .unspecified, false)
    ],
    commands: [
      ("N", "N"), ("Z", "Z"), ("Q", "Q"), ("R", "R"), ("C", "C"), ("natnums", "N"), ("reals", "R"), ("Reals", "R"),
      ("cnums", "C"), ("Complex", "C"), ("NN", "N"), ("ZZ", "Z"), ("QQ", "Q"), ("RR", "R"), ("CC", "C"),
    ].map { ($0.0, .macro("\\mathbb{\($0.1)}")) } + [
      ("cis", .function("cis")), ("lcm", .function("lcm")), ("sgn", .function("sgn")), ("aut", .function("Aut")),
      ("Aut", .function("Aut")), ("inn", .function("Inn")), ("Inn", .function("Inn")), ("Hom", .function("Hom")),
      ("Null", .function("Null")), ("chr", .function("char")), ("gf", .function("GF")), ("GF", .function("GF")),
      ("identity", .macro("{\\rm id}")), ("transpose", .macro("\\text{t}")),
      ("argmax", .limitOperator("arg max")), ("argmin", .limitOperator("arg min")),
      ("arcsec", .function("arcsec")), ("arccsc", .function("arccsc")), ("arccot", .function("arccot")),
      ("sech", .function("sech")), ("csch", .function("csch")), ("arsinh", .function("arsinh")),
      ("arcosh", .function("arcosh")), ("artanh", .function("artanh")), ("tg", .function("tg")),
      ("ctg", .function("ctg")), ("cotg", .function("cotg")), ("arctg", .function("arctg")),
      ("arcctg", .function("arcctg")), ("sh", .function("sh")), ("ch", .function("ch")), ("th", .function("th")),
      ("cth", .function("cth")), ("cosec", .function("cosec")),
    ])
}
