import Foundation
import Testing

@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableExport
@testable import SayableRules

@Suite struct `Strings of JSON` {
  @Test(arguments: [
    ("", #""""#), ("a\"b\\c/", #""a\"b\\c/""#), ("\n\r\t", #""\n\r\t""#),
    ("\u{0}\u{1B}\u{7F}", #""\u0000\u001b\u007f""#),
    ("\u{85}\u{2028}\u{2029}", #""\u0085\u2028\u2029""#), ("é😀", "\"é😀\""),
  ])
  func `escape what would be read as something else`(text: String, expected: String) {
    #expect(JSONText.quoted(text) == expected)
  }

  @Test func `are read back as they were, whatever the character`() throws {
    for block in stride(from: UInt32(0), to: 0x11_0000, by: 0x1000) {
      let text = String(String.UnicodeScalarView((block..<(block + 0x1000)).compactMap(Unicode.Scalar.init)))
      let read = try JSONSerialization.jsonObject(with: Data(JSONText.quoted(text).utf8), options: .fragmentsAllowed)
      #expect((read as? String).map { Array($0.utf8) } == Array(text.utf8))
    }
  }
}
