import TestSupport
import Testing

@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableRules

/// Examples of the rules with tokens of one another left out, added, doubled and exchanged: what lies near to what rules
/// match.
struct MutatedExampleTests {
  private enum Kind { case digits, letters, other }

  private static func kind(_ character: Character) -> Kind {
    character.isNumber ? .digits : character.isLetter ? .letters : .other
  }

  /// Numbers, words, and all other characters one by one.
  private static func tokens(of text: String) -> [String] {
    var tokens: [String] = []
    for character in text {
      if let last = tokens.last?.last, kind(last) == kind(character), kind(character) != .other {
        tokens[tokens.count - 1].append(character)
      } else {
        tokens.append(String(character))
      }
    }
    return tokens
  }

  private static func mutation(of examples: [[String]], _ random: inout SeededGenerator) -> String {
    func example() -> [String] { examples.randomElement(using: &random) ?? [] }
    var label = example()
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      guard let place = label.indices.randomElement(using: &random) else { break }
      switch Int.random(in: 0..<7, using: &random) {
      case 0: label[place] = example().randomElement(using: &random) ?? ""
      case 1: label.remove(at: place)
      case 2: label.insert(example().randomElement(using: &random) ?? "", at: place)
      case 3: label.insert(label[place], at: place)
      case 4: label += [[" ", "", ", ", " - ", "/", " • "].randomElement(using: &random) ?? ""] + example()
      case 5: label.swapAt(place, Int.random(in: label.indices, using: &random))
      default: label.removeSubrange(place...)
      }
    }
    return label.joined()
  }

  @Test(arguments: RuleLibrary.testedLocales)
  func `saying what was said of a mutated example changes nothing`(tag: LanguageTag) throws {
    let normalizer = try #require(Normalizer.embedded[tag])
    let examples = try #require(Normalizer.examples[tag]).map(Self.tokens)
    var random = SeededGenerator(seed: 3)
    let changed = (0..<2000).compactMap { _ -> String? in
      let label = Self.mutation(of: examples, &random)
      let once = normalizer.normalize(label)
      let twice = normalizer.normalize(once)
      return once == twice ? nil : "'\(label)' -> '\(once)' -> '\(twice)'"
    }
    #expect(changed.isEmpty, "\(changed.joined(separator: "\n"))")
  }
}
