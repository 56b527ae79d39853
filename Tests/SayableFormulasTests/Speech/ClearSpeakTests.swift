import BuiltInRuleFiles
import SayableEngine
import SayableMathML
import SayableRules
import Testing

@testable import SayableFormulas

@Suite("ClearSpeak")
struct ClearSpeakTests {
  private func say(
    _ source: String, _ style: SpeechStyle = .clearspeak, preferences: SpeechPreferences = [:]
  ) throws -> String {
    let speaker = try FormulaSpeaker(locale: LanguageTag("en"), style: style).preferring(preferences)
    return speaker.speak(try Formula(source, syntax: .latex))
  }

  @Test(arguments: [
    (#"\sqrt{t+2}"#, "the square root of t plus 2, end root"),
    (#"\sqrt{7}"#, "the square root of 7"),
    (#"|t-4|"#, "the absolute value of t minus 4, end absolute value"),
    (#"\frac{t+1}{t-1}"#, "the fraction with numerator t plus 1, and denominator t minus 1, end fraction"),
  ])
  func `ends are said where silence would be unclear`(_ source: String, _ spoken: String) throws {
    #expect(try say(source) == spoken)
  }

  @Test
  func `capitals are marked unless a preference leaves them unmarked`() throws {
    #expect(try say("M+m") == "cap M plus m")
    #expect(try say("M+m", preferences: ["Caps": "Silent"]) == "M plus m")
    #expect(try say("M+m", preferences: ["caps": "saycaps"]) == "cap M plus m")
  }

  @Test(
    arguments: [
      (#"\frac{5}{9}"#, ["Fraction": "Over"], "5 over 9"),
      (#"\frac{5}{9}"#, ["Fraction": "Per"], "5 per 9"),
      (#"\frac{21}{35}"#, ["Fraction": "Ordinal"], "twenty one thirty fifths"),
      ("t^4", ["Exponent": "AfterPower"], "t raised to the power 4"),
      ("t^4", ["Exponent": "Ordinal"], "t to the fourth"),
      ("3(t+1)", ["ImpliedTimes": "None"], "3, open paren, t plus 1, close paren"),
      (#"\{4\}"#, ["Sets": "SilentBracket"], "4"),
      (#"s \times t"#, ["MultsymbolX": "By"], "s by t"),
      (#"s \in T"#, ["SetMemberSymbol": "Belongs", "Caps": "Silent"], "s belongs to T"),
      (#"\sqrt{7}"#, ["Roots": "RootEnd"], "the square root of 7, end root"),
      ("f(t)", ["Functions": "None"], "f times t"),
    ] as [(String, SpeechPreferences, String)])
  func `preferences choose the words`(_ source: String, _ preferences: SpeechPreferences, _ spoken: String) throws {
    #expect(try say(source, preferences: preferences) == spoken)
  }

  @Test
  func `a preference that there is not, and a value that it does not have, are errors that name the known ones`() {
    let name = #expect(throws: SpeechPreferenceError.self) { try say("t", preferences: ["Fractions": "Over"]) }
    #expect(name?.reason == .unknownPreference)
    #expect(name?.known.contains("Fraction") == true)
    let value = #expect(throws: SpeechPreferenceError.self) { try say("t", preferences: ["ImpliedTimes": "Some"]) }
    #expect(value?.reason == .unknownValue)
    #expect(value?.known == ["Auto", "MoreImpliedTimes", "None"])
  }

  @Test
  func `units are named by the words of labels, in the form that their number asks for`() throws {
    let speaker = try FormulaSpeaker(locale: LanguageTag("en"))
    func say(_ mathML: String) throws -> String { speaker.speak(try Formula(mathML: mathML)) }
    #expect(try say("<math><mn>1</mn><mi class=\"MathML-Unit\">kg</mi></math>") == "1 kilogram")
    #expect(try say("<math><mn>8</mn><mi class=\"MathML-Unit\">kg</mi></math>") == "8 kilograms")
    let speed = "<mfrac><mi class=\"MathML-Unit\">m</mi><mi class=\"MathML-Unit\">h</mi></mfrac>"
    #expect(try say("<math>\(speed)</math>") == "meters per hour")
  }

  @Test
  func `the terse style says the same in fewer words`() throws {
    #expect(try say(#"\sqrt{t+2}"#, .terse) == "root t plus 2, end root")
    #expect(try say("t^2", .terse) == "t squared")
  }

  @Test
  func `control characters in what a formula brings with it are left out`() throws {
    let formula = try Formula(mathML: "<math><mtext>a\u{7F}b</mtext></math>")
    #expect(try FormulaSpeaker(locale: LanguageTag("en")).speak(formula).replacing(" ", with: "") == "ab")
  }

  @Test(arguments: [
    (#"\SI{3}{\tesla}"#, "3 teslas"),
    (#"\SI{2}{mS}"#, "2 millisiemens"),
    (#"\SI{8.31}{\joule\per\mole\per\kelvin}"#, "8.31 joules per mole per kelvin"),
    (#"\SI{1}{\joule\per\second}"#, "1 joule per second"),
    (#"3\ \mathrm{kg\cdot m^2}"#, "3 kilogram square meters"),
    (#"6\cdot 10^{-34}\,\mathrm{J\,s}"#, "6 times 10 to the negative 34 power, joule-seconds"),
    (#"37^\circ 15' 20''"#, "37 degrees, 15 minutes, 20 seconds"),
  ])
  func `symbols of units keep their case and have one plural`(_ source: String, _ spoken: String) throws {
    #expect(try say(source) == spoken)
  }
}
