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
    commands: names + words + macros, handlers: brackets + vectors + derivatives + states + matrices)

  private static let macros: [(names: String, Command)] = [
    ("order", .macro("\\mathcal{O}\\pqty")), ("divergence", .macro("\\vnabla\\vdot")),
    ("curl", .macro("\\vnabla\\crossproduct")), ("laplacian", .macro("\\nabla^2")),
    ("principalvalue pv", .macro("\\mathcal{P}")), ("PV", .macro("{\\rm P.V.}")), ("diffd", .macro("{\\rm d}")),
    ("flatfrac", .macro("\\left.{#1}\\middle/{#2}\\right.", arguments: 2)),
    ("zeromatrix zmat", .macro("\\xmat{0}{#1}{#2}", arguments: 2)),
  ]

  private static let names =
    functions("asin acos atan arccsc acsc arcsec asec arccot acot sech csch tr Tr rank erf")
    + each(
      """
      trace tr Trace Tr Residue Res sine sin cosine cos tangent tan cosecant csc secant sec cotangent cot hypsine sinh
      hypcosine cosh hyptangent tanh hypcosecant csch hypsecant sech hypcotangent coth arcsine arcsin arccosine arccos
      arctangent arctan arccosecant arccsc arcsecant arcsec arccotangent arccot asine asin acosine acos atangent atan
      acosecant acsc asecant asec acotangent acot exponential exp logarithm log naturallogarithm ln determinant det
      Probability Pr
      """
    ) { .function($0) }

  private static let words: [(names: String, Command)] =
    [
      "if", "then", "else", "otherwise", "unless", "given", "using", "assume", "since", "let", "for", "all", "even",
      "odd", "integer", "and", "or", "as", "in",
    ].map { ("q\($0)", .macro("\\quad\\text{\($0)}\\quad ")) }
    + [("qcc", .macro("\\quad\\text{c.c.}\\quad ")), ("qc qcomma", .macro("\\text{,}\\quad "))]

  private static let brackets: [(names: String, any CommandHandler)] = [
    ("quantity qty", Physics.quantity), ("evaluated eval", Physics.evaluated), ("pqty", Physics.bracketed("(", ")")),
    ("bqty", Physics.bracketed("[", "]")), ("vqty absolutevalue abs", Physics.bracketed("|", "|")),
    ("Bqty", Physics.bracketed("{", "}")), ("norm", Physics.bracketed("‖", "‖")),
    ("commutator comm", Physics.commutator("[", "]")),
    ("anticommutator acomm poissonbracket pb", Physics.commutator("{", "}")),
  ]

  private static let vectors: [(names: String, any CommandHandler)] = [
    ("vectorbold vb", Physics.vector), ("vectorarrow va", Physics.vectorMark("vec")),
    ("vectorunit vu", Physics.vectorMark("hat")), ("div", Physics.divergence),
    ("sin cos tan csc sec cot sinh cosh tanh csch sech coth arcsin arccos arctan log ln", Physics.powerFunction),
    ("Res", Physics.residue), ("qq qqtext", Physics.quadText),
  ]

  private static let derivatives: [(names: String, any CommandHandler)] = [
    ("differential dd", Physics.differential("{\\rm d}")), ("variation var", Physics.differential("\\delta")),
    ("derivative dv", Physics.derivative("{\\rm d}", maximum: 2)),
    ("partialderivative pderivative pdv", Physics.derivative("\\partial", maximum: 3)),
    ("functionalderivative fderivative fdv", Physics.derivative("\\delta", maximum: 2)),
  ]

  private static let states: [(names: String, any CommandHandler)] = [
    ("bra", Physics.bra), ("ket", Physics.state("|", "⟩")), ("braket innerproduct ip", Physics.innerProduct),
    ("ketbra outerproduct dyad op", Physics.outerProduct), ("expectationvalue expval ev", Physics.expectation),
    ("matrixelement matrixel mel", Physics.matrixElement),
  ]

  private static let matrices: [(names: String, any CommandHandler)] =
    [
      ("matrixquantity mqty", Physics.matrix(isSmall: false)),
      ("smallmatrixquantity smqty", Physics.matrix(isSmall: true)),
      ("matrixdeterminant mdet", Physics.fencedMatrix("|", "|", isSmall: false)),
      ("smdet", Physics.fencedMatrix("|", "|", isSmall: true)), ("identitymatrix imat", Physics.identityMatrix),
      ("xmatrix xmat", Physics.filledMatrix), ("paulimatrix pmat", Physics.pauliMatrix),
      ("diagonalmatrix dmat", Physics.diagonalMatrix(isAnti: false)),
      ("antidiagonalmatrix admat", Physics.diagonalMatrix(isAnti: true)),
    ]
    + [("p", "(", ")"), ("P", "\\lgroup", "\\rgroup"), ("b", "[", "]"), ("v", "|", "|")].flatMap {
      (letter: String, open: String, close: String) in
      [
        ("\(letter)mqty", Physics.fencedMatrix(open, close, isSmall: false)),
        ("s\(letter)mqty", Physics.fencedMatrix(open, close, isSmall: true)),
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
