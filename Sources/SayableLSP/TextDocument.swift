internal import SayableCatalogs

/// A file that is open in an editor, as it is written there.
internal struct TextDocument: Sendable {
  internal let uri: String
  internal private(set) var version: Int
  /// The text in UTF-8.
  internal private(set) var text: [UInt8]
  /// The offsets at which lines begin.
  private var lineStarts: [Int]

  internal init(uri: String, version: Int, text: String) {
    self.uri = uri
    self.version = version
    self.text = Array(text.utf8)
    lineStarts = Self.lineStarts(in: self.text)
  }

  /// The path of the file; the address itself where it is of no file.
  internal var path: String { FileAddress.path(of: uri) ?? uri }

  /// Makes the changes of a `textDocument/didChange`, in order: of a range, or of the whole text.
  internal mutating func apply(_ changes: [JSONValue], version: Int) {
    for change in changes {
      let new = Array((change["text"]?.string ?? "").utf8)
      if let range = change["range"] {
        let start = offset(of: range["start"])
        text.replaceSubrange(start..<max(start, offset(of: range["end"])), with: new)
      } else {
        text = new
      }
      lineStarts = Self.lineStarts(in: text)
    }
    self.version = version
  }

  /// The offset of a place, whose character counts units of UTF-16; one behind the end of its line is that end.
  internal func offset(of position: JSONValue?) -> Int {
    let line = position?["line"]?.int ?? 0
    var units = position?["character"]?.int ?? 0
    guard line >= 0, line < lineStarts.count else { return line < 0 ? 0 : text.count }
    var offset = lineStarts[line]
    while offset < text.count, units > 0, text[offset] != 0x0A, text[offset] != 0x0D {
      let byte = text[offset]
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      units -= length == 4 ? 2 : 1
      // A place between the two halves of a character is that before it.
      if units < 0 { break }
      offset = min(offset + length, text.count)
    }
    return offset
  }

  /// The place of an offset, its character in units of UTF-16.
  internal func position(of offset: Int) -> JSONValue {
    let offset = min(max(offset, 0), text.count)
    let line = max(0, (lineStarts.firstIndex { $0 > offset } ?? lineStarts.count) - 1)
    let units = text[lineStarts[line]..<offset].reduce(0) { count, byte in
      count + (byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1)
    }
    return ["line": .number(line), "character": .number(units)]
  }

  internal func range(of range: Range<Int>) -> JSONValue {
    ["start": position(of: range.lowerBound), "end": position(of: range.upperBound)]
  }

  /// The text of the line of an offset up to that offset, and behind it.
  internal func line(around offset: Int) -> (before: String, behind: String) {
    let start = lineStarts.last { $0 <= offset } ?? 0
    let end = text[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? text.count
    return (String(decoding: text[start..<offset], as: UTF8.self), String(decoding: text[offset..<end], as: UTF8.self))
  }

  private static func lineStarts(in text: [UInt8]) -> [Int] {
    var starts = [0]
    for offset in text.indices {
      let isReturn = text[offset] == 0x0D && !(offset + 1 < text.count && text[offset + 1] == 0x0A)
      if text[offset] == 0x0A || isReturn { starts.append(offset + 1) }
    }
    return starts
  }
}

/// Addresses of files: `file:///a%20b`.
internal enum FileAddress {
  /// The path of an address; nil where it is of no file.
  internal static func path(of uri: String) -> String? {
    guard uri.hasPrefix("file://") else { return nil }
    // What stands before the path names a machine.
    let rest = uri.dropFirst(7).drop { $0 != "/" }
    var path: [UInt8] = []
    var bytes = rest.utf8.makeIterator()
    while let byte = bytes.next() {
      guard byte == UInt8(ascii: "%") else {
        path.append(byte)
        continue
      }
      guard let high = bytes.next(), let low = bytes.next(),
        let value = UInt8(String(decoding: [high, low], as: UTF8.self), radix: 16)
      else { return nil }
      path.append(value)
    }
    return String(decoding: path, as: UTF8.self)
  }

  /// The address of the file at an absolute path.
  internal static func uri(of path: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var uri = Array("file://".utf8)
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        uri.append(byte)
      default: uri += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: uri, as: UTF8.self)
  }
}
