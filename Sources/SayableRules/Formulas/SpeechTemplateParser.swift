internal import SayableEngine
internal import SpeechRules

/// Parses the words of a template: `the {1:ordinal} root of {2} [| end root]`.
internal struct SpeechTemplateParser {
  private let text: SourcedText
  private let bytes: [UInt8]
  private var index = 0
  private var segments: [TemplateSegment] = []
  private var words: [UInt8] = []
  /// Whether a space came before what is read next.
  private var isSpaced = true
  private var wordsAreGlued = false
  private var bracket: (segment: Int, offset: Int)?
  private var slots: [Slot] = []

  /// A slot that was met, counted from 0, with its offset.
  typealias Slot = (number: Int, offset: Int)

  private init(_ text: SourcedText) {
    self.text = text
    bytes = Array(text.value.utf8)
  }

  /// The template, and the numbers of its slots; nil if it is wrong, which `problems` then tells.
  static func parse(
    _ text: SourcedText, problems: inout [Diagnostic]
  ) -> (segments: [TemplateSegment], slots: [Slot])? {
    if let problem = text.lineBreakProblem {
      problems.append(problem)
      return nil
    }
    var parser = SpeechTemplateParser(text)
    let before = problems.count
    parser.run(&problems)
    return problems.count == before ? (parser.segments, parser.slots) : nil
  }

  private mutating func run(_ problems: inout [Diagnostic]) {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: " "):
        finishWords()
        isSpaced = true
        index += 1
      case UInt8(ascii: "|"):
        finishWords()
        var length: Int32 = 0
        while index < bytes.count, bytes[index] == UInt8(ascii: "|") {
          length += 1
          index += 1
        }
        segments.append(TemplateSegment(.pause, number: min(length, Int32(Pause.long.rawValue))))
        isSpaced = true
      case UInt8(ascii: "{"): parseSlot(&problems)
      case UInt8(ascii: "["):
        finishWords()
        if let bracket { report("brackets stand within brackets", bracket.offset, &problems) }
        bracket = (segments.count, index)
        segments.append(TemplateSegment(.optional))
        index += 1
      case UInt8(ascii: "]"):
        finishWords()
        if let open = bracket {
          segments[open.segment].number = Int32(segments.count - open.segment - 1)
        } else {
          report("']' has no '[' before it", index, &problems)
        }
        bracket = nil
        index += 1
      case UInt8(ascii: "}"):
        report("'}' has no '{' before it", index, &problems)
        index += 1
      case let byte:
        if words.isEmpty { wordsAreGlued = !isSpaced }
        isSpaced = false
        words.append(byte)
        index += 1
      }
    }
    finishWords()
    if let bracket { report("'[' has no ']' behind it", bracket.offset, &problems) }
  }

  private mutating func finishWords() {
    guard !words.isEmpty else { return }
    // Words with only a space between them are one segment.
    if !wordsAreGlued, segments.last?.kind == .words, bracket.map({ $0.segment < segments.count - 1 }) ?? true {
      segments[segments.count - 1].words += [UInt8(ascii: " ")] + words
    } else {
      segments.append(TemplateSegment(.words, words: words, isGlued: wordsAreGlued))
    }
    words = []
  }

  private mutating func parseSlot(_ problems: inout [Diagnostic]) {
    finishWords()
    let start = index
    guard let end = bytes[index...].firstIndex(of: UInt8(ascii: "}")) else {
      report("'{' has no '}' behind it", start, &problems)
      return index = bytes.count
    }
    let parts = bytes[(start + 1)..<end].split(
      separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
    index = end + 1
    guard let number = number(parts[0]) else {
      return report("a slot is a number from 1, as in {1}", start, &problems)
    }
    slots.append((number, start))
    var slot = TemplateSegment(.slot, number: Int32(number), isGlued: !isSpaced)
    if parts.count == 2 {
      let name = String(decoding: parts[1], as: UTF8.self)
      if let form = Self.forms.first(where: { $0.name == name })?.form ?? nil {
        slot.form = form
      } else if name.hasPrefix("repeat ") {
        slot.form = .repeated
        slot.words = Array(name.utf8.dropFirst(7))
      } else if name.hasPrefix("parts of "), let count = self.number(Array(name.utf8.dropFirst(9))[...]) {
        slots.append((count, start))
        slot.form = .parts
        slot.counter = Int32(count)
      } else {
        return report(
          "'\(name)' is not a form of numbers", start, &problems,
          note: "expected one of: " + (Self.forms.map(\.name) + ["repeat WORD"]).joined(separator: ", "))
      }
    }
    segments.append(slot)
    isSpaced = false
  }

  private static let forms: [(name: String, form: NumberForm?)] = [
    ("digits", .digits), ("joined", .joined), ("cardinal", .cardinal), ("ordinal", .ordinal),
    ("numeric-ordinal", .numericOrdinal), ("parts of N", nil), ("nesting", .nesting),
  ]

  /// The slot's number, counted from 0.
  private func number(_ digits: ArraySlice<UInt8>) -> Int? {
    Int(String(decoding: digits, as: UTF8.self)).flatMap { (1...99).contains($0) ? $0 - 1 : nil }
  }

  private func report(
    _ message: String, _ offset: Int, _ problems: inout [Diagnostic],
    note: String = "write words, {1}, | for a pause, and [ ] around words that mark an end"
  ) {
    problems.report("bad-template", message, at: text.location(atOffset: offset), notes: [note])
  }
}
