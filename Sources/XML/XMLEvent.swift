/// What a reader finds in an XML text, in the order it stands there. Offsets count the bytes of the text.
public enum XMLEvent: Sendable, Hashable {
  /// A start tag.
  case start(name: String, attributes: [XMLAttribute], offset: Int)
  /// An end tag; `offset` is where it starts, `end` is the byte behind it. A tag like `<br/>` has its end behind it.
  case end(name: String, offset: Int, end: Int)
  /// Text, with entities and character references resolved; one run may come in several pieces.
  case text(String, offset: Int)
  /// A reference to an entity that neither XML nor the text defines, without `&` and `;`.
  case entity(name: String, offset: Int)
  /// Such a reference in an attribute of the start tag that comes next, whose value lacks it.
  case attributeEntity(name: String, offset: Int)
}

/// An attribute of a start tag.
public struct XMLAttribute: Sendable, Hashable {
  /// The name, with its prefix.
  public let name: String
  /// The value, with references resolved.
  public let value: String

  /// An attribute called `name`.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}
