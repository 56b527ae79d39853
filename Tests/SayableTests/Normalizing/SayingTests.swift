import Prefilter
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
    let range = before.count..<(before.count + label.count)
    let isTouched = normalizer.say(text.view.extracting(range), into: &answers).isChanged
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
    var start = 0
    while start < label.count {
      // No more of the label is there than decides about the end of the stretch.
      let part = Array(label[start..<min(label.count, start + 16_385)])
      let end = Stretch.end(in: part.view, from: 0)
      let request = LabelRequest(isStart: start == 0, isEnd: start + end == label.count)
      if !normalizer.say(part.view.extracting(0..<end), request, into: &answers).isChanged { answers += part[..<end] }
      start += end
    }
    #expect(answers == normalizer.normalize(label))
    #expect(answers.starts(with: "START".utf8) && answers.suffix(3).elementsEqual("END".utf8))
  }

  @Test func `a rule that was skipped in one stretch is not tried in the next`() throws {
    let say = try Normalizer(rules: "  - {id: bad, pass: first, match: '(?:a|aa)+[bc]d', say: 'never'}")
    let adversary = String(repeating: "a", count: 40) + "! acd "
    let label = Array((adversary + String(repeating: "only words ", count: 2000) + "acd").utf8)
    var answers: [UInt8] = []
    let outcome = say.say(label.view, into: &answers)
    #expect(!outcome.isChanged && answers.isEmpty)
    #expect(outcome.warnings.map(\.code) == ["over-limit"])
    #expect(say.normalize("acd") == "never")
  }

  /// Counts what it is told.
  private struct Counter: LabelWatcher {
    var searches = 0
    var candidates = 0
    var changes: [Int: Int] = [:]

    mutating func willSearch() {}
    mutating func didSearch(candidates: @autoclosure () -> Int) {
      searches += 1
      self.candidates += candidates()
    }
    mutating func willApply(_ rule: Int) { changes[rule, default: 0] += 0 }
    mutating func didApply(_ rule: Int, changes: Int) { self.changes[rule, default: 0] += changes }
  }

  @Test func `a watcher is told of each search and each rule`() {
    var counter = Counter()
    var answers: [UInt8] = []
    let label = Array("begin 12 km and 1 km".utf8)
    #expect(normalizer.say(label.view, watcher: &counter, into: &answers).isChanged)
    // Before the first rule, and behind each of the two that change the text.
    #expect(counter.searches == 3)
    #expect(counter.candidates >= 2)
    #expect(counter.changes[0] == 1)
    #expect(counter.changes[2] == 2)
  }
}
