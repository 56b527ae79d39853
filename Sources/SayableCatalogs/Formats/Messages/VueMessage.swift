internal import SayableEngine

/// Reads messages of vue-i18n: `{name}`, `@:other.key`, `{'@'}`, and plural forms parted by `|`.
internal struct VueMessage {
  /// Whether a key of slang is meant, which has the same links, but plural forms of its own.
  private let hasForms: Bool
  private let value: DecodedText
  private let bytes: [UInt8]

  private init(_ value: DecodedText, hasForms: Bool) {
    self.value = value
    self.hasForms = hasForms
    bytes = value.bytes
  }

  /// The labels of a message: one, or one for each plural form, without the spaces around it.
  internal static func labels(of value: DecodedText, hasForms: Bool = true) -> [CatalogLabel] {
    guard value.bytes.contains(where: { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "'") })
    else { return [CatalogLabel(value)] }
    let message = VueMessage(value, hasForms: hasForms)
    let forms = message.forms()
    let names = names(ofForms: forms.count)
    return zip(forms, names).map { form, name in message.label(form, branch: name) }
  }

  /// How many forms a message may have: six plural categories, and some that rules of an app's own tell apart.
  private static let mostForms = 10

  /// vue-i18n takes two forms for one and more, three for none, one and more.
  private static func names(ofForms count: Int) -> [String] {
    switch count {
    case 1: [""]
    case 2: ["one", "other"]
    case 3: ["zero", "one", "other"]
    default: (1...max(count, 1)).map(String.init)
    }
  }

  private func forms() -> [Range<Int>] {
    guard hasForms else { return [0..<bytes.count] }
    var bars: [Int] = []
    var isInBraces = false
    for (offset, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "{"): isInBraces = true
      case UInt8(ascii: "}"): isInBraces = false
      case UInt8(ascii: "|") where !isInBraces: bars.append(offset)
      default: break
      }
    }
    guard !bars.isEmpty else { return [0..<bytes.count] }
    let forms = zip([0] + bars.map { $0 + 1 }, bars + [bytes.count]).map {
      bytes[$0..<$1].trimming { $0 <= 0x20 }.indices
    }
    // A bar alone, or one at an end, parts nothing; and no language has so many forms as a table has cells.
    return forms.count > Self.mostForms || forms.contains(where: \.isEmpty) ? [0..<bytes.count] : forms
  }

  private func label(_ range: Range<Int>, branch: String) -> CatalogLabel {
    var label = CatalogLabel(DecodedText(at: value.sourceRange(of: range.lowerBound..<range.lowerBound).lowerBound))
    label.branch = branch
    var start = range.lowerBound
    var offset = start
    while offset < range.upperBound {
      if let end = MessageLink(at: offset, in: bytes[..<range.upperBound])?.end {
        label.text.append(value, start..<offset)
        let place = label.text.bytes.count
        label.text.append(value, offset..<end)
        label.protectedSpans.append(ProtectedSpan(place..<label.text.bytes.count, .text))
        (start, offset) = (end, end)
      } else if let literal = literal(at: offset, end: range.upperBound) {
        label.text.append(value, start..<offset)
        let end = literal.upperBound + 2
        label.text.append(bytes[literal], for: value.sourceRange(of: offset..<end))
        (start, offset) = (end, end)
      } else {
        offset += 1
      }
    }
    label.text.append(value, start..<offset)
    return label
  }

  /// The text in `{'…'}`, which the app shows as it is.
  private func literal(at offset: Int, end: Int) -> Range<Int>? {
    guard bytes[offset] == UInt8(ascii: "{"), offset + 1 < end, bytes[offset + 1] == UInt8(ascii: "'") else {
      return nil
    }
    // These are signs that the syntax would take else: no long texts.
    let limit = min(end, offset + 64)
    guard let close = bytes[(offset + 2)..<limit].firstIndex(of: UInt8(ascii: "'")), close + 1 < end,
      bytes[close + 1] == UInt8(ascii: "}")
    else { return nil }
    return (offset + 2)..<close
  }
}
