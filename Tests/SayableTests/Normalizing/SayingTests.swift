import Testing

@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableRules

/// Labels that stand among other bytes are said as if they were alone.
struct SayingTests {
  private static let rules = """
      - {id: start, pass: first, match: '^begin', say: 'START'}
      - {id: end, pass: first, match: 'end$', say: 'END'}
      - {id: quantity, pass: second, match: '(?<![0-9])(?<n>{number}) (?<u>{unit})', say: '${u:say n}'}
    """
  private let normalizer: Normalizer
  init() throws { normalizer = try Normalizer(rules: Self.rules) }

  /// What is appended for `label` between other bytes; nil where it stays as it is.
  private func said(_ label: [UInt8]) -> [UInt8]? {
    let (before, behind) = (Array("5 km".utf8), Array("0 km".utf8))
    var answers = Array("so far: ".utf8)
    let text = before + label + behind
    let isTouched = normalizer.say(text, before.count..<(before.count + label.count), into: &answers)
    #expect(answers.starts(with: "so far: ".utf8))
    let answer = Array(answers.dropFirst(8))
    #expect(isTouched || answer.isEmpty)
    return isTouched ? answer : nil
  }

  @Test(arguments: [
    "begin", "the end", "12 km", "begin 12 km end", "1 km\n", "\u{F8F0} 12 km", "é 12 km",
  ])
  func `a label among other bytes is said as if it were alone`(label: String) {
    #expect(said(Array(label.utf8)) == Array(normalizer.normalize(label).utf8))
  }

  @Test(arguments: ["", "a", "beginning", "12", "km", "\u{F8F0}", "end."])
  func `of a label that stays as it is nothing is appended`(label: String) {
    let bytes = Array(label.utf8)
    #expect(said(bytes) == (normalizer.normalize(bytes) == bytes ? nil : normalizer.normalize(bytes)))
  }

  @Test(arguments: [0, 1, 2, 3]) func `a long label is said whole wherever it is touched first`(place: Int) {
    var words = [String](repeating: String(repeating: "only words ", count: 1500), count: 4)
    words[place] += "12 km "
    let label = Array(words.joined().utf8)
    #expect(said(label) == Array(words.joined().replacing("12 km", with: "12 kilometers").utf8))
    #expect(said(label) == normalizer.normalize(label))
  }

  @Test func `stretches of a label that come one by one are said as the whole`() {
    let label = Array(("begin " + String(repeating: "five words in a row 12 km ", count: 3000) + "end").utf8)
    var answers: [UInt8] = []
    var skipped = SkippedRules()
    var start = 0
    while start < label.count {
      // No more of the label is there than decides about the end of the stretch.
      let part = Array(label[start..<min(label.count, start + 16_385)])
      let end = normalizer.stretchEnd(in: part, part.indices)
      let isEnd = start + end == label.count
      let isTouched = normalizer.sayStretch(
        part, 0..<end, isStart: start == 0, isEnd: isEnd, skipping: &skipped, into: &answers)
      if !isTouched { answers += part[..<end] }
      start += end
    }
    #expect(answers == normalizer.normalize(label))
    #expect(answers.starts(with: "START".utf8) && answers.suffix(3).elementsEqual("END".utf8))
  }

  @Test func `a rule that was skipped in one stretch is not tried in the next`() throws {
    let say = try Normalizer(rules: "  - {id: bad, pass: first, match: '(?:a|aa)+[bc]d', say: 'never'}")
    let adversary = Array((String(repeating: "a", count: 40) + "! acd").utf8)
    var skipped = SkippedRules()
    var answers: [UInt8] = []
    #expect(
      !say.sayStretch(adversary, adversary.indices, isStart: true, isEnd: false, skipping: &skipped, into: &answers))
    #expect(skipped.diagnostics.map(\.code) == ["over-limit"])
    let match = Array("acd".utf8)
    #expect(!say.sayStretch(match, 0..<3, isStart: false, isEnd: true, skipping: &skipped, into: &answers))
    #expect(say.normalize("acd") == "never")
  }

  /// Counts what it is told.
  private struct Counter: RuleWatching {
    var looks = 0
    var candidates = 0
    var changes: [Int: Int] = [:]

    mutating func willLook() { looks += 1 }
    mutating func didLook(candidates: @autoclosure () -> Int) { self.candidates += candidates() }
    mutating func willApply(_ rule: Int) { changes[rule, default: 0] += 0 }
    mutating func didApply(_ rule: Int, changes: Int) { self.changes[rule, default: 0] += changes }
  }

  @Test func `who watches is told of each search and each rule`() {
    var counter = Counter()
    var answers: [UInt8] = []
    let label = Array("begin 12 km and 1 km".utf8)
    #expect(normalizer.say(label, label.indices, watching: &counter, into: &answers))
    // Before the first rule, and behind each of the two that change the text.
    #expect(counter.looks == 3)
    #expect(counter.candidates >= 2)
    #expect(counter.changes[0] == 1)
    #expect(counter.changes[2] == 2)
  }
}
