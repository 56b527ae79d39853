import Foundation
import SayableCharts
import SayableFormulas
import Testing

@Suite struct FunctionFactsTests {
  private func same(_ found: [Double], _ expected: [Double], _ margin: Double = 1e-6) -> Bool {
    found.count == expected.count && zip(found, expected).allSatisfy { abs($0 - $1) <= margin }
  }

  @Test(
    arguments: [
      ("y = x^2", -3.0, 3.0, [0.0], "touching"),
      ("y = x^2 - 2", -3, 3, [-2.0.squareRoot(), 2.0.squareRoot()], "crossing"),
      ("y = sqrt x", -2, 6, [0], "end"),
      ("y = sin x", -2 * .pi, 2 * .pi, [-2 * .pi, -.pi, 0, .pi, 2 * .pi], "crossing"),
      ("y = 1/x", -2, 2, [], ""), ("y = x^2 + 1", -2, 2, [], ""), ("y = 0.000001 + x^2", -2, 2, [], ""),
      ("y = e^(-x^2)", -10, 10, [], ""), ("y = tan x", -1, 2, [0], "crossing"), ("y = floor(2x)", -1.25, 1.25, [], ""),
      ("y = (3x - 1)^2", -2, 2, [1.0 / 3], "touching"), ("y = x ln x", 0, 3, [1], "crossing"),
      ("y = x^2 - 0.00000001", -1, 1, [-1e-4, 1e-4], "crossing"),
    ] as [(String, Double, Double, [Double], String)])
  func `roots are found, and only roots`(
    _ formula: String, _ from: Double, _ to: Double, _ expected: [Double], _ kind: String
  ) throws {
    let roots = try graph(formula, from: from, to: to).analysis.roots
    #expect(same(roots.map(\.x), expected))
    #expect(roots.allSatisfy { $0.kind.rawValue == kind })
  }

  @Test(
    arguments: [
      ("y = 1/x", -2.0, 2.0, [0.0]), ("y = 1/(3x-1)^2", -2, 2, [1.0 / 3]),
      ("y = tan x", -3, 3, [-Double.pi / 2, Double.pi / 2]),
      // Steps that round to the poles have values, and so have ends.
      ("y = tan x", -.pi, .pi, [-Double.pi / 2, Double.pi / 2]),
      ("y = tan x", -.pi / 2, .pi / 2, [-Double.pi / 2, Double.pi / 2]),
      ("y = 1/(cos x)^2", 0, .pi, [Double.pi / 2]), ("y = 1/(sin x)", -.pi, .pi, [-Double.pi, 0, Double.pi]),
      ("y = ln x", -1, 5, [0]), ("y = ln x", 0, 5, [0]), ("y = artanh x", -1, 1, [-1, 1]), ("y = 1/x", 0, 5, [0]),
      ("y = 1/x^2", 0, 5, [0]), ("y = e^(1/x)", 0, 5, [0]), ("y = 1/x", -5, 0, [0]), ("y = ln(x - 0.3)", 0.3, 5, [0.3]),
      ("y = x ln x", -1, 3, []), ("y = sqrt x", -1, 3, []),
      ("y = 1/(x^2-4)", -3, 3, [-2, 2]),
      ("y = e^(-x^2)", -10, 10, []), ("y = x^(1/3)", 0, 3, []),
    ] as [(String, Double, Double, [Double])])
  func `poles are where values grow without bound`(
    _ formula: String, _ from: Double, _ to: Double, _ expected: [Double]
  ) throws {
    #expect(same(try graph(formula, from: from, to: to).analysis.poles, expected))
  }

  @Test func `a hole parts the domain, and a jump does not`() throws {
    let hole = try graph("y = (x^2 - 1)/(x - 1)", from: -4, to: 4).analysis
    #expect(hole.holes == [1])
    #expect(hole.domain == [-4...1, 1...4])
    #expect(hole.poles.isEmpty)
    // No step comes to the place, and no number to the root of 2.
    #expect(try graph("y = (x-3.9234)(x-7)/(x-3.9234)", from: 0, to: 7.5).analysis.holes == [3.9234])
    let root = 2.0.squareRoot()
    #expect(same(try graph("y = (x^2-2)/(x^2-2)", from: 0, to: 2).analysis.holes, [root]))
    let steps = try graph("y = floor(2x)", from: -1.25, to: 1.25).analysis
    #expect(steps.jumps.map(\.place.position) == [-1, -0.5, 0, 0.5, 1])
    #expect(steps.jumps.map(\.to) == [-2, -1, 0, 1, 2])
    #expect(steps.domain == [-1.25...1.25])
  }

  @Test func `values too large for numbers hide no pole, and make no bound`() throws {
    let steep = try graph("y = e^(1/x)", from: -2, to: 2).analysis
    #expect(steep.poles == [0])
    #expect(steep.domain == [-2...0, 0...2])
    #expect(steep.maximum == nil)
    #expect(steep.symmetry == nil)
    #expect(try graph("y = e^(1/x^2)", from: -2, to: 2).analysis.poles == [0])
    let problem = try #require(throws: ChartProblem.self) { try graph("y = e^(x^2)", from: -30, to: 30) }
    #expect(problem.message.hasPrefix("'y = e^(x^2)' is too large to be computed at x = "))
  }

