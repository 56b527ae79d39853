public import SayableFormulas

/// A real function of x, evaluated from what a formula means.
public struct RealFunction: Sendable {
  /// What stands on the left of its formula, such as `y` or `f`; the formula where nothing does.
  public let name: String
  /// Its divisors and the arguments of its logarithms, at any depth: where one of these is zero there is no value.
  internal let nonzero: [@Sendable (Double) -> Double]
  /// How many parts are computed for a value, those of `nonzero` among them.
  internal let size: Int

  /// So many parts are computed in a second or two.
  internal static let largest = 2000

  private let evaluate: @Sendable (Double) -> Double

  internal init(
    name: String, nonzero: [@Sendable (Double) -> Double] = [], size: Int = 1,
    _ evaluate: @escaping @Sendable (Double) -> Double
  ) {
    self.name = name
    self.nonzero = nonzero
    self.size = size
    self.evaluate = evaluate
  }

  /// Takes the function of a formula such as `y = x^2`, `f(x) = |x|` or `2 sin x`.
  ///
  /// - Throws: The first part that keeps it from being a function of x.
  public init(_ formula: Formula) throws(FormulaSyntaxError) {
    let compiler = FunctionCompiler(formula)
    let (name, body) = try compiler.sides()
    let evaluate = try compiler.compile(body)
    let nonzero = try compiler.nonzero(in: body)
    let size = nonzero.reduce(compiler.size(of: body)) { $0 + compiler.size(of: $1) }
    guard size <= Self.largest else {
      throw FormulaSyntaxError(
        "the formula has \(size) numbers, letters and signs to compute, and \(Self.largest) is the limit",
        at: 0..<formula.source.utf8.count)
    }
    self.init(name: name ?? formula.source, nonzero: try compiler.compiled(nonzero), size: size, evaluate)
  }

  /// The value of a formula without x, such as `2pi`.
  ///
  /// - Throws: The first part that keeps it from having one.
  public static func constant(_ formula: Formula) throws(FormulaSyntaxError) -> Double {
    var compiler = FunctionCompiler(formula)
    compiler.variable = nil
    let value = try compiler.compile(formula.meaning().root)(0)
    guard value.isFinite else {
      throw FormulaSyntaxError("this has no finite value", at: 0..<formula.source.utf8.count)
    }
    return value
  }

  /// The value at `x`; `nan` where there is none, or none that is finite.
  public func callAsFunction(_ x: Double) -> Double {
    let value = evaluate(x)
    return value.isFinite ? value : .nan
  }

  /// Whether the value at `x` is too large for a number.
  internal func overflows(at x: Double) -> Bool { evaluate(x).isInfinite }

  /// The difference of two functions.
  internal func minus(_ other: RealFunction) -> RealFunction {
    RealFunction(name: name, nonzero: nonzero + other.nonzero, size: size + other.size) {
      [evaluate, evaluateOther = other.evaluate] in
      evaluate($0) - evaluateOther($0)
    }
  }
}
