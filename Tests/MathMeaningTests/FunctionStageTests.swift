import SayableFormulas
import Testing

@Suite("Functions take their arguments")
struct FunctionStageTests {
  @Test(arguments: [
    MeaningCase(.typed, "v(t)", "application/simple-function(v fenced/left-right(t))"),
    MeaningCase(.typed, "v(t+1)", "infix/implicit(v fenced/left-right(infix/addition(t 1)))"),
    MeaningCase(
      .typed, "v(A∩B)", "application/simple-function(v fenced/left-right(infix/set(A B)))"),
    MeaningCase(.typed, "g(t+1)", "application/simple-function(g fenced/left-right(infix/addition(t 1)))"),
    MeaningCase(
      .typed, "g^-1(t)",
      "application/simple-function(superscript/simple-function(g prefix/negative(1)) fenced/left-right(t))"),
    MeaningCase(
      .typed, "v(t)=v(t+1)",
      "relations/equality(application/simple-function(v fenced/left-right(t)) application/simple-function(v fenced/left-right(infix/addition(t 1))))"
    ),
    MeaningCase(.typed, "sin 2p", "application/prefix-function(sin infix/implicit(2 p))"),
    MeaningCase(
      .typed, "sin p cos q", "infix/implicit(application/prefix-function(sin p) application/prefix-function(cos q))"),
    MeaningCase(.typed, "2 sin(p) q", "infix/implicit(2 application/prefix-function(sin fenced/left-right(p)) q)"),
    MeaningCase(.typed, "log_2 p", "application/prefix-function(subscript/prefix-function(log 2) p)"),
    MeaningCase(.typed, "10 mod 3", "infix/infix-function(10 3)"),
    MeaningCase(
      .latex, "f^2(p)", "application/simple-function(superscript/simple-function(f 2) fenced/left-right(p))"),
    MeaningCase(.latex, "f(p)^2", "superscript/left-right(application/simple-function(f fenced/left-right(p)) 2)"),
    MeaningCase(
      .latex, "f(p+q)^2",
      "superscript/left-right(application/simple-function(f fenced/left-right(infix/addition(p q))) 2)"),
    MeaningCase(
      .latex, "v(p+q)^2", "infix/implicit(v superscript/left-right(fenced/left-right(infix/addition(p q)) 2))"),
    MeaningCase(
      .latex, "(f+g)(p)",
      "application/composed-function(fenced/composed-function(infix/addition(f g)) fenced/left-right(p))"),
    MeaningCase(.latex, "v_0(p)", "application/simple-function(subscript/simple-function(v 0) fenced/left-right(p))"),
    MeaningCase(
      .latex, "v(p)+v_0(p+1)",
      "infix/addition(application/simple-function(v fenced/left-right(p)) infix/implicit(subscript/latin-letter(v 0) fenced/left-right(infix/addition(p 1))))"
    ),
    MeaningCase(
      .latex, "v(p)+v(p+1)",
      "infix/addition(application/simple-function(v fenced/left-right(p)) application/simple-function(v fenced/left-right(infix/addition(p 1))))"
    ),
    MeaningCase(
      .latex, #"p\equiv q(\bmod 5)"#,
      "relations/equality(p infix/implicit(q fenced/left-right(application/prefix-function(mod 5))))"),
    MeaningCase(.latex, #"a\bmod b"#, "infix/infix-function(a b)"),
    MeaningCase(.latex, #"(\bmod 5)"#, "fenced/left-right(application/prefix-function(mod 5))"),
    MeaningCase(.latex, #"\operatorname{foo}(p)"#, "application/simple-function(foo fenced/left-right(p))"),
  ])
  func `letters before parentheses are functions where it looks like it`(_ formula: MeaningCase) throws {
    #expect(try formula.outline == formula.expected)
  }

  @Test(arguments: [
    MeaningCase(.latex, #"\sin^2 p"#, "application/prefix-function(superscript/prefix-function(sin 2) p)"),
    MeaningCase(.latex, #"\sin p+q"#, "infix/addition(application/prefix-function(sin p) q)"),
    MeaningCase(.latex, #"\sin p/q"#, "application/prefix-function(sin infix/division(p q))"),
    MeaningCase(
      .latex, #"\arg\max_p q"#, "application/limit-function(limit-lower/limit-function(arg max p) q)"),
    MeaningCase(
      .latex, #"\operatorname*{arg\,max}_p q"#, "application/limit-function(limit-lower/limit-function(arg max p) q)"),
    MeaningCase(.latex, #"\Re(p)"#, "application/prefix-function(ℜ fenced/left-right(p))"),
    MeaningCase(.latex, #"\sin\cos p"#, "application/prefix-function(sin application/prefix-function(cos p))"),
    MeaningCase(
      .latex, #"\log_2(p)q"#,
      "infix/implicit(application/prefix-function(subscript/prefix-function(log 2) fenced/left-right(p)) q)"),
    MeaningCase(
      .latex, #"\lim_{p\to 0}p"#, "application/limit-function(limit-lower/limit-function(lim relations/arrow(p 0)) p)"
    ),
    MeaningCase(
      .latex, #"\max(p,q)"#, "application/limit-function(max fenced/left-right(punctuated/sequence(p , q)))"),
    MeaningCase(
      .latex, #"\limsup_{n\to\infty}p"#,
      "application/limit-function(limit-lower/limit-function(lim sup relations/arrow(n ∞)) p)"),
  ])
  func `a name takes what follows, up to an operator`(_ formula: MeaningCase) throws {
    #expect(try formula.outline == formula.expected)
  }

  @Test(arguments: [
    MeaningCase(
      .typed, "sum_(i=1)^n i^2 + 1",
      "infix/addition(big-operator/sum(limit-both/sum(∑ relations/equality(i 1) n) superscript/latin-letter(i 2)) 1)"),
    MeaningCase(
      .typed, "int_0^1 p^2 dp + 1",
      "infix/addition(integral/integral(limit-both/integral(∫ 0 1) superscript/latin-letter(p 2) prefix/integral(p)) 1)"
    ),
    MeaningCase(
      .latex, #"\int\sin p\,dp"#,
      "integral/integral(∫ application/prefix-function(sin p) prefix/integral(p))"),
    MeaningCase(.typed, "int p", "integral/integral(∫ p empty)"),
    MeaningCase(.latex, #"\int p\quad dq"#, "integral/integral(∫ p prefix/integral(q))"),
    MeaningCase(
      .typed, "lim_(p->0) sin p / p",
      "application/limit-function(limit-lower/limit-function(lim relations/arrow(p 0)) fraction/division(application/prefix-function(sin p) p))"
    ),
    MeaningCase(.latex, #"\cap_i A_i"#, "big-operator/sum(limit-lower/sum(∩ i) subscript/latin-letter(A i))"),
    MeaningCase(.latex, #"A\cap B"#, "infix/set(A B)"),
    MeaningCase(
      .latex, #"\bigcup_{i=1}^n A_i"#,
      "big-operator/sum(limit-both/sum(⋃ relations/equality(i 1) n) subscript/latin-letter(A i))"),
    MeaningCase(.latex, #"\sum p q + r"#, "infix/addition(big-operator/sum(∑ infix/implicit(p q)) r)"),
    MeaningCase(
      .latex, #"\sum_{i}\sum_{j} p"#,
      "big-operator/sum(limit-lower/sum(∑ i) big-operator/sum(limit-lower/sum(∑ j) p))"),
    MeaningCase(.latex, #"\prod_{i=1}^n i"#, "big-operator/sum(limit-both/sum(∏ relations/equality(i 1) n) i)"),
    MeaningCase(.latex, #"\hat\sum_i p"#, "big-operator/sum(limit-lower/sum(overscore/sum(∑ ^) i) p)"),
    MeaningCase(
      .latex, #"p{\star}_{i=1} q"#, "infix/implicit(p big-operator/sum(limit-lower/sum(⋆ relations/equality(i 1)) q))"
    ),
  ])
  func `large operators reach as far as their argument`(_ formula: MeaningCase) throws {
    #expect(try formula.outline == formula.expected)
  }

  @Test(arguments: [
    MeaningCase(
      .latex, #"\int f(p)\,dp\,q"#,
      "infix/implicit(integral/integral(∫ application/simple-function(f fenced/left-right(p)) prefix/integral(p)) q)"),
    MeaningCase(.latex, #"\int\frac{dp}{p}"#, "integral/integral(∫ fraction/division(prefix/integral(p) p) empty)"),
    MeaningCase(
      .latex, #"\int\frac{p\,dp}{q}"#,
      "integral/integral(∫ fraction/division(infix/implicit(p prefix/integral(p)) q) empty)"),
    MeaningCase(
      .latex, #"\iint p\,dp\,dq"#, "integral/integral(∬ p infix/implicit(prefix/integral(p) prefix/integral(q)))"),
    MeaningCase(.latex, #"\int_a^b"#, "limit-both/integral(∫ a b)"),
    MeaningCase(
      .latex, #"\int_0^\infty p\,dp"#, "integral/integral(limit-both/integral(∫ 0 ∞) p prefix/integral(p))"),
  ])
  func `integrals end with their variable`(_ formula: MeaningCase) throws {
    #expect(try formula.outline == formula.expected)
  }
}
