/// A change to a file: bytes put in place of a stretch of it, all others left as they are.
public struct Splice: Sendable, Hashable {
  /// The stretch of the source's text that goes, half-open; empty where something is put in.
  public let range: Range<Int>
  /// What comes in its place, in the file's own syntax.
  public let text: String

  /// `text` in place of `range`.
  public init(_ range: Range<Int>, _ text: String) {
    self.range = range
    self.text = text
  }
}
