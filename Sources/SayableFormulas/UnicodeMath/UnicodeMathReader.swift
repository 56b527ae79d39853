/// Reads UnicodeMath.
internal struct UnicodeMathReader {
  /// Reads `source`.
  static func read(_ source: String, options: ReadingOptions) throws(FormulaSyntaxError) -> Reading {
    throw FormulaSyntaxError("UnicodeMath cannot be read yet", at: 0..<0)
  }
}
