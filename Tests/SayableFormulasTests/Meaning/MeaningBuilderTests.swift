import MathTree
import Testing

@testable import SayableFormulas

@Suite("The meaning of formulas is found")
struct MeaningBuilderTests {
  /// The tree of a formula: kinds and roles with what is in them, and the characters of leaves.
  private func outline(_ source: String, _ syntax: FormulaSyntax) throws(FormulaSyntaxError) -> String {
    let meaning = try Formula(source, syntax: syntax).meaning()
    return outline(meaning.root, of: meaning)
  }

  private func outline(_ id: MeaningTree.ID, of tree: MeaningTree) -> String {
    let node = tree[id]
    let children = tree.children(of: id)
    guard !children.isEmpty else { return node.text.isEmpty ? node.kind.rawValue : node.text }
    let role = node.role == .unknown ? "" : "/" + node.role.rawValue
    return node.kind.rawValue + role + "(" + children.map { outline($0, of: tree) }.joined(separator: " ") + ")"
  }

  @Test(
    "Fences pair, and bars by what stands around them",
    arguments: [
      (
        "(p+q)(p-q)", "infix/implicit(fenced/left-right(infix/addition(p q)) fenced/left-right(infix/subtraction(p q)))"
      ),
      ("|p-1|+|q|", "infix/addition(fenced/neutral(infix/subtraction(p 1)) fenced/neutral(q))"),
      ("||p|-1|", "fenced/neutral(infix/subtraction(fenced/neutral(p) 1))"),
      ("2|p|", "infix/implicit(2 fenced/neutral(p))"),
      ("[0,1)", "fenced/left-right(punctuated/sequence(0 , 1))"),
      (
        "f(p)|_(p=0)",
        "punctuated/end-punctuation(application/simple-function(f fenced/left-right(p)) subscript/vertical-bar(∣ relations/equality(p 0)))"
      ),
    ])
  func pairsFences(_ source: String, _ expected: String) throws {
    #expect(try outline(source, .typed) == expected)
  }

  @Test(
    "Braces make sets",
    arguments: [
      ("{1, 2, 3}", "fenced/set-collection(punctuated/sequence(1 , 2 , 3))"),
      ("{p}", "fenced/set-single(p)"),
      ("{}", "fenced/set-empty(empty)"),
      (
        "{p in RR | p > 0}", "fenced/set-extension(punctuated/sequence(infix/element(p R) ∣ relations/inequality(p 0)))"
      ),
      (
        "{p in RR : |p| > 2}",
        "fenced/set-extension(punctuated/sequence(infix/element(p R) : relations/inequality(fenced/neutral(p) 2)))"
      ),
    ])
  func readsSets(_ source: String, _ expected: String) throws {
    #expect(try outline(source, .typed) == expected)
  }

  @Test(
    "Operators bind as tightly as they should",
    arguments: [
      ("p+q*r-s", "infix/subtraction(infix/addition(p infix/multiplication(q r)) s)"),
      ("p-q-r+s", "infix/addition(infix/subtraction(p q r) s)"),
      ("p*q+r/s", "infix/addition(infix/multiplication(p q) fraction/division(r s))"),
      ("-p+q", "infix/addition(prefix/negative(p) q)"),
      ("p=-q", "relations/equality(p prefix/negative(q))"),
      ("+-p", "prefix/prefix-operator(p)"),
      ("p!+q!", "infix/addition(postfix/postfix-operator(p) postfix/postfix-operator(q))"),
      (
        "p!(p-q)!",
        "infix/implicit(postfix/postfix-operator(p) postfix/postfix-operator(fenced/left-right(infix/subtraction(p q))))"
      ),
      ("5%", "postfix/postfix-operator(5)"),
      ("p<q<r", "relations/inequality(p q r)"),
      ("p<q=r", "mixed-relations(p q r)"),
      ("p÷q÷r", "infix/division(p q r)"),
      ("p+q÷r÷s", "infix/addition(p infix/division(q r s))"),
    ])
  func ordersOperators(_ source: String, _ expected: String) throws {
    #expect(try outline(source, .typed) == expected)
  }

