import BuiltInRuleFiles
import SayableEngine
import SayableRules
import Testing

@testable import SayableCatalogs

@Suite struct `Plain text` {
  @Test func `each line that is not blank is a string, whatever ends it`() {
    let text = "5 m\r\n \t\n 6 m \r7 m\n\n8 m"
    let catalog = Catalog(SourceFile(path: "a.txt", bytes: Array(text.utf8)), as: .text)
    #expect(catalog.entries.map(\.value.string) == ["5 m", " 6 m ", "7 m", "8 m"])
    #expect(catalog.entries.map(\.logicalPath) == ["line 1", "line 3", "line 4", "line 6"])
    #expect(catalog.entries.map { catalog.source.position(of: $0.extent.lowerBound).line } == [1, 3, 4, 6])
  }

  @Test func `bytes that are no characters are read as such`() {
    let catalog = Catalog(SourceFile(path: "a.txt", bytes: [0x35, 0xFF, 0x6D, 0x0A, 0xC3]), as: .text)
    #expect(catalog.entries.map(\.value.string) == ["5\u{FFFD}m", "\u{FFFD}"])
    #expect(catalog.entries.map(\.extent) == [0..<3, 4..<5])
    #expect(catalog.problems.map(\.code) == ["invalid-encoding"])
  }

  @Test func `a line with bytes that are no characters is told, and checked no further`() throws {
    let bytes = [0xFF, 0xFC] + Array("0\" m\n5 m²\n".utf8)
    let catalog = Catalog(SourceFile(path: "a.txt", bytes: bytes), as: .text)
    #expect(catalog.entries.map(\.labels.count) == [0, 1])
    #expect(try Linter().findings(in: catalog).map(\.text) == ["5 m²"])
  }
}
