/// The syntax of a part that stands in many patterns, such as the spellings of a table, with its measures taken once.
package final class SharedSyntax: Sendable {
  private static let sizeLimit = 1_000_000

  internal let syntax: PatternSyntax
  internal let first: ByteSet
  internal let following: ByteSet?
  internal let end: ByteSet
  internal let mayBeEmpty: Bool
  internal let extent: Extent
  /// About how often it matches, a place of a text.
  internal let frequency: Double
  /// How many nodes it has, up to a number that no pattern may have.
  internal let size: Int

  internal init(_ syntax: PatternSyntax) {
    self.syntax = syntax
    (first, following) = syntax.start
    let end = syntax.end
    self.end = end.set
    mayBeEmpty = end.mayBeEmpty
    extent = syntax.extent(isLast: false)
    var left = Self.sizeLimit
    syntax.measure(downTo: &left)
    size = Self.sizeLimit - left
    frequency = left > 0 ? syntax.estimate.frequency : 1
  }
}

extension SharedSyntax: Hashable {
  package static func == (left: SharedSyntax, right: SharedSyntax) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The parts of patterns that were parsed already, by name.
package struct SharedSyntaxes: Sendable {
  package init() {}

  private struct Key: Hashable {
    let name: String
    let ignoresCase: Bool
  }

  private var known: [Key: PatternSyntax] = [:]

  /// What `name` stands for where case is ignored or not.
  internal subscript(name: String, ignoringCase ignoresCase: Bool) -> PatternSyntax? {
    get { known[Key(name: name, ignoresCase: ignoresCase)] }
    set { known[Key(name: name, ignoresCase: ignoresCase)] = newValue }
  }
}