  @Test func `where the values come to no rest there is neither a jump nor a hole`() throws {
    for formula in ["y = sin(1/x)", "y = cos(1/x)"] {
      let facts = try graph(formula, from: -1, to: 1).analysis
      #expect(facts.jumps.isEmpty)
      #expect(facts.holes.isEmpty)
      #expect(facts.domain == [-1...0, 0...1])
    }
    #expect(try graph("y = x sin(1/x)", from: -1, to: 1).analysis.holes == [0])
  }

  @Test func `a value alone between two levels is one jump and may be a root`() throws {
    let sign = try graph("y = sgn x", from: -2, to: 2).analysis
    #expect(sign.jumps.map { [$0.place.position, $0.from, $0.to] } == [[0, -1, 1]])
    #expect(sign.roots.map(\.x) == [0] && sign.roots.map(\.kind) == [.crossing])
    #expect(try graph("y = sqrt(x^2 (x-1))", from: -4, to: 4).analysis.roots.map(\.kind) == [.end, .end])
  }

  @Test func `an exponent that varies takes no base below zero`() throws {
    #expect(try graph("y = x^x", from: -4, to: 4).analysis.domain == [0...4])
    #expect(try graph("y = x^3", from: -4, to: 4).analysis.domain == [-4...4])
  }

  @Test func `extrema are local, not at the ends, and corners count`() throws {
    let cubic = try graph("y = x^3 - 3x", from: -2.5, to: 2.5).analysis
    #expect(same(cubic.maxima.map(\.place.position), [-1]))
    #expect(same(cubic.minima.map(\.value), [-2]))
    #expect(same(cubic.maximumAt.map(\.position), [2.5]))
    let corner = try graph("y = |x-1| - 2", from: -4, to: 5).analysis
    #expect(corner.minima.map(\.place.position) == [1])
    #expect(try graph("y = x^4", from: -10, to: 10).analysis.minima.count == 1)
    #expect(try graph("y = |x| + |x-2|", from: -2, to: 4).analysis.minima.isEmpty)
  }

  @Test func `the smallest and largest values know where bounds are missing`() throws {
    let pole = try graph("y = 1/x^2", from: -2, to: 2).analysis
    #expect(pole.minimum == nil)
    #expect(pole.trend.map(\.direction) == [.rising, .falling])
    #expect(pole.maximum == nil)
    #expect(pole.mean == nil)
    let parabola = try graph("y = x^2", from: -3, to: 3).analysis
    #expect(parabola.maximumAt.map(\.position) == [-3, 3])
    #expect(abs(try #require(parabola.mean) - 3) < 1e-9)
  }

  @Test(
    arguments: [
      ("y = sin x", 0.0, 7.0, 2 * Double.pi), ("y = sin x", -10, -2, 2 * Double.pi), ("y = tan x", -3, 3, Double.pi),
      ("y = x - floor(x)", -1.5, 2.25, 1),
      ("y = sin x + cos 3x", 0, 14, 2 * Double.pi), ("y = x^2", -3, 3, nil), ("y = x sin x", -20, 20, nil),
    ] as [(String, Double, Double, Double?)])
  func `a period holds everywhere`(_ formula: String, _ from: Double, _ to: Double, _ expected: Double?) throws {
    let period = try graph(formula, from: from, to: to).analysis.period
    if let expected { #expect(abs(try #require(period) - expected) < 1e-6) } else { #expect(period == nil) }
  }

  @Test func `graphs meet where both have a value, crossing or touching`() throws {
    let crossing = try graph("y = x + 2", "y = x^2", from: -3, to: 3).intersections
    #expect(same(crossing.map(\.place.position), [-1, 2]))
    #expect(same(crossing.map(\.value), [1, 4]))
    #expect(try graph("y = x^2", "y = 2x - 1", from: -2, to: 3).intersections.map(\.kind) == [.touching])
    #expect(try graph("y = 1/x", "y = 0", from: -2, to: 2).intersections.isEmpty)
  }

  @Test func `graphs that are one have no meetings`() throws {
    let same = try graph("x^2", "(x+1)^2 - 2x - 1")
    #expect(same.intersections.isEmpty)
    #expect(same.coincidences.map(\.interval) == [-10...10])
    #expect(try graph("ln x", "ln x").coincidences.map(\.interval) == [-10...10])
    let half = try graph("x", "|x|")
    #expect(half.intersections.isEmpty)
    #expect(half.coincidences.map(\.interval) == [0...10])
    for formulas in [["x^2", "x^2 + 0.0000001"], ["x^20", "0"], ["1/x", "-1/x"]] {
      #expect(try graph(formulas[0], formulas[1]).coincidences.isEmpty)
    }
  }

  @Test func `what a formula makes of infinity is no value`() throws {
    let facts = try graph("1/(ln x)").analysis
    #expect(facts.roots.isEmpty)
    #expect(facts.holes.isEmpty)
    #expect(facts.yIntercept == nil)
    #expect(facts.domain == [0...1, 1...10])
    #expect(try graph("arctan(ln x)").analysis.yIntercept == nil)
  }

  @Test(
    arguments: [
      ("ln x", [0.0]), ("sqrt x", []), ("x ln x", [0]), ("ln(4 - x^2)", [-2, 2]), ("sqrt(4 - x^2)", []),
      ("(x - 0.3) ln(x - 0.3)", [0.3]), ("sqrt(x)/(x - 1)", [1]), ("(x-2)/(x-2)", [2]), ("log_2(x + 1)", [-1]),
    ] as [(String, [Double])])
  func `the ends of a domain that have no value are told`(_ formula: String, _ expected: [Double]) throws {
    #expect(same(try graph(formula).analysis.excludedEnds, expected))
  }

  @Test func `values beside a jump at zero are those of the curve`() throws {
    for formula in ["|x|/x + floor(x/4)", "floor(x) + floor(x/4)"] {
      let jump = try #require(try graph(formula).analysis.jumps.first { $0.place.position == 0 })
      #expect(jump.from == -2)
      #expect(jump.to == (formula.hasPrefix("|") ? 1 : 0))
    }
  }

  @Test func `a formula that is too long to be computed is refused`() throws {
    let terms = (1...2000).map { "\($0)x" }
    #expect(throws: FormulaSyntaxError.self) { try graph(terms.joined(separator: "+")) }
    _ = try RealFunction(Formula(terms.prefix(300).joined(separator: "+"), syntax: .typed))
    let problem = try #require(throws: ChartProblem.self) {
      try ChartModel(
        (0..<40).map { _ in PlottedFunction(try RealFunction(Formula("x", syntax: .typed)), formula: "x") },
        ChartSettings())
    }
    #expect(problem.message.contains("40 formulas"))
  }

