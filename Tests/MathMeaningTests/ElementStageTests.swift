import SayableFormulas
import Testing

@Suite("Elements")
struct ElementStageTests {
  @Test(arguments: [
    MeaningCase(.latex, #"\frac pq"#, "fraction/division(p q)"),
    MeaningCase(.latex, #"\frac12"#, "fraction/vulgar(1 2)"),
    MeaningCase(.latex, #"\sqrt[3]{p}"#, "root(3 p)"),
    MeaningCase(.latex, #"\cancel{p}"#, "enclosure(p)"),
    MeaningCase(.latex, #"\boxed{p}"#, "enclosure(p)"),
  ])
  func `layout that is said`(_ formula: MeaningCase) throws {
    #expect(try formula.outline == formula.expected)
  }

  @Test(arguments: [
    MeaningCase(
      .mathml, #"<math><mfenced open="[" close=")" separators=";,"><mi>p</mi><mi>q</mi><mi>r</mi></mfenced></math>"#,
      "fenced/left-right(punctuated/sequence(p ; q , r))"),
    MeaningCase(
      .mathml, #"<math><mfenced open="{" close=""><mi>p</mi></mfenced></math>"#, "punctuated/start-punctuation({ p)"),
    MeaningCase(.mathml, #"<math><maction selection="2"><mi>p</mi><mi>q</mi></maction></math>"#, "q"),
    MeaningCase(.mathml, "<math><merror><mi>p</mi></merror></math>", "p"),
    MeaningCase(.mathml, "<math><msup><mphantom><mi>p</mi></mphantom><mn>2</mn></msup></math>", "superscript(p 2)"),
    MeaningCase(.mathml, "<math><mi>s</mi><mi>i</mi><mi>n</mi></math>", "sin"),
    MeaningCase(
      .mathml, "<math><mrow><mi>s</mi><mi>i</mi><mi>n</mi></mrow><mi>p</mi></math>",
      "application/prefix-function(sin p)"),
    MeaningCase(.mathml, #"<math><mi>p</mi><mspace width="2em"/><mi>q</mi></math>"#, "punctuated/text(p text q)"),
    MeaningCase(.mathml, #"<math><mi>p</mi><mspace width="1pt"/><mi>q</mi></math>"#, "infix/implicit(p q)"),
    MeaningCase(.mathml, "<math><mo>+=</mo></math>", "+="),
    MeaningCase(.mathml, #"<math><mi mathvariant="bold">p</mi><ms>word</ms></math>"#, "punctuated/text(p word)"),
    MeaningCase(.mathml, #"<math><mi class="MathML-Unit">m</mi></math>"#, "m"),
  ])
  func `elements of MathML`(_ formula: MeaningCase) throws {
    #expect(try formula.outline == formula.expected)
  }
}
