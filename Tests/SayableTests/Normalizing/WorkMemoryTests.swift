import Testing

@testable import BuiltInRuleFiles
import Sayable
@testable import SayableEngine
@testable import SayableRules

/// Nothing of one label shows in another, whatever was worked on before or at the same time.
struct WorkMemoryTests {
  private static let labels = [
    "2 bd. • 75 m²", "Settings", "Mon 9:30 – 10:15", "%d km", "\u{F8F0} 5 km \u{F8F1}", "5 – 10 km",
    String(repeating: "12 km, ", count: 20_000), "12 km", "1 kg 1.5 kg 0 kg 100 kg 01 kg",
  ]

  @Test func `the order of labels does not matter`() throws {
    let answers = try Self.labels.map { try Normalizer(locale: "en").normalize($0) }
    let say = try Normalizer(locale: "en")
    for (label, answer) in Array(zip(Self.labels, answers)) + zip(Self.labels, answers).reversed() {
      #expect(say.normalize(label) == answer)
      #expect(say.trace(label).text == answer)
    }
  }

  @Test func `more labels than there are places are worked on at once`() async throws {
    let say = try Normalizer(locale: "en")
    let labels = Self.labels.filter { $0.utf8.count < 100 }
    let answers = labels.map(say.normalize)
    await withTaskGroup(of: Bool.self) { group in
      for task in 0..<64 {
        group.addTask {
          (0..<200).allSatisfy { round in
            let index = (task + round) % labels.count
            return say.normalize(labels[index]) == answers[index]
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  @Test func `memory in use is given to nobody else, however deep the work goes`() {
    let pool = WorkMemoryPool(ruleCount: 1)
    func depth(_ left: Int) -> Int {
      pool.withMemory { memory in
        memory.replacements.append("x")
        let inner = left > 0 ? depth(left - 1) : 0
        return inner + memory.replacements.words.count
      }
    }
    #expect(depth(40) == 41)
  }
}
