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
    /// The concept's own name before the arguments side by side, behind its argument, or between its arguments.
    case nameBefore, nameBehind, nameBetween
    /// The limit of a function, perhaps with what is approached in front of it.
    case limit
    /// The logarithm of a number, perhaps with its base behind it.
    case logarithm
    case power, index, fraction, squareRoot, root, binomial, mixedFraction, application, conditionalProbability, point

    /// How many arguments are written so.
    var argumentCounts: ClosedRange<Int> {
      switch self {
      case .squareRoot, .prefix, .postfix, .superscript, .over, .nameBehind: 1...1
      case .power, .fraction, .root, .binomial, .mixedFraction, .conditionalProbability: 2...2
      case .limit, .logarithm: 1...2
      case .largeOperator: 1...3
      case .index, .infix, .nameBetween, .application, .point: 2...Int.max
      case .function, .nameBefore: 1...Int.max
      case .fenced: 0...Int.max
      }
    }
  }

  /// How the concept called `name` is written, or nil if it is said by its name.
  static func writing(of name: String, argumentCount: Int) -> Writing? {
    name == "minus" && argumentCount == 1 ? .prefix("−") : writings[name]
  }

  /// The sign or the name that the concept called `name` has between its arguments, in front of them or behind them; nil
  /// if it has none.
  static func sign(of name: String) -> String? {
    switch name {
    case "applied-to": return "\u{2061}"
    case "invisible-times": return "\u{2062}"
    case "invisible-separator": return "\u{2063}"
    case "inner-product": return "⋅"
    default: break
    }
    switch writings[name] {
    case .infix(let sign), .prefix(let sign), .postfix(let sign), .largeOperator(let sign): return String(sign)
    case .function(let function): return function
    case .limit: return "lim"
    case .logarithm: return "log"
    default: return nil
    }
  }

  /// What stands for the concept called `name`, which takes no arguments: a character, and whether it is a set of numbers.
  static func constant(_ name: String) -> (character: Unicode.Scalar, isNumberSet: Bool)? {
    switch name {
    case "set-of-reals", "reals", "real-numbers": ("R", true)
    case "set-of-natural-numbers", "naturals", "natural-numbers": ("N", true)
    case "set-of-complex-numbers", "complexes", "complex-numbers": ("C", true)
    case "set-of-integers", "integers": ("Z", true)
    case "set-of-rationals", "rationals", "rational-numbers": ("Q", true)
    case "set-of-primes", "primes": ("P", true)
    // UnicodeMath's double-struck letters say what they mean.
    case "exponential-e", "ⅇ": ("e", false)
    case "imaginary-i", "ⅈ": ("i", false)
    case "ⅉ": ("j", false)
    case "differential-d", "ⅆ": ("d", false)
    case "ⅅ": ("D", false)
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

  /// The concepts that languages have words for, in the files of their formulas, as no sign or function stands for them.
  static let named: Set<String> = Set(
    """
    domain codomain image quotient remainder fractional-part standard-deviation variance mean median mode
    complex-conjugate adjugate magnitude unit-vector identity-matrix golden-ratio line ray arc line-segment length
    area volume point blank translation pochhammer laplacian complement radius diameter distance change rate
    constraint highlight such-that given least-common-denominator matrix
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  private static let infixes = """
    plus + minus − times × divided-by ÷ plus-or-minus ± minus-or-plus ∓ composition ∘ dot-product ⋅ cross-product ×
    cartesian-product × tensor-product ⊗ direct-sum ⊕ union ∪ intersection ∩ set-difference ∖ and ∧ or ∨ xor ⊻
    element-of ∈ member-of ∈ not-element-of ∉ equals = not-equal-to ≠ less-than < greater-than >
    less-than-or-equal-to ≤ greater-than-or-equal-to ≥ approximately ≈ identically-equals ≡ congruent ≅ similar ∼
    proportional ∝ subset ⊂ subset-or-equal ⊆ superset ⊃ superset-or-equal ⊇ not-subset ⊄ not-superset ⊅ precedes ≺
    succeeds ≻ implies ⇒ tends-to → defined-as ≝ ratio ∶ parallel-to ∥ perpendicular ⊥ perpendicular-to ⊥
    approaches → composed-with ∘ divides ∣ does-not-divide ∤ does-not-belong-to ∉ not-member-of ∉ equivalent-to ≡
    evaluates-to → maps-to ↦ if-and-only-if ⟺ not-parallel-to ∦ outer-product ⊗ tilde ~ list-separator ,
    range-separator – ellipsis … time-separator \u{2063}
    """

  private static let functions = """
    sine sin cosine cos tangent tan cotangent cot secant sec cosecant csc arcsine arcsin arccosine arccos
    arctangent arctan arccotangent arccot arcsecant arcsec arccosecant arccsc hyperbolic-sine sinh
    hyperbolic-cosine cosh hyperbolic-tangent tanh hyperbolic-cotangent coth hyperbolic-secant sech
    hyperbolic-cosecant csch arc-hyperbolic-sine arcsinh arc-hyperbolic-cosine arccosh arc-hyperbolic-tangent arctanh
    arc-hyperbolic-cotangent arccoth arc-hyperbolic-secant arcsech arc-hyperbolic-cosecant arccsch 
    natural-logarithm ln exponential exp maximum max max max minimum min min min supremum sup infimum inf
    greatest-common-divisor gcd greatest-common-divsor gcd least-common-multiple lcm determinant det dimension dim kernel ker trace tr
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
    "vector": .over("→"), "sum": .largeOperator("∑"), "product": .largeOperator("∏"), "integral": .largeOperator("∫"),
    "definite-integral": .largeOperator("∫"), "limit": .limit, "logarithm": .logarithm, "indexed-by": .index,
    "square-root-of": .squareRoot, "ordered-pair": .fenced("(", ")"), "fenced-group": .fenced("(", ")"),
    "angle-measure": .prefix("∡"), "measured-angle": .prefix("∡"), "right-angle": .prefix("∟"),
    "there-does-not-exist": .prefix("∄"), "number-of": .prefix("#"), "line-segment": .nameBefore, "line": .nameBefore,
    "ray": .nameBefore, "arc": .nameBefore, "unit-vector": .nameBefore, "change": .nameBefore,
    "highlight": .nameBehind, "rate": .nameBetween, "constraint": .nameBetween, "such-that": .nameBetween,
    "given": .nameBetween, "applied-to": .application, "conditional-probability": .conditionalProbability,
    "point-at": .point,
  ]
}
