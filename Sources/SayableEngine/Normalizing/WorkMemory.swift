internal import PCRE2
internal import Prefilter

/// All that work on a label writes to, kept for the next label.
internal struct WorkMemory: ~Copyable {
  internal var match = MatchScratch()
  internal var plural = PluralMemory()
  internal var text = WorkingText()
  /// The rules that may change the text.
  internal var candidates = BitSet(capacity: 0)
  internal var answers = KnownAnswers()
  internal var entries = KnownEntries()
  internal var replacements = Replacements()
  /// What each rule made of the label, where that is asked.
  internal var steps: [Trace.Step] = []
  /// What the rules do that were applied before, by their index: asked for here, no two tasks ask for the same.
  private var works: [Rule.Work?] = []

  /// What `rule` does.
  internal mutating func work(of rule: Rule) -> Rule.Work {
    if rule.index < works.count, let known = works[rule.index] { return known }
    while works.count <= rule.index { works.append(nil) }
    let work = rule.work
    works[rule.index] = work
    return work
  }

  /// Gives back what the text of a long label took, once the label is at its end.
  internal mutating func giveBack(after edges: Edges) {
    guard edges.contains(.end), text.isLarge else { return }
    text = WorkingText()
    replacements = Replacements()
    steps = []
  }

  /// The range of the first of the group's numbers that took part in the last match.
  internal borrowing func range(of group: Template.Group) -> Range<Int>? {
    for number in group {
      if let range = match.range(ofGroup: number) { return range }
    }
    return nil
  }

  /// What the group stands for in the last match.
  internal borrowing func text(of group: Template.Group) -> String? {
    range(of: group).map { text.subject.text(in: $0) }
  }
}
