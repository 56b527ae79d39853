import Testing

@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableRules

struct LanguageTagTests {
  @Test(arguments: ["no": "nb", "no-NO": "nb-NO", "iw": "he", "mo": "ro", "nn": "nn"])
  func `a language that another tag has replaced is read as that one`(text: String, tag: String) throws {
    #expect(try LanguageTag(text).description == tag)
  }

  @Test(
    arguments: [
      ("en", "en"), ("EN", "en"), ("gsw", "gsw"), ("root", "root"), ("ROOT", "root"), ("nl-BE", "nl-BE"),
      ("nl_be", "nl-BE"), ("NL-be", "nl-BE"), ("es-419", "es-419"), ("en_001", "en-001"), ("zh-hant", "zh-Hant"),
      ("ZH_HANT_tw", "zh-Hant-TW"), ("sr-LATN", "sr-Latn"),
    ])
  func `a tag is read in any case with hyphens or underscores`(text: String, usual: String) throws {
    #expect(try LanguageTag(text).description == usual)
  }

  @Test func `the parts of a tag are kept apart`() throws {
    let tag = try LanguageTag("zh_hant_tw")
    #expect(tag.language == "zh")
    #expect(tag.script == "Hant")
    #expect(tag.region == "TW")
    let bare = try LanguageTag("nl")
    #expect(bare.script == nil)
    #expect(bare.region == nil)
  }

  @Test(
    arguments: [
      ("de-CH-1996", "de-CH"), ("sl-rozaj-biske", "sl"), ("ca-ES-valencia", "ca-ES"), ("en-US-u-hc-h12", "en-US"),
      ("de-x-private", "de"), ("zh-yue-HK", "zh-HK"), ("en-a-bbb-x-c", "en"), ("sl-1994", "sl"),
    ])
  func `variants, extensions and private parts are left out`(text: String, kept: String) throws {
    #expect(try LanguageTag(text).description == kept)
  }

  @Test(
    arguments: [
      "", "-", "e", "C", "en-", "-en", "en--US", "english", "en US", "en-US ", "e1", "12", "nl-BE.UTF-8", "én", "en-ÜS",
      "en-toolongpart", "x-private", "en-US-GB", "en-001-US", "en/US",
    ])
  func `a text that is no tag is refused with its text`(text: String) throws {
    let error = #expect(throws: MalformedLanguageTag.self) { try LanguageTag(text) }
    #expect(error?.text == text)
    #expect(error?.description.contains("'\(text)' is not a language tag") == true)
  }

  @Test func `tags that differ in writing alone are the same`() throws {
    #expect(try LanguageTag("zh_hant-tw") == LanguageTag("ZH-Hant_TW"))
    #expect(try LanguageTag("en-GB") != LanguageTag("en"))
  }
}
