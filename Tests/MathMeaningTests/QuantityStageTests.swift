import SayableFormulas
import Testing

@Suite("Numbers with units")
struct QuantityStageTests {
  @Test(arguments: [
    MeaningCase(.latex, #"5\,\text{km}/\text{h}"#, "infix/unit(5 fraction/unit(km h))"),
    MeaningCase(.latex, #"5\,\mathrm{km/h}"#, "infix/unit(5 fraction/unit(km h))"),
    MeaningCase(.latex, #"5\text{ km/h}"#, "infix/unit(5 km/h)"),
    MeaningCase(
      .latex, #"5\text{ kg m s}^{-2}"#, "infix/unit(5 infix/unit(kg m superscript/unit(s prefix/negative(2))))"),
    MeaningCase(.latex, #"3\,\text{cm}^2"#, "infix/unit(3 superscript/unit(cm 2))"),
    MeaningCase(.latex, #"20^\circ C + 3"#, "infix/addition(infix/unit(20 °C) 3)"),
    MeaningCase(.latex, #"20^\circ CB"#, "infix/implicit(superscript/integer(20 ∘) C B)"),
    MeaningCase(.latex, #"5\,\mu\mathrm{m}"#, "infix/unit(5 µm)"),
    MeaningCase(.latex, #"1\frac{2}{3}\,\mathrm{kg}"#, "infix/unit(number/mixed(1 fraction/vulgar(2 3)) kg)"),
    MeaningCase(.latex, #"x\,\text{km}"#, "infix/implicit(x km)"),
    MeaningCase(.latex, #"5\,m"#, "infix/implicit(5 m)"),
    MeaningCase(.latex, #"\ce{2C + O2}"#, "infix/addition(infix/implicit(2 C) subscript/chemical(O 2))"),
    MeaningCase(.latex, #"\ce{2K}"#, "infix/implicit(2 K)"),
    MeaningCase(.latex, #"5\,\mathrm{m}\,\mathrm{s}"#, "infix/unit(5 infix/unit(m s))"),
    MeaningCase(.latex, #"5\,\mathrm{m}\cdot\mathrm{s}"#, "infix/unit(5 infix/unit(m s))"),
    MeaningCase(
      .latex, #"5\,\mathrm{kg}\,\mathrm{m}/\mathrm{s}^2"#,
      "infix/unit(5 fraction/unit(infix/unit(kg m) superscript/unit(s 2)))"),
    MeaningCase(
      .latex, #"5\,\mathrm{kJ}/(\mathrm{kg}\cdot\mathrm{K})"#, "infix/unit(5 fraction/unit(kJ infix/unit(kg K)))"),
    MeaningCase(
      .latex, #"5\,\mathrm{kJ}/(\mathrm{kg}+1)"#,
      "infix/division(infix/unit(5 kJ) fenced/left-right(infix/addition(kg 1)))"),
    MeaningCase(.latex, #"5\,\mathrm{in.}^3"#, "infix/unit(5 superscript/unit(in 3))"),
    MeaningCase(.typed, "m.s⁻¹", "infix/unit(m superscript/unit(s prefix/negative(1)))"),
    MeaningCase(.latex, #"5\,\mathrm{min}"#, "infix/unit(5 min)"),
    MeaningCase(.latex, #"5\,\mathrm d"#, "infix/implicit(5 d)"),
    MeaningCase(.latex, #"20\,^\circ\mathrm F"#, "infix/unit(20 °F)"),
    MeaningCase(.latex, #"90^\circ"#, "superscript/integer(90 ∘)"),
    MeaningCase(.latex, #"\$5+3\,€"#, "infix/addition(infix/unit($ 5) infix/unit(3 €))"),
    MeaningCase(.latex, #"3\frac12\,\mathrm{m}"#, "infix/unit(number/mixed(3 fraction/vulgar(1 2)) m)"),
    MeaningCase(.latex, #"5\,\mathrm{k}\Omega"#, "infix/unit(5 kΩ)"),
    MeaningCase(.latex, #"60\,\mathrm{km}/\mathrm h+1"#, "infix/addition(infix/unit(60 fraction/unit(km h)) 1)"),
    MeaningCase(.latex, #"\frac{\mathrm{km}}{\mathrm h}"#, "fraction/division(km h)"),
  ])
  func `a number and the units behind it are one part`(_ formula: MeaningCase) throws {
    #expect(try formula.outline == formula.expected)
  }
}
