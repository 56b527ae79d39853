/// Reads LaTeX.
internal struct LaTeXReader {
  /// Reads `source`.
  static func read(_ source: String, options: ReadingOptions) throws(FormulaSyntaxError) -> Reading {
    throw FormulaSyntaxError("LaTeX cannot be read yet", at: 0..<0)
  }
}
