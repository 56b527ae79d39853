import SayableFormulas
import Testing

@Suite("Punctuation splits rows")
struct PunctuationStageTests {
  @Test(arguments: [
    MeaningCase(.typed, "p,q,...,r", "punctuated/sequence(p , q , … , r)"),
    MeaningCase(.latex, #"p+\cdots+q"#, "infix/addition(p ⋯ q)"),
    MeaningCase(.latex, "p;q:r", "punctuated/sequence(p ; q : r)"),
    MeaningCase(.latex, "p....", "punctuated/ellipsis(p punctuation/ellipsis(. . . .))"),
    MeaningCase(.typed, ",p", "punctuated/start-punctuation(, p)"),
    MeaningCase(.typed, "p,", "punctuated/end-punctuation(p ,)"),
    MeaningCase(.latex, "p--q", "infix/subtraction(p prefix/negative(q))"),
    MeaningCase(.latex, #"p\quad q"#, "punctuated/text(p text q)"),
    MeaningCase(.latex, #"p,\quad q"#, "punctuated/sequence(p , q)"),
    MeaningCase(.asciimath, "P setminus Q", "infix/set(P Q)"),
    MeaningCase(.asciimath, "setminus", "\\"),
    MeaningCase(.typed, "3/4 : 1/2", "infix/division(fraction/vulgar(3 4) fraction/vulgar(1 2))"),
    MeaningCase(.typed, "8 : (p+q)", "infix/division(8 fenced/left-right(infix/addition(p q)))"),
    MeaningCase(.latex, "(p,q) : r", "punctuated/sequence(fenced/left-right(punctuated/sequence(p , q)) : r)"),
  ])
  func `items stand between punctuation; dots may stand for an operand`(_ formula: MeaningCase) throws {
    #expect(try formula.outline == formula.expected)
  }
}
