extension JSONValue {
  /// The value that a text of JSON is; nil where it is none. Numbers with decimals lose them.
  package init?(parsing text: [UInt8]) {
    let document = JSONDocument(text)
    guard document.problems.isEmpty, let root = document.root else { return nil }
    self.init(root, in: document)
  }

  private init(_ node: JSONNode, in document: JSONDocument) {
    switch node.content {
    case .object(let members):
      self = .object(
        members.map { ($0.name.string(in: document.source), JSONValue($0.value, in: document)) })
    case .array(let items): self = .array(items.map { JSONValue($0, in: document) })
    case .string(let string): self = .string(string.string(in: document.source))
    case .boolean: self = .flag(document.source[node.range.lowerBound] == UInt8(ascii: "t"))
    case .number:
      let digits = document.source[node.range].prefix { $0 == UInt8(ascii: "-") || $0.isASCIIDigit }
      self = .number(Int(String(decoding: digits, as: UTF8.self)) ?? 0)
    case .null: self = .null
    }
  }

  /// The member of an object; nil where there is none of the name.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.name == name }?.value
  }

  /// The text, where it is one.
  package var string: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  /// The number, where it is one.
  package var int: Int? {
    if case .number(let number) = self { return number }
    return nil
  }

  /// The items of an array; empty for anything else.
  package var items: [JSONValue] {
    if case .array(let items) = self { return items }
    return []
  }
}
