import BuiltInRuleFiles
import SayableEngine
import SayableRules
import Testing

@testable import SayableFormulas

struct PreferenceTests {
  private func error(
    _ preferences: SpeechPreferences, style: SpeechStyle = .clearspeak
  ) throws -> SpeechPreferenceError? {
    let speaker = try FormulaSpeaker(locale: LanguageTag("en"), style: style)
    return #expect(throws: SpeechPreferenceError.self) { try speaker.preferring(preferences) }
  }

  @Test func `what is no preference is answered with those that there are`() throws {
    let unknown = try error(["Fraktion": "Over"])
    #expect(unknown?.reason == .unknownPreference)
    #expect(unknown?.preference == "Fraktion")
    #expect(unknown?.known.prefix(3) == ["Verbosity", "AbsoluteValue", "Bar"])
    #expect(try error(["fraction": ""])?.reason == .missingValue)
    let value = try error(["fraction": "Ovr"])
    #expect(value?.reason == .unknownValue)
    #expect(value?.preference == "Fraction")
    #expect(value?.known.contains("Over") == true)
  }

  @Test func `of several values for one preference the last counts`() throws {
    var preferences: SpeechPreferences = ["Fraction": "Over", "Fraction": "Per"]
    #expect(preferences["Fraction"] == "Per")
    preferences["Fraction"] = nil
    #expect(preferences == [:])
  }

  @Test func `a verbosity goes with MathSpeak alone`() throws {
    let speaker = try FormulaSpeaker(locale: LanguageTag("en"), style: .mathspeak)
    for verbosity in ["Verbose", "Brief", "SuperBrief"] { _ = try speaker.preferring(["Verbosity": verbosity]) }
    #expect(try error(["Verbosity": "Brief"])?.reason == .verbosityElsewhere)
    #expect(try error(["Verbosity": "Brief"], style: .literal)?.reason == .verbosityElsewhere)
  }

  @Test func `a speaker reads numbers with the decimal mark of its locale`() throws {
    #expect(try FormulaSpeaker(locale: LanguageTag("en")).speak("x = 1.5") == "x equals 1.5")
    #expect(try FormulaSpeaker(locale: LanguageTag("nl")).speak("x = 1,5") == "x is gelijk aan 1,5")
    #expect(try FormulaSpeaker(locale: LanguageTag("de")).speak("x = 1,5") == "x ist gleich 1,5")
  }
}
