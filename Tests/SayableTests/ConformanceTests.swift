import Foundation
import TestSupport
import Testing

@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableRules

/// Labels with the wordings that others want, which lie beside the checkout and are no part of the project. Where the
/// folder is missing, as in a clone of the project alone, these tests are skipped.
struct ConformanceTests {
  private static let labels = ConformanceData.folder.appending(path: "labels")

  @Test(
    // Skipped where the cases are not there.
    .enabled(if: ConformanceData.isThere),
    arguments: [("probes.tsv", 0.85), ("units.tsv", 0.99)])
  func `labels are said as others want them said`(file: (name: String, share: Double)) throws {
    let rows = try String(contentsOf: Self.labels.appending(path: file.name), encoding: .utf8).split(separator: "\n")
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    let head = try #require(rows.first)
    let localeColumn = try #require(head.firstIndex(of: "locale"))
    let writtenColumn = try #require(head.firstIndex { ["written", "input"].contains($0) })
    let wantedColumn = try #require(head.firstIndex { ["wanted", "expected"].contains($0) })
    var count = 0
    var wrong: [String] = []
    for locale in ["en", "fr", "nl"] {
      let cases = rows.dropFirst().filter { $0[localeColumn] == locale }
      try #require(!cases.isEmpty)
      count += cases.count
      let normalizer = try #require(try Normalizer.embedded(locale))
      for row in cases {
        let said = normalizer.normalize(row[writtenColumn])
        if row[wantedColumn].split(separator: "~").contains(where: { folded(String($0)) == folded(said) }) { continue }
        wrong.append("\(locale): '\(row[writtenColumn])' is said '\(said)'")
      }
    }
    let share = 1 - Double(wrong.count) / Double(count)
    #expect(share >= file.share, "\(wrong.count) of \(count) differ:\n\(wrong.joined(separator: "\n"))")
  }

  /// Without what a voice does not tell apart: case, kinds of space, hyphens between letters, pause marks outside
  /// numbers.
  private func folded(_ text: String) -> String {
    var text = text.replacing(/[\u{A0}\u{202F}\u{2009}]/, with: " ")
    var scalars = Array(text.unicodeScalars)
    func isDigit(_ index: Int) -> Bool {
      scalars.indices.contains(index) && scalars[index].properties.numericType == .decimal
    }
    func isLetter(_ index: Int) -> Bool { scalars.indices.contains(index) && scalars[index].properties.isAlphabetic }
    for index in scalars.indices {
      switch scalars[index] {
      case ".", ",", ":": if !isDigit(index - 1) || !isDigit(index + 1) { scalars[index] = " " }
      case ";", "…": scalars[index] = " "
      case "-": if isLetter(index - 1), isLetter(index + 1) { scalars[index] = " " }
      default: break
      }
    }
    text = String(String.UnicodeScalarView(scalars)).lowercased()
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
