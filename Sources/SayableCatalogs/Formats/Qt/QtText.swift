internal import SayableEngine

/// The text of a message of Qt as it is shown: without the mark before the letter that a key presses, and with `%n`, `%1`
/// and `%L1` protected as arguments.
internal struct QtText: Sendable {
  internal private(set) var text: DecodedText
  internal private(set) var protectedSpans: [ProtectedSpan] = []

  /// Reads what is inside `element`.
  internal init(_ element: Int, of document: XMLDocument) {
    var raw = DecodedText(at: document.nodes[element].content.lowerBound)
    var index = element + 1
    while index < document.nodes[element].next {
      let node = document.nodes[index]
      // A character that XML cannot write: <byte value="x9"/>.
      if document.isElement(index, "byte"), let scalar = Self.scalar(document.value("value", of: index) ?? "") {
        raw.append(scalar, for: node.range)
      } else {
        document.append(node: index, to: &raw)
      }
      index += 1
    }
    text = DecodedText(at: document.nodes[element].content.lowerBound)
    removeMnemonic(from: raw)
    findArguments()
  }

  private static func scalar(_ value: String) -> Unicode.Scalar? {
    let number = value.hasPrefix("x") ? UInt32(value.dropFirst(), radix: 16) : UInt32(value)
    return number.flatMap(Unicode.Scalar.init)
  }

  private mutating func removeMnemonic(from raw: DecodedText) {
    let bytes = raw.bytes
    let marks = Self.mnemonics(in: bytes)
    // A label has one mnemonic; where there are more, they are something else.
    let singles = marks.filter { !$0.isDoubled }
    var start = 0
    for mark in marks where mark.isDoubled || singles.count == 1 {
      text.append(raw, start..<mark.offset)
      // Of a doubled mark the second is shown.
      start = mark.offset + 1
      if mark.isDoubled {
        text.append([UInt8(ascii: "&")], for: raw.sourceRange(of: mark.offset..<(mark.offset + 2)))
        start += 1
      }
    }
    text.append(raw, start..<bytes.count)
  }

  private static func mnemonics(in bytes: [UInt8]) -> [(offset: Int, isDoubled: Bool)] {
    var marks: [(offset: Int, isDoubled: Bool)] = []
    var index = 0
    while let mark = bytes[index...].firstIndex(of: UInt8(ascii: "&")) {
      index = mark + 1
      guard index < bytes.count else { break }
      if bytes[index] == UInt8(ascii: "&") {
        marks.append((mark, true))
        index += 1
      } else if bytes[index].isXMLNameByte, !isEntity(bytes[index...]) {
        marks.append((mark, false))
      }
    }
    return marks
  }

  /// Whether `nbsp;` or such follows, in a text that is HTML.
  private static func isEntity(_ rest: ArraySlice<UInt8>) -> Bool {
    let name = rest.prefix(32).prefix { $0.isXMLNameByte || $0 == UInt8(ascii: "#") }
    return rest.dropFirst(name.count).first == UInt8(ascii: ";")
  }

  private mutating func findArguments() {
    let bytes = text.bytes
    var index = 0
    while let percent = bytes[index...].firstIndex(of: UInt8(ascii: "%")) {
      index = percent + 1
      var end = index
      if end < bytes.count, bytes[end] == UInt8(ascii: "L") { end += 1 }
      guard end < bytes.count else { break }
      let isNumber = bytes[end] == UInt8(ascii: "n") && !(end + 1 < bytes.count && bytes[end + 1].isASCIILetter)
      if isNumber {
        end += 1
      } else {
        let digits = bytes[end...].prefix(2).prefix(while: \.isASCIIDigit)
        guard !digits.isEmpty, digits.first != UInt8(ascii: "0") || digits.count == 2 else { continue }
        end += digits.count
      }
      protectedSpans.append(ProtectedSpan(percent..<end, .placeholder))
      index = end
    }
  }
}
