/// A text, a list or a mapping, with its place in the source.
///
/// Nothing is resolved: `no`, `1:30` and `3` are texts, and their meaning is the caller's business.
public struct Node: Sendable {
  /// What a node holds.
  public enum Content: Sendable {
    /// A text, decoded, and how it is written.
    case scalar(String, ScalarStyle)

    /// A list.
    case sequence([Node])

    /// Keys and values in source order. Every key is a text, and no two are the same.
    case mapping([Entry])
  }

  /// A key and its value.
  public struct Entry: Sendable {
    /// The key, always a text.
    public let key: Node

    /// The value; an absent one is null.
    public let value: Node

    /// A key, which is a text, with its value.
    public init(key: Node, value: Node) {
      self.key = key
      self.value = value
    }
  }

  /// What the node holds.
  public let content: Content

  /// The node's first character: a quotation mark, bracket or block sign where there is one.
  public let start: Position

  /// The place after the node's last character, so that the bytes `start.offset..<end.offset` are its source.
  ///
  /// A block text ends after its last line break and the empty lines that follow; an absent value ends where it starts.
  public let end: Position

  /// A node at a place of its source.
  public init(content: Content, start: Position, end: Position) {
    self.content = content
    self.start = start
    self.end = end
  }
}
