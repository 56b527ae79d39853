internal import MathMeaning
internal import SayableEngine
internal import SayableRules

extension ImageWriter {
  /// Stores a program, but for its preferences.
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
    // Styles share most words.
    var words = ImagePart()
    words.append(program.words)
    part.append(add(words))
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
    typealias Case = SpeechSlot.Source.Case
    switch source {
    case .node(let mode):
      append(choice: Case.node)
      append(mode)
    case .children(let from, let mode):
      append(choice: Case.children)
      append(from)
      append(mode)
    case .interleaved: append(choice: Case.interleaved)
    case .contents: append(choice: Case.contents)
    case .bareText: append(choice: Case.bareText)
    case .text: append(choice: Case.text)
    case .font: append(choice: Case.font)
    case .childCount: append(choice: Case.childCount)
    case .contentCount: append(choice: Case.contentCount)
    case .index: append(choice: Case.index)
    case .nesting: append(choice: Case.nesting)
    case .unit(let number, let isOne):
      append(choice: Case.unit)
      append(number)
      append(isOne)
    case .depth(let measure):
      append(choice: Case.depth)
      append(measure)
    case .length: append(choice: Case.length)
    case .characters(let marksCapitals):
      append(choice: Case.characters)
      append(marksCapitals)
    case .nextRule: append(choice: Case.nextRule)
    case .plain: append(choice: Case.plain)
    case .leaf: append(choice: Case.leaf)
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
    append(test.property)
  }

  private mutating func append(_ property: SpeechTest.Property) {
    typealias Case = SpeechTest.Property.Case
    switch property {
    case .exists: append(choice: Case.exists)
    case .preference(let place, let values):
      append(choice: Case.preference)
      append(place)
      append(bits: values)
    case .kind(let kinds, let conditions):
      append(choice: Case.kind)
      append(bits: UInt128(kinds))
      append(conditions)
    case .role(let roles):
      append(choice: Case.role)
      append(bits: roles)
    case .font(let fonts):
      append(choice: Case.font)
      append(Int(fonts))
    case .embellished(let kinds):
      append(choice: Case.embellished)
      append(bits: UInt128(kinds))
    case .text(let literals):
      append(choice: Case.text)
      append(literals)
    case .value(let comparison, let number): append(Case.value, comparison, number)
    case .childCount(let comparison, let number): append(Case.childCount, comparison, number)
    case .contentCount(let comparison, let number): append(Case.contentCount, comparison, number)
    case .nesting(let comparison, let number): append(Case.nesting, comparison, number)
    case .index(let comparison, let number): append(Case.index, comparison, number)
    case .length(let comparison, let number): append(Case.length, comparison, number)
    case .depth(let measure, let comparison, let number):
      append(choice: Case.depth)
      append(measure)
      append(choice: comparison)
      append(number)
    }
  }

  private mutating func append(
    _ property: SpeechTest.Property.Case, _ comparison: SpeechTest.Comparison, _ number: Int
  ) {
    append(choice: property)
    append(choice: comparison)
    append(number)
  }

  /// A set as the bits of a number, 28 in each word.
  private mutating func append(bits: UInt128) {
    for word in 0..<5 { append(word: UInt32(truncatingIfNeeded: bits >> (28 * word)) & 0xFFF_FFFF) }
  }

  fileprivate mutating func append(_ step: TreeStep) {
    switch step {
    case .parent: append(choice: TreeStep.Case.parent)
    case .ancestor: append(choice: TreeStep.Case.ancestor)
    case .next: append(choice: TreeStep.Case.next)
    case .previous: append(choice: TreeStep.Case.previous)
    case .before: append(choice: TreeStep.Case.before)
    case .after: append(choice: TreeStep.Case.after)
    case .child(let place):
      append(choice: TreeStep.Case.child)
      append(place)
    case .content(let place):
      append(choice: TreeStep.Case.content)
      append(place)
    case .lastChild: append(choice: TreeStep.Case.lastChild)
    case .lastContent: append(choice: TreeStep.Case.lastContent)
    case .anyChild: append(choice: TreeStep.Case.anyChild)
    case .everyChild: append(choice: TreeStep.Case.everyChild)
    case .anyContent: append(choice: TreeStep.Case.anyContent)
    case .everyContent: append(choice: TreeStep.Case.everyContent)
    }
  }

  // MARK: Templates

  fileprivate mutating func append(_ segment: SpeechTemplate.Segment) {
    append(segment.isGlued)
    typealias Case = SpeechTemplate.Segment.Content.Case
    switch segment.content {
    case .words(let words):
      append(choice: Case.words)
      append(words)
    case .pause(let pause):
      append(choice: Case.pause)
      append(Int(pause.rawValue))
    case .slot(let number, let form):
      append(choice: Case.slot)
      append(number)
      append(form)
    case .optional(let count):
      append(choice: Case.optional)
      append(count)
    }
  }

  private mutating func append(_ form: NumberForm) {
    switch form {
    case .plain: append(choice: NumberForm.Case.plain)
    case .cardinal: append(choice: NumberForm.Case.cardinal)
    case .ordinal: append(choice: NumberForm.Case.ordinal)
    case .numericOrdinal: append(choice: NumberForm.Case.numericOrdinal)
    case .parts(let slot):
      append(choice: NumberForm.Case.parts)
      append(slot)
    case .nesting: append(choice: NumberForm.Case.nesting)
    case .repeated(let words):
      append(choice: NumberForm.Case.repeated)
      append(words)
    case .digits: append(choice: NumberForm.Case.digits)
    case .joined: append(choice: NumberForm.Case.joined)
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
