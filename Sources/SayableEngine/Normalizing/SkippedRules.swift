/// The rules that were skipped for a label since they went over a limit.
package struct SkippedRules: Sendable {
  /// One for each rule.
  package private(set) var diagnostics: [Diagnostic] = []
  private var indices: Set<Int> = []

  /// None.
  package init() {}

  internal var isEmpty: Bool { indices.isEmpty }

  internal func contains(_ index: Int) -> Bool { !indices.isEmpty && indices.contains(index) }

  internal mutating func insert(_ index: Int, _ diagnostic: Diagnostic) {
    if indices.insert(index).inserted { diagnostics.append(diagnostic) }
  }
}
