internal import SayableEngine

extension Comparison {
  /// Reads a comparison of two groups.
  internal init?(_ source: SourcedText, groups: [String: [Int]], problems: inout [Diagnostic]) {
    let words = source.value.split(separator: " ").map(String.init)
    guard words.count == 3, ["<", "<="].contains(words[1]) else {
      problems.report(
        "bad-comparison", "'\(source.value)' is not a comparison", at: source.location(),
        notes: ["expected two groups and < or <= between: a < b"])
      return nil
    }
    for name in [words[0], words[2]] where groups[name] == nil {
      problems.report(
        "unknown-group", "the match has no group '\(name)'", at: source.location(),
        notes: [nearestNameNote(to: name, among: Array(groups.keys))])
    }
    guard let smaller = groups[words[0]], let larger = groups[words[2]] else { return nil }
    self.init(smaller: smaller, larger: larger, allowsEqual: words[1] == "<=")
  }
}
