internal import Sayable

extension ImageWriter {
  /// Stores a program.
  internal mutating func add(_ program: ProgramDraft) -> Int {
    var part = ImagePart()
    part.append(each: program.lists) { $1.append($0) }
    part.append(each: program.rules) { $1.append($0) }
    part.append(each: program.slots) { $1.append($0) }
    part.append(each: program.tests) { $1.append($0) }
    part.append(each: program.steps) { $1.append($0) }
    part.append(each: program.literals) { $1.append(Int($0)) }
    part.append(each: program.conditions) { condition, part in
      part.append(condition.alternatives)
      part.append(condition.builtin != nil)
      if let builtin = condition.builtin { part.append(choice: builtin) }
    }
    part.append(each: program.alternatives) { $1.append($0) }
    part.append(each: program.conditionReferences) { $1.append(Int($0)) }
    part.append(each: program.templates) { template, part in
      part.append(each: template.segments) { $1.append($0) }
    }
    part.append(program.words)
    return add(part)
  }
}

extension ImagePart {
  fileprivate mutating func append(_ range: Range<Int32>) {
    append(Int(range.lowerBound))
    append(range.count)
  }

  /// A number that may be missing.
  private mutating func append(_ number: Int32?) { append(number.map { Int($0) + 1 } ?? 0) }

  fileprivate mutating func append(_ rule: SpeechRule) {
    append(rule.tests)
    append(rule.template)
    append(rule.slots)
    append(rule.endTests)
  }

  // MARK: Slots

  fileprivate mutating func append(_ slot: SpeechSlot) {
    append(slot.source)
    append(slot.path)
    append(slot.isDescent)
  }

  private mutating func append(_ source: SpeechSlot.Source) {
    append(choice: source.bareCase)
    switch source {
    case .node(let mode): append(mode)
    case .children(let from, let mode):
      append(from)
      append(mode)
    case .unit(let number, let isOne):
      append(number)
      append(isOne)
    case .depth(let measure): append(measure)
    case .characters(let marksCapitals): append(marksCapitals)
    default: break
    }
  }

  private mutating func append(_ measure: DepthMeasure) {
    append(Int(measure.condition))
    append(measure.isInner)
  }

  // MARK: Tests

  fileprivate mutating func append(_ test: SpeechTest) {
    append(test.path)
    append(test.isNegated)
    append(choice: test.property.bareCase)
    switch test.property {
    case .exists: break
    case .kind(let kinds, let conditions):
      append(bits: UInt128(kinds))
      append(conditions)
    case .role(let roles): append(bits: roles)
    case .font(let fonts): append(Int(fonts))
    case .embellished(let kinds): append(bits: UInt128(kinds))
    case .text(let literals): append(literals)
    case .value(let comparison, let number), .childCount(let comparison, let number),
      .contentCount(let comparison, let number), .nesting(let comparison, let number),
      .index(let comparison, let number), .length(let comparison, let number):
      append(choice: comparison)
      append(number)
    case .depth(let measure, let comparison, let number):
      append(measure)
      append(choice: comparison)
      append(number)
    }
  }

  /// A set as the bits of a number.
  private mutating func append(bits: UInt128) {
    for word in 0..<4 { append(word: UInt32(truncatingIfNeeded: bits >> (32 * word))) }
  }

  fileprivate mutating func append(_ step: TreeStep) {
    append(choice: step.bareCase)
    switch step {
    case .child(let place), .content(let place): append(place)
    default: break
    }
  }

  // MARK: Templates

  fileprivate mutating func append(_ segment: SpeechTemplate.Segment) {
    append(segment.isGlued)
    append(choice: segment.content.bareCase)
    switch segment.content {
    case .words(let words): append(words)
    case .pause(let pause): append(Int(pause.rawValue))
    case .slot(let number, let form):
      append(number)
      append(choice: form.bareCase)
      if case .parts(let slot) = form { append(slot) }
      if case .repeated(let words) = form { append(words) }
    case .optional(let count): append(count)
    }
  }

  // MARK: Words

  /// What belongs to the rules and words; the rest hangs on how they are used.
  fileprivate mutating func append(_ words: SpeechWords) {
    append(each: zip(words.lexicon.texts, words.lexicon.entries.dropFirst()).map { ($0, $1) }) { entry, part in
      part.append(entry.0)
      part.append(optional: entry.1.symbol)
      part.append(optional: entry.1.function)
    }
    append(each: words.fonts) { $1.append($0) }
    append(words.numbers)
    append(words.capital != nil)
    if let capital = words.capital {
      append(capital.before)
      append(capital.after)
    }
    append(each: words.unitNames.sorted { $0.key < $1.key }) { unit, part in
      part.append(unit.key)
      part.append(unit.value.one)
      part.append(unit.value.other)
    }
  }

  private mutating func append(_ numbers: NumberWords) {
    for list in [numbers.cardinals, numbers.ordinals, numbers.nesting] { append(each: list) { $1.append($0) } }
    append(each: numbers.denominators.sorted { $0.key < $1.key }) { denominator, part in
      part.append(denominator.key)
      part.append(denominator.value.one)
      part.append(denominator.value.other)
    }
    for word in [numbers.point, numbers.decimalMark, numbers.groupMark] { append(word) }
    append(each: numbers.ordinalEndings.sorted { $0.key < $1.key }) { ending, part in
      part.append(ending.key)
      part.append(ending.value)
    }
  }

  private mutating func append(optional words: [UInt8]?) {
    append(words != nil)
    if let words { append(words) }
  }
}
