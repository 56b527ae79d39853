import TestSupport
import Testing

@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableRules

/// Text that no rule is about comes back byte for byte.
struct UnchangedTextTests {
  private let normalizer: Normalizer

  init() throws {
    normalizer = try Normalizer(rules: "  - {id: r, pass: first, match: '(?<n>[0-9]+)€', say: '${n} euros'}")
  }

  @Test(
    arguments: [
      [], [0xFF], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x99], [0x80, 0x80], [0xC0, 0x80], [0xED, 0xA0, 0x80],
      [0xF4, 0x90, 0x80, 0x80],
      [0x00], [0x61, 0x00, 0x62], [0x0D, 0x0A], [0xEF, 0xBB, 0xBF], [0xEF, 0xBF, 0xBD], [0xEF], [0xEF, 0xA3],
      [0xEF, 0xA3, 0xB0],
      [0xEF, 0xA3, 0xB1], [0xEF, 0xA3, 0xB0, 0xEF, 0xA3], [0x65, 0xCC, 0x81],
    ] as [[UInt8]])
  func `bytes of any kind come back, and what stands beside them is said`(bytes: [UInt8]) {
    #expect(normalizer.normalize(bytes) == bytes)
    let price = Array(" 5€ ".utf8)
    let said = Array(" 5 euros ".utf8)
    #expect(normalizer.normalize(bytes + price + bytes) == bytes + said + bytes)
    #expect(normalizer.normalize(price + bytes + price) == said + bytes + said)
    expectWellFormed(normalizer.trace(bytes + price + bytes))
  }

  @Test func `a stand-in character in a label is no placeholder`() throws {
    let rules = "  - {id: r, pass: first, match: '{placeholder}', say: 'number'}"
    #expect(try Normalizer(rules: rules).normalize("a \u{F8F0} \u{F8F1}") == "a \u{F8F0} \u{F8F1}")
  }

  @Test func `random bytes without a match come back`() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<3000 {
      // No euro sign: without the byte 0x82 there is none.
      let label = (0..<Int.random(in: 0...40, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
        .filter { $0 != 0x82 }
      #expect(normalizer.normalize(label) == label)
    }
  }

  @Test func `random bytes around a match come back`() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<1000 {
      let noise = (0..<Int.random(in: 0...12, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
        .filter { $0 != 0x82 }
      let trace = normalizer.trace(noise + Array(" 7€ ".utf8) + noise)
      #expect(trace.spoken == noise + Array(" 7 euros ".utf8) + noise)
      expectWellFormed(trace)
    }
  }

  @Test func `words without signs or digits come back in every embedded locale`() throws {
    var random = SeededGenerator(seed: 3)
    let letters = Array("bcdfghjklpqvwz")
    for say in Normalizer.embedded.values {
      for _ in 0..<300 {
        let words = (0..<Int.random(in: 0...6, using: &random)).map { _ in
          String((0..<Int.random(in: 8...12, using: &random)).compactMap { _ in letters.randomElement(using: &random) })
        }
        let label = words.joined(separator: " ")
        #expect(say.normalize(label) == label)
      }
    }
  }
}
