internal import MathTree

/// The package physics: brackets that grow, vectors, derivatives, states and matrices.
///
/// All packages are on at once, so a command that LaTeX itself has, like `\div`, keeps its ordinary meaning unless what
/// follows shows that the one of physics is meant.
extension Package {
  static let physics = Package(
    symbols: [
      ("dotproduct ⋅ vdot ⋅ crossproduct × cross × cp ×", .operator, .unspecified, false),
      ("gradient ∇ grad ∇ vnabla ∇", .operator, .bold, false),
      ("real ℜ imaginary ℑ", .identifier, .normal, false),
    ],
    commands: brackets + vectors + functions + words + derivatives + states + matrices)

  private static let brackets: [(String, Command)] =
    [
      ("quantity", .physics(.quantity)), ("qty", .physics(.quantity)),
      ("evaluated", .physics(.evaluated)), ("eval", .physics(.evaluated)),
      ("order", .macro("\\mathcal{O}\\pqty", arguments: 0)),
    ]
    + [
      ("pqty", "(", ")"), ("bqty", "[", "]"), ("vqty", "|", "|"), ("Bqty", "{", "}"), ("absolutevalue", "|", "|"),
      ("abs", "|", "|"), ("norm", "‖", "‖"),
    ].map { ($0.0, .physics(.bracketed($0.1, $0.2))) }
    + [
      ("commutator", "[", "]"), ("comm", "[", "]"), ("anticommutator", "{", "}"), ("acomm", "{", "}"),
      ("poissonbracket", "{", "}"), ("pb", "{", "}"),
    ].map { ($0.0, .physics(.commutator($0.1, $0.2))) }

  private static let vectors: [(String, Command)] = [
    ("vectorbold", .physics(.vector)), ("vb", .physics(.vector)),
    ("vectorarrow", .physics(.vectorMark("vec"))), ("va", .physics(.vectorMark("vec"))),
    ("vectorunit", .physics(.vectorMark("hat"))), ("vu", .physics(.vectorMark("hat"))),
    ("divergence", .macro("\\vnabla\\vdot")), ("div", .physics(.divergence)),
    ("curl", .macro("\\vnabla\\crossproduct")), ("laplacian", .macro("\\nabla^2")),
  ]

  private static let functions: [(String, Command)] =
    [
      "asin", "acos", "atan", "arccsc", "acsc", "arcsec", "asec", "arccot", "acot", "sech", "csch", "tr", "Tr", "rank",
      "erf",
    ].map { ($0, .function($0)) }
    + [
      ("trace", "tr"), ("Trace", "Tr"), ("Residue", "Res"), ("sine", "sin"), ("cosine", "cos"), ("tangent", "tan"),
      ("cosecant", "csc"), ("secant", "sec"), ("cotangent", "cot"), ("hypsine", "sinh"), ("hypcosine", "cosh"),
      ("hyptangent", "tanh"), ("hypcosecant", "csch"), ("hypsecant", "sech"), ("hypcotangent", "coth"),
      ("arcsine", "arcsin"), ("arccosine", "arccos"), ("arctangent", "arctan"), ("arccosecant", "arccsc"),
      ("arcsecant", "arcsec"), ("arccotangent", "arccot"), ("asine", "asin"), ("acosine", "acos"),
      ("atangent", "atan"), ("acosecant", "acsc"), ("asecant", "asec"), ("acotangent", "acot"),
      ("exponential", "exp"), ("logarithm", "log"), ("naturallogarithm", "ln"), ("determinant", "det"),
      ("Probability", "Pr"),
    ].map { ($0.0, .function($0.1)) }
    + [
      "sin", "cos", "tan", "csc", "sec", "cot", "sinh", "cosh", "tanh", "csch", "sech", "coth", "arcsin", "arccos",
      "arctan", "log", "ln",
    ].map { ($0, .physics(.powerFunction)) }
    + [
      ("Res", .physics(.residue)), ("principalvalue", .macro("\\mathcal{P}")), ("pv", .macro("\\mathcal{P}")),
      ("PV", .macro("{\\rm P.V.}")),
    ]

  private static let words: [(String, Command)] =
    [
      "if", "then", "else", "otherwise", "unless", "given", "using", "assume", "since", "let", "for", "all", "even",
      "odd", "integer", "and", "or", "as", "in",
    ].map { ("q\($0)", .macro("\\quad\\text{\($0)}\\quad ")) }
    + [
      ("qcc", .macro("\\quad\\text{c.c.}\\quad ")), ("qc", .macro("\\text{,}\\quad ")),
      ("qcomma", .macro("\\text{,}\\quad ")), ("qq", .physics(.quadText)), ("qqtext", .physics(.quadText)),
    ]

  private static let derivatives: [(String, Command)] =
    [
      ("diffd", .macro("{\\rm d}")), ("flatfrac", .macro("\\left.{#1}\\middle/{#2}\\right.", arguments: 2)),
    ]
    + [("differential", "{\\rm d}"), ("dd", "{\\rm d}"), ("variation", "\\delta"), ("var", "\\delta")]
    .map { ($0.0, .physics(.differential($0.1))) }
    + [
      ("derivative", "{\\rm d}", 2), ("dv", "{\\rm d}", 2), ("partialderivative", "\\partial", 3),
      ("pderivative", "\\partial", 3), ("pdv", "\\partial", 3), ("functionalderivative", "\\delta", 2),
      ("fderivative", "\\delta", 2), ("fdv", "\\delta", 2),
    ].map { ($0.0, .physics(.derivative($0.1, maximum: $0.2))) }

