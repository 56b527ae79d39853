import SayableEngine
import Testing

@testable import SayableFormulas

@Suite("Chemistry as people type it")
struct ChemistryTests {
  private func isChemistry(_ source: String) throws -> Bool {
    try Formula(source, syntax: .typed).mathML.contains("mpadded")
      || Formula(source, syntax: .typed).mathML.contains("chemical-element")
  }

  @Test(arguments: [
    "H2O", "C6H12O6", "SO4^2-", "SO42-", "Fe3+", "NH4+", "Ca(OH)2", "CuSO4·5H2O", "2H2 + O2 -> 2H2O",
    "NaOH (aq) + HCl (aq) → NaCl (aq) + H2O (l)", "H₂SO₄", "Cu²⁺", "N2 + 3H2 <=> 2NH3", "CuSO4 · 5H2O",
    "Fe3+(aq) + 3OH−(aq) → Fe(OH)3(s)", "Cu²⁺ + 2e⁻ → Cu", "2H₂O = 2H₂ + O₂", "Mg + 2HCl → MgCl₂ + H₂↑", "CaCO3 ↓",
    "²³⁸U", "¹⁴C → ¹⁴N + e⁻", "²³⁸₉₂U → ²³⁴₉₀Th + ⁴₂α", "¹₀n + ²³⁵U → ²³⁶U",
  ])
  func `elements, numbers and charges are chemistry`(_ source: String) throws {
    #expect(try isChemistry(source))
  }

  @Test(arguments: [
    "P1V1 = P2V2", "F = ma", "AB + CD", "P(A)", "x2 + 1", "C2", "A -> B", "V = IR", "K + N", "NaN", "CO", "B12",
    "2C + 3N", "PV = NK", "H = U + PV", "C = N", "x²H", "C ↑",
  ])
  func `letters of other formulas stay letters`(_ source: String) throws {
    #expect(try !isChemistry(source))
  }

  @Test(arguments: [
    ("[H3O+]", true), ("pH = -log[H3O+]", true), ("[Ca2+][SO42-]", true), ("[NH3]/[N2]", true), ("[AB]", false),
    ("[H]", false), ("[2x]", false), ("[C1, C2]", false),
  ])
  func `formulas in brackets are chemistry wherever they stand`(_ source: String, _ isFormula: Bool) throws {
    #expect(try isChemistry(source) == isFormula)
  }

  @Test func `the brackets of a concentration stay in a fraction`() throws {
    #expect(try Formula("[A]/[B]", syntax: .typed).mathML == Formula("([A])/([B])", syntax: .typed).mathML)
  }

  @Test func `parts know where they are typed`() throws {
    let speaker = try FormulaSpeaker(locale: LanguageTag("en"))
    let json = speaker.json(of: try Formula("Fe3+", syntax: .typed))
    #expect(json.contains(#""source":[0,4]"#))
    #expect(json.contains(#""source":[0,2]"#))
  }
}
