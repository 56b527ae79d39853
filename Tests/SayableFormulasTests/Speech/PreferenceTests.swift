import Sayable
import Testing

@testable import SayableFormulas

@Suite("Preferences of speech")
struct PreferenceTests {
  private func error(_ preferences: String, style: SpeechStyle = .clearspeak) throws -> Diagnostic? {
    let error = #expect(throws: RuleSetError.self) {
      try FormulaSpeaker(locale: LanguageTag("en"), style: style, preferences: preferences)
    }
    return error?.diagnostics.first
  }

  @Test("What is no preference is answered with those that there are")
  func namesPreferences() throws {
    let unknown = try error("nonsense")
    #expect(unknown?.message == "there is no preference 'nonsense'")
    #expect(unknown?.notes.last?.contains("AbsoluteValue, Bar, Caps") == true)
    #expect(try error("Fraktion_Over")?.notes.first == "did you mean 'Fraction'?")
    #expect(try error("Fraktion")?.notes.first == "did you mean 'Fraction'?")
    #expect(try error("fraction")?.message == "the preference 'Fraction' has no value here")
    #expect(try error("Fraction_Ovr")?.message == "'Ovr' is not a value of the preference 'Fraction'")
  }

  @Test(
    "Separators with nothing between them are an error", arguments: [":", ";", "::Fraction_Over", "Fraction_Over;"])
  func refusesSeparators(_ text: String) throws {
    #expect(try error(text)?.message == "there is no preference between the separators of '\(text)'")
  }

  @Test("Two values of one preference contradict each other, and the same one twice does not")
  func refusesContradictions() throws {
    let message = "'Fraction_Over' and 'Fraction_Ordinal' contradict each other"
    #expect(try error("Fraction_Over:Fraction_Ordinal")?.message == message)
    _ = try FormulaSpeaker(locale: LanguageTag("en"), preferences: "Fraction_Over; fraction=over")
  }

  @Test("A verbosity goes with MathSpeak alone")
  func keepsVerbositiesApart() throws {
    for verbosity in ["Verbose", "Brief", "SuperBrief", "default", "", " "] {
      _ = try FormulaSpeaker(locale: LanguageTag("en"), style: .mathspeak, preferences: verbosity)
    }
    let message = "'Brief' is a verbosity of the style 'mathspeak', and the style is 'clearspeak'"
    #expect(try error("Brief")?.message == message)
    #expect(try error("Verbosity_Brief", style: .literal) != nil)
    _ = try FormulaSpeaker(locale: LanguageTag("en"), preferences: "default")
  }
}
