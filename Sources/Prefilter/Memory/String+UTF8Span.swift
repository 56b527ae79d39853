extension String {
  /// Calls `body` with the UTF-8 bytes of the string, which are copied only where it does not keep them in one piece.
  @inlinable package func withUTF8Span<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    if let result = unsafe utf8.withContiguousStorageIfAvailable({ unsafe body($0.span) }) { return result }
    return body(Array(utf8).span)
  }
}
