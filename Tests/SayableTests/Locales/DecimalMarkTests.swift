import BuiltInRuleFiles
import SayableEngine
import SayableRules
import Testing

@Suite struct DecimalMarkTests {
  @Test(arguments: [("en", "."), ("en-GB", "."), ("nl-BE", ","), ("de", ","), ("fr", ","), ("ja", "."), ("xx", ".")])
  func `a locale writes its own`(_ locale: String, _ mark: Character) throws {
    #expect(RuleLibrary.builtIn.decimalMark(of: try LanguageTag(locale)) == mark)
  }
}
