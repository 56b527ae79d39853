/// A place in a catalog's file.
public struct SourcePosition: Sendable, Hashable {
  /// The line, counted from 1.
  public let line: Int
  /// The column, counted from 1 in code points.
  public let column: Int
  /// The column, counted from 1 in code units of UTF-16.
  public let utf16Column: Int
  /// The column, counted from 1 in bytes of UTF-8.
  public let utf8Column: Int
  /// How many bytes of the file stand before it.
  public let byteOffset: Int
}

/// A stretch of a catalog's file, from a place up to another.
public struct SourceRange: Sendable, Hashable {
  /// Where it starts.
  public let start: SourcePosition
  /// The place behind its last character.
  public let end: SourcePosition

  /// The range in bytes of the file, half-open.
  public var byteRange: Range<Int> { start.byteOffset..<end.byteOffset }
}
