internal import SayableEngine

/// Reads messages of browser extensions: `$NAME$` and `$1` are arguments, `$$` is a dollar sign.
internal enum WebExtensionMessage {
  /// `label` with its arguments protected.
  internal static func protectingPlaceholders(_ label: CatalogLabel) -> CatalogLabel {
    var label = label
    let bytes = label.text.bytes
    var offset = 0
    while let dollar = bytes[offset...].firstIndex(of: UInt8(ascii: "$")) {
      offset = dollar + 1
      guard offset < bytes.count else { break }
      if bytes[offset] == UInt8(ascii: "$") {
        label.protectedSpans.append(ProtectedSpan(dollar..<(offset + 1), .text))
        offset += 1
      } else if 0x31...0x39 ~= bytes[offset] {
        label.protectedSpans.append(ProtectedSpan(dollar..<(offset + 1), .placeholder))
        offset += 1
      } else {
        let name = bytes[offset...].prefix(256).prefix { Self.isName($0) }
        guard !name.isEmpty, name.endIndex < bytes.count, bytes[name.endIndex] == UInt8(ascii: "$") else { continue }
        offset = name.endIndex + 1
        label.protectedSpans.append(ProtectedSpan(dollar..<offset, .placeholder))
      }
    }
    return label
  }

  private static func isName(_ byte: UInt8) -> Bool {
    byte.isASCIILetterOrDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "@")
  }
}
