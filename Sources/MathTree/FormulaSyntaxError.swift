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

/// How deep the elements of MathML may stand inside one another: enough for what is written of any formula.
package let maximumElementDepth = 250

/// How deep the parts of a formula may stand inside one another, in every syntax but MathML. Formulas of people stay
/// below 30; this many fit into the 512 kilobytes of stack that a thread of an app has on Apple's platforms.
package let maximumFormulaDepth = 100

/// How many problems one formula may have. Behind the last, the formula as a whole is what cannot be read.
package let maximumProblemCount = 100