  @Test(
    "Letters before parentheses are functions where it looks like it",
    arguments: [
      ("v(t)", "application/simple-function(v fenced/left-right(t))"),
      ("v(t+1)", "infix/implicit(v fenced/left-right(infix/addition(t 1)))"),
      ("g(t+1)", "application/simple-function(g fenced/left-right(infix/addition(t 1)))"),
      (
        "g^-1(t)", "application/simple-function(superscript/simple-function(g prefix/negative(1)) fenced/left-right(t))"
      ),
      (
        "v(t)=v(t+1)",
        "relations/equality(application/simple-function(v fenced/left-right(t)) application/simple-function(v fenced/left-right(infix/addition(t 1))))"
      ),
      ("sin 2p", "application/prefix-function(sin infix/implicit(2 p))"),
      ("sin p cos q", "infix/implicit(application/prefix-function(sin p) application/prefix-function(cos q))"),
      ("2 sin(p) q", "infix/implicit(2 application/prefix-function(sin fenced/left-right(p)) q)"),
      ("log_2 p", "application/prefix-function(subscript/prefix-function(log 2) p)"),
      ("10 mod 3", "infix/infix-function(10 3)"),
    ])
  func findsFunctions(_ source: String, _ expected: String) throws {
    #expect(try outline(source, .typed) == expected)
  }

  @Test(
    "Large operators reach as far as their argument",
    arguments: [
      (
        "sum_(i=1)^n i^2 + 1",
        "infix/addition(big-operator/sum(limit-both/sum(∑ relations/equality(i 1) n) superscript/latin-letter(i 2)) 1)"
      ),
      (
        "int_0^1 p^2 dp + 1",
        "infix/addition(integral/integral(limit-both/integral(∫ 0 1) superscript/latin-letter(p 2) prefix/integral(p)) 1)"
      ),
      ("int p", "integral/integral(∫ p empty)"),
      (
        "lim_(p->0) sin p / p",
        "application/limit-function(limit-lower/limit-function(lim relations/arrow(p 0)) fraction/division(application/prefix-function(sin p) p))"
      ),
    ])
  func readsLargeOperators(_ source: String, _ expected: String) throws {
    #expect(try outline(source, .typed) == expected)
  }

  @Test(
    "Factors side by side",
    arguments: [
      ("2 p q", "infix/implicit(2 p q)"),
      ("2 1/2", "number/mixed(2 fraction/vulgar(1 2))"),
      ("2 p 1/2", "infix/implicit(2 p fraction/vulgar(1 2))"),
      ("5 km", "infix/unit(5 km)"),
      ("60 km/h", "infix/unit(60 fraction/unit(km h))"),
      ("3 mm^2", "infix/unit(3 superscript/unit(mm 2))"),
      ("p km", "infix/implicit(p k m)"),
      ("3 €", "infix/unit(3 €)"),
      ("$5", "infix/unit($ 5)"),
      ("20 °C", "infix/unit(20 °C)"),
    ])
  func multiplies(_ source: String, _ expected: String) throws {
    #expect(try outline(source, .typed) == expected)
  }

