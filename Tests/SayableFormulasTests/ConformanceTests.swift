import Foundation
import BuiltInRuleFiles
import SayableEngine
import SayableRules
import TestSupport
import SayableMathML
import Testing

@testable import SayableFormulas

/// Formulas with the speech that others want, which lie beside the checkout and are no part of the project. Where the
/// folder is missing, as in a clone of the project alone, these tests are skipped.
struct ConformanceTests {
  /// The words of the others where they differ from those of the product.
  private static let overlay = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Conformance/Overlay")
  private static let cases = ConformanceData.folder.appending(path: "formula/speech-sre.tsv")

  @Test(
    // Skipped where the cases are not there.
    .enabled(if: ConformanceData.isThere),
    arguments: [
      ("en", "ClearSpeak", 0.97), ("de", "ClearSpeak", 0.93), ("fr", "ClearSpeak", 0.93), ("it", "ClearSpeak", 0.93),
      ("nb", "ClearSpeak", 0.93), ("sv", "ClearSpeak", 0.93), ("en", "MathSpeak", 0.95), ("es", "MathSpeak", 0.9),
      ("da", "MathSpeak", 0.9), ("ca", "MathSpeak", 0.9), ("de", "MathSpeak", 0.9), ("fr", "MathSpeak", 0.9),
      ("it", "MathSpeak", 0.9), ("nb", "MathSpeak", 0.9), ("sv", "MathSpeak", 0.9),
    ])
  func `formulas are said as others want them said`(_ locale: String, _ style: String, share: Double) throws {
    let rows = try String(contentsOf: Self.cases, encoding: .utf8).split(separator: "\n")
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    let head = try #require(rows.first)
    func column(_ name: String) throws -> Int { try #require(head.firstIndex(of: name)) }
    let (input, syntax, wanted) = (try column("input"), try column("syntax"), try column("expected"))
    let (tag, way, prefs, kind) = (
      try column("locale"), try column("style"), try column("prefs"), try column("kind")
    )
    let chosen = rows.dropFirst().filter {
      $0[tag] == locale && $0[way] == style && $0[kind] == "formula" && ["", "Verbose"].contains($0[prefs])
    }
    try #require(chosen.count > 100)
    let files = try ["root", locale].map { folder in
      let name = "\(folder)/formulas.yaml"
      return RuleFile(name: name, text: try String(contentsOf: Self.overlay.appending(path: name), encoding: .utf8))
    }
    let speaker = try FormulaSpeaker(
      locale: LanguageTag(locale), style: #require(SpeechStyle(name: style)),
      library: try RuleLibrary.builtIn.adding(files))
    var wrong: [String] = []
    for row in chosen {
      let formula = try? Formula.parse(row[input], syntax: FormulaSyntax(rawValue: row[syntax]))
      let said = formula.map(speaker.speak) ?? ""
      if folded(said) != folded(row[wanted]) { wrong.append("'\(row[input])' is said '\(said)', not '\(row[wanted])'") }
    }
    let reached = 1 - Double(wrong.count) / Double(chosen.count)
    #expect(reached >= share, "\(wrong.count) of \(chosen.count) differ:\n\(wrong.joined(separator: "\n"))")
  }

  /// The words in small letters, without the marks of pauses; a mark between two digits is part of a number.
  private func folded(_ text: String) -> [Substring] {
    var characters = Array(text.lowercased())
    for index in characters.indices where ".,:;".contains(characters[index]) {
      let isInNumber =
        index > 0 && index + 1 < characters.count && characters[index - 1].isNumber && characters[index + 1].isNumber
      if !isInNumber || characters[index] == ";" { characters[index] = " " }
    }
    return String(characters).split(whereSeparator: \.isWhitespace)
  }
}
