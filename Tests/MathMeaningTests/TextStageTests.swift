import SayableFormulas
import Testing

@Suite("Text among formulas")
struct TextStageTests {
  @Test(arguments: [
    MeaningCase(
      .latex, #"p=1\text{ if }q>0"#, "punctuated/text(relations/equality(p 1)  if  relations/inequality(q 0))"),
    MeaningCase(.latex, #"3\text{ pears}"#, "punctuated/text(3  pears)"),
    MeaningCase(.latex, #"2\text{miles}"#, "infix/unit(2 miles)"),
    MeaningCase(.latex, #"\text{area}=p^2"#, "relations/equality(area superscript/latin-letter(p 2))"),
    MeaningCase(.latex, #"p\text{ and }q"#, "punctuated/text(p  and  q)"),
    MeaningCase(.latex, #"\text{sin}(p)"#, "application/prefix-function(sin fenced/left-right(p))"),
    MeaningCase(
      .latex, #"f(x)\quad\text{for }x>0"#,
      "punctuated/text(application/simple-function(f fenced/left-right(x)) text for  relations/inequality(x 0))"),
    MeaningCase(.latex, #"3\text{ and }4"#, "punctuated/text(3  and  4)"),
    MeaningCase(.latex, #"\text{5}+p"#, "infix/addition(5 p)"),
    MeaningCase(.latex, #"x\text{!}"#, "postfix/postfix-operator(x)"),
    MeaningCase(.latex, #"\text{price}\times 3"#, "infix/multiplication(price 3)"),
    MeaningCase(.latex, #"\text{rate}(p)"#, "application/prefix-function(rate fenced/left-right(p))"),
    MeaningCase(.latex, #"\text{rate} p"#, "punctuated/text(rate p)"),
  ])
  func `words split a row; names, numbers and units do not`(_ formula: MeaningCase) throws {
    #expect(try formula.outline == formula.expected)
  }
}
