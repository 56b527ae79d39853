internal import SayableEngine

extension ProgramDraft {
  /// Reads a program that ``ImageWriter`` stored.
  internal init(_ image: Image, part: Int) {
    var reader = image.reader(of: part)
    lists = reader.list { $0.places() }
    rules = reader.list {
      SpeechRule(tests: $0.places(), template: $0.place(), slots: $0.places(), endTests: $0.places())
    }
    slots = reader.list { SpeechSlot(source: $0.slotSource(), path: $0.places(), isDescent: $0.flag()) }
    tests = reader.list { reader in
      let (path, isNegated) = (reader.places(), reader.flag())
      return SpeechTest(path: path, property: reader.property(), isNegated: isNegated)
    }
    steps = reader.list { $0.step() }
    literals = reader.list { Int32($0.number()) }
    conditions = reader.list {
      NamedCondition(alternatives: $0.places(), builtin: $0.flag() ? $0.choice(of: NamedCondition.Builtin.self) : nil)
    }
    alternatives = reader.list { $0.places() }
    conditionReferences = reader.list { Int32($0.number()) }
    templates = reader.list { reader in SpeechTemplate(segments: reader.list { $0.segment() }) }
    var stored = image.reader(of: reader.number())
    words = stored.speechWords()
  }
}

extension ImageReader {
  fileprivate mutating func places() -> Range<Int32> {
    let start = Int32(number())
    return start..<(start + Int32(number()))
  }

  /// A number that may be missing.
  fileprivate mutating func place() -> Int32? {
    let number = number()
    return number == 0 ? nil : Int32(number - 1)
  }

  // MARK: Slots

  fileprivate mutating func slotSource() -> SpeechSlot.Source {
    switch choice(of: SpeechSlot.Source.Case.self) {
    case .node: .node(mode: place())
    case .children: .children(from: number(), mode: place())
    case .interleaved: .interleaved
    case .contents: .contents
    case .bareText: .bareText
    case .text: .text
    case .font: .font
    case .childCount: .childCount
    case .contentCount: .contentCount
    case .index: .index
    case .nesting: .nesting
    case .unit: .unit(number: places(), isOne: flag())
    case .depth: .depth(measure())
    case .length: .length
    case .characters: .characters(marksCapitals: flag())
    case .nextRule: .nextRule
    case .plain: .plain
    case .leaf: .leaf
    }
  }

  private mutating func measure() -> DepthMeasure { DepthMeasure(condition: Int32(number()), isInner: flag()) }

  // MARK: Tests

  fileprivate mutating func property() -> SpeechTest.Property {
    switch choice(of: SpeechTest.Property.Case.self) {
    case .exists: .exists
    case .preference: .preference(number(), bits())
    case .kind: .kind(UInt64(truncatingIfNeeded: bits()), places())
    case .role: .role(bits())
    case .font: .font(UInt32(number()))
    case .embellished: .embellished(UInt64(truncatingIfNeeded: bits()))
    case .text: .text(places())
    case .value: .value(comparison(), number())
    case .childCount: .childCount(comparison(), number())
    case .contentCount: .contentCount(comparison(), number())
    case .nesting: .nesting(comparison(), number())
    case .index: .index(comparison(), number())
    case .length: .length(comparison(), number())
    case .depth: .depth(measure(), comparison(), number())
    }
  }

  private mutating func comparison() -> SpeechTest.Comparison { choice(of: SpeechTest.Comparison.self) }

  /// A set as the bits of a number.
  private mutating func bits() -> UInt128 {
    var bits: UInt128 = 0
    for word in 0..<5 { bits |= UInt128(self.word()) << (28 * word) }
    return bits
  }

  fileprivate mutating func step() -> TreeStep {
    switch choice(of: TreeStep.Case.self) {
    case .parent: .parent
    case .ancestor: .ancestor
    case .next: .next
    case .previous: .previous
    case .before: .before
    case .after: .after
    case .child: .child(number())
    case .content: .content(number())
    case .lastChild: .lastChild
    case .lastContent: .lastContent
    case .anyChild: .anyChild
    case .everyChild: .everyChild
    case .anyContent: .anyContent
    case .everyContent: .everyContent
    }
  }

  // MARK: Templates

  fileprivate mutating func segment() -> SpeechTemplate.Segment {
    let isGlued = flag()
    let content: SpeechTemplate.Segment.Content =
      switch choice(of: SpeechTemplate.Segment.Content.Case.self) {
      case .words: .words(textBytes())
      case .pause: .pause(pause())
      case .slot: .slot(number(), form())
      case .optional: .optional(number())
      }
    return SpeechTemplate.Segment(content: content, isGlued: isGlued)
  }

  private mutating func pause() -> Pause {
    guard let pause = Pause(rawValue: UInt8(number())) else { preconditionFailure("there is no such pause") }
    return pause
  }

  private mutating func form() -> NumberForm {
    switch choice(of: NumberForm.Case.self) {
    case .plain: .plain
    case .cardinal: .cardinal
    case .ordinal: .ordinal
    case .numericOrdinal: .numericOrdinal
    case .parts: .parts(of: number())
    case .nesting: .nesting
    case .repeated: .repeated(textBytes())
    case .digits: .digits
    case .joined: .joined
    }
  }

  // MARK: Words

  fileprivate mutating func speechWords() -> SpeechWords {
    var words = SpeechWords()
    for _ in 0..<number() {
      let text = text()
      _ = words.lexicon.add(text)
      if flag() { words.lexicon.setSymbol(textBytes(), for: text) }
      if flag() { words.lexicon.setFunction(textBytes(), for: text) }
    }
    words.fonts = list { $0.textBytes() }
    words.numbers = numberWords()
    if flag() { words.capital = (textBytes(), textBytes()) }
    for _ in 0..<number() { words.unitNames[text()] = (textBytes(), textBytes()) }
    return words
  }

  private mutating func numberWords() -> NumberWords {
    var numbers = NumberWords()
    numbers.cardinals = list { $0.textBytes() }
    numbers.ordinals = list { $0.textBytes() }
    numbers.nesting = list { $0.textBytes() }
    for _ in 0..<number() { numbers.denominators[number()] = (textBytes(), textBytes()) }
    numbers.point = textBytes()
    numbers.decimalMark = textBytes()
    numbers.groupMark = textBytes()
    for _ in 0..<number() { numbers.ordinalEndings[text()] = textBytes() }
    return numbers
  }
}
