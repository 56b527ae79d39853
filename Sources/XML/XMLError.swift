/// The first thing in a text that is not well-formed XML.
public struct XMLError: Error, Sendable, Hashable {
  /// What is wrong.
  public let message: String
  /// The byte offset in the text where it was noticed.
  public let offset: Int
}
