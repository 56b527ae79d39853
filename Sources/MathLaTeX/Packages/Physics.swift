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
internal enum PhysicsConstruction: Sendable {
  case quantity, evaluated, bracketed(String, String), commutator(String, String)
  case vector, vectorMark(String), divergence, powerFunction, residue, quadText
  case differential(String), derivative(String, maximum: Int)
  case bra, state(String, String), innerProduct, outerProduct, expectation, matrixElement
  case matrix(isSmall: Bool), fencedMatrix(String, String, isSmall: Bool)
  case identityMatrix, filledMatrix, pauliMatrix, diagonalMatrix(isAnti: Bool)
}

extension Command {
  fileprivate static func physics(_ construction: PhysicsConstruction) -> Command {
    .construction(.physics(construction))
  }
}

extension LaTeXParser {
  mutating func physics(
    _ construction: PhysicsConstruction, _ name: String, _ token: Token
  ) throws(FormulaSyntaxError) {
    switch construction {
    case .quantity: try quantity(token)
    case .evaluated: try evaluated(token)
    case .bracketed(let open, let close): try bracketed(open, close, token)
    case .commutator(let open, let close): try commutator(open, close, token)
    case .vector: try vector(token)
    case .vectorMark(let mark): try write(star() ? "\\\(mark){\\vb*{#1}}" : "\\\(mark){\\vb{#1}}", 1, token)
    case .divergence: try divergence(token)
    case .powerFunction: try powerFunction(name, token)
    case .residue: try residue(token)
    case .quadText: try write(star() ? "\\text{#1}\\quad " : "\\quad\\text{#1}\\quad ", 1, token)
    case .differential(let sign): try differential(sign, token)
    case .derivative(let sign, let maximum): try derivative(sign, maximum: maximum, token)
    case .bra, .state, .innerProduct, .outerProduct, .expectation, .matrixElement:
      try state(construction, name, token)
    case .matrix(let isSmall): try matrix(isSmall: isSmall, token)
    case .fencedMatrix(let open, let close, let isSmall):
      try matrix(try argument(of: token).tokens, open, close, isSmall: isSmall, token)
    case .identityMatrix: try identityMatrix(token)
    case .filledMatrix: try filledMatrix(token)
    case .pauliMatrix: try pauliMatrix(token)
    case .diagonalMatrix(let isAnti): try diagonalMatrix(isAnti: isAnti, token)
    }
  }

  /// Puts LaTeX in front of what is still to be read, with arguments that are taken here.
  mutating func write(_ text: String, _ count: Int, _ token: Token) throws(FormulaSyntaxError) {
    try expand(text, arguments: count, optional: nil, token)
  }

  /// Puts LaTeX in front of what is still to be read, with arguments that were taken before.
  mutating func write(
    _ text: String, with arguments: [ArraySlice<Token>], _ token: Token
  ) throws(FormulaSyntaxError) {
    let body = tokenizer.tokens(of: text.utf8, at: token.source)
    try prepend(filled(body[...], with: arguments, token), token)
  }
}
