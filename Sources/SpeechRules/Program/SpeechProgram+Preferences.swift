extension SpeechProgram {
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
        if chosen.ends == .always {
          rule.endTests = 0..<0
        } else if let ends = settled(rule.endTests, chosen) {
          rule.endTests = ends
          if chosen.ends == .never { rule.template = rule.template.map { withoutEnds($0, keepsPauses: true) } }
        } else {
          rule.endTests = 0..<0
          rule.template = rule.template.map { withoutEnds($0, keepsPauses: false) }
        }
        kept.append(rule)
      }
      lists[place] = start..<Int32(kept.count)
    }
    rules = kept
    for place in conditions.indices {
      let settled = conditions[place].compactMap { self.settled(alternatives[Int($0)], chosen) }
      conditions[place] = Int32(alternatives.count)..<Int32(alternatives.count + settled.count)
      alternatives += settled
    }
  }

  /// The tests among `range` that are none of preferences; nil if one of a preference does not hold.
  private mutating func settled(_ range: Range<Int32>, _ chosen: ChosenValues) -> Range<Int32>? {
    var others: [SpeechTest] = []
    for place in range {
      let test = tests[Int(place)]
      guard test.property == .preference else {
        others.append(test)
        continue
      }
      let isChosen = test.members.contains(Int(chosen.values[Int(test.number)]))
      if isChosen == test.isNegated { return nil }
    }
    if others.count == range.count { return range }
    tests += others
    return Int32(tests.count - others.count)..<Int32(tests.count)
  }

  /// A copy of a template without its words in brackets, perhaps with the pauses there.
  private mutating func withoutEnds(_ template: Int32, keepsPauses: Bool) -> Int32 {
    let start = Int32(segments.count)
    var place = templates[Int(template)].lowerBound
    while place < templates[Int(template)].upperBound {
      var segment = segments[Int(place)]
      place += 1
      guard segment.kind == .optional else {
        segments.append(segment)
        continue
      }
      let pauses = segments[Int(place)..<Int(place + segment.number)].filter { keepsPauses && $0.kind == .pause }
      place += segment.number
      segment.number = Int32(pauses.count)
      segments += [segment] + pauses
    }
    templates.append(start..<Int32(segments.count))
    return Int32(templates.count - 1)
  }
}
