extension Node {
  /// The decoded text, or nil for a list or mapping.
  public var string: String? {
    guard case .scalar(let text, _) = content else { return nil }
    return text
  }

  /// How the text is written, or nil for a list or mapping.
  public var style: ScalarStyle? {
    guard case .scalar(_, let style) = content else { return nil }
    return style
  }

  /// The items of a list, or nil for anything else.
  public var items: [Node]? {
    guard case .sequence(let items) = content else { return nil }
    return items
  }

  /// The entries of a mapping in source order, or nil for anything else.
  public var entries: [Entry]? {
    guard case .mapping(let entries) = content else { return nil }
    return entries
  }

  /// Whether the node is an absent value, `~` or `null`, without quotes.
  public var isNull: Bool {
    guard case .scalar(let text, .plain) = content else { return false }
    return text.isEmpty || text == "~" || text == "null"
  }

  /// What the node is, in words for a message: "a text", "a list", "a mapping" or "nothing" for null.
  public var kind: String {
    switch content {
    case .scalar: isNull ? "nothing" : "a text"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }

  /// The value of `key` in a mapping, or nil if there is none or the node is no mapping.
  public subscript(key: String) -> Node? {
    entries?.first { $0.key.string == key }?.value
  }
}
