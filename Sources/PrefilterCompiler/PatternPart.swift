/// A group of a pattern that stands in other patterns, too.
package struct PatternPart: Sendable {
  /// The group, in UTF-8 offsets of the pattern.
  package let range: Range<Int>
  /// What it was written for; the same name stands for the same group.
  package let name: String

  package init(range: Range<Int>, name: String) {
    self.range = range
    self.name = name
  }
}
