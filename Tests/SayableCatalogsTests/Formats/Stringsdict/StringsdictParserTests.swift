import Foundation
import BuiltInRuleFiles
import SayableEngine
import SayableRules
import Testing

@testable import SayableCatalogs

struct StringsdictParserTests {
  private static let plural = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    <key>%d files</key>
    <dict>
      <key>NSStringLocalizedFormatKey</key><string>%1$#@files@ in %@</string>
      <key>files</key>
      <dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>%d file</string>
        <key>other</key><string>%d &amp; files</string>
      </dict>
    </dict>
    <key>wide</key>
    <dict>
      <key>NSStringVariableWidthRuleType</key>
      <dict><key>20</key><string>Short</string><key>50</key><string>Longer text</string></dict>
    </dict>
    </dict>
    </plist>
    """

  @Test func `the format and the forms are read, the types are not`() {
    let read = WrittenCatalog("x.stringsdict", Self.plural)
    #expect(
      read.entries == [
        "%d files=%1$#@files@ in %@", "%d files[files.one]=%d file", "%d files[files.other]=%d & files",
        "wide[width.20]=Short", "wide[width.50]=Longer text",
      ])
    #expect(read.catalog.entries.first?.labels.first?.protectedSpans == [ProtectedSpan(0..<11, .text)])
    #expect(read.catalog.entries.last?.logicalPath == "/wide/NSStringVariableWidthRuleType/50")
    #expect(read.problems.isEmpty)
  }

  @Test func `one in binary is read, too`() throws {
    let list: [String: Any] = [
      "wide": ["NSStringVariableWidthRuleType": ["20": "Short"]],
      "n": [
        "NSStringLocalizedFormatKey": "%#@f@",
        "f": ["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "other": "%d m\u{B2}"],
      ],
    ]
    let bytes = Array(try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
    let read = WrittenCatalog("x.stringsdict", bytes: bytes)
    #expect(read.entries.sorted() == ["n=%#@f@", "n[f.other]=%d m\u{B2}", "wide[width.20]=Short"])
  }
}
