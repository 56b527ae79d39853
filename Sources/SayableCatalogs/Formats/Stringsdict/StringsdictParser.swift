internal import SayableEngine

/// Parses plural rules of Apple: property lists whose strings are forms of a message by number, width or device.
///
/// A message is more than one text, and a new one would need all of them, so that none is inserted.
internal enum StringsdictParser: CatalogParser {
  internal static func parse(_ source: SourceFile, _ options: CatalogParsingOptions) -> Catalog {
    let advice = "Write a <dict> with NSStringLocalizedFormatKey for every message."
    return PropertyListFile(source).catalog(as: .stringsdict, of: "messages", advice) {
      add($0.value, of: $0, path: [], isSource: $1, to: &$2)
    }
  }

  /// Adds the strings below a message, `path` being the keys from it down to `value`.
  private static func add(
    _ value: PropertyList, of message: PropertyListMember, path: [String], isSource: Bool, to catalog: inout Catalog
  ) {
    switch value {
    case .string(let text):
      let key = message.key.string
      var entry = CatalogEntry(
        key: key, variant: variant(path), logicalPath: JSONPointer([key] + path).description, isSource: isSource,
        value: text, extent: message.extent)
      entry.labels[0].protectedSpans = variables(in: text.bytes)
      entry.comment = message.comment
      entry.suppressions = message.suppressions
      catalog.entries.append(entry)
    case .dictionary(let members):
      for member in members where !typeKeys.contains(member.key.string) {
        var message = message
        message.suppressions += member.suppressions
        add(member.value, of: message, path: path + [member.key.string], isSource: isSource, to: &catalog)
      }
    case .array, .other: break
    }
  }

  /// What tells how a number is written, not what is shown.
  private static let typeKeys: Set<String> = ["NSStringFormatSpecTypeKey", "NSStringFormatValueTypeKey"]

  /// `files.one`, `width.20`, `device.iphone`; empty for the message's own format.
  private static func variant(_ path: [String]) -> String {
    path.compactMap { key in
      switch key {
      case "NSStringLocalizedFormatKey": nil
      case "NSStringVariableWidthRuleType": "width"
      case "NSStringDeviceSpecificRuleType": "device"
      default: key
      }
    }.joined(separator: ".")
  }

  /// `%#@files@` and `%1$#@files@`, in whose place a form with words comes.
  private static func variables(in text: [UInt8]) -> [ProtectedSpan] {
    var found: [ProtectedSpan] = []
    var offset = 0
    while let start = text[offset...].firstIndex(of: UInt8(ascii: "%")) {
      offset = start + 1
      var end = offset
      while end < text.count, text[end].isASCIIDigit || text[end] == UInt8(ascii: "$") { end += 1 }
      guard text[end...].starts(with: [UInt8(ascii: "#"), UInt8(ascii: "@")]),
        let close = text[(end + 2)...].firstIndex(of: UInt8(ascii: "@"))
      else { continue }
      found.append(ProtectedSpan(start..<(close + 1), .text))
      offset = close + 1
    }
    return found
  }
}
