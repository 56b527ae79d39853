import SayableFormulas
import Testing

@Suite("Intent")
struct IntentStageTests {
  @Test(arguments: [
    MeaningCase(
      .mathml, #"<math><mrow intent="power($b,$e)"><mi arg="b">p</mi><mo>↑</mo><mn arg="e">2</mn></mrow></math>"#,
      "superscript/latin-letter(p 2)"),
    MeaningCase(
      .mathml, #"<math><mrow intent="binomial($n,$k)"><mi arg="n">n</mi><mi arg="k">k</mi></mrow></math>"#,
      "vector/binomial(line/binomial(n) line/binomial(k))"),
    MeaningCase(
      .mathml, #"<math><mrow intent="beats:infix($a,$b)"><mi arg="a">p</mi><mi arg="b">q</mi></mrow></math>"#,
      "infix(p q)"),
    MeaningCase(
      .mathml, #"<math><mrow intent="sea-level($a)"><mi arg="a">p</mi></mrow></math>"#,
      "application/simple-function(sea level p)"),
    MeaningCase(
      .mathml, #"<math><mrow intent="power($b,$b)"><mi arg="b">p</mi><mo>+</mo><mn>1</mn></mrow></math>"#,
      "infix/addition(p 1)"),
    MeaningCase(
      .mathml, #"<math><mrow intent="(("><mi>p</mi><mo>+</mo><mn>1</mn></mrow></math>"#, "infix/addition(p 1)"),
    MeaningCase(
      .mathml, #"<math><mrow intent="absolute-value($p)"><mi arg="p">p</mi></mrow></math>"#, "fenced/neutral(p)"),
    MeaningCase(
      .mathml,
      #"<math><mrow intent="sum($a,$b,$c)"><mi arg="a">p</mi><mi arg="b">q</mi><mi arg="c">r</mi></mrow></math>"#,
      "big-operator/sum(limit-both/sum(∑ p q) r)"),
    MeaningCase(
      .mathml, #"<math><mi>p</mi><mo intent="times">·</mo><mi>q</mi></math>"#, "infix/multiplication(p q)"),
    MeaningCase(
      .mathml, #"<math><mi intent="sine">S</mi><mi>p</mi></math>"#, "application/prefix-function(sin p)"),
    MeaningCase(
      .mathml, #"<math><mrow intent="maps-to($a,$b)"><mi arg="a">p</mi><mi arg="b">q</mi></mrow></math>"#,
      "relations/arrow(p q)"),
    MeaningCase(
      .mathml, #"<math><mrow intent="minus($a)"><mi arg="a">p</mi></mrow></math>"#, "prefix/negative(p)"),
    MeaningCase(
      .mathml, #"<math><mrow intent="limit($a,$b)"><mi arg="a">p</mi><mi arg="b">q</mi></mrow></math>"#,
      "application/limit-function(limit-lower/limit-function(lim p) q)"),
    MeaningCase(
      .mathml, #"<math><mrow intent="logarithm($a,2)"><mi arg="a">p</mi></mrow></math>"#,
      "application/prefix-function(subscript/prefix-function(log 2) p)"),
    MeaningCase(
      .mathml, #"<math><mrow intent="line($a,$b)"><mi arg="a">p</mi><mi arg="b">q</mi></mrow></math>"#,
      "prefix/prefix-operator(punctuated/text(p q))"),
    MeaningCase(
      .mathml, #"<math><mrow intent="highlight($a)"><mi arg="a">p</mi></mrow></math>"#, "postfix(p)"),
    MeaningCase(.mathml, #"<math><mi intent="ⅆ">d</mi><mi>p</mi></math>"#, "infix/implicit(d p)"),
    MeaningCase(
      .mathml, #"<math><mi intent="power(p,2)">z</mi></math>"#, "superscript/latin-letter(p 2)"),
    MeaningCase(.mathml, #"<math><mi intent=":unit">m</mi></math>"#, "m"),
    MeaningCase(.mathml, #"<math><mi intent="pi">p</mi></math>"#, "π"),
    MeaningCase(.mathml, #"<math><mi intent="set-of-reals">R</mi></math>"#, "R"),
    MeaningCase(
      .mathml, #"<math><mrow intent="inverse($a)"><mi arg="a">p</mi></mrow></math>"#,
      "superscript/latin-letter(p prefix/negative(1))"),
    MeaningCase(
      .mathml, #"<math><mrow intent="vector($a)"><mi arg="a">p</mi></mrow></math>"#, "overscore/latin-letter(p →)"),
    MeaningCase(
      .mathml, #"<math><mrow intent="factorial($a)"><mi arg="a">p</mi></mrow></math>"#, "postfix/postfix-operator(p)"),
    MeaningCase(
      .mathml, #"<math><mrow intent="sine($a)"><mi arg="a">p</mi></mrow></math>"#,
      "application/prefix-function(sin p)"),
    MeaningCase(
      .mathml,
      #"<math><mrow intent="plus($a,$b,$a2)"><mi arg="a">p</mi><mi arg="b">q</mi><mi arg="a2">r</mi></mrow></math>"#,
      "infix/addition(p q r)"),
    MeaningCase(
      .mathml, #"<math><mrow intent="$f(p,2)"><mi arg="f">f</mi></mrow></math>"#,
      "application/latin-letter(f fenced/left-right(punctuated/sequence(p , 2)))"),
    MeaningCase(
      .mathml, #"<math><mrow intent="_:silent($a,$b)"><mi arg="a">p</mi><mi arg="b">q</mi></mrow></math>"#,
      "punctuated/text(p q)"),
    MeaningCase(
      .mathml, #"<math><mrow intent="closed-interval($a,$b)"><mi arg="a">p</mi><mi arg="b">q</mi></mrow></math>"#,
      "fenced/interval(punctuated/sequence(p , q))"),
    MeaningCase(
      .mathml, #"<math><mrow intent="norm:prefix($a)"><mi arg="a">p</mi></mrow></math>"#, "prefix/prefix-operator(p)"),
    MeaningCase(
      .mathml, #"<math><mrow intent="partial-derivative($a,$b)"><mi arg="a">p</mi><mi arg="b">q</mi></mrow></math>"#,
      "infix/implicit(p q)"),
  ])
  func `intent says what is meant`(_ formula: MeaningCase) throws {
    #expect(try formula.outline == formula.expected)
  }

  @Test(
    "An intent that cannot be followed does not multiply the work along the depth",
    arguments: ["f($x,$y)", "derivative($x)", "power($x)", "$x($y)", "f($x,$x)"])
  func deepFailures(_ intent: String) throws {
    let depth = 200
    let open = String(repeating: "<mrow arg='x' intent='\(intent)'>", count: depth)
    let source = "<math>\(open)<mi>z</mi>\(String(repeating: "</mrow>", count: depth))</math>"
    #expect(try MeaningCase(.mathml, source, "").outline == "z")
  }
}
