/// What keeps a formula from being read.
public struct FormulaSyntaxError: Error, Sendable, Hashable {
  /// What is wrong, in a sentence without a full stop at its end.
  public let message: String
  /// What could stand there instead, or what to do; nil if the message says it all.
  public let expected: String?
  /// Where, in UTF-8 bytes of the source, half open; empty at a place where something is missing.
  public let source: Range<Int>

  package init(_ message: String, expected: String? = nil, at source: Range<Int>) {
    self.message = message
    self.expected = expected
    self.source = source
  }
}
