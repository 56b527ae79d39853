import SayableFormulas
import Testing

@Suite("Fences are paired")
struct FenceStageTests {
  @Test(arguments: [
    MeaningCase(
      .typed, "(p+q)(p-q)",
      "infix/implicit(fenced/left-right(infix/addition(p q)) fenced/left-right(infix/subtraction(p q)))"),
    MeaningCase(.typed, "|p-1|+|q|", "infix/addition(fenced/neutral(infix/subtraction(p 1)) fenced/neutral(q))"),
    MeaningCase(.typed, "||p|-1|", "fenced/neutral(infix/subtraction(fenced/neutral(p) 1))"),
    MeaningCase(.typed, "2|p|", "infix/implicit(2 fenced/neutral(p))"),
    MeaningCase(.typed, "[0,1)", "fenced/left-right(punctuated/sequence(0 , 1))"),
    MeaningCase(
      .typed, "f(p)|_(p=0)",
      "punctuated/end-punctuation(application/simple-function(f fenced/left-right(p)) subscript/vertical-bar(∣ relations/equality(p 0)))"
    ),
    MeaningCase(.typed, "(p)|q|(r)", "infix/implicit(fenced/left-right(p) fenced/neutral(q) fenced/left-right(r))"),
    MeaningCase(.latex, #"g\parallel h\parallel k"#, "punctuated/sequence(g ∥ h ∥ k)"),
    MeaningCase(.latex, #"\|p\|"#, "fenced/metric(p)"),
    MeaningCase(.latex, ")p(", "punctuated/sequence() p ()"),
    MeaningCase(.latex, "(p|q)", "fenced/left-right(punctuated/sequence(p | q))"),
    MeaningCase(.latex, "[p[", "punctuated/sequence([ p [)"),
    MeaningCase(.latex, "|p|_2", "subscript/neutral(fenced/neutral(p) 2)"),
    MeaningCase(
      .latex, #"\left(p\right)_i^2"#, "superscript/left-right(subscript/sub-super(fenced/left-right(p) i) 2)"),
    MeaningCase(.latex, #"\left.p\right|_0"#, "subscript/end-punctuation(punctuated/end-punctuation(p |) 0)"),
    MeaningCase(.latex, #"\langle p,q\rangle"#, "fenced/left-right(punctuated/sequence(p , q))"),
    MeaningCase(
      .latex, #"|p\rangle\langle q|"#, "infix/implicit(punctuated/sequence(| p ⟩) punctuated/sequence(⟨ q |))"),
    MeaningCase(
      .latex, #"\langle p|A|q\rangle"#,
      "infix/implicit(punctuated/sequence(⟨ p |) A punctuated/sequence(| q ⟩))"),
    MeaningCase(
      .latex, #"\langle p,|q|\rangle"#, "fenced/left-right(punctuated/sequence(p , fenced/neutral(q)))"),
    MeaningCase(
      .unicodemath, "|p⟩=|q⟩", "relations/equality(punctuated/sequence(| p ⟩) punctuated/sequence(| q ⟩))"),
    MeaningCase(.typed, "2 + ___", "infix/addition(2 ___)"),
    MeaningCase(.latex, #"\lfloor p\rfloor"#, "fenced/left-right(p)"),
    MeaningCase(.mathml, "<math><mo>&#x2329;</mo><mi>p</mi><mo>&#x232A;</mo></math>", "fenced/left-right(p)"),
    MeaningCase(.latex, "(2|{-3}|1)", "fenced/left-right(punctuated/sequence(2 | prefix/negative(3) | 1))"),
    MeaningCase(.latex, #"(01\ 11)"#, "fenced/left-right(infix/implicit(01 11))"),
    MeaningCase(.typed, "(2|3|-1)", "fenced/left-right(punctuated/sequence(2 | 3 | prefix/negative(1)))"),
    MeaningCase(.typed, "(2|p|)", "fenced/left-right(infix/implicit(2 fenced/neutral(p)))"),
    MeaningCase(
      .latex, #"p\mid q\Rightarrow p\mid r"#, "punctuated/sequence(p ∣ relations/arrow(q p) ∣ r)"),
    MeaningCase(.latex, #"\mid p\mid"#, "fenced/neutral(p)"),
    MeaningCase(.latex, "|p|q|r|", "infix/implicit(fenced/neutral(p) q fenced/neutral(r))"),
  ])
  func `fences pair, and bars by what stands around them`(_ formula: MeaningCase) throws {
    #expect(try formula.outline == formula.expected)
  }

  @Test(arguments: [
    MeaningCase(.typed, "{1, 2, 3}", "fenced/set-collection(punctuated/sequence(1 , 2 , 3))"),
    MeaningCase(.typed, "{p}", "fenced/set-single(p)"),
    MeaningCase(.typed, "{}", "fenced/set-empty(empty)"),
    MeaningCase(
      .typed, "{p in RR | p > 0}",
      "fenced/set-extension(punctuated/sequence(infix/element(p R) ∣ relations/inequality(p 0)))"),
    MeaningCase(
      .typed, "{p in RR : |p| > 2}",
      "fenced/set-extension(punctuated/sequence(infix/element(p R) : relations/inequality(fenced/neutral(p) 2)))"),
    MeaningCase(
      .latex, #"\{p\mid p>0\}"#, "fenced/set-extension(punctuated/sequence(p ∣ relations/inequality(p 0)))"),
    MeaningCase(.latex, #"\{\{p\}\}"#, "fenced/set-single(fenced/set-single(p))"),
    MeaningCase(.latex, #"\{p+q\}"#, "fenced/left-right(infix/addition(p q))"),
    MeaningCase(.latex, #"\{pq\}"#, "fenced/set-single(infix/implicit(p q))"),
  ])
  func `braces make sets`(_ formula: MeaningCase) throws {
    #expect(try formula.outline == formula.expected)
  }

  @Test(arguments: [
    MeaningCase(.latex, #"(1\ 2)(3\ 4)"#, "infix/implicit(matrix/cycle(row/cycle(1 2)) matrix/cycle(row/cycle(3 4)))")
  ])
  func `numbers side by side in parentheses are cycles of a permutation`(_ formula: MeaningCase) throws {
    #expect(try formula.outline == formula.expected)
  }
}
