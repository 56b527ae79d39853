internal import SayableEngine

/// Reads messages of i18next: `{{name}}`, `{{value, format}}`, and `$t(key)`, which other messages stand for.
internal enum I18nextMessage {
  /// The label of a message, its arguments protected.
  internal static func labels(of value: DecodedText) -> [CatalogLabel] {
    var label = CatalogLabel(value)
    let bytes = value.bytes
    guard bytes.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "$") }) else { return [label] }
    var offset = 0
    while offset < bytes.count {
      if bytes[offset...].starts(with: "$t(".utf8), let end = end(ofCallAt: offset, in: bytes) {
        label.protectedSpans.append(ProtectedSpan(offset..<end, .text))
        offset = end
      } else if bytes[offset...].starts(with: "{{".utf8), let end = end(ofArgumentAt: offset, in: bytes) {
        label.protectedSpans.append(ProtectedSpan(offset..<end, .placeholder))
        offset = end
      } else {
        offset += 1
      }
    }
    return [label]
  }

  /// How long an argument or a call may be; what goes on longer is text.
  private static let longest = 256

  private static func end(ofArgumentAt offset: Int, in bytes: [UInt8]) -> Int? {
    let inside = bytes[(offset + 2)...].prefix(longest)
    let stop = inside.firstIndex { $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "{") }
    guard let close = stop, close > offset + 2, close + 1 < bytes.count,
      bytes[close...].starts(with: "}}".utf8)
    else { return nil }
    return close + 2
  }

  /// A call holds arguments in braces, and those perhaps parentheses.
  private static func end(ofCallAt offset: Int, in bytes: [UInt8]) -> Int? {
    var depth = 0
    for index in (offset + 2)..<min(bytes.count, offset + longest) {
      if bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return nil
  }
}
