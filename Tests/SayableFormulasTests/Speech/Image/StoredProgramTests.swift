import Prefilter
import Testing

@testable import Sayable
@testable import SayableFormulas

struct StoredProgramTests {
  @Test func `the embedded image is made of the embedded files as they are`() throws {
    let isCurrent = try FormulaRules.imageOfEmbeddedFiles() == EmbeddedRules.image.all
    #expect(isCurrent, "a rule or the form of the image has changed: run Scripts/embed-rules")
  }

  @Test(arguments: FormulaRules.locales(), SpeechStyle.allCases)
  func `a program is read as it was stored`(locale: LanguageTag, style: SpeechStyle) throws {
    let program = try FormulaRules.draft(locale: locale, style: style, verbosity: .verbose, library: .embedded)
    var writer = ImageWriter()
    let part = writer.add(StoredSpeech.programs.map { _ in program })
    let stored = StoredSpeech(writer.readable(root: part), part: part)
    let read = try #require(stored.program(style, .verbose))
    #expect(text(read) == text(program))
    var again = ImageWriter()
    let same = again.add(StoredSpeech.programs.map { _ in read })
    let isSame = again.image(root: same) == writer.image(root: part)
    #expect(isSame)
  }

  /// All of a program but its words, of which dictionaries have no order.
  private func text(_ program: ProgramDraft) -> String {
    var program = program
    program.words = SpeechWords()
    program.preferences = PreferenceCatalog()
    return "\(program)"
  }

  @Test(arguments: FormulaRules.locales())
  func `each locale with words has its program in the image`(locale: LanguageTag) {
    #expect(RuleLibrary.embedded.formulaImage(of: LocaleChain(locale, in: .embedded)) != nil)
  }

  @Test func `other files are read themselves`() throws {
    let file = RuleFile(
      name: "en/formulas.yaml", text: "symbols: {'+': and also}")
    let speaker = try FormulaSpeaker(
      locale: LanguageTag("en"), library: try RuleLibrary.embedded.adding([file]))
    #expect(speaker.speak(try Formula("a + b")) == "a and also b")
  }
}
