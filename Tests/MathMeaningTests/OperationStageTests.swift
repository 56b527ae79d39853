import SayableFormulas
import Testing

@Suite("Operations and relations")
struct OperationStageTests {
  @Test(arguments: [
    MeaningCase(.typed, "p+q*r-s", "infix/subtraction(infix/addition(p infix/multiplication(q r)) s)"),
    MeaningCase(.typed, "p-q-r+s", "infix/addition(infix/subtraction(p q r) s)"),
    MeaningCase(.typed, "p*q+r/s", "infix/addition(infix/multiplication(p q) fraction/division(r s))"),
    MeaningCase(.typed, "-p+q", "infix/addition(prefix/negative(p) q)"),
    MeaningCase(.typed, "p=-q", "relations/equality(p prefix/negative(q))"),
    MeaningCase(.typed, "+-p", "prefix/prefix-operator(p)"),
    MeaningCase(.typed, "p!+q!", "infix/addition(postfix/postfix-operator(p) postfix/postfix-operator(q))"),
    MeaningCase(
      .typed, "p!(p-q)!",
      "infix/implicit(postfix/postfix-operator(p) postfix/postfix-operator(fenced/left-right(infix/subtraction(p q))))"
    ),
    MeaningCase(.typed, "5%", "postfix/postfix-operator(5)"),
    MeaningCase(.typed, "p<q<r", "relations/inequality(p q r)"),
    MeaningCase(.typed, "p<q=r", "mixed-relations(p q r)"),
    MeaningCase(.typed, "p÷q÷r", "infix/division(p q r)"),
    MeaningCase(.typed, "p+q÷r÷s", "infix/addition(p infix/division(q r s))"),
    MeaningCase(.latex, "p+q+r", "infix/addition(p q r)"),
    MeaningCase(.latex, "p+q-r+s", "infix/addition(infix/subtraction(infix/addition(p q) r) s)"),
    MeaningCase(.latex, #"p\cdot q+r\cdot s"#, "infix/addition(infix/multiplication(p q) infix/multiplication(r s))"),
    MeaningCase(.latex, #"p\cdot q\cdot r"#, "infix/multiplication(p q r)"),
    MeaningCase(.latex, #"p\div q\cdot r"#, "infix/multiplication(infix/division(p q) r)"),
    MeaningCase(.latex, #"p\div q+r"#, "infix/addition(infix/division(p q) r)"),
    MeaningCase(.latex, #"pq\div r"#, "infix/division(infix/implicit(p q) r)"),
    MeaningCase(.latex, #"p\cup q\cap r"#, "infix/set(infix/set(p q) r)"),
    MeaningCase(.latex, #"p\in Q"#, "infix/element(p Q)"),
    MeaningCase(.latex, #"p\times qr"#, "infix/multiplication(p infix/implicit(q r))"),
    MeaningCase(
      .latex, #"m\angle A+m\angle B"#,
      "infix/addition(infix/prefix-operator(m A) infix/prefix-operator(m B))"),
    MeaningCase(.latex, #"p+q\sphericalangle r"#, "infix/addition(p infix/prefix-operator(q r))"),
    MeaningCase(.latex, "p+", "postfix/addition(p)"),
    MeaningCase(.latex, "*", "∗"),
  ])
  func `operators bind as tightly as they should`(_ formula: MeaningCase) throws {
    #expect(try formula.outline == formula.expected)
  }

  @Test(arguments: [
    MeaningCase(.latex, "-p!", "prefix/negative(postfix/postfix-operator(p))"),
    MeaningCase(.latex, "--p", "prefix/negative(prefix/negative(p))"),
    MeaningCase(.latex, "+p", "prefix/positive(p)"),
    MeaningCase(.latex, #"\pm p"#, "prefix/prefix-operator(p)"),
    MeaningCase(.latex, #"\neg\forall p"#, "prefix/multiple-operators(p)"),
    MeaningCase(.latex, "p!!", "postfix/multiple-operators(p)"),
    MeaningCase(.latex, "p!q!", "infix/implicit(postfix/postfix-operator(p) postfix/postfix-operator(q))"),
    MeaningCase(.latex, "p+-q", "infix/addition(p prefix/negative(q))"),
    MeaningCase(.latex, #"3\%"#, "postfix/postfix-operator(3)"),
    MeaningCase(.latex, "p--q", "infix/subtraction(p prefix/negative(q))"),
  ])
  func `signs stand in front of operands and behind them`(_ formula: MeaningCase) throws {
    #expect(try formula.outline == formula.expected)
  }

  @Test(arguments: [
    MeaningCase(.latex, "p=q=r", "relations/equality(p q r)"),
    MeaningCase(.latex, #"p=q\ne r"#, "mixed-relations(p q r)"),
    MeaningCase(.latex, #"p<q\le r"#, "mixed-relations/inequality(p q r)"),
    MeaningCase(.latex, "=p", "relations/equality(empty p)"),
    MeaningCase(.latex, "p=", "relations/equality(p empty)"),
    MeaningCase(.latex, #"p\to q\to r"#, "relations/arrow(p q r)"),
    MeaningCase(.latex, #"p\overset{!}{=}q=r"#, "mixed-relations/equality(p q r)"),
  ])
  func `relations split a row`(_ formula: MeaningCase) throws {
    #expect(try formula.outline == formula.expected)
  }
}
