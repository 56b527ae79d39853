import SayableFormulas
import Testing

@Suite("Scripts and marks")
struct ScriptStageTests {
  @Test(arguments: [
    MeaningCase(.latex, "p_1^2", "superscript/latin-letter(subscript/sub-super(p 1) 2)"),
    MeaningCase(.latex, #"\overline{p}"#, "overscore/latin-letter(p ―)"),
    MeaningCase(.latex, "p'", "superscript/latin-letter(p ′)"),
    MeaningCase(.latex, "{}_1^2P_3^4", "tensor/latin-letter(P 1 2 3 4)"),
    MeaningCase(.latex, "R^i{}_j", "subscript/latin-letter(superscript/latin-letter(R i) j)"),
    MeaningCase(.latex, #"\overset{!}{=}"#, "overscore/equality(= !)"),
    MeaningCase(.latex, #"p\overset{!}{=}q"#, "relations/equality(p q)"),
    MeaningCase(.latex, "(p+q)^2", "superscript/left-right(fenced/left-right(infix/addition(p q)) 2)"),
    MeaningCase(.latex, #"\mathbb R^2"#, "superscript/number-set(R 2)"),
    MeaningCase(.latex, "p_i^2", "superscript/latin-letter(subscript/sub-super(p i) 2)"),
    MeaningCase(.latex, "p^{2}_i", "superscript/latin-letter(subscript/sub-super(p i) 2)"),
    MeaningCase(.latex, #"\hat p_1"#, "subscript/latin-letter(overscore/latin-letter(p ^) 1)"),
    MeaningCase(.latex, #"\overrightarrow{AB}"#, "overscore/implicit(infix/implicit(A B) →)"),
    MeaningCase(.latex, #"\underline{p}"#, "underscore/latin-letter(p ―)"),
    MeaningCase(.latex, #"\underset{n}{\max}"#, "limit-lower/limit-function(max n)"),
    MeaningCase(.latex, #"\overset{*}{\underset{i}{p}}"#, "overscore/latin-letter(underscore/latin-letter(p i) ∗)"),
    MeaningCase(.latex, #"\overbrace{p+q}^{n}"#, "overscore/addition(overscore/addition(infix/addition(p q) ⏞) n)"),
    MeaningCase(.latex, #"\hat\sum_i p"#, "big-operator/sum(limit-lower/sum(overscore/sum(∑ ^) i) p)"),
    MeaningCase(
      .latex, "f''(x)", "application/simple-function(superscript/simple-function(f ″) fenced/left-right(x))"),
    MeaningCase(
      .asciimath, "f''(x)", "application/simple-function(superscript/simple-function(f ″) fenced/left-right(x))"),
    MeaningCase(.latex, #"\varinjlim p"#, "application/limit-function(inj\u{2006}lim p)"),
    MeaningCase(
      .latex, #"\varprojlim_n p"#, "application/limit-function(limit-lower/limit-function(proj\u{2006}lim n) p)"),
    MeaningCase(.latex, #"\mathrm{CaCO_3}"#, "subscript/chemical(CaCO 3)"),
    MeaningCase(.latex, #"\mathrm{Na^+}"#, "superscript/chemical(Na +)"),
    MeaningCase(
      .latex, #"\mathrm{H_3O}^+"#, "infix/implicit(subscript/chemical(H 3) superscript/chemical(O +))"),
    MeaningCase(.latex, #"\mathrm{SO}_n"#, "subscript(SO n)"),
    MeaningCase(
      .latex, #"\mathrm{Ba(OH)_2}"#, "infix/implicit(Ba subscript/left-right(fenced/left-right(OH) 2))"),
    MeaningCase(.latex, "5'", "superscript/integer(5 ′)"),
    MeaningCase(.latex, #"p^{\prime 2}"#, "superscript/latin-letter(p punctuated/start-punctuation(′ 2))"),
  ])
  func `scripts and marks`(_ formula: MeaningCase) throws {
    #expect(try formula.outline == formula.expected)
  }

  @Test(arguments: [
    MeaningCase(
      .mathml, "<math><mmultiscripts><mi>p</mi><mi>i</mi><none/><none/><mi>j</mi></mmultiscripts></math>",
      "superscript/latin-letter(subscript/sub-super(p punctuated/text(i empty)) punctuated/text(empty j))"),
    MeaningCase(
      .mathml,
      "<math><mmultiscripts><mi>p</mi><mi>i</mi><none/><mprescripts/><mi>j</mi><mi>k</mi></mmultiscripts></math>",
      "tensor/latin-letter(p j k i empty)"),
  ])
  func `scripts on both sides`(_ formula: MeaningCase) throws {
    #expect(try formula.outline == formula.expected)
  }
}
