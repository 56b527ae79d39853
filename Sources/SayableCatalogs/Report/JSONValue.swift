internal import SayableExport

/// A document of JSON that is to be written, its members in the order in which they are given.
package enum JSONValue: Sendable {
  case null
  case flag(Bool)
  case number(Int)
  case string(String)
  case array([JSONValue])
  case object([(name: String, value: JSONValue)])

  package static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { member in member.value.map { (member.key, $0) } })
  }

  package static func strings(_ strings: some Sequence<String>) -> JSONValue { .array(strings.map(JSONValue.string)) }

  /// The document on one line, without a line break.
  package var line: String {
    var json: [UInt8] = []
    append(to: &json, openedUpTo: 0, depth: 0)
    return String(decoding: json, as: UTF8.self)
  }

  /// The document with a line for each member and item down to a depth, and a final line break.
  package func text(openedUpTo depth: Int) -> String {
    var json: [UInt8] = []
    append(to: &json, openedUpTo: depth, depth: 0)
    json.append(UInt8(ascii: "\n"))
    return String(decoding: json, as: UTF8.self)
  }

  private func append(to json: inout [UInt8], openedUpTo limit: Int, depth: Int) {
    switch self {
    case .null: json += "null".utf8
    case .flag(let flag): json += (flag ? "true" : "false").utf8
    case .number(let number): json += String(number).utf8
    case .string(let string): Self.append(string, to: &json)
    case .array(let items):
      Self.append(items, between: "[", "]", to: &json, isOpened: depth < limit, depth: depth) { item, json in
        item.append(to: &json, openedUpTo: limit, depth: depth + 1)
      }
    case .object(let members):
      Self.append(members, between: "{", "}", to: &json, isOpened: depth < limit, depth: depth) { member, json in
        Self.append(member.name, to: &json)
        json += (depth < limit ? ": " : ":").utf8
        member.value.append(to: &json, openedUpTo: limit, depth: depth + 1)
      }
    }
  }

  private static func append(_ string: String, to json: inout [UInt8]) {
    // Paths, names and most texts are characters of ASCII that no escape is written for.
    let isPlain = string.utf8.allSatisfy { byte in
      byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
    guard isPlain else { return JSONText.append(string, to: &json) }
    json.append(UInt8(ascii: "\""))
    json += string.utf8
    json.append(UInt8(ascii: "\""))
  }

  private static func append<Item>(
    _ items: [Item], between opening: String, _ closing: String, to json: inout [UInt8], isOpened: Bool, depth: Int,
    _ append: (Item, inout [UInt8]) -> Void
  ) {
    let breaksLines = isOpened && !items.isEmpty
    json += opening.utf8
    for (index, item) in items.enumerated() {
      if index > 0 { json.append(UInt8(ascii: ",")) }
      if breaksLines { breakLine(depth + 1, &json) }
      append(item, &json)
    }
    if breaksLines { breakLine(depth, &json) }
    json += closing.utf8
  }

  private static func breakLine(_ depth: Int, _ json: inout [UInt8]) {
    json.append(UInt8(ascii: "\n"))
    json += repeatElement(UInt8(ascii: " "), count: 2 * depth)
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .number(value) }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { (name: $0, value: $1) })
  }
}
