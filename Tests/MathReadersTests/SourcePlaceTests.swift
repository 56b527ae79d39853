import MathTree
import Testing

@testable import MathReaders

@Suite("Places in the source of linear formulas")
struct SourcePlaceTests {
  static let sources = [
    "y = 3x^2 - 1/2 sqrt(x) + |x - [1, 2)| {x | x > 0} \"text\" ½√(x²)", "sum_(i=1)^n i^3 = ((n(n+1))/2)^2",
    "[[a,b],[c,d]] hat(x) {(x,if y):}", "∑_(n=0)^∞▒〖x^n/n!〗 ■(a&b@c&d) √(n&x) ⟨a│b⟩ a┴b x̂", "5 km/h + 3 h 20 min",
    "6.02x10^23 ≈ 6,02e23", "日本 + é_max/α̂", "text( a b )(c", "((a)/(b", "\\sum_a^b \"c", "⫷ ⒨3 ▭(15&x) \\frac{a}{b}",
    "lim x->0 (sin x)/x", "]0, 1[ ∪ [2,3[", "a_b_c^d^e''", "\"unitsml(kg*m^-2,x)\"", "|a|b||c|||", "",
  ]

  @Test(arguments: LinearSyntax.allCases, sources)
  func `every node lies in the source, and inside the node that holds it`(_ syntax: LinearSyntax, _ source: String)
    throws
  {
    let formula = try syntax.parse(source, isLenient: true)
    var waiting = [formula.tree.root]
    while let id = waiting.popLast() {
      let range = formula.tree[id].source
      #expect(range.lowerBound >= 0 && range.upperBound <= source.utf8.count)
      for child in formula.tree.children(of: id) {
        #expect(range.lowerBound <= formula.tree[child].source.lowerBound)
        waiting.append(child)
      }
    }
  }

  @Test(arguments: LinearSyntax.allCases, sources)
  func `every problem lies in the source`(_ syntax: LinearSyntax, _ source: String) throws {
    for end in source.indices {
      let beginning = String(source[..<end])
      for problem in try syntax.parse(beginning, isLenient: true).problems {
        #expect(problem.source.lowerBound >= 0 && problem.source.upperBound <= beginning.utf8.count)
      }
    }
  }

  @Test(arguments: LinearSyntax.allCases)
  func `a node of each token is where its characters are`(_ syntax: LinearSyntax) throws {
    let tree = try syntax.parse("β + 10 - x").tree
    let places = tree.children(of: tree.root).map { tree[$0].source }
    #expect(places == [0..<2, 3..<4, 5..<7, 8..<9, 10..<11])
  }
}
