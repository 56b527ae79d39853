/// Why rules cannot be used: everything that is wrong with their files, in one report.
public struct RuleSetError: Error, Sendable, CustomStringConvertible {
  /// What is wrong, at least one error, in reading order.
  public let diagnostics: [Diagnostic]

  package init(diagnostics: [Diagnostic]) {
    // A variable at fault is met in every rule that refers to it, and reported once.
    var seen: Set<Diagnostic> = []
    self.diagnostics = diagnostics.filter { seen.insert($0).inserted }.sorted(by: Diagnostic.inReadingOrder)
  }

  /// All diagnostics as text, with carets.
  public var description: String { diagnostics.map(\.rendered).joined(separator: "\n") }
}
