import SayableMathML
import Testing

@testable import SayableFormulas

@Suite("Formulas are written as one line of text")
struct OneLineWriterTests {
  static let formulas: [(FormulaSyntax, String, String)] = [
    (FormulaSyntax.latex, "\\frac{a+b}{c+d}", "(a + b)/(c + d)"),
    (FormulaSyntax.latex, "\\frac{1}{2}x", "1/2 x"),
    (FormulaSyntax.latex, "\\frac{\\frac{a}{b}}{c}", "(a/b)/c"),
    (FormulaSyntax.latex, "x^{n+1}+x^{10}-x^{-1}", "x^(n + 1) + x¹⁰ − x⁻¹"),
    (FormulaSyntax.latex, "x_{ij}+x_{1}", "x_(ij) + x₁"),
    (FormulaSyntax.latex, "(x^2)^3", "(x²)³"),
    (FormulaSyntax.latex, "\\sqrt{x}y", "√x y"),
    (FormulaSyntax.latex, "\\sqrt{x+1}+\\sqrt[3]{x}+\\sqrt[n]{x}", "√(x + 1) + ∛x + root(n)(x)"),
    (FormulaSyntax.latex, "\\sum_{k=0}^{\\infty} k^2", "∑_(k = 0)^∞ k²"),
    (FormulaSyntax.latex, "\\int_0^1 x\\,dx", "∫₀¹ x dx"),
    (FormulaSyntax.latex, "\\lim_{h\\to 0} h", "lim_(h → 0) h"),
    (FormulaSyntax.latex, "\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}", "((1, 2), (3, 4))"),
    (FormulaSyntax.latex, "\\begin{cases}x&x>0\\\\-x&x\\le 0\\end{cases}", "{(x, x > 0), (−x, x ≤ 0):}"),
    (
      FormulaSyntax.latex, "\\begin{CD}A @>>> B\\\\@VVV @VVV\\\\C @>>> D\\end{CD}",
      "{:(A, overset({::})(→), B), (↓,, ↓), (C, overset({::})(→), D):}"
    ),
    (FormulaSyntax.latex, "\\text{a}b个c", "\"a\" b 个 c"),
    (FormulaSyntax.latex, "\\binom{n}{k}", "(n choose k)"),
    (FormulaSyntax.latex, "\\sin\\frac{x}{2}+\\cos x", "sin {:x/2:} + cos x"),
    (FormulaSyntax.latex, "\\sin^2 x", "sin² x"),
    (FormulaSyntax.latex, "f'(x)", "f′(x)"),
    (FormulaSyntax.latex, "\\vec{v}+\\hat{x}+\\overline{AB}", "vec(v) + hat(x) + overline(AB)"),
    (FormulaSyntax.latex, "90^\\circ", "90°"),
    (FormulaSyntax.latex, "|x|+|y|", "|x| + |y|"),
    (FormulaSyntax.latex, "\\underbrace{a+b}_{k}", "underbrace(a + b)ₖ"),
    (FormulaSyntax.latex, "\\text{if }x>0", "\"if \" x > 0"),
    (FormulaSyntax.latex, "x\\tag{1}", "x tag(\"(1)\")"),
    (FormulaSyntax.latex, "1\\,\\mathrm{A}+2\\,\\mathrm{kg}", "1 rm(A) + 2 kg"),
    (FormulaSyntax.unicodemath, "▭(8&x)", "enclosed(left bottom top)(x)"),
    (FormulaSyntax.latex, "1\\quad 250", "1 quad 250"),
    (FormulaSyntax.latex, "2\\times\\_\\_\\_", "2 × ___"),
    (FormulaSyntax.latex, "\\mathbf{x}\\in\\mathbb{R}^n", "𝐱 ∈ ℝⁿ"),
    (FormulaSyntax.latex, "a\\le b\\Rightarrow -a\\ge -b", "a ≤ b ⇒ −a ≥ −b"),
    (FormulaSyntax.latex, "pi+xy", "p i + xy"),
    (FormulaSyntax.latex, "1,2,\\ldots,n", "1, 2, …, n"),
    (FormulaSyntax.latex, "|\\psi\\rangle\\langle\\phi|", "|ψ⟩⟨ϕ|"),
    (FormulaSyntax.unicodemath, "A \\\\⌋ B", "A \\⌋ B"),
    (FormulaSyntax.unicodemath, "|(a|b−c|d)|", "abs(a|b − c|d)"),
    (FormulaSyntax.latex, "37\\degree C", "37 °C"),
    (FormulaSyntax.latex, "n!+5\\%", "n! + 5%"),
    (FormulaSyntax.latex, "G/H", "G∕H"),
    (FormulaSyntax.latex, "\\left[\\begin{array}{c|c}1&2\\\\3&4\\end{array}\\right]", "[[1,|, 2], [3,|, 4]]"),
    (FormulaSyntax.latex, "\\boxed{x+1}", "boxed(x + 1)"),
    (FormulaSyntax.latex, "\\xrightarrow[a]{b}", "underset(a)(overset(b)(→))"),
    (FormulaSyntax.latex, "\\cancel{x}_n", "cancel(x)ₙ"),
    (FormulaSyntax.latex, "\\mathfrak{12}", "fr(12)"),
    (FormulaSyntax.latex, "\\operatorname{sn}x", "operatorname(sn) x"),
    (FormulaSyntax.latex, "\\liminf a", "liminf a"),
    (FormulaSyntax.asciimath, "bb(sin x)", "bb(sin) 𝐱"),
    (FormulaSyntax.typed, "3 m/s", "3 m/s"),
    (FormulaSyntax.latex, "\\sin\\theta\\,d\\theta", "sin θ dθ"),
    (FormulaSyntax.unicodemath, "x∈]0,1[", "x ∈ ]0, 1["),
    (FormulaSyntax.typed, "∂²f(x,t)/∂x²", "(∂²f(x, t))/(∂x²)"),
    (FormulaSyntax.unicodemath, "½x", "½x"),
    (FormulaSyntax.unicodemath, "2 3/4", "2 3/4"),
    (FormulaSyntax.unicodemath, "_2 F_1", "{::}₂F₁"),
    (FormulaSyntax.unicodemath, "█(x&=1@y&=2)", "{:(x = 1), (y = 2):}"),
    (FormulaSyntax.unicodemath, "╱x", "cancel(x)"),
    (FormulaSyntax.unicodemath, "a┴b", "overset(b)(a)"),
    (FormulaSyntax.unicodemath, "e^x y", "e^x y"),
    (FormulaSyntax.mathml, "<math><mfenced><mi>a</mi><mi>b</mi></mfenced></math>", "(a, b)"),
    (
      FormulaSyntax.mathml, "<math><msup><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mn>2</mn></msup></math>",
      "(a + b)²"
    ),
    (FormulaSyntax.typed, "3(x+1)(x-1)", "3(x + 1)(x − 1)"),
    (FormulaSyntax.latex, "{a^b}^c", "{:a^b:}^c"),
    (FormulaSyntax.latex, "a << b", "a < < b"),
    (FormulaSyntax.latex, "n = |(g,h)|", "n = |{::}(g, h)|"),
    (FormulaSyntax.latex, "x_{}", "x_({::})"),
    (FormulaSyntax.latex, "{}^{238}_{92}U", "{::}₉₂²³⁸U"),
    (FormulaSyntax.asciimath, "a+...+c", "a + … + c"),
    (FormulaSyntax.asciimath, "sin(t+1)^2", "sin(t + 1)²"),
    (FormulaSyntax.latex, "8^{\\prime\\prime}", "8″"),
    (FormulaSyntax.latex, "E_{\\rm kin}", "E_kin"),
    (FormulaSyntax.latex, "v_{\\mathrm{abc}}", "v_\"abc\""),
    (FormulaSyntax.latex, "\\sup A", "operatorname(sup) A"),
    (FormulaSyntax.latex, "a = ()", "a = ({::})"),
  ]

  @Test(arguments: formulas)
  func `the line is what people type`(_ syntax: FormulaSyntax, _ source: String, _ expected: String) throws {
    #expect(try Formula.parse(source, syntax: syntax).text == expected)
  }

  @Test(arguments: formulas.map(\.2))
  func `a line that is read as typed is written again as it was`(_ line: String) throws {
    #expect(try Formula(line, syntax: .typed).text == line)
  }

  @Test func `semicolons part what holds decimal commas`() throws {
    let line = "((−5); (0,5); (3))"
    #expect(try Formula(#"\begin{pmatrix}-5\\0,5\\3\end{pmatrix}"#, syntax: .latex, decimalMark: ",").text == line)
    #expect(try Formula(line, syntax: .typed, decimalMark: ",").text == line)
  }
}
