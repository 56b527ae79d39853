import TestSupport
import Testing

@testable import Sayable

struct UntouchedLinesTests {
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

  /// Where the first line begins that is not left untouched when it is asked for alone.
  private func expected(_ lines: [[UInt8]], _ normalizer: Normalizer) -> Int {
    var start = 0
    for line in lines {
      guard line.last != UInt8(ascii: "\r"), normalizer.leavesUntouched(line) else { return start }
      start += line.count + 1
    }
    return max(0, start - 1)
  }

  @Test(arguments: [[], ["opaque", "units"]] as [Set<String>])
  func `lines are untouched up to the first that is not when it stands alone`(disabled: Set<String>) throws {
    var options = NormalizerOptions()
    options.disabled = disabled
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
          #expect(
            normalizer.untouchedLines(in: text.span, separator: separator, from: 0) == expected(lines, normalizer),
            "\(String(decoding: text, as: UTF8.self))")
        }
      }
    }
  }

  @Test func `lines are looked at from a start on, and the last may have its separator`() throws {
    let normalizer = try #require(try Normalizer.embedded("en"))
    let text = Array("5 km\nSave\n\nSave\n".utf8)
    #expect(normalizer.untouchedLines(in: text.span, separator: UInt8(ascii: "\n"), from: 0) == 0)
    #expect(normalizer.untouchedLines(in: text.span, separator: UInt8(ascii: "\n"), from: 5) == text.count)
    #expect(normalizer.untouchedLines(in: text.span, separator: UInt8(ascii: "\n"), from: text.count) == text.count)
  }

  @Test func `a rule that always may match leaves no line untouched`() throws {
    let file = RuleFile(
      name: "app.yaml",
      text: "locale: en\nrules:\n  - id: all\n    pass: symbols\n    match: 'x*'\n    say: 'y'\n")
    let normalizer = try Normalizer(locale: "en", appRules: [file])
    #expect(normalizer.untouchedLines(in: Array("a\nb".utf8).span, separator: UInt8(ascii: "\n"), from: 0) == 0)
  }
}
