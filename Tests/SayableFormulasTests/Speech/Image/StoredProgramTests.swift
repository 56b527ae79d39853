import Prefilter
import Testing

import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableFormulas
@testable import SayableRules

struct StoredProgramTests {
  @Test(arguments: FormulaRules.locales(), SpeechStyle.allCases)
  func `a program is read as it was stored`(locale: LanguageTag, style: SpeechStyle) throws {
    let program = try FormulaRules.draft(locale: locale, style: style, verbosity: .verbose, library: .builtIn)
    var writer = ImageWriter()
    let part = writer.add(StoredSpeech.programs.map { _ in program })
    let image = try Image(checking: writer.image(.formulas, root: part), .formulas)
    let stored = StoredSpeech(image, part: part)
    let read = try #require(stored.program(style, .verbose))
    #expect(text(read) == text(program))
    var again = ImageWriter()
    let same = again.add(StoredSpeech.programs.map { _ in read })
    let isSame = again.image(.formulas, root: same) == writer.image(.formulas, root: part)
    #expect(isSame)
  }

  /// All of a program but its words, of which dictionaries have no order.
  private func text(_ program: ProgramDraft) -> String {
    var program = program
    program.words = SpeechWords()
    program.preferences = PreferenceCatalog()
    return "\(program)"
  }

  @Test func `other files are read themselves`() throws {
    let file = RuleFile(
      name: "en/formulas.yaml", text: "symbols: {'+': and also}")
    let speaker = try FormulaSpeaker(
      locale: LanguageTag("en"), library: try RuleLibrary.builtIn.adding([file]))
    #expect(speaker.speak(try Formula("a + b")) == "a and also b")
  }
}
