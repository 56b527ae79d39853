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

  private static let writings: [String: Writing] = [
    "power": .power, "superscript": .power, "index": .index, "subscript": .index, "fraction": .fraction,
    "divide": .fraction,
    "square-root": .squareRoot, "root": .root, "binomial": .binomial, "binomial-coefficient": .binomial,
    "mixed-fraction": .mixedFraction,
    "absolute-value": .fenced("|", "|"), "norm": .fenced("\u{2016}", "\u{2016}"),
    "floor": .fenced("\u{230A}", "\u{230B}"), "ceiling": .fenced("\u{2308}", "\u{2309}"),
    "set": .fenced("{", "}"), "tuple": .fenced("(", ")"), "coordinate": .fenced("(", ")"), "list": .fenced("(", ")"),
    "open-interval": .fenced("(", ")"), "closed-interval": .fenced("[", "]"),
    "open-closed-interval": .fenced("(", "]"), "closed-open-interval": .fenced("[", ")"),
    "inner-product": .fenced("\u{27E8}", "\u{27E9}"),
    "factorial": .postfix("!"), "percent": .postfix("%"), "negative": .prefix("\u{2212}"), "positive": .prefix("+"),
    "not": .prefix("\u{AC}"), "for-all": .prefix("\u{2200}"), "there-exists": .prefix("\u{2203}"),
    "gradient": .prefix("\u{2207}"), "partial-derivative": .prefix("\u{2202}"), "angle": .prefix("\u{2220}"),
    "transpose": .superscript("T"), "adjoint": .superscript("\u{2020}"), "inverse": .superscript("-1"),
    "complex-conjugate": .over("\u{AF}"), "mean": .over("\u{AF}"), "vector": .over("\u{2192}"),
    "line-segment": .over("\u{AF}"),
    "sum": .largeOperator("\u{2211}"), "product": .largeOperator("\u{220F}"), "integral": .largeOperator("\u{222B}"),
    "plus": .infix("+"), "minus": .infix("\u{2212}"), "times": .infix("\u{D7}"), "divided-by": .infix("\u{F7}"),
    "plus-or-minus": .infix("\u{B1}"), "minus-or-plus": .infix("\u{2213}"), "composition": .infix("\u{2218}"),
    "dot-product": .infix("\u{22C5}"), "cross-product": .infix("\u{D7}"), "cartesian-product": .infix("\u{D7}"),
    "tensor-product": .infix("\u{2297}"), "direct-sum": .infix("\u{2295}"), "union": .infix("\u{222A}"),
    "intersection": .infix("\u{2229}"), "set-difference": .infix("\u{2216}"), "and": .infix("\u{2227}"),
    "or": .infix("\u{2228}"), "xor": .infix("\u{22BB}"), "element-of": .infix("\u{2208}"),
    "member-of": .infix("\u{2208}"), "not-element-of": .infix("\u{2209}"), "equals": .infix("="),
    "not-equal-to": .infix("\u{2260}"), "less-than": .infix("<"), "greater-than": .infix(">"),
    "less-than-or-equal-to": .infix("\u{2264}"), "greater-than-or-equal-to": .infix("\u{2265}"),
    "approximately": .infix("\u{2248}"), "identically-equals": .infix("\u{2261}"), "congruent": .infix("\u{2245}"),
    "similar": .infix("\u{223C}"), "proportional": .infix("\u{221D}"), "subset": .infix("\u{2282}"),
    "subset-or-equal": .infix("\u{2286}"), "superset": .infix("\u{2283}"), "superset-or-equal": .infix("\u{2287}"),
    "not-subset": .infix("\u{2284}"), "not-superset": .infix("\u{2285}"), "precedes": .infix("\u{227A}"),
    "succeeds": .infix("\u{227B}"), "implies": .infix("\u{21D2}"), "tends-to": .infix("\u{2192}"),
    "defined-as": .infix("\u{225D}"), "ratio": .infix("\u{2236}"), "parallel-to": .infix("\u{2225}"),
    "perpendicular": .infix("\u{22A5}"), "perpendicular-to": .infix("\u{22A5}"),
    "sine": .function("sin"), "cosine": .function("cos"), "tangent": .function("tan"), "cotangent": .function("cot"),
    "secant": .function("sec"), "cosecant": .function("csc"), "arcsine": .function("arcsin"),
    "arccosine": .function("arccos"), "arctangent": .function("arctan"), "arccotangent": .function("arccot"),
    "arcsecant": .function("arcsec"), "arccosecant": .function("arccsc"), "hyperbolic-sine": .function("sinh"),
    "hyperbolic-cosine": .function("cosh"), "hyperbolic-tangent": .function("tanh"),
    "hyperbolic-cotangent": .function("coth"), "hyperbolic-secant": .function("sech"),
    "hyperbolic-cosecant": .function("csch"), "arc-hyperbolic-sine": .function("arcsinh"),
    "arc-hyperbolic-cosine": .function("arccosh"), "arc-hyperbolic-tangent": .function("arctanh"),
    "arc-hyperbolic-cotangent": .function("arccoth"), "arc-hyperbolic-secant": .function("arcsech"),
    "arc-hyperbolic-cosecant": .function("arccsch"), "logarithm": .function("log"),
    "natural-logarithm": .function("ln"), "exponential": .function("exp"), "limit": .function("lim"),
    "maximum": .function("max"), "max": .function("max"), "minimum": .function("min"), "min": .function("min"),
    "supremum": .function("sup"), "infimum": .function("inf"), "greatest-common-divisor": .function("gcd"),
    "least-common-multiple": .function("lcm"), "determinant": .function("det"), "dimension": .function("dim"),
    "kernel": .function("ker"), "trace": .function("tr"), "real-part": .function("Re"),
    "imaginary-part": .function("Im"), "complex-arg": .function("arg"), "sign": .function("sgn"),
    "curl": .function("curl"), "divergence": .function("div"),
  ]
}
