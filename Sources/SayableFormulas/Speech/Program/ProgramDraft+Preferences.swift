extension ProgramDraft {
  /// Leaves out what the values that were chosen rule out, so that no preference is asked for again.
  internal mutating func settle(_ chosen: ChosenValues) {
    var kept: [SpeechRule] = []
    kept.reserveCapacity(rules.count)
    for place in lists.indices {
      let start = Int32(kept.count)
      for number in lists[place] {
        var rule = rules[Int(number)]
        guard let tests = settled(rule.tests, chosen) else { continue }
        rule.tests = tests
        if let ends = settled(rule.endTests, chosen) {
          rule.endTests = ends
        } else {
          rule.endTests = 0..<0
          rule.template = rule.template.map { withoutEnds($0) }
        }
        kept.append(rule)
      }
      lists[place] = start..<Int32(kept.count)
    }
    rules = kept
    for place in conditions.indices where conditions[place].builtin == nil {
      let settled = conditions[place].alternatives.compactMap { self.settled(alternatives[Int($0)], chosen) }
      conditions[place].alternatives = Int32(alternatives.count)..<Int32(alternatives.count + settled.count)
      alternatives += settled
    }
  }

  /// The tests among `range` that are none of preferences; nil if one of a preference does not hold.
  private mutating func settled(_ range: Range<Int32>, _ chosen: ChosenValues) -> Range<Int32>? {
    var others: [SpeechTest] = []
    for place in range {
      let test = tests[Int(place)]
      guard case .preference(let preference, let values) = test.property else {
        others.append(test)
        continue
      }
      let isChosen = values & (1 << UInt128(chosen.values[preference])) != 0
      if isChosen == test.isNegated { return nil }
    }
    if others.count == range.count { return range }
    tests += others
    return Int32(tests.count - others.count)..<Int32(tests.count)
  }

  /// A copy of a template without its words in brackets.
  private mutating func withoutEnds(_ place: Int32) -> Int32 {
    var segments: [SpeechTemplate.Segment] = []
    var skipped = 0
    for segment in templates[Int(place)].segments {
      if skipped > 0 {
        skipped -= 1
      } else if case .optional(let count) = segment.content {
        skipped = count
      } else {
        segments.append(segment)
      }
    }
    templates.append(SpeechTemplate(segments: segments))
    return Int32(templates.count - 1)
  }
}
