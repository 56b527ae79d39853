internal import SayableEngine
internal import SayableRules

/// Reads the words of a template: `the {1:ordinal} root of {2} [| end root]`.
internal struct TemplateReader {
  private let text: SourcedText
  private let bytes: [UInt8]
  private var index = 0
  private var template = SpeechTemplate()
  private var words: [UInt8] = []
  /// Whether a space came before what is read next.
  private var isSpaced = true
  private var wordsAreGlued = false
  private var bracket: (segment: Int, offset: Int)?
  /// The slots that were met, counted from 0, each with its offset.
  private(set) var slots: [(number: Int, offset: Int)] = []

  private init(_ text: SourcedText) {
    self.text = text
    bytes = Array(text.value.utf8)
  }

  /// The template, and the numbers of its slots; nil if it is wrong, which `problems` then tells.
  static func read(
    _ text: SourcedText, problems: inout [Diagnostic]
  ) -> (template: SpeechTemplate, slots: [(number: Int, offset: Int)])? {
    if let problem = text.lineBreakProblem {
      problems.append(problem)
      return nil
    }
    var reader = TemplateReader(text)
    let before = problems.count
    reader.run(&problems)
    return problems.count == before ? (reader.template, reader.slots) : nil
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
        var length = 0
        while index < bytes.count, bytes[index] == UInt8(ascii: "|") {
          length += 1
          index += 1
        }
        template.segments.append(
          SpeechTemplate.Segment(content: .pause(Pause(rawValue: UInt8(min(length, 3))) ?? .short)))
        isSpaced = true
      case UInt8(ascii: "{"): readSlot(&problems)
      case UInt8(ascii: "["):
        finishWords()
        if let bracket { report("brackets stand within brackets", bracket.offset, &problems) }
        bracket = (template.segments.count, index)
        template.segments.append(SpeechTemplate.Segment(content: .optional(0)))
        index += 1
      case UInt8(ascii: "]"):
        finishWords()
        if let open = bracket {
          template.segments[open.segment].content = .optional(template.segments.count - open.segment - 1)
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
    if !wordsAreGlued, let last = template.segments.last, case .words(let before) = last.content,
      bracket.map({ $0.segment < template.segments.count - 1 }) ?? true
    {
      template.segments[template.segments.count - 1].content = .words(before + [UInt8(ascii: " ")] + words)
    } else {
      template.segments.append(SpeechTemplate.Segment(content: .words(words), isGlued: wordsAreGlued))
    }
    words = []
  }

  private mutating func readSlot(_ problems: inout [Diagnostic]) {
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
    var form = NumberForm.plain
    if parts.count == 2 {
      let name = String(decoding: parts[1], as: UTF8.self)
      switch name {
      case "digits": form = .digits
      case "joined": form = .joined
      case "cardinal": form = .cardinal
      case "ordinal": form = .ordinal
      case "numeric-ordinal": form = .numericOrdinal
      case "nesting": form = .nesting
      case let name where name.hasPrefix("repeat "): form = .repeated(Array(name.utf8.dropFirst(7)))
      default:
        guard name.hasPrefix("parts of "), let count = self.number(Array(name.utf8.dropFirst(9))[...]) else {
          return report(
            "'\(name)' is not a form of numbers", start, &problems,
            note: "expected one of: " + NumberForm.names.joined(separator: ", "))
        }
        slots.append((count, start))
        form = .parts(of: count)
      }
    }
    template.segments.append(SpeechTemplate.Segment(content: .slot(number, form), isGlued: !isSpaced))
    isSpaced = false
  }

  /// The slot's number, counted from 0.
  private func number(_ digits: ArraySlice<UInt8>) -> Int? {
    Int(String(decoding: digits, as: UTF8.self)).flatMap { (1...99).contains($0) ? $0 - 1 : nil }
  }

  private func report(
    _ message: String, _ offset: Int, _ problems: inout [Diagnostic],
    note: String = "write words, {1}, | for a pause, and [ ] around words that mark an end"
  ) {
    problems.append(
      Diagnostic(code: "bad-template", message, at: text.location(atOffset: offset), notes: [note]))
  }
}
