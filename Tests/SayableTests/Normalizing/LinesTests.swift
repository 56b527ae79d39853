import TestSupport
import Testing

@testable import BuiltInRuleFiles
import Sayable
@testable import SayableEngine
@testable import SayableRules

struct LinesTests {
  /// Says that there may be a formula where a `$` stands.
  private struct Dollars: FormulaFinding {
    func formulas(in label: [UInt8]) -> [SpokenFormula] { [] }
    func mayFindFormula(in label: Span<UInt8>) -> Bool { label.indices.contains { label[$0] == UInt8(ascii: "$") } }
  }

  private static let plain: [[UInt8]] = [
    Array("Open the door".utf8), [], Array("Straße nach Köln".utf8), Array("Save".utf8), Array("日本語の文".utf8),
    Array("word ".utf8),
  ]
  private static let odd: [[UInt8]] = [
    Array("Save\r".utf8), [0x61, 0xFF, 0x62], Array("a\u{F8F0}".utf8), Array(repeating: 0x61, count: 20_000),
    Array("Hello $x".utf8), [0xC3], Array("5 km".utf8), Array("Hi {name}".utf8),
  ]

  @Test(arguments: [[], ["protect", "units"]] as [Set<String>])
  func `each line is said as if it stood alone`(disabled: Set<String>) throws {
    var options = NormalizerOptions()
    options.disabledPasses = disabled
    var random = SeededGenerator(seed: 3)
    let normalizers = try [
      Normalizer(locale: "de", options: options), Normalizer(locale: "de", options: options, formulas: Dollars()),
    ]
    for round in 0..<300 {
      var lines = (0..<Int.random(in: 0..<12, using: &random)).compactMap { _ in
        Self.plain.randomElement(using: &random)
      }
      lines.append(
        round % 3 == 0
          ? Array(LabelGenerator.label(&random).replacing("\n", with: " ").utf8)
          : (round % 3 == 1 ? Self.odd : Self.plain).randomElement(using: &random) ?? [])
      lines += (0..<3).compactMap { _ in Self.plain.randomElement(using: &random) }
      for separator in [UInt8(ascii: "\n"), 0] {
        let text = Array(lines.joined(separator: [separator]))
        for normalizer in normalizers {
          var said: [UInt8] = []
          _ = normalizer.sayLines(text, separator: separator, into: &said)
          // A carriage return belongs to the end of a line, which the last of these lines has not.
          if separator == 0 || !lines.contains(where: { $0.last == UInt8(ascii: "\r") }) {
            #expect(said == Array(lines.map { normalizer.normalize($0) }.joined(separator: [separator])))
          }
        }
      }
    }
  }

  @Test(arguments: [
    ("", ""), ("\n", "\n"), ("5 km\nSave\n\n5 km\n", "5 kilometers\nSave\n\n5 kilometers\n"),
    ("Save\r\n5 km", "Save\r\n5 kilometers"),
  ])
  func `the last line may have its separator`(text: String, said: String) throws {
    let normalizer = try #require(try Normalizer.embedded("en"))
    var answers: [UInt8] = []
    _ = normalizer.sayLines(Array(text.utf8), separator: UInt8(ascii: "\n"), into: &answers)
    #expect(String(decoding: answers, as: UTF8.self) == said)
  }

  @Test func `a rule that matches everywhere applies to each line`() throws {
    let file = RuleFile(
      name: "app.yaml",
      text: "locale: en\nrules:\n  - id: all\n    pass: symbols\n    match: 'x*'\n    say: 'y'\n")
    let normalizer = try Normalizer(locale: "en", appRules: [file])
    let text = Array("x\r\n\nax".utf8)
    var said: [UInt8] = []
    _ = normalizer.sayLines(text, separator: UInt8(ascii: "\n"), into: &said)
    #expect(said == Array("y\r\n\nay".utf8))
  }
}
