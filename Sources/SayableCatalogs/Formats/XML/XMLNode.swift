/// A piece of an XML text. Nodes lie in one array in the order of their starts; all that is inside a node stands between
/// it and ``next``. Offsets count the bytes of the text.
internal struct XMLNode: Sendable, Hashable {
  /// What a node is.
  internal enum Kind: Sendable, Hashable {
    /// An element with all that is inside it.
    case element
    /// Text, in which references stand for characters.
    case text
    case characterData
    case comment
  }

  /// An attribute of a start tag.
  internal struct Attribute: Sendable, Hashable {
    /// The name with its prefix, half-open.
    internal let name: Range<Int>
    /// The value between its quotation marks, half-open.
    internal let value: Range<Int>
  }

  internal let kind: Kind
  /// All of it, from `<` up to and with `>`, half-open.
  internal var range: Range<Int>
  /// Of an element its name with the prefix, half-open; of others empty.
  internal var name: Range<Int>
  /// What stands inside: of an element between its tags, of comments and CDATA between their marks, of text all of it.
  internal var content: Range<Int>
  /// The indices of an element's attributes in the document's list.
  internal var attributes: Range<Int>
  /// The index of the first node that stands behind all that is inside this one.
  internal var next: Int
}
