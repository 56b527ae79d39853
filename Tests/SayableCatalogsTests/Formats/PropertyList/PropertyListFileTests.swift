import Foundation
import BuiltInRuleFiles
import SayableEngine
import SayableRules
import Testing

@testable import SayableCatalogs

struct PropertyListFileTests {
  private static let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict>\n"

  @Test func `property lists in XML are read with their comments`() {
    let read = WrittenCatalog(
      "x.strings",
      Self.head
        + "<!-- Note --><key>a</key><string>5 &lt; 6 m&#xB2;</string> <!-- sayable:disable -->\n<key>b</key><integer>1</integer><key>c</key><dict><key>d</key><string>x</string></dict></dict></plist>"
    )
    #expect(read.entries == ["a=5 < 6 m\u{B2}", "c.d=x"])
    #expect(read.catalog.entries.first?.comment == "Note")
    #expect(read.catalog.entries.map(\.suppressions.count) == [1, 0])
    #expect(read.written() == ["5", " ", "&lt;", " ", "6", " ", "m", "&#xB2;"])
    #expect(read.problems.isEmpty)
  }

  @Test(arguments: [
    ("<key>a</key><key>b</key><string>x</string></dict></plist>", ["b=x"], ["missing-value"]),
    ("<string>x</string><key>b</key><string>y</string></dict></plist>", ["b=y"], ["missing-key"]),
    ("<key>b</key></dict></plist>", [], ["missing-value"]),
  ])
  func `keys and values that lack each other are told`(body: String, entries: [String], problems: [String]) {
    let read = WrittenCatalog("x.strings", Self.head + body)
    #expect(read.entries == entries)
    #expect(read.catalog.problems.map(\.code) == problems)
  }

  @Test func `binary property lists are read with the bytes of each character`() throws {
    let list: [String: Any] = ["a": "5 km", "b": ["c": "m\u{B2} \u{1F600}"], "n": 3, "l": ["x", "y"]]
    let bytes = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    let read = WrittenCatalog("x.strings", bytes: Array(bytes))
    #expect(read.entries.sorted() == ["a=5 km", "b.c=m\u{B2} \u{1F600}", "l.0=x", "l.1=y"])
    #expect(read.problems.isEmpty)
    let entry = try #require(read.catalog.entries.first { $0.key == "b.c" })
    let range = read.catalog.source.range(of: entry.value.sourceRange(of: 4..<8))
    #expect(Array(bytes)[range.byteRange].elementsEqual([0xD8, 0x3D, 0xDE, 0x00]))
    #expect(range.start.line == 1 && range.start.column == range.start.byteOffset + 1)
  }

  @Test func `a broken binary property list is told`() throws {
    let list = ["a": "5 km"]
    let bytes = Array(try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
    #expect(
      WrittenCatalog("x.strings", bytes: Array(bytes.dropLast())).catalog.problems.map(\.code) == ["broken-binary"])
    #expect(
      WrittenCatalog("x.strings", bytes: Array(bytes.prefix(8))).catalog.problems.map(\.code) == ["broken-binary"])
  }

  @Test func `a binary property list that contains itself has an end`() {
    // A dictionary whose value is the dictionary.
    var bytes = Array("bplist00".utf8) + [0xD1, 1, 0, 0x51, 0x61]
    let table = UInt8(bytes.count)
    bytes += [8, 11] + [0, 0, 0, 0, 0, 0, 1, 1]
    for number: UInt8 in [2, 0, table] { bytes += [0, 0, 0, 0, 0, 0, 0, number] }
    let read = WrittenCatalog("x.strings", bytes: bytes)
    #expect(read.entries.isEmpty)
    #expect(read.catalog.problems.map(\.code) == ["broken-binary"])
  }

  @Test func `no byte of a binary property list is believed`() throws {
    let list: [String: Any] = ["a": "5 km", "b": ["c": "m\u{B2}"], "l": ["x", "y"]]
    let bytes = Array(try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
    for index in 8..<bytes.count {
      for value: UInt8 in [0, 0x0F, 0x5F, 0x6F, 0x7F, 0xAF, 0xDF, 0xFF] {
        var broken = bytes
        broken[index] = value
        let read = WrittenCatalog("x.strings", bytes: broken)
        #expect(read.catalog.entries.allSatisfy { $0.extent.upperBound <= broken.count })
      }
    }
  }
}
