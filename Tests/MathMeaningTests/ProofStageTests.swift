import SayableFormulas
import Testing

@Suite("Proofs")
struct ProofStageTests {
  @Test(arguments: [
    MeaningCase(
      .latex, #"\begin{prooftree}\AxiomC{$p$}\AxiomC{$q$}\RightLabel{R}\BinaryInfC{$r$}\end{prooftree}"#,
      "inference/proof(conclusion/final(r) premises(inference/axiom(p) inference/axiom(q)))"),
    MeaningCase(
      .latex, #"\begin{prooftree}\AxiomC{}\UnaryInfC{$r$}\end{prooftree}"#,
      "inference/proof(conclusion/final(r) premises(empty))"),
  ])
  func `inferences hold their conclusion and their premises`(_ formula: MeaningCase) throws {
    #expect(try formula.outline == formula.expected)
  }
}
