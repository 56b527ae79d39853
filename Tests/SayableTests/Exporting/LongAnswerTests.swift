import TestSupport
import Testing

@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableExport
@testable import SayableRules

@Suite struct `Answers to long labels` {
  /// Several stretches, with characters of all lengths, with bytes that are not UTF-8, and empty.
  private static let labels: [[UInt8]] = [
    [], Array("8 m²".utf8),
    Array(String(repeating: "8 m² • 5 km of \"words\" that no rule is about, é 文 😀 ", count: 2_000).utf8),
    Array(String(repeating: "5 km ", count: 5_000).utf8) + [0xFF, 0xE2, 0x82]
      + Array(String(repeating: "x", count: 40_000).utf8) + [0xC3],
    [UInt8](repeating: 0x80, count: 40_000),
  ]

  private func whole(_ answer: some LongAnswer) -> [UInt8] {
    var (answer, bytes): (_, [UInt8]) = (answer, [])
    while let piece = answer.next() { bytes += piece }
    return bytes
  }

  @Test(arguments: labels.indices, [OffsetUnit.utf8, .utf16, .scalar])
  func `are the same in pieces as in one, as JSON`(label: Int, unit: OffsetUnit) throws {
    let (say, label) = (try #require(Normalizer.embedded[.english]), Self.labels[label])
    let expected = TraceJSON(say.trace(label, recordsSteps: false), offsets: unit).bytes
    let around = [0x38] + label + [0x38]
    #expect(whole(LongTraceJSON(1..<(label.count + 1), of: around, say, offsets: unit)) == expected)
  }

  @Test(arguments: labels.indices) func `are the same in pieces as in one, as SSML`(label: Int) throws {
    let (say, label) = (try #require(Normalizer.embedded[.english]), Self.labels[label])
    let expected = SpeechMarkup(say.trace(label, recordsSteps: false), language: .english).text
    #expect(whole(LongSpeechMarkup(0..<label.count, of: label, say, language: .english)) == Array(expected.utf8))
  }
}
