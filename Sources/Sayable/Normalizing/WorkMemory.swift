internal import PCRE2

/// All that work on a label writes to, kept for the next label.
internal struct WorkMemory: ~Copyable {
  internal var match = MatchScratch()
  internal var plural = PluralMemory()
  internal var text = WorkingText()
  internal var replacements = Replacements()
  /// What each rule made of the label, where that is asked.
  internal var steps: [Trace.Step] = []

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
