import Testing

@testable import SayableFormulas

@Suite("The syntax of a formula is found out")
struct FormulaSyntaxTests {
  @Test(arguments: [
    ("<math><mi>x</mi></math>", FormulaSyntax.mathml),
    (" <mfrac><mi>x</mi><mn>2</mn></mfrac>", .mathml),
    ("<p, q>", .typed),
    ("\\frac12", .latex),
    ("\\(p\\)", .latex),
    ("$p + q$", .latex),
    ("t_{ij}", .latex),
    ("t^{2}", .latex),
    ("$5", .typed),
    ("{p, q}", .typed),
    ("√(3&t)", .typed),
    ("∑_(k=1)^n▒k", .unicodemath),
    ("(■(1&0@0&1))", .unicodemath),
    ("t^2 + 1", .typed),
    ("lim_{t->0}", .typed),
    ("sin t_{1}", .typed),
    ("t_{i} \\to 0", .latex),
    ("", .typed),
  ])
  func `a sign that only one syntax has decides`(_ source: String, _ expected: FormulaSyntax) {
    #expect(FormulaSyntax.detect(source) == expected)
  }
}
