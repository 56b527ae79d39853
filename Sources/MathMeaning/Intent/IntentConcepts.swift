internal import MathTree

/// The core concepts of MathML's intent that are more than a function with a name, by how they are written.
internal enum IntentConcepts {
  /// How a concept is written.
  enum Writing: Sendable, Hashable {
    /// A sign between the arguments.
    case infix(Unicode.Scalar)
    /// A sign before or behind the argument.
    case prefix(Unicode.Scalar), postfix(Unicode.Scalar)
    /// Signs around the arguments.
    case fenced(Unicode.Scalar, Unicode.Scalar)
    /// A function's name before the argument.
    case function(String)
    /// A large operator before the bounds and the last argument.
    case largeOperator(Unicode.Scalar)
    /// A sign over the argument.
    case over(Unicode.Scalar)
    /// Something above the argument's right end.
    case superscript(String)
    case power, index, fraction, squareRoot, root, binomial, mixedFraction

    /// How many arguments are written so.
    var argumentCounts: ClosedRange<Int> {
      switch self {
      case .squareRoot, .prefix, .postfix, .superscript, .over: 1...1
      case .power, .fraction, .root, .binomial, .mixedFraction: 2...2
      case .largeOperator: 1...3
      case .index, .infix: 2...Int.max
      case .function: 1...Int.max
      case .fenced: 0...Int.max
      }
    }
  }

  /// How the concept called `name` is written, or nil if it is said by its name.
  static func writing(of name: String) -> Writing? { writings[name] }

  /// What stands for the concept called `name`, which takes no arguments: a character, and whether it is a set of numbers.
  static func constant(_ name: String) -> (character: Unicode.Scalar, isNumberSet: Bool)? {
    switch name {
    case "set-of-reals", "reals", "real-numbers": ("R", true)
    case "set-of-natural-numbers", "naturals", "natural-numbers": ("N", true)
    case "set-of-complex-numbers", "complexes", "complex-numbers": ("C", true)
    case "set-of-integers", "integers": ("Z", true)
    case "set-of-rationals", "rationals", "rational-numbers": ("Q", true)
    case "set-of-primes", "primes": ("P", true)
    case "exponential-e": ("e", false)
    case "imaginary-i": ("i", false)
    case "pi": ("\u{3C0}", false)
    case "infinity": ("\u{221E}", false)
    case "empty-set": ("\u{2205}", false)
    default: nil
    }
  }

  private static let writings: [String: Writing] = {
    var writings = others
    for (name, sign) in [String: String](pairs: infixes) {
      writings[name] = sign.unicodeScalars.first.map(Writing.infix)
    }
    for (name, function) in [String: String](pairs: functions) { writings[name] = .function(function) }
    return writings
  }()

  private static let infixes = """
    plus + minus − times × divided-by ÷ plus-or-minus ± minus-or-plus ∓ composition ∘ dot-product ⋅ cross-product ×
    cartesian-product × tensor-product ⊗ direct-sum ⊕ union ∪ intersection ∩ set-difference ∖ and ∧ or ∨ xor ⊻
    element-of ∈ member-of ∈ not-element-of ∉ equals = not-equal-to ≠ less-than < greater-than >
    less-than-or-equal-to ≤ greater-than-or-equal-to ≥ approximately ≈ identically-equals ≡ congruent ≅ similar ∼
    proportional ∝ subset ⊂ subset-or-equal ⊆ superset ⊃ superset-or-equal ⊇ not-subset ⊄ not-superset ⊅ precedes ≺
    succeeds ≻ implies ⇒ tends-to → defined-as ≝ ratio ∶ parallel-to ∥ perpendicular ⊥ perpendicular-to ⊥
    """

  private static let functions = """
    sine sin cosine cos tangent tan cotangent cot secant sec cosecant csc arcsine arcsin arccosine arccos
    arctangent arctan arccotangent arccot arcsecant arcsec arccosecant arccsc hyperbolic-sine sinh
    hyperbolic-cosine cosh hyperbolic-tangent tanh hyperbolic-cotangent coth hyperbolic-secant sech
    hyperbolic-cosecant csch arc-hyperbolic-sine arcsinh arc-hyperbolic-cosine arccosh arc-hyperbolic-tangent arctanh
    arc-hyperbolic-cotangent arccoth arc-hyperbolic-secant arcsech arc-hyperbolic-cosecant arccsch logarithm log
    natural-logarithm ln exponential exp limit lim maximum max max max minimum min min min supremum sup infimum inf
    greatest-common-divisor gcd least-common-multiple lcm determinant det dimension dim kernel ker trace tr
    real-part Re imaginary-part Im complex-arg arg sign sgn curl curl divergence div
    """

  private static let others: [String: Writing] = [
    "power": .power, "superscript": .power, "index": .index, "subscript": .index, "fraction": .fraction,
    "divide": .fraction, "square-root": .squareRoot, "root": .root, "binomial": .binomial,
    "binomial-coefficient": .binomial, "mixed-fraction": .mixedFraction, "absolute-value": .fenced("|", "|"),
    "norm": .fenced("‖", "‖"), "floor": .fenced("⌊", "⌋"), "ceiling": .fenced("⌈", "⌉"), "set": .fenced("{", "}"),
    "tuple": .fenced("(", ")"), "coordinate": .fenced("(", ")"), "list": .fenced("(", ")"),
    "open-interval": .fenced("(", ")"), "closed-interval": .fenced("[", "]"),
    "open-closed-interval": .fenced("(", "]"), "closed-open-interval": .fenced("[", ")"),
    "inner-product": .fenced("⟨", "⟩"), "factorial": .postfix("!"), "percent": .postfix("%"), "negative": .prefix("−"),
    "positive": .prefix("+"), "not": .prefix("¬"), "for-all": .prefix("∀"), "there-exists": .prefix("∃"),
    "gradient": .prefix("∇"), "partial-derivative": .prefix("∂"), "angle": .prefix("∠"),
    "transpose": .superscript("T"), "adjoint": .superscript("†"), "inverse": .superscript("-1"),
    "complex-conjugate": .over("¯"), "mean": .over("¯"), "vector": .over("→"), "line-segment": .over("¯"),
    "sum": .largeOperator("∑"), "product": .largeOperator("∏"), "integral": .largeOperator("∫"),
  ]
}
