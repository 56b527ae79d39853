/// Reads AsciiMath.
internal struct AsciiMathReader {
  /// Reads `source`.
  static func read(_ source: String, options: ReadingOptions) throws(FormulaSyntaxError) -> Reading {
    throw FormulaSyntaxError("AsciiMath cannot be read yet", at: 0..<0)
  }
}
