import Testing

@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableRules

struct NumberFormatTests {
  private static let english = NumberFormat(decimal: ".", group: ",")
  private static let french = NumberFormat(decimal: ",", group: "\u{202F}")
  private static let german = NumberFormat(decimal: ",", group: ".")

  @Test(
    arguments: [
      ("1", "1"), ("007", "007"), ("1.50", "1.50"), ("1,234", "1234"), ("1,234,567.8", "1234567.8"),
      ("12,34,567", "1234567"), ("20 000,5", "20000.5"), ("20\u{A0}000", "20000"), ("1.234", "1.234"), ("1,5", "1.5"),
      ("1,50", "1.50"), ("1234,567", "1234.567"), ("1.234.567", "1234567"), ("1.234,5", "1234.5"),
      ("12'345.6", "12345.6"), ("12’345", "12345"),
    ])
  func `English numbers become plain digits`(written: String, digits: String) {
    #expect(Self.english.canonicalDigits(of: written) == digits)
  }

  @Test(
    arguments: [
      ("1,5", "1.5"), ("1,234", "1.234"), ("1\u{202F}234,5", "1234.5"), ("1 234 567", "1234567"), ("1.5", "1.5"),
      ("1.234", "1234"), ("12,0", "12.0"),
    ])
  func `French numbers become plain digits`(written: String, digits: String) {
    #expect(Self.french.canonicalDigits(of: written) == digits)
  }

  @Test(
    arguments: [
      ("1.234", "1234"), ("1.234.567,89", "1234567.89"), ("1,234", "1.234"), ("1.5", "1.5"), ("1,234.5", "1234.5"),
    ])
  func `German numbers become plain digits`(written: String, digits: String) {
    #expect(Self.german.canonicalDigits(of: written) == digits)
  }

  @Test(arguments: [("٣", "3"), ("١٢٫٥", "12.5"), ("١٬٢٣٤", "1234"), ("१२", "12"), ("１２", "12")])
  func `digits of other scripts count as digits`(written: String, digits: String) {
    #expect(Self.english.canonicalDigits(of: written) == digits)
  }

  @Test(arguments: [("-5", "5"), ("+3.5", "3.5"), ("€ 12,50", "12.50"), ("5.", "5"), (".5", "5")])
  func `what stands around the digits is left out`(written: String, digits: String) {
    #expect(Self.english.canonicalDigits(of: written) == digits)
  }

  @Test(arguments: ["", "km", ".", "\u{F8F0}", "½", "²"])
  func `a text without a digit has no number`(text: String) {
    #expect(Self.english.canonicalDigits(of: text) == nil)
    #expect(Self.english.value(of: text) == nil)
  }

  @Test(arguments: [("20 000,5", 20000.5), ("10 000", 10000), ("1,234.5", 1234.5)])
  func `the value of a number is that of its digits`(written: String, value: Double) {
    #expect(Self.english.value(of: written) == value)
  }
}
