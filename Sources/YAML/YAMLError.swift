/// Why a text cannot be read as YAML, and where.
public struct YAMLError: Error, Sendable, Hashable {
  /// What is wrong and what to do about it, in full sentences.
  public let message: String

  /// The first place that is at fault.
  public let position: Position

  init(_ message: String, at position: Position) {
    self.message = message
    self.position = position
  }
}

extension YAMLError: CustomStringConvertible {
  /// Line, column and message: `12:3: The key 'a' is already given on line 4; …`.
  public var description: String {
    "\(position): \(message)"
  }
}