  @Test(
    "Tables",
    arguments: [
      (
        #"\begin{pmatrix}1&2\\3&4\end{pmatrix}"#,
        "matrix/square-matrix(row/square-matrix(cell/square-matrix(1) cell/square-matrix(2)) row/square-matrix(cell/square-matrix(3) cell/square-matrix(4)))"
      ),
      (
        #"\begin{vmatrix}1&2\\3&4\end{vmatrix}"#,
        "matrix/determinant(row/determinant(cell/determinant(1) cell/determinant(2)) row/determinant(cell/determinant(3) cell/determinant(4)))"
      ),
      (#"\begin{pmatrix}p\\q\\r\end{pmatrix}"#, "vector(line/vector(p) line/vector(q) line/vector(r))"),
      (#"\binom{n}{k}"#, "vector/binomial(line/binomial(n) line/binomial(k))"),
      (
        #"p=\begin{cases}1&q>0\\0&q\le0\end{cases}"#,
        "relations/equality(p cases(row/cases(cell/cases(1) cell/cases(relations/inequality(q 0))) row/cases(cell/cases(0) cell/cases(relations/inequality(q 0)))))"
      ),
      (#"(1\;2\;3)"#, "matrix/cycle(row/cycle(1 2 3))"),
    ])
  func readsTables(_ source: String, _ expected: String) throws {
    #expect(try outline(source, .latex).replacing("\u{A0}", with: " ") == expected)
  }

  @Test(
    "Text among formulas",
    arguments: [
      (#"p=1\text{ if }q>0"#, "punctuated/text(relations/equality(p 1)  if  relations/inequality(q 0))"),
      (#"3\text{ pears}"#, "punctuated/text(3  pears)"),
      (#"2\text{miles}"#, "infix/unit(2 miles)"),
      (#"\text{area}=p^2"#, "relations/equality(area superscript/latin-letter(p 2))"),
      (#"p\text{ and }q"#, "punctuated/text(p  and  q)"),
      (#"\text{sin}(p)"#, "application/prefix-function(sin fenced/left-right(p))"),
    ])
  func readsText(_ source: String, _ expected: String) throws {
    #expect(try outline(source, .latex).replacing("\u{A0}", with: " ") == expected)
  }

  @Test(
    "Scripts and marks",
    arguments: [
      ("p_1^2", "superscript/latin-letter(subscript/sub-super(p 1) 2)"),
      (#"\overline{p}"#, "overscore/latin-letter(p ―)"),
      ("p'", "superscript/latin-letter(p ′)"),
      ("{}_1^2P_3^4", "tensor/latin-letter(P 1 2 3 4)"),
      ("R^i{}_j", "subscript/latin-letter(superscript/latin-letter(R i) j)"),
      (#"\overset{!}{=}"#, "overscore/equality(= !)"),
      (#"p\overset{!}{=}q"#, "relations/equality(p q)"),
      ("(p+q)^2", "superscript/left-right(fenced/left-right(infix/addition(p q)) 2)"),
      (#"\mathbb R^2"#, "superscript/number-set(R 2)"),
    ])
  func readsScripts(_ source: String, _ expected: String) throws {
    #expect(try outline(source, .latex).replacing("\u{A0}", with: " ") == expected)
  }

  @Test(
    "Intent says what is meant",
    arguments: [
      (
        #"<math><mrow intent="power($b,$e)"><mi arg="b">p</mi><mo>↑</mo><mn arg="e">2</mn></mrow></math>"#,
        "superscript/latin-letter(p 2)"
      ),
      (
        #"<math><mrow intent="binomial($n,$k)"><mi arg="n">n</mi><mi arg="k">k</mi></mrow></math>"#,
        "vector/binomial(line/binomial(n) line/binomial(k))"
      ),
      (#"<math><mrow intent="beats:infix($a,$b)"><mi arg="a">p</mi><mi arg="b">q</mi></mrow></math>"#, "infix(p q)"),
      (
        #"<math><mrow intent="sea-level($a)"><mi arg="a">p</mi></mrow></math>"#,
        "application/simple-function(sea level p)"
      ),
      (
        #"<math><mrow intent="power($b,$b)"><mi arg="b">p</mi><mo>+</mo><mn>1</mn></mrow></math>"#,
        "infix/addition(p 1)"
      ),
      (#"<math><mrow intent="(("><mi>p</mi><mo>+</mo><mn>1</mn></mrow></math>"#, "infix/addition(p 1)"),
    ])
  func followsIntent(_ source: String, _ expected: String) throws {
    #expect(try outline(source, .mathml) == expected)
  }

  @Test("What was chosen where the writing has more than one reading is told")
  func tellsGuesses() throws {
    #expect(try Formula("v(t)", syntax: .typed).meaning().guesses.map(\.code) == ["function-application"])
    #expect(try Formula("v(t+1)", syntax: .typed).meaning().guesses.map(\.code) == ["implicit-product"])
    #expect(try Formula("f(t)", syntax: .typed).meaning().guesses.map(\.source) == [0..<4])
    #expect(try Formula(#"5\mathrm{km}"#, syntax: .latex).meaning().guesses.map(\.code) == ["unit"])
    #expect(try Formula("6'", syntax: .typed).meaning().guesses.map(\.code) == ["prime"])
    #expect(try Formula("2p", syntax: .typed).meaning().guesses.isEmpty)
  }

  @Test("What the author knows decides")
  func heedsOptions() throws {
    var options = MeaningOptions()
    options.variables = ["v"]
    options.functions = ["w"]
    let product = try Formula("v(t)", syntax: .typed).meaning(options: options)
    #expect(outline(product.root, of: product) == "infix/implicit(v fenced/left-right(t))")
    let application = try Formula("w(t+1)", syntax: .typed).meaning(options: options)
    #expect(application[application.root].kind == .application)
    #expect(application.guesses.isEmpty)
  }

  @Test(
    "Long rows neither take long nor grow a tree too deep",
    arguments: ["-", "p/", "!", "p!"])
  func boundsDepth(_ part: String) {
    let signs = part.map { $0.isLetter ? "<mi>\($0)</mi>" : "<mo>\($0)</mo>" }.joined()
    let source = "<math>" + String(repeating: signs, count: 5000) + "<mi>q</mi></math>"
    guard let meaning = try? Formula(source, syntax: .mathml).meaning() else {
      Issue.record("the formula is not read")
      return
    }
    var depth = 0
    var level = [meaning.root]
    while !level.isEmpty {
      depth += 1
      level = level.flatMap { Array(meaning.children(of: $0)) }
    }
    #expect(depth <= MeaningBuilder.maximumDepth + 2)
  }
}
