import BuiltInRuleFiles
import SayableEngine
import SayableRules
import Testing

@testable import SayableCatalogs

@Suite struct `Keys as evidence` {
  private static let linter = Linter()

  private func messages(_ key: String, _ text: String, locale: String = "en") throws -> [String] {
    let source = SourceFile(path: "a.properties", bytes: Array("\(key)=\(text)".utf8))
    return try Self.linter.findings(in: Catalog(source, as: .properties), locale: LanguageTag(locale)).map(\.message)
  }

  @Test func `a key that names the other unit is believed`() throws {
    #expect(try messages("craneMinutes", "1 m") == ["'1 m' should be spoken as '1 minute', as its key or note tells"])
    #expect(try messages("crane_distance_meters", "2 m") == ["'2 m' should be spoken as '2 meters'"])
  }

  @Test(arguments: [
    ("lap_minutes", "5m", "5 minutes"), ("climb_meters", "5m", "5 meters"),
  ]) func `of the readings of a guess, a key that names one tells it`(key: String, text: String, said: String) throws {
    #expect(try messages(key, text) == ["'\(text)' should be spoken as '\(said)', as its key or note tells"])
  }

  @Test(arguments: [("lap_minutes", "5 minutes"), ("climb_meters", "5 meters")])
  func `so it does of letters behind a placeholder`(key: String, said: String) throws {
    #expect(
      try messages(key, "%dm") == [
        "letters are glued to the placeholder in '%dm'; with 5 it means '\(said)', as its key or note tells"
      ])
  }

  @Test func `one letter is no other unit than the key names`() throws {
    #expect(try messages("days365", "1A", locale: "es").isEmpty)
    #expect(try messages("days90", "3M", locale: "es").isEmpty)
    #expect(try messages("hours", "{h}س", locale: "ar").count == 1)
    #expect(try messages("current", "16A", locale: "es") == ["'16A' should be spoken as '16 amperios'"])
  }

  @Test func `a key that names several readings tells none`() throws {
    #expect(try messages("minutes_or_meters", "5m") == ["'5m' may mean '5 minutes' or '5 meters'; a voice cannot know"])
  }

  @Test func `letters that begin the only word of the key are not said as another word`() throws {
    #expect(
      try messages("ozone_format", "%s oz") == ["'%s oz' may not mean '%s ounces': its key tells of 'ozone'"])
  }

  @Test func `a letter of the compass is no unit`() throws {
    #expect(try messages("longitude_west", "%sW").isEmpty)
    #expect(try !messages("power", "%sW").isEmpty)
  }

  @Test(arguments: ["search_hashtag", "hashtagLabel"]) func `a hashtag is no number`(key: String) throws {
    #expect(try messages(key, "#7").isEmpty)
    #expect(try !messages("row", "#7").isEmpty)
  }

  @Test func `what a key tells against is not written`() throws {
    let source = SourceFile(path: "a.properties", bytes: Array("ozone_format=%s oz\n".utf8))
    let fixer = Fixer(linter: Self.linter, style: SiblingStyle(.suffix, "_spoken"))
    let fixed = try fixer.fixed(Catalog(source, as: .properties), locale: LanguageTag("en"))
    #expect(!fixed.isChanged && fixed.refusals.map(\.code) == ["other-key"])
  }
}
