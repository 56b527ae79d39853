import SayableCatalogs
import Testing

@Suite struct `Places in a file` {
  @Test func `a text in ISO 8859-1 that begins as a binary property list is no such list`() {
    let file = SourceFile(path: "a.properties", bytes: Array("bplist".utf8) + [0xF1, 0xF1], encoding: .latin1)
    #expect(file.position(of: file.text.count).byteOffset == file.bytes.count)
    #expect(file.line(1) == "bplistññ")
  }

  @Test(arguments: [TextEncoding.utf8, .utf16LittleEndian, .utf16BigEndian])
  func `lines, columns and bytes are counted in the file as it is`(encoding: TextEncoding) throws {
    let text = "a\u{E9}\n\u{1F600}\u{2192}b\r\nc"
    let marks: [TextEncoding: [UInt8]] = [
      .utf8: [], .utf16LittleEndian: [0xFF, 0xFE], .utf16BigEndian: [0xFE, 0xFF],
    ]
    let mark = try #require(marks[encoding])
    let body = encoding == .utf8 ? Array(text.utf8) : utf16(text, littleEndian: encoding == .utf16LittleEndian)
    let source = SourceFile(path: "x", bytes: mark + body)
    #expect(source.encoding == encoding)
    #expect(source.text == Array(text.utf8))
    // The b of the second line.
    let position = source.position(of: 11)
    #expect(position.line == 2 && position.column == 3 && position.utf16Column == 4)
    #expect(source.bytes[position.byteOffset...].contains(UInt8(ascii: "b")))
    #expect(position.byteOffset == mark.count + (encoding == .utf8 ? 11 : 12))
    #expect(source.line(2) == "\u{1F600}\u{2192}b")
    #expect(source.position(of: 14).line == 3)
  }

  private func utf16(_ text: String, littleEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { littleEndian ? [UInt8($0 & 0xFF), UInt8($0 >> 8)] : [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
  }
}
