import BuiltInRuleFiles
import Testing

@Suite struct `Languages of strings` {
  @Test(arguments: ["zh-Hant", "zh-TW", "zh-Hant-HK", "zh-MO"])
  func `traditional Chinese is not told words in simplified characters`(locale: String) throws {
    #expect(try LintedText.findings(in: "5 GB, 10 km/h", locale: locale).isEmpty)
  }

  @Test(arguments: ["zh", "zh-Hans", "zh-Hans-TW", "zh-CN"]) func `simplified Chinese is told them`(locale: String)
    throws
  {
    #expect(try !LintedText.findings(in: "5 GB, 10 km/h", locale: locale).isEmpty)
  }
}
