#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Functions by the names that formulas have for them, in whatever language.
internal enum RealFunctions {
  static let named: [String: @Sendable (Double) -> Double] = [
    "sin": { sin($0) }, "sen": { sin($0) }, "cos": { cos($0) }, "tan": { tan($0) }, "tg": { tan($0) },
    "cot": { FunctionCompiler.quotient(cos($0), sin($0)) }, "ctg": { FunctionCompiler.quotient(cos($0), sin($0)) },
    "cotg": { FunctionCompiler.quotient(cos($0), sin($0)) }, "sec": { FunctionCompiler.quotient(1, cos($0)) },
    "csc": { FunctionCompiler.quotient(1, sin($0)) }, "cosec": { FunctionCompiler.quotient(1, sin($0)) },
    "arcsin": { asin($0) }, "asin": { asin($0) }, "arcsen": { asin($0) }, "arccos": { acos($0) }, "acos": { acos($0) },
    "arctan": { atan($0) }, "atan": { atan($0) }, "arctg": { atan($0) }, "arccot": { .pi / 2 - atan($0) },
    "sinh": { sinh($0) }, "senh": { sinh($0) }, "cosh": { cosh($0) }, "tanh": { tanh($0) },
    "coth": { FunctionCompiler.quotient(cosh($0), sinh($0)) },
    "arsinh": { asinh($0) }, "arcsinh": { asinh($0) }, "asinh": { asinh($0) }, "arcosh": { acosh($0) },
    "arccosh": { acosh($0) }, "acosh": { acosh($0) }, "artanh": { inverseTangent($0) },
    "arctanh": { inverseTangent($0) },
    "atanh": { inverseTangent($0) }, "exp": { exp($0) }, "ln": { positive($0, log) }, "lg": { positive($0, log10) },
    "lb": { positive($0, log2) }, "ld": { positive($0, log2) }, "sqrt": { $0.squareRoot() }, "cbrt": { cbrt($0) },
    "abs": { abs($0) }, "floor": { $0.rounded(.down) }, "ceil": { $0.rounded(.up) },
    "round": { ($0 + 0.5).rounded(.down) },
    "sgn": { sign($0) }, "sign": { sign($0) }, "signum": { sign($0) },
  ]

  /// Where their argument is zero they have no value.
  static let logarithms: Set<String> = ["log", "ln", "lg", "lb", "ld"]

  static let ofSeveral: [String: @Sendable (Double, Double) -> Double] = [
    "max": { max($0, $1) }, "min": { min($0, $1) },
  ]

  /// The names of inverses, as in `sin^(-1) x`.
  static let inverses = [
    "sin": "arcsin", "cos": "arccos", "tan": "arctan", "cot": "arccot", "sinh": "arsinh", "cosh": "arcosh",
    "tanh": "artanh", "sen": "arcsin", "tg": "arctan",
  ]

  /// A logarithm of what is above zero. Nothing has the value infinity, which would be computed with as if it were one.
  static func positive(_ value: Double, _ logarithm: (Double) -> Double) -> Double {
    value > 0 ? logarithm(value) : .nan
  }

  private static func inverseTangent(_ value: Double) -> Double { abs(value) < 1 ? atanh(value) : .nan }

  private static func sign(_ value: Double) -> Double { value == 0 || value.isNaN ? value : value < 0 ? -1 : 1 }
}
