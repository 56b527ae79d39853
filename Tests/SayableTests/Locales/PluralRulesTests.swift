import Testing

@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableRules

struct PluralRulesTests {
  private func normalizer(plural: String, numbers: String = "{decimal: '.', group: ','}") throws -> Normalizer {
    let library = try RuleLibrary.inline([
      "root/labels.yaml": #"""
      passes: [units]
      numbers: \#(numbers)
      plural: \#(plural)
      tables:
        thing:
          x: {say: {zero: '{0} zero', one: '{0} one', two: '{0} two', few: '{0} few', many: '{0} many', other: '{0} other'}}
      rules:
        - {id: thing, pass: units, match: '(?<n>[0-9., ]*[0-9]|%) (?<t>{thing})', say: '${t:say n}'}
      """#
    ])
    return try Normalizer(locale: "root", library: library)
  }

  @Test(arguments: [
    "0": "other", "1": "one", "2": "other", "1.0": "other", "11": "other", "21": "other", "1,000": "other",
  ])
  func `English knows one and other`(number: String, category: String) throws {
    #expect(try normalizer(plural: "{one: '1'}").normalize("\(number) x") == "\(number) \(category)")
  }

  @Test(arguments: ["0": "one", "1": "one", "1,5": "one", "1,0": "one", "2": "other", "01": "other"])
  func `a pattern decides on the canonical digits of the number as the locale writes it`(
    number: String, category: String
  ) throws {
    let french = try normalizer(plural: #"{one: '[01](?:\.\d+)?'}"#, numbers: "{decimal: ','}")
    #expect(french.normalize("\(number) x") == "\(number) \(category)")
  }

  @Test(
    arguments: [
      "1": "one", "2": "few", "4": "few", "5": "many", "12": "many", "14": "many", "22": "few", "112": "many",
      "1.5": "other", "1002": "few", "0112": "many", "007": "many", "123456789012342": "few",
      "1234567890123455": "many",
    ])
  func `the first category whose pattern matches the whole number decides`(number: String, category: String) throws {
    let polish = try normalizer(plural: #"{one: '1', few: '(?:\d*[^1])?[2-4]', many: '\d+'}"#)
    #expect(polish.normalize("\(number) x") == "\(number) \(category)")
  }

  @Test func `a number that is not known yet takes the form of 100`() throws {
    #expect(try normalizer(plural: "{one: '1', many: '100'}").normalize("% x") == "% many")
    #expect(try normalizer(plural: "{one: '1'}").normalize("% x") == "% other")
  }

  @Test func `words for a category that an entry lacks are those of other`() throws {
    let library = try RuleLibrary.inline([
      "root/labels.yaml": #"""
      passes: [units]
      plural: {one: '1'}
      tables: {thing: {x: '{0} things'}}
      rules: [{id: thing, pass: units, match: '(?<n>\d+) (?<t>{thing})', say: '${t:say n}'}]
      """#
    ])
    #expect(try Normalizer(locale: "root", library: library).normalize("1 x") == "1 things")
  }

  @Test(
    arguments: [
      ("en", "1 kg", "1 kilogram"), ("en", "1.0 kg", "1.0 kilograms"), ("en", "0 kg", "0 kilograms"),
      ("fr", "1 kg", "1 kilogramme"), ("fr", "1,5 kg", "1,5 kilogramme"), ("fr", "2 kg", "2 kilogrammes"),
      ("nl", "1 kg", "1 kilogram"),
    ])
  func `the embedded locales have the plural rules of CLDR`(locale: String, label: String, spoken: String) throws {
    let normalizer = try #require(try Normalizer.embedded(locale))
    #expect(normalizer.normalize(label) == spoken)
  }
}
