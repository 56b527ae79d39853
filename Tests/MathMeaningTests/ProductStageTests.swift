import SayableFormulas
import Testing

@Suite("Products without a sign")
struct ProductStageTests {
  @Test(arguments: [
    MeaningCase(.typed, "2 p q", "infix/implicit(2 p q)"),
    MeaningCase(.typed, "2 1/2", "number/mixed(2 fraction/vulgar(1 2))"),
    MeaningCase(.typed, "2 p 1/2", "infix/implicit(2 p fraction/vulgar(1 2))"),
    MeaningCase(.typed, "5 km", "infix/unit(5 km)"),
    MeaningCase(.typed, "60 km/h", "infix/unit(60 fraction/unit(km h))"),
    MeaningCase(.typed, "3 mm^2", "infix/unit(3 superscript/unit(mm 2))"),
    MeaningCase(.typed, "p km", "infix/implicit(p k m)"),
    MeaningCase(.typed, "3 €", "infix/unit(3 €)"),
    MeaningCase(.typed, "$5", "infix/unit($ 5)"),
    MeaningCase(.typed, "20 °C", "infix/unit(20 °C)"),
    MeaningCase(.latex, #"2\frac pq"#, "infix/implicit(2 fraction/division(p q))"),
    MeaningCase(.latex, #"p\mathrm{km}"#, "infix/implicit(p km)"),
    MeaningCase(.latex, #"1\,00"#, "infix/implicit(1 00)"),
    MeaningCase(.latex, #"1\,000\,000"#, "1 000 000"),
  ])
  func `factors side by side`(_ formula: MeaningCase) throws {
    #expect(try formula.outline == formula.expected)
  }

  @Test(arguments: [
    MeaningCase(.mathml, "<math><mi>p</mi><mo>&#x2062;</mo><mi>q</mi><mi>r</mi></math>", "infix/implicit(p q r)"),
    MeaningCase(
      .mathml, "<math><mi>p</mi><mo>&#x2062;</mo><mo>-</mo><mi>q</mi></math>",
      "infix/subtraction(postfix/multiplication(p) q)"),
    MeaningCase(
      .mathml, "<math><mn>2</mn><mo>&#x2064;</mo><mfrac><mn>1</mn><mn>3</mn></mfrac></math>",
      "number/mixed(2 fraction/vulgar(1 3))"),
    MeaningCase(.mathml, "<math><mi>p</mi><mo>&#x2061;</mo><mi>q</mi></math>", "application/simple-function(p q)"),
  ])
  func `invisible signs are heeded`(_ formula: MeaningCase) throws {
    #expect(try formula.outline == formula.expected)
  }

  @Test(arguments: [
    MeaningCase(.latex, "{}^{14}_{6}C", "tensor/latin-letter(C 6 14 empty empty)"),
    MeaningCase(.latex, "{}_2F_1", "tensor/latin-letter(F 2 empty 1 empty)"),
    MeaningCase(.latex, "T^{ij}{}_k", "subscript/latin-letter(superscript/latin-letter(T infix/implicit(i j)) k)"),
    MeaningCase(.latex, "{}^2", "superscript(empty 2)"),
    MeaningCase(.latex, "'p", "infix/implicit(superscript(empty ′) p)"),
  ])
  func `scripts without a base belong to the next factor or the one before`(_ formula: MeaningCase) throws {
    #expect(try formula.outline == formula.expected)
  }
}
