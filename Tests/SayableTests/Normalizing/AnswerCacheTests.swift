import Prefilter
import TestSupport
import Testing

@testable import BuiltInRuleFiles
import Sayable
@testable import SayableEngine
@testable import SayableRules

struct AnswerCacheTests {
  private func text(_ answers: AnswerCache, _ label: String) -> String? {
    switch answers.answer(to: Array(label.utf8).view) {
    case .text(let range):
      var text: [UInt8] = []
      answers.append(range, to: &text)
      return String(decoding: text, as: UTF8.self)
    case .unchanged: return label
    case nil: return nil
    }
  }

  @Test func `an answer is found for its label alone`() {
    var answers = AnswerCache()
    #expect(text(answers, "") == nil)
    answers.insert(Array("5 km".utf8).view, Array("5 kilometers".utf8)[...])
    answers.insert(Array("{a}".utf8).view, nil)
    answers.insert([UInt8]().view, nil)
    #expect(text(answers, "5 km") == "5 kilometers")
    #expect(text(answers, "{a}") == "{a}")
    #expect(text(answers, "") == "")
    #expect(text(answers, "5 k") == nil)
    #expect(text(answers, "6 km") == nil)
  }

  @Test func `long labels and long answers are not kept, and what is kept has a bound`() {
    var answers = AnswerCache()
    answers.insert([UInt8](repeating: 97, count: 300).view, nil)
    #expect(text(answers, String(repeating: "a", count: 300)) == nil)
    for number in 0..<20_000 {
      answers.insert(Array("label \(number)".utf8).view, [UInt8](repeating: 97, count: number % 700)[...])
      #expect(text(answers, "label \(number)")?.utf8.count == number % 700)
    }
    #expect(answers.byteCount < 1 << 20)
    #expect(text(answers, "label 1") == nil)
  }

  @Test func `a label is said alike when it comes again, alone, among lines and by other options`() throws {
    let normalizer = try #require(try Normalizer.embedded("en"))
    var disabled = NormalizerOptions()
    disabled.disabledPasses = ["units"]
    let other = normalizer.changing(disabled)
    let fresh = try Normalizer(locale: "en", options: disabled)
    var random = SeededGenerator(seed: 11)
    let labels = ["2 bd. • 75 m²", "{a} km", "8 m²"] + (0..<200).map { _ in LabelGenerator.label(&random) }
    for label in labels {
      let first = normalizer.normalize(label)
      #expect(normalizer.normalize(label) == first)
      #expect(normalizer.normalize(Array(label.utf8)) == Array(first.utf8))
      #expect(other.normalize(label) == fresh.normalize(label))
      #expect(normalizer.normalize(label) == first)
    }
  }
}
