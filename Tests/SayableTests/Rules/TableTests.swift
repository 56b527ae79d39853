import Testing

@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableRules

struct TableTests {
  private let table = TableContentsWriter.table(
    name: "unit",
    entries: [
      .init(id: "meter", say: [.one: "{0} meter", .other: "{0} meters"], sayRange: nil),
      .init(id: "degree", say: [.other: "degrees {0}"], sayRange: [.other: "degrees, {0}"]),
      .init(id: "mega", say: [.other: "mega"], sayRange: nil),
      .init(id: "ohm", say: [.other: "{0} ohms"], sayRange: nil),
      .init(id: "foot", say: [.other: "{0} feet"], sayRange: nil),
    ],
    spellings: [
      ("M", "mega", false), ("m", "meter", true), ("°", "degree", false), ("Ω", "ohm", false), ("MTR", "meter", false),
      ("o'clock", "foot", false), ("sq ft", "foot", false),
    ])

  @Test(arguments: [
    ("m", "meter"), ("M", "mega"), ("°", "degree"), ("Ω", "ohm"), ("mtr", "meter"), ("Mtr", "meter"), ("ω", "ohm"),
    ("o’clock", "foot"), ("sq\u{A0}ft", "foot"), ("SQ FT", "foot"), ("km", nil), ("", nil), ("metre", nil),
  ])
  func `an entry is found by its spelling, in another case where no spelling has it`(text: String, id: String?) {
    #expect(table.entry(written: text)?.id == id)
    #expect(table.entry(written: Array(text.utf8)[...])?.id == id)
  }

  @Test func `an entry is found by its id`() {
    #expect(table.entry(id: "ohm")?.id == "ohm")
    #expect(table.entry(id: "Ω") == nil)
    #expect(table.ids == ["meter", "degree", "mega", "ohm", "foot"])
  }

  @Test func `words follow the plural category, those of a range their own`() {
    #expect(table.entry(id: "meter")?.words(.one)?.text == "{0} meter")
    #expect(table.entry(id: "meter")?.words(.few)?.text == "{0} meters")
    #expect(table.entry(id: "meter")?.rangeWords(.one)?.text == "{0} meter")
    #expect(table.entry(id: "degree")?.rangeWords(.one)?.text == "degrees, {0}")
    #expect(table.entry(id: "meter")?.say == [.one: "{0} meter", .other: "{0} meters"])
  }

  @Test func `spellings stand in the order of the files`() {
    #expect(table.spellings(.safe) == ["M", "°", "Ω", "MTR", "o'clock", "sq ft"])
    #expect(table.spellings(.risky) == ["m"])
    #expect(table.spellings(.any).count == 7)
  }

  @Test(arguments: [
    ("{0} meters", " meters", "meters"), ("degrees {0}", "degrees ", "degrees"), ("mega", nil, "mega"),
    ("de {0} a", "de  a", "de a"), ("{1} {0}", "{1} ", "{1}"), ("{0", nil, "{0"), ("é{0}è", "éè", "éè"),
  ])
  func `the number of words can be left out`(words: String, around: String?, alone: String) throws {
    let table = TableContentsWriter.table(
      name: "unit", entries: [.init(id: "x", say: [.other: words], sayRange: nil)], spellings: [])
    let wording = try #require(table.entry(id: "x")?.words(.one))
    let parts = wording.aroundNumber.map { $0.before.text + $0.behind.text }
    #expect(parts == around)
    var said = Array("so far ".utf8)
    wording.appendWithoutNumber(to: &said)
    #expect(String(decoding: said, as: UTF8.self) == "so far " + alone)
  }
}
