internal import Sayable

extension Label {
  /// The label as Java's MessageFormat shows it: `''` is one quote, and what stands in quotes is text. Arguments such as
  /// `{0,number,#.#}` are set aside.
  ///
  /// Only where an argument such as `{0}` stands does the program format the message, and quotes mean that.
  internal func withoutMessageFormat() -> Label {
    let bytes = text.bytes
    guard Self.hasArgument(bytes) else { return self }
    var label = self
    label.text = DecodedText(at: text.sourceRange(of: 0..<0).lowerBound)
    label.setAside = []
    var offset = 0
    var start = 0
    var isQuoted = false
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "'"):
        label.text.append(text, start..<offset)
        if offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "'") {
          label.text.append([UInt8(ascii: "'")], for: text.sourceRange(of: offset..<(offset + 2)))
          offset += 2
        } else {
          isQuoted.toggle()
          offset += 1
        }
        start = offset
      case UInt8(ascii: "{") where !isQuoted:
        label.text.append(text, start..<offset)
        let end = Self.endOfArgument(bytes, at: offset)
        let place = label.text.bytes.count
        label.text.append(text, offset..<end)
        let isPlain = !bytes[offset..<end].contains(UInt8(ascii: ",")) || Self.isNumber(bytes[offset..<end])
        label.setAside.append(SetAside(place..<label.text.bytes.count, isPlain ? .placeholder : .verbatim))
        offset = end
        start = end
      default: offset += 1
      }
    }
    label.text.append(text, start..<bytes.count)
    return label
  }

  /// Whether `{0}` or `{1,number}` stands in a text.
  private static func hasArgument(_ bytes: [UInt8]) -> Bool {
    bytes.indices.contains { start in
      guard bytes[start] == UInt8(ascii: "{") else { return false }
      let digits = bytes[(start + 1)...].prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      guard !digits.isEmpty, digits.count < 3, digits.endIndex < bytes.count else { return false }
      return bytes[digits.endIndex] == UInt8(ascii: "}") || bytes[digits.endIndex] == UInt8(ascii: ",")
    }
  }

  /// The place behind the brace that closes the argument at `start`, or the end of the text.
  private static func endOfArgument(_ bytes: [UInt8], at start: Int) -> Int {
    var depth = 0
    for offset in start..<bytes.count {
      if bytes[offset] == UInt8(ascii: "{") { depth += 1 }
      if bytes[offset] == UInt8(ascii: "}") { depth -= 1 }
      if depth == 0 { return offset + 1 }
    }
    return bytes.count
  }

  private static func isNumber(_ argument: ArraySlice<UInt8>) -> Bool {
    argument.drop { $0 != UInt8(ascii: ",") }.dropFirst().drop { $0 == UInt8(ascii: " ") }.starts(with: "number".utf8)
  }
}
