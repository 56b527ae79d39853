import Prefilter
import TestSupport
import Testing

@testable import Sayable

struct TouchedLinesTests {
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

  /// Where the lines begin that are not left untouched when they are asked for alone.
  private func expected(_ lines: [[UInt8]], _ separator: UInt8, _ normalizer: Normalizer) -> [Int] {
    var start = 0
    var starts: [Int] = []
    for (number, line) in lines.enumerated() where number < lines.count - 1 || !line.isEmpty {
      let isOdd = separator == UInt8(ascii: "\n") && line.last == UInt8(ascii: "\r")
      if isOdd || !normalizer.leavesUntouched(line) { starts.append(start) }
      start += line.count + 1
    }
    return starts
  }

  /// Nil where each line is looked at on its own.
  private func starts(in text: [UInt8], _ separator: UInt8, _ normalizer: Normalizer) -> [Int]? {
    normalizer.touchedLines(in: text.span, separator: separator)?.lines.map(\.start)
  }

  @Test(arguments: [[], ["protect", "units"]] as [Set<String>])
  func `those lines are touched that are when they stand alone`(disabled: Set<String>) throws {
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
          var said: [UInt8] = []
          normalizer.sayLines(text, separator: separator, into: &said)
          // A carriage return belongs to the end of a line, which the last of these lines has not.
          if !lines.contains(where: { $0.last == UInt8(ascii: "\r") }) {
            #expect(said == Array(lines.map { normalizer.normalize($0) }.joined(separator: [separator])))
          }
          let starts = starts(in: text, separator, normalizer)
          if lines.contains(where: { $0.count > Stretch.usualLength }) {
            #expect(starts == nil)
          } else {
            #expect(starts == expected(lines, separator, normalizer), "\(String(decoding: text, as: UTF8.self))")
          }
        }
      }
    }
  }

  @Test(arguments: [("", []), ("\n", []), ("5 km\nSave\n\n5 km\n", [0, 11]), ("Save\n5 km", [5])])
  func `the last line may have its separator`(text: String, starts: [Int]) throws {
    let normalizer = try #require(try Normalizer.embedded("en"))
    #expect(self.starts(in: Array(text.utf8), UInt8(ascii: "\n"), normalizer) == starts)
  }

  @Test func `with a rule that always may match each line is looked at`() throws {
    let file = RuleFile(
      name: "app.yaml",
      text: "locale: en\nrules:\n  - id: all\n    pass: symbols\n    match: 'x*'\n    say: 'y'\n")
    let normalizer = try Normalizer(locale: "en", appRules: [file])
    let text = Array("x\r\n\nax".utf8)
    #expect(starts(in: text, UInt8(ascii: "\n"), normalizer) == nil)
    var said: [UInt8] = []
    normalizer.sayLines(text, separator: UInt8(ascii: "\n"), into: &said)
    #expect(said == Array("y\r\n\nay".utf8))
  }
}
