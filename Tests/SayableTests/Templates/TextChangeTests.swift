import Prefilter
import Testing

@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableRules

struct TextChangeTests {
  @Test(
    arguments: [
      "I": "1", "IV": "4", "VIII": "8", "IX": "9", "XIV": "14", "XL": "40", "XCIX": "99", "CDXLIV": "444",
      "MMXXVI": "2026",
      "xix": "19", "MMMM": "4000",
    ])
  func `a Roman numeral in its usual form becomes digits`(numeral: String, digits: String) {
    #expect(TextChange.roman.applied(to: numeral) == digits)
  }

  @Test(arguments: ["", "IIII", "VV", "IC", "IIX", "XIVI", "MIX3", "A", "14"])
  func `what is no usual Roman numeral cannot be changed`(text: String) {
    #expect(TextChange.roman.applied(to: text) == nil)
  }

  @Test(arguments: [
    "05": "5", "5": "5", "0": "0", "000": "0", "0.5": "0.5", "00,5": "0,5", "10": "10", "May": "May", "": "",
  ])
  func `plain leaves leading zeros out`(text: String, changed: String) {
    #expect(TextChange.plain.applied(to: text) == changed)
  }

  @Test(arguments: [
    "12 000": "12000", "1\u{A0}000\u{202F}000,5": "1000000,5", "12\u{2009}000": "12000", "1,000": "1,000",
  ])
  func `ungroup leaves spaces of all kinds out`(text: String, changed: String) {
    #expect(TextChange.ungroup.applied(to: text) == changed)
  }

  @Test(arguments: ["XI": "X I", "A": "A", "": "", "é1": "é 1"])
  func `spell puts spaces between letters`(text: String, changed: String) {
    #expect(TextChange.spell.applied(to: text) == changed)
  }

  @Test(arguments: ["𝐂𝐨𝐝𝐞": "Code", "𝓢𝓪𝓵𝓮": "Sale", "𝙰𝚣": "Az", "𝟎𝟗𝟘𝟡": "0909", "Aé9": "Aé9", "ℎ": "ℎ"])
  func `unstyled writes plain letters and digits`(text: String, changed: String) {
    #expect(TextChange.unstyled.applied(to: text) == changed)
  }

  @Test(arguments: ["AND": "and", "Élan": "élan"]) func `lower writes small letters`(text: String, changed: String) {
    #expect(TextChange.lower.applied(to: text) == changed)
  }

  @Test(arguments: TextChange.allCases) func `what a quick look lets stand does not change`(change: TextChange) {
    let texts = [
      "", "0", "5", "05", "00", "10", "0,5", "May", "A", "é", "Élan", "12 000", "12\u{A0}000", "1,000", "xix", "IV",
      "𝟎9",
      "\t1", "ab", "AND", "and",
    ]
    let kept = texts.filter { change.keeps(Array($0.utf8).view) }
    for text in kept { #expect(change.applied(to: text) == text) }
    #expect(kept.isEmpty == (change == .roman))
  }
}