  @Test func `plateaus are steady, and a curve that only comes near a value still rises`() throws {
    #expect(
      try graph("y = |x| + |x-2|", from: -2, to: 4).analysis.trend.map(\.direction) == [.falling, .steady, .rising])
    let corners = try graph("y = |x-1| + |x+1|", from: -3, to: 3).analysis.trend.map(\.to.place.position)
    #expect(same(corners, [-1, 1, 3]))
    #expect(try graph("y = tanh x", from: -20, to: 20).analysis.trend.map(\.direction) == [.rising])
    #expect(try graph("y = 1/x", from: -2, to: 2).analysis.trend.map(\.direction) == [.falling, .falling])
  }

  @Test func `symmetry is told of windows that are symmetric`() throws {
    #expect(try graph("y = x^2", from: -3, to: 3).analysis.symmetry == .axis)
    #expect(try graph("y = x^3", from: -3, to: 3).analysis.symmetry == .point)
    #expect(try graph("y = x^2", from: -3, to: 4).analysis.symmetry == nil)
  }

  @Test func `a curve leaves its window at the edge`() throws {
    let points = try graph("y = 1/x", from: -2, to: 2) { $0.yRange = -5...5 }.series[0].points
    #expect(points.contains { $0.hertz != nil && abs($0.place.position - 0.2) < 1e-9 })
    #expect(points.allSatisfy { $0.hertz == nil || abs($0.value ?? 9) <= 5.000001 })
  }

  @Test(arguments: [
    "y = x +", "y = a x + 1", "x = 3", "x^2 + y^2 = 1", "y < x", "y = ±x", "y = foo(x)", "y = sin", "y = x, x > 0",
  ])
  func `what is no function of x is refused with its place`(_ formula: String) {
    #expect(throws: FormulaSyntaxError.self) { try RealFunction(Formula(formula, syntax: .typed)) }
  }

  @Test(
    arguments: [
      ("2 sin x", 1.0, 2 * sin(1.0)), ("y = sin^2 x", 1, sin(1.0) * sin(1.0)), ("y = sin^(-1) x", 0.5, asin(0.5)),
      ("y = log_2 x", 8, 3), ("y = log x", 1000, 3), ("y = cbrt x", -8, -2), ("y = max(x, 2)", 1, 2),
      ("y = x mod 3", -1, 2),
      ("y = 2x(x+1)", 3, 24), ("y = 1 1/2 x", 2, 3), ("y = 50% x", 4, 2), ("y = 3!", 0, 6), ("y = ⌈x⌉", 0.2, 1),
      ("y = e^x", 1, M_E), ("y = -x^2", 3, -9), ("f(x) = ||x| - 1|", -3, 2), ("y = x³", 2, 8), ("y = sin 90°", 0, 1),
    ] as [(String, Double, Double)])
  func `formulas are computed from what they mean`(_ formula: String, _ x: Double, _ expected: Double) throws {
    let function = try RealFunction(Formula(formula, syntax: .typed))
    #expect(abs(function(x) - expected) < 1e-9)
  }
}
