/// A condition of a rule on the numbers of its match: `a < b` or `a <= b`.
internal struct Comparison: Sendable {
  internal let smaller: Template.Group
  internal let larger: Template.Group
  internal let allowsEqual: Bool

  internal init(smaller: Template.Group, larger: Template.Group, allowsEqual: Bool) {
    self.smaller = smaller
    self.larger = larger
    self.allowsEqual = allowsEqual
  }

  /// Reads a comparison of two groups.
  internal init?(_ source: SourcedText, groups: [String: [Int]], problems: inout [Diagnostic]) {
    let words = source.value.split(separator: " ").map(String.init)
    guard words.count == 3, ["<", "<="].contains(words[1]) else {
      problems.append(
        Diagnostic(
          code: "bad-comparison", "'\(source.value)' is not a comparison", at: source.location(),
          notes: ["expected two groups and < or <= between: a < b"]))
      return nil
    }
    for name in [words[0], words[2]] where groups[name] == nil {
      problems.append(
        Diagnostic(
          code: "unknown-group", "the match has no group '\(name)'", at: source.location(),
          notes: [nearestNameNote(to: name, among: Array(groups.keys))]))
    }
    guard let smaller = groups[words[0]], let larger = groups[words[2]] else { return nil }
    self.init(smaller: smaller, larger: larger, allowsEqual: words[1] == "<=")
  }

  internal func holds(_ first: Double, _ second: Double) -> Bool { allowsEqual ? first <= second : first < second }
}
