import Testing

@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableRules

/// Labels of several stretches are said as if there were none.
struct LongLabelTests {
  private static let rules = """
      - {id: start, pass: first, match: '^begin', say: 'START'}
      - {id: end, pass: first, match: 'end$', say: 'END'}
      - {id: quantity, pass: second, match: '(?<![0-9])(?<n>{number}) (?<u>{unit})', say: '${u:say n}'}
    """

  @Test(
    arguments: [
      "five words in a row 12 km ", "begin end ", "a b c d 1 km é", "ééé word and 12 km, end begin ", "5 km 12 km ",
      "12 km • ", "пять слов 12 km и ", "12 km\n",
    ])
  func `what stands at the end of a stretch is said as anywhere else`(phrase: String) throws {
    for offset in 0..<phrase.utf8.count {
      let label =
        "begin " + String(repeating: "x", count: offset) + " " + String(repeating: phrase, count: 2000) + "end"
      let expected =
        "START"
        + label.dropFirst(5).dropLast(3).replacing("12 km", with: "12 kilometers").replacing(
          "5 km", with: "5 kilometers"
        )
        .replacing("1 km", with: "1 kilometer") + "END"
      let spoken = normalizer.normalize(label)
      #expect(spoken == expected, "with \(offset) letters before: \(firstDifference(spoken, expected))")
      if spoken != expected { break }
    }
  }

  @Test func `a label without spaces is cut between scalars`() throws {
    for letter in ["é", "🙂", "€"] {
      let label = "x" + String(repeating: letter, count: 20_000)
      #expect(normalizer.normalize(label) == label)
      #expect(
        try Normalizer(rules: "  - {id: r, pass: first, match: '\(letter)', say: 'y'}").normalize(label).utf8.count
          == 20_001)
    }
  }

  @Test func `bytes that are not UTF-8 come back from a long label`() throws {
    for byte in [0x80, 0xFF, 0xC3] as [UInt8] {
      let label = [UInt8](repeating: byte, count: 50_000) + Array(" 12 km".utf8)
      #expect(normalizer.normalize(label) == [UInt8](repeating: byte, count: 50_000) + Array(" 12 kilometers".utf8))
    }
  }

  @Test func `a trace of a long label has the places of the whole label`() throws {
    let label = String(repeating: "some words and 12 km of road ", count: 2000)
    let trace = normalizer.trace(label)
    expectWellFormed(trace)
    #expect(trace.segments.count { $0.rules == ["quantity"] } == 2000)
    #expect(trace.text == normalizer.normalize(label))
  }

  private let normalizer: Normalizer
  init() throws { normalizer = try Normalizer(rules: Self.rules) }

  /// What stands in each text where they first differ.
  private func firstDifference(_ first: String, _ second: String) -> String {
    let same = zip(first.utf8, second.utf8).prefix { $0 == $1 }.count
    func shown(_ text: String) -> String {
      String(decoding: text.utf8.dropFirst(max(0, same - 20)).prefix(50), as: UTF8.self)
    }
    return "\(shown(first)) <> \(shown(second))"
  }
}
