import MathTree
import Testing

@testable import MathLaTeX

@Suite("Proof trees are read")
struct BussproofsTests {
  @Test(arguments: [
    (
      #"\begin{prooftree}\AXC{p}\AXC{q}\BIC{r}\end{prooftree}"#,
      #"<mtable semantics="bspr_inferenceRule:down;bspr_inference:2;bspr_proof:true"><mtr><mtd><mtable><mtr><mtd><mrow semantics="bspr_axiom:true"><mtext>p</mtext></mrow></mtd><mtd/><mtd><mrow semantics="bspr_axiom:true"><mtext>q</mtext></mrow></mtd></mtr></mtable></mtd></mtr><mtr><mtd><mrow><mtext>r</mtext></mrow></mtd></mtr></mtable>"#
    ),
    (
      #"\begin{prooftree}\AXC{p}\RL{w}\UIC{q}\end{prooftree}"#,
      #"<mrow semantics="bspr_labelledRule:right;bspr_inference:1;bspr_proof:true"><mtable semantics="bspr_inferenceRule:down"><mtr><mtd><mtable><mtr><mtd><mrow semantics="bspr_axiom:true"><mtext>p</mtext></mrow></mtd></mtr></mtable></mtd></mtr><mtr><mtd><mrow><mtext>q</mtext></mrow></mtd></mtr></mtable><mpadded semantics="bspr_prooflabel:right"><mtext>w</mtext></mpadded></mrow>"#
    ),
    (
      #"\begin{prooftree}\rootAtTop\AXC{p}\UIC{q}\end{prooftree}"#,
      #"<mtable semantics="bspr_inferenceRule:up;bspr_inference:1;bspr_proof:true"><mtr><mtd><mrow><mtext>q</mtext></mrow></mtd></mtr><mtr><mtd><mtable><mtr><mtd><mrow semantics="bspr_axiom:true"><mtext>p</mtext></mrow></mtd></mtr></mtable></mtd></mtr></mtable>"#
    ),
    (
      #"\begin{prooftree}\AX$p \fCenter q$\end{prooftree}"#,
      #"<mrow semantics="bspr_axiom:true;bspr_proof:true"><mtable semantics="bspr_sequent:true"><mtr><mtd><mi>p</mi></mtd><mtd><mo>⊢</mo></mtd><mtd><mi>q</mi></mtd></mtr></mtable></mrow>"#
    ),
  ])
  func `an inference is a table of its premises and its conclusion`(_ source: String, _ expected: String) throws {
    #expect(try LaTeXFormula.content(source) == expected)
  }

  @Test(arguments: [
    (#"\begin{prooftree}\AXC{p}\BIC{q}\end{prooftree}"#, #"\BIC has only 1 of 2 premises"#),
    (#"\begin{prooftree}p\end{prooftree}"#, "'p' stands outside of the statements of a proof"),
    (#"\begin{prooftree}\AX$p$\end{prooftree}"#, #"\AX is not followed by a sequent"#),
  ])
  func `what cannot be read is an error`(_ source: String, _ message: String) {
    #expect(LaTeXFormula.fault(of: source)?.message == message)
  }
}