  private static let states: [(String, Command)] = [
    ("bra", .physics(.bra)), ("ket", .physics(.state("|", "⟩"))),
    ("braket", .physics(.innerProduct)), ("innerproduct", .physics(.innerProduct)),
    ("ip", .physics(.innerProduct)),
    ("ketbra", .physics(.outerProduct)), ("outerproduct", .physics(.outerProduct)),
    ("dyad", .physics(.outerProduct)), ("op", .physics(.outerProduct)),
    ("expectationvalue", .physics(.expectation)), ("expval", .physics(.expectation)),
    ("ev", .physics(.expectation)), ("matrixelement", .physics(.matrixElement)),
    ("matrixel", .physics(.matrixElement)), ("mel", .physics(.matrixElement)),
  ]

  private static let matrices: [(String, Command)] =
    [
      ("matrixquantity", .physics(.matrix(isSmall: false))), ("mqty", .physics(.matrix(isSmall: false))),
      ("smallmatrixquantity", .physics(.matrix(isSmall: true))),
      ("smqty", .physics(.matrix(isSmall: true))),
      ("matrixdeterminant", .physics(.fencedMatrix("|", "|", isSmall: false))),
      ("mdet", .physics(.fencedMatrix("|", "|", isSmall: false))),
      ("smdet", .physics(.fencedMatrix("|", "|", isSmall: true))),
      ("zeromatrix", .macro("\\xmat{0}{#1}{#2}", arguments: 2)), ("zmat", .macro("\\xmat{0}{#1}{#2}", arguments: 2)),
      ("identitymatrix", .physics(.identityMatrix)), ("imat", .physics(.identityMatrix)),
      ("xmatrix", .physics(.filledMatrix)), ("xmat", .physics(.filledMatrix)),
      ("paulimatrix", .physics(.pauliMatrix)), ("pmat", .physics(.pauliMatrix)),
      ("diagonalmatrix", .physics(.diagonalMatrix(isAnti: false))),
      ("dmat", .physics(.diagonalMatrix(isAnti: false))),
      ("antidiagonalmatrix", .physics(.diagonalMatrix(isAnti: true))),
      ("admat", .physics(.diagonalMatrix(isAnti: true))),
    ]
    + [("p", "(", ")"), ("P", "\\lgroup", "\\rgroup"), ("b", "[", "]"), ("v", "|", "|")].flatMap {
      [
        ("\($0.0)mqty", .physics(.fencedMatrix($0.1, $0.2, isSmall: false))),
        ("s\($0.0)mqty", .physics(.fencedMatrix($0.1, $0.2, isSmall: true))),
      ]
    }
}

/// What a command of the package physics does that needs code of its own.
internal enum Physics: CommandHandler {
  case quantity, evaluated, bracketed(String, String), commutator(String, String)
  case vector, vectorMark(String), divergence, powerFunction, residue, quadText
  case differential(String), derivative(String, maximum: Int)
  case bra, state(String, String), innerProduct, outerProduct, expectation, matrixElement
  case matrix(isSmall: Bool), fencedMatrix(String, String, isSmall: Bool)
  case identityMatrix, filledMatrix, pauliMatrix, diagonalMatrix(isAnti: Bool)

  func parse(_ context: inout CommandContext) throws(FormulaSyntaxError) {
    switch self {
    case .quantity: try context.quantity()
    case .evaluated: try context.evaluated()
    case .bracketed(let open, let close): try context.bracketed(open, close)
    case .commutator(let open, let close): try context.commutator(open, close)
    case .vector: try context.pushBold(isItalic: context.star())
    case .vectorMark(let mark):
      let text = context.star() ? "\\\(mark){\\vb*{#1}}" : "\\\(mark){\\vb{#1}}"
      try context.expand(text, with: [try context.argument().tokens])
    case .divergence: try context.divergence()
    case .powerFunction: try context.powerFunction()
    case .residue: try context.residue()
    case .quadText:
      let text = context.star() ? "\\text{#1}\\quad " : "\\quad\\text{#1}\\quad "
      try context.expand(text, with: [try context.argument().tokens])
    case .differential(let sign): try context.differential(sign)
    case .derivative(let sign, let maximum): try context.derivative(sign, maximum: maximum)
    case .bra, .state, .innerProduct, .outerProduct, .expectation, .matrixElement: try context.state(self)
    case .matrix(let isSmall): try context.matrix(isSmall: isSmall)
    case .fencedMatrix(let open, let close, let isSmall):
      try context.matrix(try context.argument().tokens, open, close, isSmall: isSmall)
    case .identityMatrix: try context.identityMatrix()
    case .filledMatrix: try context.filledMatrix()
    case .pauliMatrix: try context.pauliMatrix()
    case .diagonalMatrix(let isAnti): try context.diagonalMatrix(isAnti: isAnti)
    }
  }
}

extension Command {
  fileprivate static func physics(_ handler: Physics) -> Command { .handler(handler) }
}
