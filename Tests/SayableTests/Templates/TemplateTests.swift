import Testing

@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableRules

/// What a template makes of a match.
struct TemplateTests {
  private func said(_ label: String, match: String, say: String) throws -> String {
    try Normalizer(rules: "  - {id: r, pass: first, match: '\(match)', say: '\(say)'}").normalize(label)
  }

  @Test(
    arguments: [
      ("a $1 $2 z", "a 12 km z"), ("${n}${u}", "12km"), ("$0!", "12 km!"), ("${0}!", "12 km!"), ("$$1", "$1"),
      ("$", "$"),
      ("5$", "5$"), ("}", "}"), ("$1km", "12km"), ("${1}0", "120"), ("", ""), ("é🙂", "é🙂"),
      ("it''s", "it's"),
    ])
  func `groups are copied and the rest is literal`(say: String, spoken: String) throws {
    #expect(try said("12 km", match: "(?<n>[0-9]+) (?<u>km)", say: say) == spoken)
  }

  @Test(
    arguments: [
      ("1 km", "${u:say n}", "1 kilometer"), ("12 km", "${u:say n}", "12 kilometers"),
      ("12 km", "${u:say}", "kilometers"),
      ("12 km", "per ${u:each}", "per kilometer"), ("12 km", "${u:say 1}", "12 kilometers"),
      ("12 °", "${u:say n}", "degrees 12"),
      ("12 °", "${u:say}", "degrees"), ("12 m", "${u:say n}", "12 meters"),
      ("012 km", "${n:plain} ${u:say}", "12 kilometers"),
    ])
  func `the words of a table take the number and its form`(label: String, say: String, spoken: String) throws {
    #expect(try said(label, match: "(?<n>[0-9]+) (?<u>{unit:any})", say: say) == spoken)
  }

  @Test(
    arguments: [
      ("1-2 km", "from 1 to 2 kilometers"), ("0-1 km", "from 0 to 1 kilometer"), ("1-2 °", "degrees, from 1 to 2"),
    ])
  func `a range takes the words of its end, or those for ranges`(label: String, spoken: String) throws {
    #expect(try said(label, match: "(?<a>[0-9]+)-(?<b>[0-9]+) (?<u>{unit})", say: "${u:range b}") == spoken)
  }

  @Test func `a table is looked up by the id of its entry, leading zeros left out`() throws {
    let library = try RuleLibrary.inline([
      "root/labels.yaml": #"""
      passes: [dates]
      tables: {month: {'1': January, '10': October}}
      rules: [{id: date, pass: dates, match: '(?<d>\d+)/(?<m>\d+)', say: '${m:look month} ${d:plain}'}]
      """#
    ])
    let say = try Normalizer(locale: "root", library: library)
    #expect(say.normalize("05/01") == "January 5")
    #expect(say.normalize("5/10") == "October 5")
    #expect(say.normalize("5/11") == "5/11", "without words the match stays")
  }

  @Test(arguments: [
    ("1:02", "1 kilometer 2 meters"), ("10:00", "10 kilometers 0 meters"), ("2:01", "2 kilometers 1 meter"),
  ])
  func `an entry is counted by the number in a group, leading zeros left out`(label: String, spoken: String) throws {
    let say = "${a:count kilometer in unit} ${b:count meter in unit}"
    #expect(try said(label, match: "(?<a>[0-9]+):(?<b>[0-9]+)", say: say) == spoken)
  }

  @Test func `a rule that counts an entry which the locale lacks does not apply`() throws {
    let library = try RuleLibrary.inline([
      "root/labels.yaml":
        "passes: [p]\ntables: {unit: {}}\nrules: [{id: a, pass: p, match: '[0-9]+', say: '${0:count km in unit}'}]"
    ])
    let say = try Normalizer(locale: "root", library: library)
    #expect(say.normalize("5") == "5")
    #expect(try library.rules(of: .root).map(\.lacking) == [["unit/km"]])
  }

  @Test func `a group that took no part becomes nothing, and the first of a name that did counts`() throws {
    #expect(try said("b", match: "(?<x>a)|(?<y>b)", say: "[${x}${y:lower}${x:roman}]") == "[b]")
    #expect(
      try said("5 km", match: "(?<u>{unit}) (?<n>[0-9])|(?<n>[0-9]) (?<u>{unit})", say: "${u:say n}") == "5 kilometers")
    #expect(
      try said("km 5", match: "(?<u>{unit}) (?<n>[0-9])|(?<n>[0-9]) (?<u>{unit})", say: "${u:say n}") == "5 kilometers")
  }

  @Test func `a match that cannot be changed stays`() throws {
    #expect(try said("Part IIII", match: "\\b(?<r>[IVX]+)", say: "${r:roman}") == "Part IIII")
  }

  @Test(
    arguments: [("KM", "5 kilometers"), ("Km", "5 kilometers"), ("km", "5 kilometers")])
  func `a spelling matched in another case finds its words`(unit: String, spoken: String) throws {
    #expect(try said("5 \(unit)", match: "(?i)(?<n>[0-9]) (?<u>{unit})", say: "${u:say n}") == spoken)
  }

  @Test func `a variable of words may hold groups`() throws {
    #expect(try said("1-2", match: "(?<a>[0-9])-(?<b>[0-9])", say: "{range}!") == "from 1 to 2!")
  }
}
