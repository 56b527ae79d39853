/// Reads Typed.
internal struct TypedReader {
  /// Reads `source`.
  static func read(_ source: String, options: ReadingOptions) throws(FormulaSyntaxError) -> Reading {
    throw FormulaSyntaxError("Typed cannot be read yet", at: 0..<0)
  }
}
