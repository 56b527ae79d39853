/// A list or mapping whose end has not come yet.
struct OpenCollection {
  enum Kind {
    case sequence
    case mapping
  }

  let kind: Kind
  let start: Position

  /// Whether it stands in brackets or braces.
  let hasBracket: Bool

  private var items: [Node] = []
  private var entries: [Node.Entry] = []
  private var keys: Set<String> = []
  private var key: Node?

  init(kind: Kind, start: Position, hasBracket: Bool) {
    self.kind = kind
    self.start = start
    self.hasBracket = hasBracket
  }

  /// Whether the next node is a key.
  var awaitsKey: Bool {
    kind == .mapping && key == nil
  }

  /// What has been added.
  var content: Node.Content {
    switch kind {
    case .sequence: .sequence(items)
    case .mapping: .mapping(entries)
    }
  }

  /// Adds an item, a key, or the value of the last key.
  mutating func add(_ node: Node) throws(YAMLError) {
    if kind == .sequence {
      items.append(node)
    } else if let key {
      entries.append(Node.Entry(key: key, value: node))
      self.key = nil
    } else {
      try check(key: node)
      key = node
    }
  }

  private mutating func check(key node: Node) throws(YAMLError) {
    guard let name = node.string else { return }
    switch (name, node.style) {
    case ("<<", .plain):
      throw YAMLError("Merge keys (<<) are not supported; write the entries out.", at: node.start)
    case ("", .plain):
      throw YAMLError("A key is missing here; write key: value.", at: node.start)
    default: break
    }
    guard keys.insert(name).inserted else {
      let line = entries.first { $0.key.string == name }?.key.start.line ?? start.line
      throw YAMLError("The key '\(name)' is already given on line \(line); keep one of the two.", at: node.start)
    }
  }
}
