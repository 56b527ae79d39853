/// A condition of a rule on the numbers of its match: `a < b` or `a <= b`.
package struct Comparison: Sendable {
  package let smaller: Template.Group
  package let larger: Template.Group
  package let allowsEqual: Bool

  package init(smaller: Template.Group, larger: Template.Group, allowsEqual: Bool) {
    self.smaller = smaller
    self.larger = larger
    self.allowsEqual = allowsEqual
  }

  package func holds(_ first: Double, _ second: Double) -> Bool { allowsEqual ? first <= second : first < second }
}
